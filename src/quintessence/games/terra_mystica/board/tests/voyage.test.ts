import { describe, expect, it } from 'vitest';
import { meantAt, strokesAt } from '../choices.ts';
import type { Trade, View } from '../view.ts';
import {
  ableShips,
  bestWays,
  burnedTo,
  isVoyage,
  ofShip,
  rowsOf,
  shipsAbout,
  shipsAt,
  tradesInReach,
  waysOf,
} from '../voyage.ts';
import { action, sample } from './sample.ts';

const TRADE: Trade = {
  points: 2,
  coins: 3,
  workers: 0,
  priests: 0,
  power: 0,
  partner: 1,
  partner_power: 2,
  partner_points: 1,
};

/** Two ships: the first lies in harbour, two ways lead it to A3; the second lies beside A3, and has sailed. */
const atSea = (): View => ({
  ...sample(),
  fleets: [
    { ships: ['A1', 'r2', null], dock: 'A1', markers: 0, range: 0, moved: [false, true, false], is_sailing: true },
  ],
  sea: {
    canals: [],
    ours: [],
    seats: [
      {
        sail: 1,
        ships: [
          { lands: [], spaces: { r0: 0, r2: 1, r5: 0 }, beside: { r2: ['A3'], r5: ['A3'] }, trades: { A3: TRADE } },
          { lands: ['A2', 'A3'], spaces: {}, beside: { r2: ['A3'] }, trades: { A3: TRADE } },
          null,
        ],
      },
    ],
  },
});
const LEGAL = [
  action('sail', 1, 'r0'),
  action('sail', 1, 'r2'),
  action('sail', 1, 'r5'),
  action('trade', 2, 'A3'),
  action('forgo', 'voyage'),
];

describe('a voyage', () => {
  it('has the ships that can still do something', () => {
    expect(ableShips(LEGAL)).toEqual([1, 2]);
    expect(ofShip(LEGAL, 2).map(({ row }) => row[0])).toEqual(['trade', 'forgo']);
    expect(ofShip(LEGAL, null)).toEqual(LEGAL);
    expect(shipsAt(atSea(), 0, 'r2')).toEqual([2]);
  });
  it('leads to a trade with its way, the cheapest first', () => {
    const ways = waysOf(atSea(), 0, 1, LEGAL);
    expect(ways.map(({ river, power }) => [river, power])).toEqual([
      ['r5', 0],
      ['r2', 1],
    ]);
    const [best] = bestWays(ways);
    expect(best?.actions.map(({ row }) => row)).toEqual([
      ['sail', 1, 'r5'],
      ['trade', 1, 'A3'],
    ]);
    expect(waysOf(atSea(), 0, 2, LEGAL).map(({ actions }) => actions.map(({ row }) => row))).toEqual([
      [['trade', 2, 'A3']],
    ]);
  });
  it('leads nowhere by a way that the rules do not offer', () => {
    const isOffered = ({ row }: { row: unknown[] }): boolean => row[2] !== 'r5';
    expect(waysOf(atSea(), 0, 1, LEGAL.filter(isOffered)).map(({ river }) => river)).toEqual(['r2']);
    expect(waysOf(atSea(), 0, 3, LEGAL)).toEqual([]);
  });
  it('asks why not, for the ship that is meant', () => {
    const asked = (spot: string, ship: number | null): unknown[] =>
      meantAt(atSea(), 0, spot, ship).map(({ rows }) => rows[0]);
    expect(asked('r7', 2)).toEqual([['sail', 2, 'r7']]);
    expect(asked('r7', null)).toEqual([['sail', 1, 'r7']]);
    expect(asked('A3', 1)).toEqual([['trade', 1, 'A3']]);
  });
  it('burns power for a way where the third bowl has none', () => {
    const legal = [action('open'), action('forgo', 'voyage')];
    expect([burnedTo(atSea(), 0, 1, legal), shipsAbout(atSea(), 0, legal)]).toEqual([['r2'], [1]]);
    const [way] = waysOf(atSea(), 0, 1, legal);
    expect(way && rowsOf(way)).toEqual([
      ['open'],
      ['convert', 'burn'],
      ['close'],
      ['sail', 1, 'r2'],
      ['trade', 1, 'A3'],
    ]);
    expect(burnedTo(atSea(), 0, 1, LEGAL)).toEqual([]);
    expect(shipsAbout(atSea(), 0, LEGAL)).toEqual([1, 2]);
  });
  it('is known before it is opened, with the trades in reach', () => {
    expect(isVoyage(atSea(), ['special', 'card_voyage']) && !isVoyage(atSea(), ['special', 'build_ships'])).toBe(true);
    expect(isVoyage(atSea(), ['power', 'ACT1'])).toBe(false);
    expect([tradesInReach(atSea(), 0), tradesInReach(sample(), 0)]).toEqual([1, 0]);
  });
  it('lets a ship beside a hex pay for the dwelling', () => {
    const strokes = strokesAt(atSea(), 0, 'A2', [action('transform', 'A2', 'plains')]);
    expect(strokes.map(({ key }) => key)).toEqual([
      'transform A2 plains + build A2',
      'transform A2 plains + settle 2 A2',
      'transform A2 plains',
    ]);
  });
});
