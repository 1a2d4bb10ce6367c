/** "How to play" with Merchants of the Seas: a voyage with a trade, a dwelling that a ship pays for, the shipyard. */
import type { LessonStep } from '$table';
import { happened, only, OPTIONS, rows } from './lesson_rows.ts';

const SEA = {
  merchants: true,
  round_tiles: ['SEA10', 'SEA7', 'SEA5', 'SEA3', 'SEA4', 'SEA8'],
  bonus_cards: ['BON12', 'BON1', 'BON3', 'BON5', 'BON8'],
};
/** Mermaids with a ship in harbour on E4, beside the Alchemists on E5. */
const START = [
  ...rows('take mermaids', 'take alchemists', 'place E4', 'place E5', 'place E10', 'place D5', 'dock E4'),
  ...rows('card BON1', 'card BON12'),
];

const common = { seat: 0, options: { ...OPTIONS, ...SEA } };

export const seaLesson: LessonStep[] = [
  {
    ...common,
    key: 'sea-trade',
    before: START,
    shows: ['special:voyage', 'E5'],
    allows: only(/^(special voyage|sail 1 r(14|21)|trade 1 E5)$/),
    done: happened('traded'),
  },
  {
    ...common,
    key: 'sea-settle',
    before: [...START, ...rows('special voyage', 'sail 1 r20', 'end', 'pass BON3')],
    shows: ['F2'],
    allows: only(/^(transform F2 lakes|settle 1 F2)$/),
    done: happened('ship_spent'),
  },
  {
    ...common,
    key: 'sea-shipyard',
    before: [...START, ...rows('upgrade E4 trading_post', 'end', 'decline 0 1', 'pass BON3')],
    shows: ['E4'],
    allows: only(/^upgrade E4 shipyard$/),
    done: happened('upgraded'),
  },
];
