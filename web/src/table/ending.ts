/** How a match ended, for a seat and for whoever looks. */
import type { Outcome } from '../wire/types.ts';

/** The keys of the titles, without `end-`. */
export type Ending = 'abandoned' | 'drawn' | 'won' | 'lost' | 'winner' | 'all-won' | 'all-lost';

export const winners = (result: Outcome | null): number[] =>
  (result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));

/** What whoever holds these seats is told; where all win or lose together, it is the same for each of them. */
export function ending(result: Outcome | null, held: number[]): Ending {
  if (!result || result.places.length === 0) return 'abandoned';
  const first = winners(result);
  if (result.common) {
    const fate = first.length > 0 ? 'won' : 'lost';
    return held.length > 0 ? fate : `all-${fate}`;
  }
  if (first.length !== 1) return 'drawn';
  if (held.length !== 1) return 'winner';
  return held[0] === first[0] ? 'won' : 'lost';
}

/** Whether there is something to celebrate. */
export const isGlad = (ended: Ending): boolean => ended === 'won' || ended === 'winner' || ended === 'all-won';

/** What became of one seat. */
export function fate(result: Outcome, seat: number): 'won' | 'lost' | 'drew' {
  if (!result.common && result.places.every((place) => place === 1)) return 'drew';
  return result.places[seat] === 1 ? 'won' : 'lost';
}
