import { describe, expect, it } from 'vitest';
import { bounds, chance, cracks, ground, middle, pawnSpot, rim } from '../planet.ts';
import { sample } from './sample.ts';

describe('the planet', () => {
  it('has tiles side by side, each as far from the next', () => {
    const { tiles } = sample();
    const [one, right, below] = ['1', '2', '3'].map((number) => middle(tiles[number]!));
    const far = (from = one, to = right): number =>
      Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
    expect(far()).toBeCloseTo(173.2, 1);
    expect(far(one, below)).toBeCloseTo(173.2, 1);
  });

  it('lies inside its box', () => {
    const { x, y, width, height } = bounds(sample().tiles, 0);
    expect([x, width].map(Math.round)).toEqual([-250, 500]);
    expect([Math.round(y), Math.round(height)]).toEqual([-173, 433]);
  });

  it('is drawn by the same hand every time', () => {
    expect([rim(3), cracks(3), ground(3)]).toEqual([rim(3), cracks(3), ground(3)]);
    expect(rim(3)).not.toEqual(rim(4));
    const next = chance(1);
    const drawn = Array.from({ length: 50 }, next);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
  });

  it('has its pawns side by side', () => {
    expect([0, 1].map((at) => pawnSpot(at, 2).x)).toEqual([-15, 15]);
  });
});
