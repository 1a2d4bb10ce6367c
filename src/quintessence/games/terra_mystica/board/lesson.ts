/** "How to play": seven positions of a game for two, each with one thing to do. */
import type { Action, LessonStep, Row } from '$table';
import { happened, only, OPTIONS, rows } from './lesson_rows.ts';

/** Halflings and Swarmlings, side by side on the plains and lakes in the west. */
const START = rows(
  'take halflings',
  'take swarmlings',
  'place E2',
  'place D2',
  'place E4',
  'place E6',
  'card BON7',
  'card BON8',
);
const POST = [...START, ...rows('upgrade E2 trading_post', 'end', 'decline 0 1')];
/** What the other does when asked: nothing that matters here. */
const declines = (legal: Action[]): Row | null =>
  ['decline', 'pass'].flatMap((tag) => legal.find((action) => action.row[0] === tag) ?? [])[0]?.row ?? null;

const common = { seat: 0, options: OPTIONS, replies: declines };

export const lesson: LessonStep[] = [
  {
    ...common,
    key: 'build',
    before: START,
    shows: ['E5'],
    allows: only(/^(transform E5 plains|build E5)$/),
    done: happened('built'),
  },
  {
    ...common,
    key: 'upgrade',
    before: START,
    shows: ['E2'],
    allows: only(/^upgrade E2 trading_post$/),
    done: happened('upgraded'),
  },
  {
    ...common,
    key: 'offer',
    before: [...POST, ...rows('upgrade D2 trading_post')],
    shows: ['D2'],
    allows: only(/^(accept|decline) /),
    done: (_rows, events) => happened('accepted')(_rows, events) || happened('declined')(_rows, events),
  },
  {
    ...common,
    key: 'power',
    before: START,
    shows: ['space:ACT2'],
    allows: only(/^(open|close|convert burn|power ACT2)$/),
    done: happened('used_power'),
  },
  {
    ...common,
    key: 'cult',
    before: START,
    shows: ['cult:water'],
    allows: only(/^send water/),
    done: happened('sent_priest'),
  },
  {
    ...common,
    key: 'favour',
    before: [...POST, ...rows('pass BON1')],
    shows: ['E2'],
    allows: only(/^(upgrade E2 temple|favour )/),
    done: happened('took_favour'),
  },
  {
    ...common,
    key: 'town',
    before: rows(
      'take halflings',
      'take auren',
      'place F7',
      'place G3',
      'place I11',
      'place H7',
      'card BON3',
      'card BON7',
      'transform G6 plains',
      'build G6',
      'end',
      'pass BON5',
      'pass BON3',
      'pass BON7',
      'transform E10 plains',
      'build E10',
      'end',
      'pass BON5',
      'pass BON1',
      'build D8',
      'end',
      'upgrade G6 trading_post',
      'end',
    ),
    shows: ['H7'],
    allows: only(/^(upgrade H7 trading_post|town )/),
    done: happened('took_town'),
  },
];
