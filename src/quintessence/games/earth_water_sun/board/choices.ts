/** What can be chosen where: the legal list, sorted by the hex or the edge that a player would click. */
import type { Row, Said } from '$table';
import type { Layout } from './layout.ts';
import type { View } from './view.ts';

export type Target = { type: 'hex'; name: string } | { type: 'edge'; name: string };

export interface Choices {
  /** grow, strike, destroy by their hex. */
  hexes: Map<string, Said[]>;
  /** lay, lift, sever by their edge. */
  edges: Map<string, Said[]>;
  /** step, by the hex of the piece that would go. */
  movers: Map<string, Said[]>;
}

const tag = (said: Said): string => String(said.row[0]);
const text = (said: Said, name: string): string => String(said.values[name] ?? '');

export function sorted(legal: Said[], layout: Layout): Choices {
  const found: Choices = { hexes: new Map(), edges: new Map(), movers: new Map() };
  const put = (where: Map<string, Said[]>, name: string, said: Said): void => {
    const there = where.get(name);
    if (there) there.push(said);
    else where.set(name, [said]);
  };
  for (const said of legal) {
    const about = tag(said);
    if (about === 'step') put(found.movers, text(said, 'hex'), said);
    else if (about === 'grow' || about === 'strike' || about === 'destroy') put(found.hexes, text(said, 'hex'), said);
    else if (about === 'lay' || about === 'lift') put(found.edges, layout.edge(text(said, 'edge'))?.name ?? '', said);
    else if (about === 'sever') put(found.edges, severed(said, layout), said);
  }
  return found;
}

function severed(said: Said, layout: Layout): string {
  return layout.edge(`${text(said, 'hex')}:${text(said, 'direction')}`)?.name ?? '';
}

/** The names that an action or an event is about. */
export function ids(said: Said): string[] {
  const { hex, to, edge, direction } = said.values;
  const found: string[] = [];
  if (tag(said) === 'sever') return [`${String(hex)}:${String(direction)}`];
  for (const name of [hex, to, edge]) if (typeof name === 'string' && name) found.push(name);
  return found;
}

/** The row that a player who clicks there would most likely mean, to be asked why it cannot be. */
export function meant(target: Target, view: View, chosen: string | null, layout: Layout): Row | 'far' | null {
  if (target.type === 'edge') return meantRoot(target.name, view);
  const { name } = target;
  const here = view.pieces.find((piece) => piece.hex === name);
  const mover = chosen ?? (view.stage === 'stepping' || view.stage === 'extra' ? (view.move?.at ?? null) : null);
  switch (view.stage) {
    case 'growth':
    case 'reward': {
      const ends = view.to_act !== null && view.world_ended[view.to_act];
      return ends ? ['destroy', name] : ['grow', name, 'earth'];
    }
    case 'move':
    case 'stepping':
    case 'extra': {
      if (mover && mover !== name) {
        const direction = layout.direction(mover, name);
        return direction ? ['step', mover, direction] : 'far';
      }
      return here || !mover ? ['step', name, 'ne'] : null;
    }
    case 'attack':
    case 'target':
      return ['strike', name];
    default:
      return ['grow', name, 'earth'];
  }
}

function meantRoot(edge: string, view: View): Row {
  const own = view.to_act !== null && view.roots[view.to_act].includes(edge);
  return own && view.roots_in_hand[view.to_act ?? 'black'] === 0 ? ['lift', edge] : ['lay', edge];
}
