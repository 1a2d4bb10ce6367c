import { describe, expect, it } from 'vitest';
import { lying, places, tokens } from '../console.ts';
import { summed } from '../summary.ts';
import { reachOf, spadesTo, type FactionBoard } from '../view.ts';
import { player, sample } from './sample.ts';

const BOARD = {
  dwelling_workers: [1, 2, 3, 4, 5, 6, 7, 8, 8],
  trading_post_coins: [0, 2, 4, 6, 8],
  trading_post_power: [0, 1, 2, 4, 6],
  temple_priests: [0, 1, 2, 3],
  temple_power: [0, 0, 0, 0],
  stronghold: { power: 2 },
  sanctuary_priests: 1,
} as unknown as FactionBoard;

describe('a player board', () => {
  it('tells what each building uncovers', () => {
    expect(places(BOARD, 'dwelling', 8).slice(6)).toEqual([{ workers: 1 }, {}]);
    expect(places(BOARD, 'trading_post', 4)[2]).toEqual({ coins: 2, power: 2 });
    expect(places(BOARD, 'stronghold', 1)).toEqual([{ power: 2 }]);
  });
  it('lays every token into its bowl', () => {
    expect(tokens([1, 2, 0]).map(({ bowl }) => bowl)).toEqual([1, 1, 0]);
    expect(lying(0, 1)).toEqual({ x: 0, y: 0 });
  });
});

describe('reach and spades', () => {
  it('tell hexes that are reached, and by a tunnel or a flight', () => {
    expect([...reachOf(sample(), 0)]).toEqual([
      ['A1', false],
      ['B1', true],
    ]);
    expect([spadesTo(sample(), 0, 'desert'), spadesTo(sample(), 0, 'ice')]).toEqual([1, null]);
  });
});

describe('what a stroke comes to', () => {
  it('is cost, gain, points by source, offers and what is next', () => {
    const after = player({ coins: 13, workers: 2, due: { ...player().due, favours: 1 } });
    const events = [
      { row: ['scored', 0, 'round_dwelling', 2], values: { seat: 0, source: 'round_dwelling', points: 2 } },
      { row: ['offered', 1, 0, 2], values: { seat: 1, builder: 0, amount: 2 } },
      { row: ['offered', 'automa', 0, 1], values: { seat: 'automa', builder: 0, amount: 1 } },
    ];
    const found = summed(sample(), 0, { objection: null, events, changed: { players: [after] } } as never);
    expect(found.changes).toEqual([
      { what: 'coins', by: -2, left: 13 },
      { what: 'workers', by: -4, left: 2 },
    ]);
    expect(found.points).toEqual([{ source: 'round_dwelling', points: 2 }]);
    expect(found.offers).toEqual([
      { seat: 1, amount: 2 },
      { seat: 'automa', amount: 1 },
    ]);
    expect(found.then).toEqual([{ what: 'favours', count: 1 }]);
  });
});
