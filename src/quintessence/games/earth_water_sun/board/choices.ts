/** What can be chosen where: the legal list, sorted by the hex or the edge that a player would click. */
import type { Action, Row } from '$table';
import type { Layout } from './layout.ts';
import type { View } from './view.ts';

export type Target = { type: 'hex'; name: string } | { type: 'edge'; name: string };

export interface Choices {
  /** grow, strike, destroy by their hex. */
  hexes: Map<string, Action[]>;
  /** lay, lift, sever by their edge. */
  edges: Map<string, Action[]>;
  /** step, by the hex of the piece that would go. */
  movers: Map<string, Action[]>;
}

const tag = (action: Action): string => String(action.row[0]);
const text = (action: Action, name: string): string => String(action.values[name] ?? '');

export function sorted(legal: Action[], layout: Layout): Choices {
  const found: Choices = { hexes: new Map(), edges: new Map(), movers: new Map() };
  const put = (where: Map<string, Action[]>, name: string, action: Action): void => {
    const there = where.get(name);
    if (there) there.push(action);
    else where.set(name, [action]);
  };
  for (const action of legal) {
    const about = tag(action);
    if (about === 'step') put(found.movers, text(action, 'hex'), action);
    else if (about === 'grow' || about === 'strike' || about === 'destroy')
      put(found.hexes, text(action, 'hex'), action);
    else if (about === 'lay' || about === 'lift')
      put(found.edges, layout.edge(text(action, 'edge'))?.name ?? '', action);
    else if (about === 'sever') put(found.edges, severed(action, layout), action);
  }
  return found;
}

function severed(action: Action, layout: Layout): string {
  return layout.edge(`${text(action, 'hex')}:${text(action, 'direction')}`)?.name ?? '';
}

/** The names that an action or an event is about. */
export function ids(action: Action): string[] {
  const { hex, to, edge, direction } = action.values;
  const found: string[] = [];
  if (tag(action) === 'sever') return [`${String(hex)}:${String(direction)}`];
  for (const name of [hex, to, edge]) if (typeof name === 'string' && name) found.push(name);
  return found;
}

/** The row that a player who clicks there would most likely mean, to be asked why it cannot be; or the hex is further away. */
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
