import { describe, expect, it } from 'vitest';
import { ending, fate, isGlad, placed, winners, winningSides } from '../src/table/ending.ts';

const ended = (places: number[], sides?: [string, number][]) => ({
  places,
  reason: 'any',
  ...(sides ? { sides: sides.map(([code, place]) => ({ code, place, total: 0, scores: {} })) } : {}),
});

describe('the end of a match', () => {
  it('is won by one, and lost by the others', () => {
    const result = ended([2, 1, 3]);
    const endings = [[0], [1], [], [0, 1]].map((held) => ending(result, held, 'rivals'));
    expect(endings).toEqual(['lost', 'won', 'winner', 'winner']);
    expect([0, 1, 2].map((seat) => fate(result, seat, 'rivals'))).toEqual(['lost', 'won', 'lost']);
    expect(winners(result)).toEqual([1]);
  });

  it('tells who has lost among several the place, sides counted', () => {
    const places = [[0], [1], [2], [0, 2]].map((held) => placed(ended([2, 1, 3]), held, 'rivals')?.place);
    expect(places).toEqual([2, undefined, 3, undefined]);
    expect(placed(ended([3, 1], [['automa', 2]]), [0], 'rivals')).toEqual({ place: 3, count: 3 });
    expect(placed(ended([2, 1]), [0], 'rivals')).toBeNull();
    expect(placed(ended([2, 2, 2], [['fire', 1]]), [0], 'allies')).toBeNull();
  });

  it('is a draw where all rivals are first, and shared where some are', () => {
    expect(ending(ended([1, 1]), [0], 'rivals')).toBe('drawn');
    const endings = [[0], [2], [], [0, 2]].map((held) => ending(ended([1, 1, 3]), held, 'rivals'));
    expect(endings).toEqual(['shared', 'lost', 'winners', 'winners']);
    expect([0, 1].map((seat) => fate(ended([1, 1]), seat, 'rivals'))).toEqual(['drew', 'drew']);
    expect([0, 2].map((seat) => fate(ended([1, 1, 3]), seat, 'rivals'))).toEqual(['won', 'lost']);
  });

  it('is the same for all where they win or lose together', () => {
    const [won, lost] = [ended([1, 1], [['fire', 3]]), ended([2, 2], [['fire', 1]])];
    expect([[0], [0, 1], []].map((held) => ending(won, held, 'allies'))).toEqual(['won', 'won', 'all-won']);
    expect([[0], [0, 1], []].map((held) => ending(lost, held, 'allies'))).toEqual(['lost', 'lost', 'all-lost']);
    expect([fate(won, 0, 'allies'), fate(lost, 1, 'allies'), fate(lost, 'fire', 'allies')]).toEqual([
      'won',
      'lost',
      'won',
    ]);
  });

  it('is won or lost alone against a side that nobody sits at', () => {
    const [won, lost] = [ended([1], [['automa', 2]]), ended([2], [['automa', 1]])];
    expect([ending(won, [0], 'rivals'), ending(lost, [0], 'rivals'), ending(lost, [], 'rivals')]).toEqual([
      'won',
      'lost',
      'winner',
    ]);
    expect(ending(ended([1], [['automa', 1]]), [0], 'rivals')).toBe('drawn');
    expect([winningSides(lost), winningSides(won)]).toEqual([['automa'], []]);
    expect([fate(won, 'automa', 'rivals'), fate(lost, 'automa', 'rivals')]).toEqual(['lost', 'won']);
  });

  it('may come before anybody has won', () => {
    expect(ending(null, [0], 'rivals')).toBe('abandoned');
    expect(ending(ended([]), [0], 'allies')).toBe('abandoned');
  });

  it('is celebrated by whoever has won, and by those who watch', () => {
    const all = ['won', 'shared', 'winner', 'winners', 'all-won', 'lost', 'all-lost', 'drawn', 'abandoned'] as const;
    expect(all.filter(isGlad)).toEqual(['won', 'shared', 'winner', 'winners', 'all-won']);
  });
});
