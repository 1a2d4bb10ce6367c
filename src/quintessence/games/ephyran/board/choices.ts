/** What can be chosen where: the legal list, by the card, the half of it, and the spots that a player would click. */
import type { Action } from '$table';
import { usedHalf } from './halves.ts';
import { splitSlot, type View } from './view.ts';

/** A spot: `0:lagoon-2` a zone of seat 0, `0:lagoon` its column, `0:` its city, `pile`, `discard`, `stock`, `card:…`, `god:…`. */
export type Spot = string;

export interface Choice {
  action: Action;
  tag: string;
  card: string | null;
  /** Which half is used; -1 the whole card, or none. */
  half: number;
  spots: Spot[];
}

const ALONE: Record<string, Spot> = { twins: 'pile', graeae: 'pile', take: 'stock' };
const text = (part: unknown): string => String(part ?? '');

export function sorted(legal: Action[], view: View, seat: number | null): Choice[] {
  return legal.map((action) => choice(action, view, seat ?? -1));
}

function choice(action: Action, view: View, me: number): Choice {
  const [tag, ...parts] = action.row.map(text) as [string, ...string[]];
  const made = (card: string | null, spots: Spot[], slot: string | null = null): Choice => {
    const half = card === null ? -1 : usedHalf(card, tag, slot ?? view.announced?.slot ?? null, view.creatures);
    return { action, tag, card, half, spots };
  };
  const [one = '', two = '', three = ''] = parts;
  switch (tag) {
    case 'add':
    case 'swap':
      return made(one, [`${me}:${two}`], two);
    case 'recover':
      return made(one, [`${three}:${two}`], two);
    case 'lay':
    case 'set':
      return made(null, [`${me}:${one}`]);
    case 'exchange':
      return made(one, three === 'hand' ? [`${me}:${two}`] : [`${three}:${two}`, `${me}:${two}`]);
    case 'steal':
      return made(one, [`${three}:${two}`]);
    case 'destroy':
      return made(one, [`${two}:`]);
    case 'lock':
      return made(one, [`${me}:${two}`]);
    case 'unlock':
      return made(one, [`${three}:${two}`]);
    case 'give_up':
      return made(null, [`${me}:${one}`]);
    case 'discard':
      return made(one, ['discard']);
    case 'draw':
      return made(null, [one]);
    case 'choose':
      return made(null, [`god:${one}`]);
    case 'keep':
    case 'bury':
    case 'fit':
    case 'counter':
      return made(one, [`card:${one}`]);
    default:
      return made(one || null, ALONE[tag] ? [ALONE[tag]] : []);
  }
}

/** Those of a card, and of one of its halves. */
export function narrowed(choices: Choice[], card: string | null, half: number | null): Choice[] {
  if (card === null) return choices.filter((one) => one.card === null || one.spots.includes(`card:${one.card}`));
  return choices.filter((one) => one.card === card && (half === null || one.half === half));
}

/** A click on a zone may mean its column or its whole city, where only these can be chosen. */
export function widening(spot: Spot): Spot[] {
  const [seat, name = ''] = spot.split(':');
  if (!/^\d+$/.test(seat ?? '')) return [spot];
  const found = [spot];
  if (name.includes('-')) found.push(`${seat}:${splitSlot(name)[0]}`);
  if (name) found.push(`${seat}:`);
  return found;
}

export function at(choices: Choice[], spot: Spot): Choice[] {
  for (const wider of widening(spot)) {
    const found = choices.filter((one) => one.spots.includes(wider));
    if (found.length) return found;
  }
  return [];
}

/** The spots that an action or an event is about. */
export function ids(action: Action): Spot[] {
  const { seat, slot, victim, territory } = action.values;
  const tag = text(action.row[0]);
  if (tag === 'draw' || tag === 'discard') return [tag === 'draw' ? text(action.row[1]) : 'discard'];
  const owners = [seat, victim].filter((one) => typeof one === 'number');
  const spot = slot ?? territory ?? (tag === 'destroy' || tag === 'announced_destroy' ? '' : undefined);
  const found =
    typeof spot === 'string' ? (owners.length ? owners : ['']).map((owner) => `${text(owner)}:${spot}`) : [];
  const card = action.row.find((part) => typeof part === 'string' && (part.includes('/') || /^dionysos-\d/.test(part)));
  return [...found, ...(typeof card === 'string' ? [`card:${card}`] : [])];
}
