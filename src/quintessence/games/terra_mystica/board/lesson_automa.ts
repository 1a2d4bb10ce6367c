/** "How to play" against the Automa: four moments of a first game, each of which it answers with its cards. */
import type { LessonStep } from '$table';
import { happened, only, OPTIONS, rows } from './lesson_rows.ts';

const AUTOMA = { automa: 'simpletons', automa_level: 1, automa_terrain: 'forest' };

const START = rows('take halflings', 'card BON7', 'place E2', 'place E6');
const SECOND = [...START, ...rows('upgrade E2 trading_post', 'end')];
const LAST = [...SECOND, ...rows('transform E5 plains', 'build E5', 'end')];
const THIRD_ROUND = [
  ...LAST,
  ...rows('pass BON3', 'upgrade E6 trading_post', 'end', 'upgrade E2 temple', 'favour FAV11', 'end'),
  ...rows('pass BON8', 'upgrade E5 trading_post', 'end'),
];

const common = { seat: 0, options: { ...OPTIONS, ...AUTOMA }, isExplained: true };

export const automaLesson: LessonStep[] = [
  {
    ...common,
    key: 'automa-cards',
    before: START,
    shows: ['automa', 'E2'],
    allows: only(/^(upgrade E2 trading_post|end)$/),
    done: happened('automa_drew', 'automa'),
  },
  {
    ...common,
    key: 'automa-supply',
    before: SECOND,
    shows: ['automa', 'E5'],
    allows: only(/^(transform E5 plains|build E5|end)$/),
    done: happened('upgraded', 'automa'),
  },
  {
    ...common,
    key: 'automa-deck',
    before: LAST,
    shows: ['automa', 'card:BON3'],
    allows: only(/^pass BON3$/),
    done: happened('automa_piled', 'automa'),
  },
  {
    ...common,
    key: 'automa-criteria',
    before: THIRD_ROUND,
    shows: ['automa', 'cult:fire'],
    allows: only(/^(send fire 3|end)$/),
    done: happened('built', 'automa'),
  },
];
