/** What would stand where if a choice were played: drawn as a ghost before it is. */
import type { Choice, Spot } from './choices.ts';
import { halvesOf } from './halves.ts';
import { splitSlot, zoneAt, type View, type Zone } from './view.ts';

export interface Ghost {
  creature: string;
  object: string | null;
  token: string | null;
  /** How one's own prestige would change, where the rules say it. */
  gain: number | null;
  /** It would leave this spot. */
  isGone: boolean;
}

const of = (zone: Zone, changes: Partial<Ghost> = {}): Ghost => ({ ...zone, gain: null, isGone: false, ...changes });

/** The ghosts of a choice, by spot. */
export function ghosts({ action, tag, card, half }: Choice, view: View, me: number): Map<Spot, Ghost> {
  const [, one, two, three] = action.row.map(String);
  switch (tag) {
    case 'add':
    case 'swap':
      return played(view, `${me}:${two}`, card, half, view.gains[card ?? '']?.[two ?? ''] ?? null);
    case 'fit': {
      const slot = view.announced?.slot ?? '';
      return played(view, `${me}:${slot}`, card, half, view.gains[card ?? '']?.[slot] ?? null);
    }
    case 'recover':
      return played(view, `${three}:${two}`, card, half, null);
    case 'lay':
      return played(view, `${me}:${one}`, 'dionysos', 0, null);
    case 'set':
      return changed(view, me, one ?? '', { token: view.held });
    case 'steal':
      return changed(view, Number(three), two ?? '', { token: null });
    case 'give_up': {
      const zones = view.cities[me]?.[splitSlot(`${one}-1`)[0]].zones.length ?? 0;
      return changed(view, me, `${one}-${zones}`, { isGone: true });
    }
    case 'exchange':
      return three === 'hand'
        ? changed(view, me, two ?? '', { isGone: true })
        : exchanged(view, me, Number(three), two ?? '');
    default:
      return new Map();
  }
}

function played(view: View, spot: Spot, card: string | null, half: number, gain: number | null): Map<Spot, Ghost> {
  const face = card === null ? undefined : halvesOf(card, view.creatures)[half];
  if (!face || face.kind === 'support') return new Map();
  const [creature, object] = face.kind === 'zone' ? [face.creature, face.object] : ['dionysos', null];
  return new Map([[spot, { creature, object, token: null, gain, isGone: false }]]);
}

function changed(view: View, seat: number, slot: string, changes: Partial<Ghost>): Map<Spot, Ghost> {
  const zone = zoneAt(view, seat, slot);
  return new Map(zone ? [[`${seat}:${slot}`, of(zone, changes)]] : []);
}

/** Both cards change spots, with what lies on them. */
function exchanged(view: View, me: number, seat: number, slot: string): Map<Spot, Ghost> {
  const [mine, theirs] = [zoneAt(view, me, slot), zoneAt(view, seat, slot)];
  if (!mine || !theirs) return new Map();
  return new Map([
    [`${me}:${slot}`, of(theirs)],
    [`${seat}:${slot}`, of(mine)],
  ]);
}
