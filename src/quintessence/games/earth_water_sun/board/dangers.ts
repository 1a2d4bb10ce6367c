/** Who could be struck next turn, as the view tells it: pairs of hexes, a striker's and its target's. */
import type { Colour, View } from './view.ts';

export interface Danger {
  from: string;
  to: string;
}

/** What threatens the pieces of a colour; nothing where nobody plays it here. */
export function dangersFor(view: View, colour: Colour | null): Danger[] {
  const own = new Set(view.pieces.filter((piece) => piece.colour === colour).map((piece) => piece.hex));
  return pairs(view).filter(({ to, from }) => own.has(to) && !own.has(from));
}

/** The same as hexes of strikers, by the hex of whom they could strike. */
export function strikers(dangers: Danger[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { from, to } of dangers) found.set(to, [...(found.get(to) ?? []), from]);
  return found;
}

/** What is drawn for a hex that is pointed at: whoever could strike there, or whom it could strike from there. */
export const about = (dangers: Danger[], hex: string | null): Danger[] =>
  dangers.filter(({ from, to }) => from === hex || to === hex);

const pairs = (view: View): Danger[] => (view.threats ?? []).map(([from, to]) => ({ from, to }));
