/** "How to play": eight positions, each with one thing to do. Cards are named by a half: any deck that has it will do. */
import type { Action, LessonStep, Row, Values } from '$table';

const start = (scenario: Values): Values => ({
  scenario: { first: 0, turn: 0, gods: ['poseidon', 'gaia'], pile: 20, ...scenario },
});

const happened = (events: Action[], tag: string): boolean => events.some((action) => action.row[0] === tag);

/** Only actions that are typed so. */
const only =
  (command: RegExp) =>
  (row: Row): boolean =>
    command.test(row.join(' '));

/** What the opponent plays: announces a Destruction in turn, lets everything happen, gives up the first thing there is. */
const opponent = (legal: Action[]): Row | null =>
  ['decline', 'give_up', 'destroy'].flatMap((tag) => legal.find((action) => action.row[0] === tag) ?? [])[0]?.row ??
  null;

const THEIRS = { lands: ['minotaur-1', 'centaur-2'], forest: ['pegasus-1'] };
const LAGOON = ['triton-1', 'siren-2', 'nereid-3', 'cetus-4'];
const SMALL = { lagoon: LAGOON.slice(0, 3), mountain: ['chimera-1'] };

export const lesson: LessonStep[] = [
  {
    key: 'add',
    seat: 0,
    options: start({ hands: [['triton-1', 'satyr-3', 'dionysos'], ['shield']], cities: [{}, {}] }),
    shows: ['0:lagoon-1', 'card:triton-1'],
    allows: only(/^add \S*triton-1\S* lagoon-1/),
    done: (_rows, events) => happened(events, 'added'),
  },
  {
    key: 'order',
    seat: 0,
    options: start({
      hands: [['griffin-1', 'sphinx-3', 'dragon-4'], ['shield']],
      cities: [{ lagoon: ['triton-1'] }, THEIRS],
    }),
    shows: ['0:forest-1'],
    allows: only(/^add \S*griffin-1\S* forest-1/),
    done: (_rows, events) => happened(events, 'added'),
  },
  {
    key: 'swap',
    seat: 0,
    options: start({
      hands: [['satyr-2', 'sphinx-3', 'dragon-4'], ['shield']],
      cities: [{ lagoon: ['triton-1'], lands: ['centaur-1', 'centaur-2'] }, { forest: ['pegasus-1'] }],
    }),
    shows: ['0:lands-2', 'card:satyr-2'],
    allows: only(/^swap \S*satyr-2\S* lands-2/),
    done: (_rows, events) => happened(events, 'swapped'),
  },
  {
    key: 'halves',
    seat: 0,
    options: start({
      hands: [['shield', 'sphinx-3', 'satyr-3'], ['take']],
      cities: [{ lagoon: LAGOON, mountain: ['chimera-1'] }, THEIRS],
    }),
    shows: ['card:shield', '0:lagoon'],
    allows: only(/^lock .* lagoon$/),
    done: (_rows, events) => happened(events, 'locked'),
  },
  {
    key: 'take',
    seat: 0,
    options: start({
      hands: [['take', 'sphinx-3', 'satyr-3'], ['hippocampus-1']],
      cities: [SMALL, THEIRS],
      stock: ['trident', 'owl', 'helmet'],
    }),
    shows: ['card:take', 'stock'],
    allows: only(/^(take|set) /),
    replies: opponent,
    done: (_rows, events) => happened(events, 'set'),
  },
  {
    key: 'counter',
    seat: 0,
    options: start({
      turn: 1,
      hands: [
        ['shield', 'sphinx-3', 'satyr-3'],
        ['destroy', 'boar-4'],
      ],
      cities: [SMALL, THEIRS],
    }),
    shows: ['card:shield'],
    allows: only(/^counter /),
    replies: opponent,
    done: (_rows, events) => happened(events, 'countered'),
  },
  {
    key: 'destroy',
    seat: 0,
    options: start({
      hands: [['destroy', 'sphinx-3', 'satyr-3'], ['boar-4']],
      cities: [SMALL, THEIRS],
      tokens: [{}, { 'lands-2': 'thunderbolt' }],
    }),
    shows: ['card:destroy', '1:'],
    allows: only(/^destroy /),
    replies: opponent,
    done: (_rows, events) => happened(events, 'removed'),
  },
  {
    key: 'end',
    seat: 0,
    options: start({
      hands: [['dionysos', 'sphinx-3', 'satyr-3'], ['boar-4']],
      cities: [
        {
          lagoon: LAGOON,
          lands: ['centaur-1', 'cyclops-2', 'boar-3', 'satyr-4'],
          forest: ['pegasus-1', 'griffin-2', 'stymphalian-3', 'sphinx-4'],
          mountain: ['chimera-1', 'phoenix-2', 'typhon-3'],
        },
        { forest: ['griffin-1'] },
      ],
    }),
    shows: ['card:dionysos', '0:mountain-4'],
    allows: only(/^add dionysos\S* mountain-4/),
    done: (_rows, events) => happened(events, 'completed'),
  },
];
