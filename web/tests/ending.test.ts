import { describe, expect, it } from 'vitest';
import { ending, fate, isGlad, winners } from '../src/table/ending.ts';

const ended = (places: number[], common?: boolean) => ({ places, reason: 'any', ...(common ? { common } : {}) });

describe('the end of a match', () => {
  it('is won by one, and lost by the others', () => {
    const result = ended([2, 1, 3]);
    expect([[0], [1], [], [0, 1]].map((held) => ending(result, held))).toEqual(['lost', 'won', 'winner', 'winner']);
    expect([0, 1, 2].map((seat) => fate(result, seat))).toEqual(['lost', 'won', 'lost']);
    expect(winners(result)).toEqual([1]);
  });

  it('is a draw where all rivals are first, and shared where some are', () => {
    expect(ending(ended([1, 1]), [0])).toBe('drawn');
    const told = [[0], [2], [], [0, 2]].map((held) => ending(ended([1, 1, 3]), held));
    expect(told).toEqual(['shared', 'lost', 'winners', 'winners']);
    expect([0, 1].map((seat) => fate(ended([1, 1]), seat))).toEqual(['drew', 'drew']);
    expect([0, 2].map((seat) => fate(ended([1, 1, 3]), seat))).toEqual(['won', 'lost']);
  });

  it('is the same for all where they win or lose together', () => {
    const [won, lost] = [ended([1, 1], true), ended([2, 2], true)];
    expect([[0], [0, 1], []].map((held) => ending(won, held))).toEqual(['won', 'won', 'all-won']);
    expect([[0], [0, 1], []].map((held) => ending(lost, held))).toEqual(['lost', 'lost', 'all-lost']);
    expect([fate(won, 0), fate(lost, 1)]).toEqual(['won', 'lost']);
  });

  it('may come before anybody has won', () => {
    expect(ending(null, [0])).toBe('abandoned');
    expect(ending(ended([]), [0])).toBe('abandoned');
  });

  it('is celebrated by whoever has won, and by those who watch', () => {
    const all = ['won', 'shared', 'winner', 'winners', 'all-won', 'lost', 'all-lost', 'drawn', 'abandoned'] as const;
    expect(all.filter(isGlad)).toEqual(['won', 'shared', 'winner', 'winners', 'all-won']);
  });
});
