/** "How to play": ten situations, each with one thing to do. */
import type { Action, GameEvent, LessonStep, Row, Values } from '$table';

const start = (scenario: Values, adversary = 'mars'): Values => ({
  adversary,
  difficulty: adversary === 'mars' ? 'initiation' : 'medium',
  scenario: {
    characters: ['air_water', 'earth_fire'],
    pawns: [3, 6],
    influence: [
      { air: 2, water: 4 },
      { earth: 2, fire: 1 },
    ],
    tiles: { '3': 1, '4': 2, '9': 1 },
    mines: [{ mine: 'sand_dredge', tile: 5, line: 1 }],
    ...scenario,
  },
});

const happened = (events: GameEvent[], tag: string): boolean => events.some(({ row }) => row[0] === tag);

/** Only actions that are typed so. */
const only =
  (command: RegExp) =>
  (row: Row): boolean =>
    command.test(row.join(' '));

/** The other ambassador keeps nothing, and lets everything be. */
const ally = (legal: Action[]): Row | null =>
  legal.find(({ row }) => row[0] === 'keep' && row[1] === null)?.row ??
  legal.find(({ row }) => row.length === 1)?.row ??
  legal[0]?.row ??
  null;

const OTHERS = ['tremor', 'obsidian', 'red_clay', 'flicker', 'cave_glow'];
const hands = (...cards: string[]): Values => ({ hands: [cards, OTHERS] });

export const lesson: LessonStep[] = [
  {
    key: 'gain',
    seat: 0,
    options: start({
      ...hands('squall', 'drizzle', 'sea_breeze', 'rainbow', 'sea_foam'),
      influence: [
        { air: 2, water: 1 },
        { earth: 2, fire: 1 },
      ],
    }),
    shows: ['card:squall'],
    allows: only(/^play squall gain/),
    done: (_rows, events) => happened(events, 'gained'),
  },
  {
    key: 'move',
    seat: 0,
    options: start(hands('sea_breeze', 'drizzle', 'rainbow', 'sea_foam')),
    shows: ['card:sea_breeze', '4'],
    allows: only(/^(play sea_breeze move|step|stop)/),
    done: (rows) => rows.some((row) => row[0] === 'step'),
  },
  {
    key: 'clean',
    seat: 0,
    options: start(hands('drizzle', 'rainbow', 'sea_foam', 'sea_breeze')),
    shows: ['card:drizzle', '3'],
    allows: only(/^(play drizzle power$|remove)/),
    done: (_rows, events) => happened(events, 'removed'),
  },
  {
    key: 'sanctuary',
    seat: 0,
    options: start(hands('rainbow', 'drizzle', 'sea_foam', 'sea_breeze')),
    shows: ['card:rainbow'],
    allows: only(/^play rainbow sanctuary/),
    done: (_rows, events) => happened(events, 'sanctuary_built'),
  },
  {
    key: 'yellow',
    seat: 0,
    options: start({
      ...hands('fog_bank', 'drizzle', 'sea_foam', 'sea_breeze'),
      tiles: { '3': { pollution: 1, sanctuary: 'air' }, '4': 2, '9': 1 },
    }),
    shows: ['card:fog_bank', '3'],
    allows: only(/^(play fog_bank power_yellow|remove)/),
    done: (_rows, events) => happened(events, 'removed'),
  },
  {
    key: 'attack',
    seat: 0,
    options: start({
      ...hands('squall', 'drizzle', 'sea_foam', 'sea_breeze'),
      pawns: [5, 6],
      influence: [
        { air: 9, water: 4 },
        { earth: 2, fire: 1 },
      ],
    }),
    shows: ['card:squall', '5'],
    allows: only(/^(play squall power$|attack)/),
    done: (_rows, events) => happened(events, 'mine_destroyed'),
  },
  {
    key: 'contamination',
    seat: 0,
    options: start({ ...hands('contamination', 'drizzle', 'sea_foam', 'sea_breeze'), tiles: { '4': 2, '9': 1 } }),
    shows: ['card:contamination', '3'],
    allows: only(/^(play contamination|pay)/),
    done: (_rows, events) => happened(events, 'paid') || happened(events, 'drew'),
  },
  {
    key: 'dome',
    seat: 0,
    options: start({
      ...hands('squall', 'drizzle', 'sea_foam', 'sea_breeze'),
      pawns: [1, 6],
      influence: [
        { air: 7, water: 4 },
        { earth: 2, fire: 1 },
      ],
    }),
    shows: ['card:squall', '1', 'dome'],
    allows: only(/^(play squall power$|attack dome)/),
    done: (_rows, events) => happened(events, 'dome_destroyed'),
  },
  {
    key: 'mines',
    seat: 0,
    options: start({
      ...hands('drizzle', 'sea_foam'),
      phase: 'discard',
      owed: [0, 0],
      tiles: { '3': 1, '5': 2 },
    }),
    shows: ['5', 'sand_dredge'],
    allows: only(/^keep/),
    replies: ally,
    done: (_rows, events) => happened(events, 'mine_advanced'),
  },
  {
    key: 'buy',
    seat: 0,
    options: start({
      ...hands('drizzle'),
      phase: 'market',
      owed: [0, 0],
      market: { air: ['gust', 'hurricane'] },
      influence: [
        { air: 2, water: 4 },
        { earth: 2, fire: 1 },
      ],
    }),
    shows: ['card:hurricane'],
    allows: only(/^buy hurricane/),
    done: (_rows, events) => happened(events, 'bought'),
  },
];
