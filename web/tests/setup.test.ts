import { describe, expect, it } from 'vitest';
import {
  allowedSeats,
  choicesOf,
  clockColumn,
  chosen,
  counted,
  firstPreset,
  free,
  isReconstructed,
  isTaken,
  nextRung,
  openIn,
  parsed,
  resized,
  rungText,
  seating,
  seatsOf,
  settled,
  sitting,
  usualLevel,
  worthTelling,
} from '../src/parts/setup.ts';
import type { GameInfo, Values } from '../src/wire/types.ts';

const game = {
  slug: 'ephyran',
  version: 1,
  seats: [1, 2, 3, 4],
  usual_seats: [2, 3, 4],
  levels: ['level1'],
  options: [
    {
      name: 'gods',
      default: 'dealt',
      choices: ['dealt', 'chosen'],
      seats: { '"chosen"': [1, 2] },
      group: 'board',
      ladder: [],
      limits: [],
    },
    { name: 'scenario', default: null, choices: [], seats: {}, group: 'expert', limits: [] },
  ],
  provenance: { gods: 'printed', cards: 'reconstructed' },
} as unknown as GameInfo;

describe('a table before it is opened', () => {
  it('begins for a newcomer as the game proposes, and seats one person in all seats of who plays alone', () => {
    const preset = (code: string, seats: number) => ({ code, seats, options: {}, is_quick: false });
    const [solo, base, alone] = [preset('solo', 1), preset('base', 2), preset('alone', 2)];
    expect(firstPreset({ ...game, presets: [solo, base, alone] })).toBe(base);
    expect(firstPreset({ ...game, presets: [] })).toBeNull();
    expect(seatsOf(base, 'level2')).toEqual(sitting(2, 'level2'));
    expect(seatsOf(alone, 'level2')).toEqual([{ kind: 'me' }, { kind: 'me' }]);
  });

  it('seats one person among bots, and keeps who sits there when its size changes', () => {
    const two = sitting(2, 'level2');
    expect(two).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'level2' }]);
    const withFriend = [{ kind: 'friend' as const }, { kind: 'me' as const }];
    expect(resized(withFriend, 4, 'level1')).toEqual([
      { kind: 'friend' },
      { kind: 'me' },
      { kind: 'bot', level: 'level1' },
      { kind: 'bot', level: 'level1' },
    ]);
    expect(resized([{ kind: 'friend' }, { kind: 'friend' }, { kind: 'me' }], 2, 'level1')).toEqual([
      { kind: 'me' },
      { kind: 'friend' },
    ]);
  });
  it('has the clock below the seats where the table fills a column, beside it otherwise', () => {
    const option = (group: string, choices: unknown[]): object => ({
      name: group,
      group,
      choices,
      seats: {},
      limits: [],
    });
    const made = (...options: object[]): GameInfo => ({ ...game, usual_seats: [2], options }) as unknown as GameInfo;
    const board = option('board', ['small', 'large']);
    expect(clockColumn(made(board, board))).toBe('seats');
    expect(clockColumn(made(board, board, option('opponent', ['none', 'one'])))).toBe('board');
    expect(clockColumn(made(board, option('board', [])))).toBe('board');
  });
  it('calls a harder choice as the game does, or as its list of choices', () => {
    const own = new Map([['option-automa_level-next', 'level ']]);
    const texts = {
      has: (code: string): boolean => own.has(code),
      say: (code: string, values?: Values): string => `${own.get(code) ?? ''}${String(values?.choice)}`,
      choice: (_: string, value: unknown): string => `${String(value)}, Ultoma`,
    };
    expect(rungText(texts, 'automa_level', 4)).toBe('level 4, Ultoma');
    expect(rungText(texts, 'difficulty', 4)).toBe('4, Ultoma');
  });
  it('tells in a line who, how hard, and what is not as usual', () => {
    const one = (name: string, ladder: unknown[]): object => ({
      option: { name, ladder, default: 'usual' },
      choices: [],
    });
    const open = [one('automa', []), one('level', [1, 2]), one('terrain', [])] as unknown as Parameters<
      typeof worthTelling
    >[0];
    const usual = { automa: 'usual', level: 'usual', terrain: 'usual' };
    expect(worthTelling(open, usual)).toEqual(['automa', 'level']);
    expect(worthTelling(open, { ...usual, terrain: 'swamp' })).toEqual(['automa', 'level', 'terrain']);
  });
  it('knows which way to begin is the one chosen now', () => {
    const two = { seats: sitting(2, 'level1'), options: { gods: 'chosen' } };
    expect(isTaken(game, two, { ...two, options: { gods: 'chosen' } })).toBe(true);
    expect(isTaken(game, two, { ...two, options: { gods: 'dealt' } })).toBe(false);
    expect(isTaken(game, two, { ...two, seats: sitting(3, 'level1') })).toBe(false);
    const usual = { seats: sitting(2, 'level1'), options: {} };
    expect(isTaken(game, usual, { ...usual, options: { gods: 'dealt' } })).toBe(true);
  });
  it('seats an easy rival, and the best partner where all win together', () => {
    const levels = ['level1', 'level2', 'level3'];
    expect(usualLevel({ ...game, levels, relation: 'rivals' })).toBe('level2');
    expect(usualLevel({ ...game, levels, relation: 'allies' })).toBe('level3');
    expect(usualLevel({ ...game, relation: 'rivals' })).toBe('level1');
  });
  it('may be for bots alone, whatever its size, but not for others without oneself', () => {
    const bots = [1, 2].map(() => ({ kind: 'bot' as const, level: 'level1' }));
    expect(seating(bots)).toBe('bots');
    expect(seating(resized(bots, 3, 'level1'))).toBe('bots');
    expect(seating([...bots, { kind: 'friend' }])).toBe('none');
    expect(seating([...bots, { kind: 'me' }])).toBe('me');
  });
  it('has as many players as its options allow', () => {
    expect(allowedSeats(game, { gods: 'dealt' })).toEqual([2, 3, 4]);
    expect(allowedSeats(game, { gods: 'chosen' })).toEqual([1, 2]);
  });
  it('tells how many can play', () => {
    expect([counted([2]), counted([2, 3, 4]), counted([1, 2, 4])]).toEqual(['2', '2–4', '1, 2, 4']);
  });
  it('shows options with choices to everyone, and folds the free ones away', () => {
    expect(chosen(game).map((option) => option.name)).toEqual(['gods']);
    expect(free(game).map((option) => option.name)).toEqual(['scenario']);
  });
  it('reads what is typed as JSON, and names what is not', () => {
    expect(parsed({ scenario: '{"gods": ["gaia"]}', other: '  ' })).toEqual({
      values: { scenario: { gods: ['gaia'] } },
      bad: null,
    });
    expect(parsed({ scenario: '{gods}' })).toEqual({ values: {}, bad: 'scenario' });
  });
  it('knows whether a component is reconstructed', () => {
    expect(isReconstructed(game)).toBe(true);
    expect(isReconstructed({ ...game, provenance: { gods: 'printed' } })).toBe(false);
  });
});

/** One or two against a side that nobody sits at, or two to five without it. */
const solo = {
  slug: 'terra_mystica',
  seats: [1, 2, 3],
  usual_seats: [2, 3],
  options: [
    {
      ...{ name: 'automa', default: 'none', choices: ['none', 'simpletons', 'druids'], group: 'opponent' },
      ...{ limits: [], ladder: [] },
      seats: { '"simpletons"': [1, 2], '"druids"': [1] },
    },
    {
      ...{ name: 'automa_level', default: 1, choices: [1, 2, 3], seats: {}, group: 'opponent' },
      ...{ limits: [{ option: 'automa', values: ['none'], choices: [1] }], ladder: [1, 2, 3] },
    },
  ],
} as unknown as GameInfo;
const names = (options: Values, count: number): string[] =>
  openIn(solo, 'opponent', options, count).map(({ option }) => option.name);

describe('what a set-up offers', () => {
  it('is what the number of players leaves', () => {
    const [automa] = solo.options;
    const offered = (count: number): unknown[] => (automa ? choicesOf(solo, automa, {}, count) : []);
    expect([offered(1), offered(2), offered(3)]).toEqual([['simpletons', 'druids'], ['none', 'simpletons'], ['none']]);
  });
  it('is what the other options leave, and nothing where one choice is left', () => {
    expect(names({ automa: 'none', automa_level: 1 }, 2)).toEqual(['automa']);
    expect(names({ automa: 'simpletons', automa_level: 1 }, 2)).toEqual(['automa', 'automa_level']);
    expect(names({ automa: 'none', automa_level: 1 }, 3)).toEqual([]);
  });
  it('has a next step for whoever has won, as long as there is one', () => {
    const next = (options: Values): unknown => nextRung(solo, options, 1)?.options['automa_level'];
    expect([1, 2, 3].map((level) => next({ automa: 'druids', automa_level: level }))).toEqual([2, 3, undefined]);
    expect(next({ automa: 'none', automa_level: 1 })).toBeUndefined();
  });
  it('takes a choice that is left in place of one that is not, and leaves the others', () => {
    expect(settled(solo, { automa: 'none', automa_level: 1 }, 1)).toEqual({ automa: 'simpletons', automa_level: 1 });
    expect(settled(solo, { automa: 'druids', automa_level: 3 }, 3)).toEqual({ automa: 'none', automa_level: 1 });
    expect(settled(solo, { automa: 'druids', automa_level: 3 }, 1)).toEqual({ automa: 'druids', automa_level: 3 });
  });
});
