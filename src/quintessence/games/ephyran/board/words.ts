/** Names of what is on the table, from the texts of the game; a deck of one's own may bring names that nobody translated. */
import type { Say, Values } from '$table';
import type { Half } from './halves.ts';

/** The sentence of a key, or what is given instead of a missing one. */
export function sayOr(say: Say, key: string, instead: string, values: Values = {}): string {
  const found = say(key, values);
  return found === key ? instead : found;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const creatureName = (creature: string, say: Say): string =>
  sayOr(say, `creature-${creature}`, capital(creature));

export const supportName = (support: string, say: Say): string => capital(say(`support-${support}`));

export function halfName(half: Half, say: Say): string {
  if (half.kind === 'support') return supportName(half.support, say);
  return creatureName(half.kind === 'zone' ? half.creature : 'dionysos', say);
}

/** A half in full: "Siren, Lagoon 1, Poseidon's Trident (2)". */
export function halfInWords(half: Half, say: Say): string {
  if (half.kind !== 'zone') return halfName(half, say);
  const parts = [creatureName(half.creature, say), say(`slot-${half.slot}`)];
  if (half.object) parts.push(say(`object-${half.object}`));
  return parts.join(', ');
}

/** A number of points with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');
