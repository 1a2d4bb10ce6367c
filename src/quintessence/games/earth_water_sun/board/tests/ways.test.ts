import { describe, expect, it } from 'vitest';
import type { Trail } from '$table';
import { Layout } from '../layout.ts';
import { along, choosable, hexesOf, onwards, sortedWays } from '../ways.ts';

const layout = new Layout([7, 8, 9, 10, 9, 8, 7]);
const trail = (to: string, steps: string[], stop = true): Trail => ({
  rows: steps.map((step) => ['step', '', step]),
  values: { to },
  next: stop ? ['step', 'stop'] : ['step'],
  events: [],
});
const east = trail('d6', ['e', 'ne']);
const north = trail('d6', ['ne', 'e']);
const long = trail('d6', ['nw', 'e', 'e', 'e']);
const stuck = trail('d6', ['ne', 'se', 'ne'], false);

describe('the ways to a hex', () => {
  it('begin with the shortest on which the move can end', () => {
    const ways = sortedWays([stuck, long, east, trail('d5', ['ne'])]);
    expect(ways.get('d6')).toEqual([east, long, stuck]);
    expect([...ways.keys()]).toEqual(['d6', 'd5']);
  });
  it('leave out those on which it cannot end, if any can', () => {
    expect(choosable([east, stuck])).toEqual([east]);
    expect(choosable([stuck])).toEqual([stuck]);
  });
  it('are named hex by hex', () => {
    expect(hexesOf(east, 'c4', layout)).toEqual(['c4', 'c5', 'd6']);
  });
  it('follow the hand that went over them', () => {
    const ways = [east, north, long];
    expect(along(ways, ['c4', 'c5', 'd6'], 'c4', layout)).toBe(east);
    expect(along(ways, ['c4', 'd5', 'd6'], 'c4', layout)).toBe(north);
    expect(along(ways, ['c4', 'd6'], 'c4', layout)).toBe(east);
    expect(along([], ['c4'], 'c4', layout)).toBeUndefined();
  });
  it('are drawn hex by hex: each goes on where the one before ended', () => {
    expect(onwards([east, north, long], trail('d5', ['ne']))).toBe(north);
    expect(onwards([east, north], trail('c5', ['e']))).toBe(east);
    expect(onwards([east, north], trail('c3', ['w']))).toBeUndefined();
    expect(onwards([east], undefined)).toBeUndefined();
  });
});
