/** What somebody who chooses what cannot be chosen would most likely mean: the row to ask about. */
import type { Row } from '$table';
import type { Spot } from './choices.ts';
import type { Half } from './halves.ts';
import { splitSlot, TERRITORIES, zoneAt, type View } from './view.ts';

const SUPPORT_ROWS: Record<string, string> = { shield: 'lock', magic: 'unlock' };

/** The row that playing a half would most likely mean, to be asked why it cannot be. */
export function meantHalf(card: string, half: Half, view: View, me: number): Row | null {
  if (half.kind === 'dionysos') return ['add', card, firstOpen(view, me)];
  if (half.kind === 'zone') return [zoneAt(view, me, half.slot) ? 'swap' : 'add', card, half.slot];
  const tag = SUPPORT_ROWS[half.support] ?? half.support;
  const others = [...Array(view.seats).keys()].filter((seat) => seat !== me);
  const victim = others.find((seat) => hasToken(view, seat)) ?? others[0] ?? 0;
  if (view.stage === 'window') return ['counter', card];
  switch (tag) {
    case 'exchange':
      return [tag, card, firstBuilt(view, me), 'hand'];
    case 'steal':
      return [tag, card, tokenSlot(view, victim), victim];
    case 'destroy':
      return [tag, card, victim];
    case 'lock':
      return [tag, card, splitSlot(firstBuilt(view, me))[0]];
    case 'unlock':
      return [tag, card, 'lagoon', me];
    default:
      return [tag, card];
  }
}

/** What somebody who clicks on a spot, with that in hand, would most likely mean. */
export function meantSpot(spot: Spot, card: string | null, half: Half | null, view: View, me: number): Row | null {
  const [owner = '', name = ''] = spot.split(':');
  if (spot === 'pile' || spot === 'discard') return card && spot === 'discard' ? ['discard', card] : ['draw', spot];
  if (!/^\d+$/.test(owner) || !name) return null;
  const seat = Number(owner);
  const slot = name.includes('-') ? name : `${name}-1`;
  const stages: Record<string, Row> = {
    setting: ['set', slot],
    laying: ['lay', slot],
    giving_up: ['give_up', slot.split('-')[0] ?? ''],
  };
  const staged = stages[view.stage];
  if (staged) return staged;
  if (!card) return null;
  if (half?.kind === 'support') return meantSupport(half.support, card, slot, seat === me ? 'hand' : seat);
  if (seat !== me) return ['recover', card, slot, seat];
  return [zoneAt(view, me, slot) ? 'swap' : 'add', card, slot];
}

function meantSupport(support: string, card: string, slot: string, whom: number | 'hand'): Row {
  const tag = SUPPORT_ROWS[support] ?? support;
  const column = splitSlot(slot)[0];
  const seat = whom;
  const rows: Record<string, Row> = {
    exchange: [tag, card, slot, seat],
    steal: [tag, card, slot, seat],
    destroy: [tag, card, seat],
    lock: [tag, card, column],
    unlock: [tag, card, column, seat],
  };
  return rows[tag] ?? [tag, card];
}

function firstOpen(view: View, seat: number): string {
  const territory = TERRITORIES.find((one) => (view.cities[seat]?.[one].zones.length ?? 0) < 4) ?? 'lagoon';
  return `${territory}-${Math.min(4, (view.cities[seat]?.[territory].zones.length ?? 0) + 1)}`;
}

function firstBuilt(view: View, seat: number): string {
  return `${TERRITORIES.find((one) => view.cities[seat]?.[one].zones.length) ?? 'lagoon'}-1`;
}

const hasToken = (view: View, seat: number): boolean => tokenSlotOrNone(view, seat) !== null;
const tokenSlot = (view: View, seat: number): string => tokenSlotOrNone(view, seat) ?? 'lagoon-1';

function tokenSlotOrNone(view: View, seat: number): string | null {
  for (const territory of TERRITORIES) {
    const index = view.cities[seat]?.[territory].zones.findIndex((zone) => zone.token !== null) ?? -1;
    if (index >= 0) return `${territory}-${index + 1}`;
  }
  return null;
}
