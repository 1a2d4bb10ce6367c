import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { ALL, allOpponents, isWanted } = await import('../src/mine/filter.ts');
const { readFile } = await import('../src/mine/own-data.ts');
const { fateOf, leftOut, opponentKey, statistics } = await import('../src/mine/statistics.ts');
import type { Listed } from '../src/wire/types.ts';

const bot = (level: string) => ({ name: '', kind: 'bot' as const, level });
const me = { name: 'Ada', kind: 'me' as const, level: null };
const bob = { name: 'Bob', kind: 'friend' as const, level: null };

let number = 0;
const game = (more: Partial<Listed> = {}): Listed => ({
  id: `t${(number += 1)}`,
  game: 'earth_water_sun',
  variant: '',
  status: 'over',
  relation: 'rivals',
  sides: [],
  terms: {},
  to_act: [],
  held: [0],
  result: { places: [1, 2], reason: 'any' },
  yours: false,
  seats: [me, bot('level2')],
  revision: 10,
  played: 10,
  created: 1,
  updated: 2,
  clock_left: null,
  origin: 'new',
  casual: false,
  may_hand_on: false,
  label: '',
  deleted: false,
  archived: false,
  ...more,
});
const lost = { places: [2, 1], reason: 'any' };

describe('the statistics of my games', () => {
  it('count wins by game, opponent and level, with how many games there were', () => {
    const found = statistics([
      game(),
      game({ result: lost, played: 40 }),
      game({ seats: [me, bot('level3')], result: { places: [1, 1], reason: 'any' } }),
      game({ seats: [me, bob], game: 'ephyran' }),
      game({ status: 'playing', result: null }),
    ]);
    expect(found.all).toEqual({ games: 4, won: 2, drawn: 1, lost: 1 });
    expect(found.games.map((one) => [one.game, one.games])).toEqual([
      ['earth_water_sun', 3],
      ['ephyran', 1],
    ]);
    expect(found.games[0]?.opponents).toEqual([
      { kind: 'bot', name: 'level2', terms: {}, games: 2, won: 1, drawn: 0, lost: 1 },
      { kind: 'bot', name: 'level3', terms: {}, games: 1, won: 0, drawn: 1, lost: 0 },
    ]);
    expect(found.games[1]?.opponents).toMatchObject([{ kind: 'person', name: 'Bob', won: 1 }]);
    expect(found.longest?.played).toBe(40);
  });

  it('count wins by what was played, where that is told', () => {
    const as = (faction: string, more: Partial<Listed> = {}): Listed =>
      game({ about: { traits: [{ faction, order: '1' }, { faction: 'giants' }], round: 6 }, ...more });
    const [found] = statistics([as('halflings'), as('halflings', { result: lost }), as('mermaids')]).games;
    expect(found?.as).toEqual([
      { trait: 'faction', value: 'halflings', games: 2, won: 1, drawn: 0, lost: 1 },
      { trait: 'faction', value: 'mermaids', games: 1, won: 1, drawn: 0, lost: 0 },
    ]);
  });

  it('leave out turns taken back, both sides by one, records, and what has no result; and say how many', () => {
    const found = statistics([
      game({ casual: true }),
      game({ held: [0, 1] }),
      game({ held: [] }),
      game({ origin: 'import', held: [0, 1] }),
      game({ result: { places: [], reason: 'abandoned' } }),
      game({ deleted: true }),
    ]);
    expect(found.all.games).toBe(0);
    expect(found.left).toEqual({ casual: 1, alone: 1, watched: 1, imported: 1, unknown: 1 });
  });

  it('count a game of allies against its side, also where one holds all seats', () => {
    const sides = [{ code: 'mars', place: 2 }];
    const allied = game({
      relation: 'allies',
      sides: ['mars'],
      seats: [me, bot('level3')],
      result: { places: [1, 1], reason: 'any', sides },
    });
    expect(statistics([allied]).games[0]?.opponents).toMatchObject([{ kind: 'side', name: 'mars', won: 1 }]);
    const [easy, hard] = ['initiation', 'hard'].map((difficulty) => ({ ...allied, terms: { difficulty } }));
    expect(statistics([easy!, hard!, hard!]).games[0]?.opponents).toMatchObject([
      { terms: { difficulty: 'hard' }, games: 2 },
      { terms: { difficulty: 'initiation' }, games: 1 },
    ]);
    expect(leftOut({ ...allied, held: [0, 1] })).toBeNull();
    expect(fateOf({ ...allied, result: { places: [2, 2], reason: 'any', sides: [] } })).toBe('lost');
  });
});

describe('the filter of my games', () => {
  it('finds games by what they are, how they ended, against whom, and by a part of their names', () => {
    const [won, gone, other] = [
      game(),
      game({ deleted: true }),
      game({ seats: [me, bob], result: lost, label: 'Été' }),
    ];
    const all = [won, gone, other];
    const ids = (more: object) => all.filter((one) => isWanted(one, { ...ALL, ...more })).map((one) => one.id);
    expect(ids({})).toEqual([won.id, other.id]);
    expect(ids({ state: 'deleted' })).toEqual([gone.id]);
    expect(ids({ state: 'going' })).toEqual([]);
    expect(ids({ fate: 'lost' })).toEqual([other.id]);
    expect(ids({ opponent: opponentKey({ kind: 'person', name: 'Bob', terms: {} }) })).toEqual([other.id]);
    expect(ids({ text: 'été' })).toEqual([other.id]);
    expect(ids({ game: 'ephyran' })).toEqual([]);
    expect(allOpponents(all).map((one) => one.name)).toEqual(['level2', 'Bob']);
  });
});

describe('the file of all one has', () => {
  const file = { format: 'quintessence-data', version: 1, games: [], documents: {}, settings: {} };
  const refused = (value: unknown) => {
    try {
      readFile(typeof value === 'string' ? value : JSON.stringify(value));
    } catch (error) {
      return (error as { code: string }).code;
    }
    return null;
  };

  it('is refused with a reason where it is none', () => {
    expect(refused('{')).toBe('own_data_not_json');
    expect(refused({ format: 2, game: 'x' })).toBe('own_data_other');
    expect(refused({ ...file, version: 2 })).toBe('own_data_version');
    expect(refused({ ...file, games: [1] })).toBe('own_data_broken');
    expect(refused({ ...file, documents: { puzzle: { a: 1 } } })).toBe('own_data_broken');
    expect(refused({ ...file, games: Array.from({ length: 2001 }, () => ({})) })).toBe('own_data_too_many');
    expect(refused(file)).toBeNull();
  });

  it('gives back documents by kind, and only settings that there are', () => {
    const read = readFile(
      JSON.stringify({
        ...file,
        documents: { puzzle: { a: { n: 1 } } },
        settings: { theme: 'dark', motion: 'wild', sounds: 'loud', other: 1 },
      }),
    );
    expect(read.documents).toEqual([{ kind: 'puzzle', name: 'a', body: { n: 1 } }]);
    expect(read.settings).toEqual({ theme: 'dark' });
  });
});
