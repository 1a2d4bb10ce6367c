/** How a match ended, for a seat and for whoever looks. */
import type { Outcome, Relation } from '../wire/types.ts';

/** The keys of the titles, without `end-`. */
export type Ending = 'abandoned' | 'drawn' | 'won' | 'shared' | 'lost' | 'winner' | 'winners' | 'all-won' | 'all-lost';

/** The seats that came first. */
export const winners = (result: Outcome | null): number[] =>
  (result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The sides that nobody sits at and that came first. */
export const winningSides = (result: Outcome | null): string[] =>
  (result?.sides ?? []).flatMap((side) => (side.place === 1 ? [side.code] : []));

/** Whether all rivals, seats and sides, came first together. */
function isDrawn(result: Outcome): boolean {
  const places = [...result.places, ...(result.sides ?? []).map((side) => side.place)];
  return places.length > 1 && places.every((place) => place === 1);
}

/** How it ended for whoever holds these seats; where all win or lose together, it is the same for each of them. */
export function ending(result: Outcome | null, held: number[], relation: Relation): Ending {
  if (!result || result.places.length === 0) return 'abandoned';
  const first = winners(result);
  if (relation === 'allies') {
    const fate = first.length > 0 ? 'won' : 'lost';
    return held.length > 0 ? fate : `all-${fate}`;
  }
  if (isDrawn(result)) return 'drawn';
  const count = first.length + winningSides(result).length;
  const [own, ...others] = held;
  if (own === undefined || others.length > 0) return count > 1 ? 'winners' : 'winner';
  if (!first.includes(own)) return 'lost';
  return count > 1 ? 'shared' : 'won';
}

/** Of three rivals and more, the place of who has not won: it need not be the last. */
export function placed(
  result: Outcome | null,
  held: number[],
  relation: Relation,
): { place: number; count: number } | null {
  const count = (result?.places.length ?? 0) + (result?.sides?.length ?? 0);
  const place = held.length === 1 ? result?.places[held[0] ?? 0] : undefined;
  return ending(result, held, relation) === 'lost' && relation === 'rivals' && count > 2 && place
    ? { place, count }
    : null;
}

/** Whether there is something to celebrate. */
export const isGlad = (ended: Ending): boolean => ['won', 'shared', 'winner', 'winners', 'all-won'].includes(ended);

/** What became of one seat, or of a side by its code. */
export function fate(result: Outcome, who: number | string, relation: Relation): 'won' | 'lost' | 'drew' {
  if (relation === 'rivals' && isDrawn(result)) return 'drew';
  const place = typeof who === 'number' ? result.places[who] : result.sides?.find((side) => side.code === who)?.place;
  return place === 1 ? 'won' : 'lost';
}
