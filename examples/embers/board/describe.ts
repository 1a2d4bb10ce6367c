/** The village in words, line by line: for whoever does not see the drawing, and for tests. */
import type { Say, Values } from '$table';
import { LOST, read, type View } from './view.ts';

/** One house in words: its name, and whether it burns. */
export function houseInWords(house: string, heat: number, say: Say): string {
  if (heat === LOST) return say('board-house-lost', { house });
  return heat ? say('board-house-burns', { house, heat }) : say('board-house', { house });
}

function hand({ hands, pours }: View, seat: number, say: Say): string {
  const held = hands[seat] ?? 0;
  const [count, buckets] = typeof held === 'number' ? [held, null] : [held.length, held];
  return say('board-text-hand', { seat, count, buckets, pours: pours[seat] ?? 0 });
}

export function describe(view: Values, say: Say): string[] {
  const now = read(view);
  const { heat, round, lost, limit, well } = now;
  const burning = Object.entries(heat).filter(([, one]) => one > 0);
  const gone = Object.keys(heat).filter((house) => heat[house] === LOST);
  return [
    say('board-text-round', { round, lost, limit, well }),
    ...burning.map(([house, one]) => `• ${houseInWords(house, one, say)}`),
    ...gone.map((house) => `• ${houseInWords(house, LOST, say)}`),
    say('board-text-hands'),
    ...now.hands.map((_, seat) => `• ${hand(now, seat, say)}`),
  ];
}
