/** How a match ended, for a seat and for whoever looks. */
import type { Outcome } from '../wire/types.ts';

/** The keys of the titles, without `end-`. */
export type Ending = 'abandoned' | 'drawn' | 'won' | 'shared' | 'lost' | 'winner' | 'winners' | 'all-won' | 'all-lost';

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
  if (first.length === result.places.length) return 'drawn';
  const [own, ...others] = held;
  if (own === undefined || others.length > 0) return first.length > 1 ? 'winners' : 'winner';
  if (!first.includes(own)) return 'lost';
  return first.length > 1 ? 'shared' : 'won';
}

/** Whether there is something to celebrate. */
export const isGlad = (ended: Ending): boolean => ['won', 'shared', 'winner', 'winners', 'all-won'].includes(ended);

/** What became of one seat. */
export function fate(result: Outcome, seat: number): 'won' | 'lost' | 'drew' {
  if (!result.common && result.places.every((place) => place === 1)) return 'drew';
  return result.places[seat] === 1 ? 'won' : 'lost';
}
