/** The ways of a moving piece: every trail that the server found, by the hex where it leads, the best way first. */
import type { Trail } from '$table';
import type { Direction, Layout } from './layout.ts';

/** Whether the move can end there: a stop may follow, or no further step can. */
const ends = (trail: Trail): boolean => canStop(trail) || !trail.next.includes('step');

/** Whether the piece may be stopped there. */
export const canStop = (trail: Trail): boolean => trail.next.includes('stop');

/** By goal; a way on which the move can end comes before one on which it cannot, a short one before a long one. */
export function sortedWays(found: Trail[]): Map<string, Trail[]> {
  const ways = new Map<string, Trail[]>();
  for (const trail of found) {
    const to = String(trail.values['to'] ?? '');
    const there = ways.get(to);
    if (there) there.push(trail);
    else ways.set(to, [trail]);
  }
  const better = (one: Trail, other: Trail): number =>
    Number(ends(other)) - Number(ends(one)) || one.rows.length - other.rows.length;
  for (const trails of ways.values()) trails.sort(better);
  return ways;
}

/** The hexes of a way, the first among them. */
export function hexesOf(way: Trail, from: string, layout: Layout): string[] {
  const found = [from];
  for (const row of way.rows) {
    const next = layout.beside(found.at(-1) ?? '', String(row[2]) as Direction);
    if (next) found.push(next.name);
  }
  return found;
}

/** The ways that someone may choose from: those on which the move can end, else all. */
export function choosable(ways: Trail[]): Trail[] {
  const ending = ways.filter(ends);
  return ending.length ? ending : ways;
}

/** Of several ways, the one that keeps closest to the hexes that a hand went over; the first where all are equal. */
export function along(ways: Trail[], over: string[], from: string, layout: Layout): Trail | undefined {
  const strays = (way: Trail): number => {
    const hexes = hexesOf(way, from, layout);
    return over.filter((name) => !hexes.includes(name)).length + hexes.filter((name) => !over.includes(name)).length;
  };
  let best: Trail | undefined;
  for (const way of choosable(ways)) if (!best || strays(way) < strays(best)) best = way;
  return best;
}

/** Of the ways to a hex, one that goes on where another ends: a way can be drawn hex by hex. */
export function onwards(ways: Trail[], soFar: Trail | undefined): Trail | undefined {
  if (!soFar) return undefined;
  const begun = soFar.rows.map((row) => row.join(' '));
  return choosable(ways).find(
    ({ rows }) => rows.length === begun.length + 1 && begun.every((row, at) => rows[at]?.join(' ') === row),
  );
}
