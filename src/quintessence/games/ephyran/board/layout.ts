/** Who sits where, and how the keys walk: pure, so that it can be tested. */
import { ARROWS, type Box } from '$table/board/arrows.ts';
import { TERRITORIES, type View } from './view.ts';

/** The other seats as they follow clockwise: the next to play first. */
export function others(view: View, me: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (me + 1 + step) % view.seats);
}

/** The seats in whose cities something can be chosen, in order. */
export function cityTargets(spots: Iterable<string>): number[] {
  const seats = [...spots].flatMap((spot) => /^(\d+):/.exec(spot)?.[1] ?? []);
  return [...new Set(seats.map(Number))].sort((one, other) => one - other);
}

export type Answer = 'let' | 'asked' | 'waits';

/** Every opponent of who announced, in the order in which they are asked, and how far the asking has come. */
export function answering(view: View): [number, Answer][] {
  if (!view.announced) return [];
  const order = others(view, view.announced.by);
  const now = order.indexOf(view.to_act ?? -1);
  return order.map((seat, number) => [seat, number < now ? 'let' : number === now ? 'asked' : 'waits']);
}

/** The spot beside a zone or a column's head in that direction, within its city; null at the rim. */
export function beside(spot: string, key: string): string | null {
  const step = ARROWS[key];
  const match = /^(\d+):([a-z]+)(?:-(\d))?$/.exec(spot);
  if (!step || !match) return null;
  const column = TERRITORIES.indexOf(match[2] as (typeof TERRITORIES)[number]) + step[0];
  const row = Number(match[3] ?? 0) + step[1];
  const territory = TERRITORIES[column];
  if (!territory || row < 0 || row > 4) return null;
  return row === 0 ? `${match[1]}:${territory}` : `${match[1]}:${territory}-${row}`;
}

/** A bent line from the middle of one box to the rim of another. */
export function arc(from: Box, to: Box): string {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [endX, endY] = [to.left + to.width / 2, to.top + to.height / 2];
  const far = Math.hypot(endX - x, endY - y) || 1;
  const short = Math.max(0, 1 - Math.min(to.width, to.height) / 4 / far);
  const [tipX, tipY] = [x + (endX - x) * short, y + (endY - y) * short];
  const bend = Math.min(60, far / 5);
  const [midX, midY] = [(x + tipX) / 2 + ((tipY - y) / far) * bend, (y + tipY) / 2 - ((tipX - x) / far) * bend];
  const round = (value: number): string => value.toFixed(1);
  return `M${round(x)} ${round(y)} Q${round(midX)} ${round(midY)} ${round(tipX)} ${round(tipY)}`;
}
