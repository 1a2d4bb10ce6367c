/** What can be chosen where: actions of the legal list by the spots of the drawing, and strokes of several actions. */
import type { Action, GameEvent, Row, Values } from '$table';
import { colour, CULTS, reachOf, spadesTo, type View } from './view.ts';

/** A hex by its name, or what something else is called: `space:ACT1`, `tile:FAV3`, `cult:fire`. */
export type Spot = string;

const KINDS: [name: string, prefix: string][] = [
  ['hex', ''],
  ['to', ''],
  ['space', 'space:'],
  ['special', 'special:'],
  ['tile', 'tile:'],
  ['card', 'card:'],
  ['cult', 'cult:'],
  ['faction', 'faction:'],
  ['conversion', 'exchange:'],
];
/** The spot of something that a scripted step names without its kind. */
export function spotOf(name: string): Spot {
  if (/^ACT/.test(name)) return `space:${name}`;
  if (/^(FAV|TW)/.test(name)) return `tile:${name}`;
  if (/^BON/.test(name)) return `card:${name}`;
  return (CULTS as readonly string[]).includes(name) ? `cult:${name}` : name;
}

const BARE: Record<string, Spot> = {
  ship: 'track:shipping',
  dig: 'track:digging',
  shipped: 'track:shipping',
  dug: 'track:digging',
};

/** The names of what an action or an event is about. */
export function ids(about: Action | GameEvent): Spot[] {
  const tag = String(about.row[0]);
  const found = KINDS.flatMap(([name, prefix]) => {
    const value = about.values[name];
    return typeof value === 'string' ? [prefix + value] : [];
  });
  if (tag === 'pick' || tag === 'unlock') found.push(`terrain:${String(about.values['terrain'])}`);
  const bare = BARE[tag];
  return bare ? [...found, bare] : found;
}

/** One way to go on: rows that are played together, as one stroke. */
export interface Stroke {
  key: string;
  /** What is said of it: the actions in their order. */
  actions: Action[];
  rows: Row[];
  /** What is exchanged first. */
  exchange?: string[];
}

const stroke = (...actions: Action[]): Stroke => ({
  key: actions.map(({ row }) => row.join(' ')).join(' + '),
  actions,
  rows: actions.map(({ row }) => row),
});

/** Several actions as one stroke, after tokens are burned for it if they must be. */
export const strokeOf = (actions: Action[], isBurned = false): Stroke => {
  const plain = stroke(...actions);
  return isBurned ? { ...plain, rows: [...exchanged(['burn']), ...plain.rows], exchange: ['burn'] } : plain;
};

const make = (tag: string, values: Action['values']): Action => ({
  row: [tag, ...Object.values(values)],
  values,
});

const ANSWERS = new Set(['accept', 'decline']);

/** The spots at which something can be chosen. */
export function spotsOf(legal: Action[]): Map<Spot, Action[]> {
  const found = new Map<Spot, Action[]>();
  for (const action of legal) {
    if (ANSWERS.has(String(action.row[0]))) continue;
    for (const spot of ids(action)) {
      const there = found.get(spot);
      if (there) there.push(action);
      else found.set(spot, [action]);
    }
  }
  return found;
}

/** A priest goes where he brings most, unless one says otherwise. */
const byMostSteps = (one: Action, other: Action): number =>
  one.row[0] === 'send' && other.row[0] === 'send' ? Number(other.row[2]) - Number(one.row[2]) : 0;

/** The number of a ship of one's own that lies beside a hex; 0 without. */
const shipBeside = (view: View, seat: number, hex: string): number =>
  1 + (view.sea?.seats[seat]?.ships ?? []).findIndex((ship) => ship?.lands.includes(hex));

/** What can be done at a spot: whole strokes first, then their parts. */
export function strokesAt(view: View, seat: number, spot: Spot, actions: Action[]): Stroke[] {
  const found: Stroke[] = [];
  const home = colour(view, seat);
  const mayBuild = view.phase === 'play' && !view.players[seat]?.passed;
  for (const action of actions) {
    const [tag, hex, terrain] = action.row;
    if (tag === 'transform' && terrain === home && mayBuild) {
      found.push(stroke(action, make('build', { hex: String(hex) })));
      const ship = shipBeside(view, seat, String(hex));
      if (ship) found.push(stroke(action, make('settle', { ship, hex: String(hex) })));
    }
  }
  const rest = actions.filter(({ row }) => row[0] !== 'transform' || row[2] === home).sort(byMostSteps);
  const others = actions.filter(({ row }) => row[0] === 'transform' && row[2] !== home);
  found.push(...[...rest, ...others].map((action) => stroke(action)));
  return found.filter((one, at) => found.findIndex(({ key }) => key === one.key) === at && spot !== '');
}

/** What would be meant at a spot where nothing can be chosen now: it may only want an exchange, or tell why not. */
export function meantAt(view: View, seat: number, spot: Spot, ship: number | null = null): Stroke[] {
  const [kind, name] = spot.split(':') as [string, string | undefined];
  if (name !== undefined) return meantThere(view, kind, name);
  const hex = view.hexes[spot];
  if (!hex) return meantAtSea(view, seat, spot, ship);
  if (ship !== null) return [stroke(make('trade', { ship, hex: spot }))];
  const home = colour(view, seat);
  if (view.phase === 'dwellings') return [stroke(make('place', { hex: spot }))];
  if (view.phase === 'docks') return [stroke(make('dock', { hex: spot }))];
  if (hex[1] === undefined) {
    const build = make('build', { hex: spot });
    if (hex[0] === home) return [stroke(build)];
    const transform = make('transform', { hex: spot, terrain: home });
    return reachOf(view, seat).has(spot) ? [stroke(transform, build), stroke(transform)] : [stroke(transform)];
  }
  const next: Record<string, string[]> = {
    dwelling: ['trading_post'],
    trading_post: view.sea ? ['temple', 'stronghold', 'shipyard'] : ['temple', 'stronghold'],
    temple: ['sanctuary'],
  };
  const wanted = hex[2] === seat ? (next[hex[1]] ?? []) : [];
  if (!wanted.length) return [stroke(make('build', { hex: spot }))];
  return wanted.map((building) => stroke(make('upgrade', { hex: spot, building })));
}

/** Upgrades that may only want an exchange, where a building has others that are possible now. */
export const upgradesBeside = (found: Stroke[], meant: Stroke[]): Stroke[] =>
  meant.filter((one) => one.rows[0]?.[0] === 'upgrade' && !found.some(({ key }) => key === one.key));

/** A river was chosen to which no ship can go now. */
function meantAtSea(view: View, seat: number, river: Spot, ship: number | null): Stroke[] {
  const first = (view.fleets?.[seat]?.ships ?? []).findIndex((at) => at !== null);
  const number = ship ?? (first < 0 ? null : first + 1);
  return number === null ? [] : [stroke(make('sail', { ship: number, hex: river }))];
}

function meantThere(view: View, kind: string, name: string): Stroke[] {
  if (kind === 'space') return [stroke(make('power', { space: name }))];
  if (kind === 'special') return [stroke(make('special', { special: name }))];
  if (kind === 'card') return [stroke(make(view.phase === 'cards' ? 'card' : 'pass', { card: name }))];
  if (kind === 'tile') return [stroke(make(name.startsWith('TW') ? 'town' : 'favour', { tile: name }))];
  if (kind === 'cult') return [stroke(make('send', { cult: name, steps: 3 }))];
  if (kind === 'faction') return [stroke(make('take', { faction: name }))];
  if (kind === 'track') return [stroke(make(name === 'shipping' ? 'ship' : 'dig', {}))];
  return [];
}

/** Home, the spades to it and those in hand, where a hex can be transformed but not yet into home. */
export function farFromHome(view: View, seat: number, spot: Spot, strokes: Stroke[]): Values | null {
  const home = colour(view, seat);
  const terrains = strokes.flatMap(({ actions: [first] }) => (first?.row[0] === 'transform' ? [first.row[2]] : []));
  const needed = terrains.length && !terrains.includes(home) ? spadesTo(view, seat, view.hexes[spot]?.[0] ?? '') : null;
  return needed ? { terrain: home, needed, spades: Number(view.players[seat]?.due.spades) || 0 } : null;
}

/** An exchange as one stroke: opened, made, closed. */
export const exchanged = (conversions: string[]): Row[] => [
  ['open'],
  ...conversions.map((name): Row => ['convert', name]),
  ['close'],
];

export interface Ghost {
  hex: string;
  terrain: string | null;
  building: string | null;
}

/** What stands on the map after some strokes: drawn faintly before they are played. */
export function ghostOf({ actions }: Stroke): Ghost | null {
  const [last] = actions.slice(-1);
  const hex = last?.values['hex'];
  if (!last || typeof hex !== 'string') return null;
  const changed = actions.find(({ row }) => row[0] === 'transform');
  const terrain = changed ? String(changed.row[2]) : null;
  const tag = String(last.row[0]);
  if (tag === 'build' || tag === 'place' || tag === 'settle') return { hex, terrain, building: 'dwelling' };
  if (tag === 'upgrade') return { hex, terrain, building: String(last.row[2]) };
  return tag === 'transform' ? { hex, terrain, building: null } : null;
}
