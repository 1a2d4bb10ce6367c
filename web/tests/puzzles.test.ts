import { describe, expect, it } from 'vitest';
import { byGame, byStars, nextOf } from '../src/pages/puzzles.ts';
import type { PuzzleInfo } from '../src/wire/types.ts';

const puzzle = (id: string, stars: number, state: PuzzleInfo['state'] = 'new'): PuzzleInfo => ({
  game: 'x',
  id,
  seat: 0,
  seats: 2,
  stars,
  levels: {},
  daily: false,
  state,
  tries: 0,
});

describe('the next puzzle', () => {
  it('is one that is not done, from here on and then from the start', () => {
    const all = [puzzle('a', 1, 'tried'), puzzle('b', 1), puzzle('c', 2, 'solved'), puzzle('d', 2, 'shown')];
    expect(nextOf(all, 'a')?.id).toBe('b');
    expect(nextOf(all, 'b')?.id).toBe('a');
    expect(nextOf([puzzle('a', 1), puzzle('b', 1, 'solved')], 'a')).toBeNull();
  });
});

describe('puzzles by stars', () => {
  it('leave out what has none', () => {
    expect(byStars([puzzle('a', 4), puzzle('b', 2)]).map(({ stars }) => stars)).toEqual([2, 4]);
  });
});

describe('puzzles by game', () => {
  it('keep the order of the games and of their puzzles', () => {
    const of = (game: string, id: string): PuzzleInfo => ({ ...puzzle(id, 1), game });
    const groups = byGame([of('b', '1'), of('a', '2'), of('b', '3')]);
    expect(groups.map(({ game, puzzles }) => [game, ...puzzles.map(({ id }) => id)])).toEqual([
      ['b', '1', '3'],
      ['a', '2'],
    ]);
  });
});
