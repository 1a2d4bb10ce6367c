import { describe, expect, it } from 'vitest';
import { beside, ids, isInner, kept, meant, payments, tileChoices, zonesOf } from '../choices.ts';
import { action, event, sample } from './sample.ts';

const ATTACK = action(['attack', 'mine', 'air', 2], {
  thing: 'mine',
  element: 'air',
  tile: 2,
});
const DOME = action(['attack', 'dome', 3], {
  thing: 'dome',
  element: 'mix',
  tile: null,
  first: 3,
});
const CLEAN = action(['clean_up', 2, 1, 0], { tile: 2, count: 1, first: 0 });

describe('the legal list', () => {
  const legal = [
    action(['play', 'squall', 'gain']),
    action(['play', 'squall', 'power']),
    action(['play', 'contamination', 'pay']),
    action(['buy', 'hurricane', 1]),
    action(['buy', 'hurricane', 2]),
    action(['keep', null]),
  ];

  it('is sorted by card and zone', () => {
    expect([...zonesOf(legal, 'squall').keys()]).toEqual(['gain', 'power']);
    expect(payments(legal, 'hurricane')).toHaveLength(2);
    expect(kept(legal, null)?.row).toEqual(['keep', null]);
    expect(kept(legal, 'squall')).toBeUndefined();
  });

  it('lights tiles to go to, to clean and to attack, and the tile of a pawn to name', () => {
    const rows = [action(['step', 4], { tile: 4 }), ATTACK, DOME, action(['name', 1], { player: 1 })];
    const found = tileChoices(rows, sample(), false);
    expect([...found].map(([tile, all]) => [tile, all[0]?.row[0]])).toEqual([
      ['4', 'step'],
      ['2', 'attack'],
      ['1', 'attack'],
      ['3', 'name'],
    ]);
  });

  it('lights the special clean-up only where it is meant', () => {
    expect(tileChoices([CLEAN], sample(), false).size).toBe(0);
    expect(tileChoices([CLEAN], sample(), true).get('2')).toEqual([CLEAN]);
  });

  it('takes the place of the hand only within a card, or where the script asks', () => {
    expect(isInner(sample(), legal)).toBe(false);
    expect(isInner(sample({ stage: 'attacking' }), [ATTACK])).toBe(true);
    expect(isInner(sample({ stage: 'attacking' }), [])).toBe(false);
    expect(isInner(sample({ stage: 'playing' }), [CLEAN, action(['let_be'])])).toBe(true);
    expect(isInner(sample({ stage: 'buying' }), [CLEAN, action(['finish'])])).toBe(false);
  });
});

describe('what is pressed in vain', () => {
  it('is asked about as what it most likely means', () => {
    expect(meant('4', sample({ stage: 'moving' }), false)).toEqual(['step', 4]);
    expect(meant('4', sample({ stage: 'removing' }), false)).toEqual(['remove', 4, 1]);
    expect(meant('1', sample({ stage: 'attacking' }), false)).toEqual(['attack', 'dome', 0]);
    expect(meant('4', sample(), true)).toEqual(['clean_up', 4, 1, 0]);
    expect(meant('4', sample(), false)).toBeNull();
  });
});

describe('what is lit', () => {
  it('has the names of tiles, mines and cards', () => {
    expect(ids(action(['play', 'squall', 'gain'], { card: 'squall', zone: 'gain' }))).toEqual(['card:squall']);
    expect(ids(DOME)).toEqual(['dome']);
    const told = event('line_done', {
      mine: 'sand_dredge',
      tile: 2,
      tiles: [{ tile: 4, before: 0, after: 1 }],
    });
    expect(ids(told)).toEqual(['2', 'sand_dredge', '4']);
  });
});

describe('an arrow key', () => {
  it('leads to the tile beside', () => {
    const { tiles } = sample();
    expect(beside(tiles, '1', 'ArrowRight')).toBe('2');
    expect(beside(tiles, '1', 'ArrowDown')).toBe('3');
    expect(beside(tiles, '4', 'ArrowLeft')).toBeNull();
  });
});
