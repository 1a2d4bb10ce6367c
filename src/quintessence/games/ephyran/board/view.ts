/** The view as this board reads it: the names of games/ephyran/knowledge/view.py. */
import type { Values } from '$table';

export const TERRITORIES = ['lagoon', 'lands', 'forest', 'mountain'] as const;
export const SOURCES = ['creatures', 'all_different', 'printed', 'tokens', 'doubled', 'city'] as const;
export type Territory = (typeof TERRITORIES)[number];
export type Source = (typeof SOURCES)[number];

export interface Zone {
  card: string;
  creature: string;
  object: string | null;
  /** An object, `hidden`, or none. */
  token: string | null;
}

export interface Column {
  zones: Zone[];
  lock: string | null;
}

export type City = Record<Territory, Column>;

export interface Holding {
  count: number;
  cards: string[] | null;
  known: string[];
}

export interface Announcement {
  support: string;
  by: number;
  against: number | null;
  slot: string | null;
  with_hand: boolean;
}

export interface View {
  seats: number;
  seat: number | null;
  gods: (string | null)[];
  first: number;
  round: number;
  turn: number;
  stage: string;
  to_act: number | null;
  hands: Holding[];
  cities: City[];
  scores: Record<Source, number>[];
  /** The score by territory, without the bonus for a complete city. */
  columns: Record<Territory, Record<Source, number>>[];
  /** By card and zone: what it would bring to play it there. */
  gains: Record<string, Record<string, number>>;
  pile: number;
  discard: string[];
  discarded: number;
  can_take_discard: boolean;
  tartarus: string[];
  aside: number;
  stock: number;
  lost: string[];
  draws: number;
  twins: boolean;
  announced: Announcement | null;
  shown: { count: number; cards: string[] | null } | null;
  held: string | null;
  recovered: string | null;
  bonus: number[];
  ending: string | null;
  /** Each creature's territory, and each object's worth: what is printed on the components. */
  creatures: Record<string, Territory>;
  prestige: Record<string, number>;
}

export const read = (view: Values): View => view as unknown as View;

export const GODS: Record<string, Territory> = {
  poseidon: 'lagoon',
  gaia: 'lands',
  aeolus: 'forest',
  hephaestus: 'mountain',
};

export const home = (view: View, seat: number): Territory | null => GODS[view.gods[seat] ?? ''] ?? null;

export const total = (view: View, seat: number): number =>
  Object.values(view.scores[seat] ?? {}).reduce((sum, points) => sum + points, 0);

/** The same for every seat. */
export const points = (view: Values): number[] => read(view).gods.map((_, seat) => total(read(view), seat));

/** Whether something of a seat's score is face down to the watcher. */
export const isPartlyHidden = (view: View, seat: number): boolean =>
  TERRITORIES.some((territory) => view.cities[seat]?.[territory].zones.some((zone) => zone.token === 'hidden'));

export const slotOf = (territory: Territory, index: number): string => `${territory}-${index + 1}`;

export function splitSlot(slot: string): [Territory, number] {
  const [territory, zone] = slot.split('-');
  return [territory as Territory, Number(zone) - 1];
}

export function zoneAt(view: View, seat: number, slot: string): Zone | undefined {
  const [territory, index] = splitSlot(slot);
  return view.cities[seat]?.[territory].zones[index];
}
