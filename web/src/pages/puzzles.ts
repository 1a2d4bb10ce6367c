/** Which puzzles to show where. */
import type { PuzzleInfo } from '../wire/types.ts';

/** The next one that is worth trying: not done yet, from here on, then from the start; null: all are done. */
export function nextOf(all: PuzzleInfo[], id: string): PuzzleInfo | null {
  const at = all.findIndex((one) => one.id === id);
  const order = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return order.find((one) => isLeft(one)) ?? null;
}

/** Whether there is still something to be found out. */
export const isLeft = ({ state }: PuzzleInfo): boolean => state === 'new' || state === 'tried';

/** By how hard they are, easiest first; kinds without a puzzle are left out. */
export function byStars(all: PuzzleInfo[]): { stars: number; puzzles: PuzzleInfo[] }[] {
  return [1, 2, 3, 4, 5]
    .map((stars) => ({ stars, puzzles: all.filter((one) => one.stars === stars) }))
    .filter(({ puzzles }) => puzzles.length);
}

/** Those of each game together, in the order in which the games come. */
export function byGame(all: PuzzleInfo[]): { game: string; puzzles: PuzzleInfo[] }[] {
  return [...new Set(all.map(({ game }) => game))].map((game) => ({
    game,
    puzzles: all.filter((one) => one.game === game),
  }));
}
