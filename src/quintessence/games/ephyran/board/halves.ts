/** A card by its name: what is printed on each of its halves. */
import type { Territory, View } from './view.ts';

export interface ZoneHalf {
  kind: 'zone';
  name: string;
  creature: string;
  territory: Territory;
  slot: string;
  number: number;
  object: string | null;
}

export interface SupportHalf {
  kind: 'support';
  name: string;
  support: string;
}

/** Dionysos has one face: he stands for any zone. */
export interface DionysosHalf {
  kind: 'dionysos';
  name: string;
}

export type Half = ZoneHalf | SupportHalf | DionysosHalf;

export const isDionysos = (card: string): boolean => card.startsWith('dionysos');

export function halvesOf(card: string, creatures: View['creatures']): Half[] {
  if (isDionysos(card)) return [{ kind: 'dionysos', name: 'dionysos' }];
  return card.split('/').map((name) => halfOf(name, creatures));
}

function halfOf(name: string, creatures: View['creatures']): Half {
  const [creature = '', zone, object = null] = name.split('-');
  const territory = creatures[creature];
  if (!territory || !zone) return { kind: 'support', name, support: name };
  return { kind: 'zone', name, creature, territory, slot: `${territory}-${zone}`, number: Number(zone), object };
}

/** Which half of a card an action uses: its spot, or -1 where the whole card is meant. */
export function usedHalf(card: string, tag: string, slot: string | null, creatures: View['creatures']): number {
  if (tag === 'discard' || tag === 'keep' || tag === 'bury') return -1;
  const halves = halvesOf(card, creatures);
  if (tag === 'add' || tag === 'swap' || tag === 'recover' || tag === 'fit')
    return halves.findIndex((half) => half.kind === 'dionysos' || (half.kind === 'zone' && half.slot === slot));
  return halves.findIndex((half) => half.kind === 'support');
}
