/** The view as this board reads it: the names of games/terra_mystica/rules/view.py. */
import type { Values } from '$table';

export const CULTS = ['fire', 'water', 'earth', 'air'] as const;
export const BUILDINGS = ['dwelling', 'trading_post', 'temple', 'stronghold', 'sanctuary', 'shipyard'] as const;
export const WHEEL = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;
export const RESOURCES = ['coins', 'workers', 'priests', 'power', 'spades'] as const;
export type Cult = (typeof CULTS)[number];
export type Building = (typeof BUILDINGS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Gain = Partial<Record<Resource, number>>;
/** A seat, or the Automa, which has none. */
export type Who = number | 'automa';
export type Hex = [terrain: string] | [terrain: string, building: Building, owner: Who];

export interface Due {
  actions: number;
  spades: number;
  free_dwelling: boolean;
  steps: number;
  favours: number;
  towns: number;
  bridges: number;
  tokens: number;
  [name: string]: unknown;
}

export interface Player {
  faction: string | null;
  terrain: string;
  wheel: string;
  points: number;
  score: Record<string, number>;
  coins: number;
  workers: number;
  priests: number;
  priest_cap: number;
  power: [number, number, number];
  cults: Record<Cult, number>;
  keys: number;
  buildings: Record<Building, number>;
  shipping: number;
  digging: number;
  bridges_left: number;
  favours: string[];
  towns: Record<string, number>;
  card: string | null;
  town_power: number;
  passed: boolean;
  left: boolean;
  /** Coins, workers, priests and power of the next income. */
  income: number[];
  due: Due;
}

export interface Prices {
  /** Coins, workers, priests; null where none can be bought. */
  spade: number[] | null;
  shipping: number[] | null;
  digging: number[] | null;
  /** Spades by terrain of the wheel; null where none lead home. */
  spades: (number | null)[];
  volcano: number[] | null;
  /** The free hexes in reach; a star where a tunnel or a flight is paid. */
  reach: string;
  /** What could be exchanged now, and how many are paid for one. */
  exchanges: Record<string, number>;
  /** Workers and coins of each building. */
  dwelling?: number[];
  trading_post?: number[];
  temple?: number[];
  stronghold?: number[];
  sanctuary?: number[];
  shipyard?: number[];
}

export interface PowerAction {
  cost: number;
  gain?: Gain;
  bridges?: number;
  voyages?: number;
  ships?: number;
  favours?: number;
  priest_cost?: number;
}
export interface BonusCard {
  gain?: Gain;
  action?: 'spade' | 'step' | 'voyage';
  shipping?: number;
  passing?: Partial<Record<Building, number>>;
  passing_ships?: number;
  ships?: number;
  sail?: number;
  trade_points?: number;
  passing_fleet?: number;
}
export interface FavourTile {
  steps: Partial<Record<Cult, number>>;
  gain?: Gain;
  action?: 'step' | 'voyage';
  town_power?: number;
  points?: Partial<Record<Building, number>>;
  passing?: number[];
  ships?: number;
  trade_points?: number;
  passing_trades?: number[];
}
export interface TownTile {
  points: number;
  keys: number;
  gain?: Gain;
  steps?: number;
  shipping?: number;
  ships?: number;
}
export interface RoundTile {
  scores: string;
  points: number;
  cult: Cult | 'priests';
  steps: number;
  gain: Gain;
  ships?: number;
}
export interface Printed {
  power_actions: Record<string, PowerAction>;
  bonus_cards: Record<string, BonusCard>;
  favour_tiles: Record<string, FavourTile>;
  town_tiles: Record<string, TownTile>;
  round_tiles: Record<string, RoundTile>;
  /** How many of each building a player has. */
  stock: Record<Building, number>;
  slots: number[];
  cult_power: number[];
  cult_places: number[];
  network_places: number[];
}
export interface FactionBoard {
  dwelling_workers: number[];
  trading_post_coins: number[];
  trading_post_power: number[];
  temple_priests: number[];
  temple_power: number[];
  stronghold: Gain;
  sanctuary_priests: number;
  ship_most: number;
  dig_workers: number[];
  strength: number[];
  special: string;
  standing: string;
  /** With ships: what the shipyard can, and what stands in the place of shipping and ships. */
  ability?: string;
  has_range?: boolean;
  over_land?: boolean;
}

/** A faction's board with what it begins with and pays; workers and coins of each building. */
export interface FactionSheet extends FactionBoard {
  set: string;
  coins: number;
  workers: number;
  priests: number;
  power: number[];
  cults: Record<Cult, number>;
  dwellings: number;
  shipping: number;
  spade_priests: number;
  costs: Record<Building, number[]>;
}
/** What the end would count for one who is counted: points, or what was measured and its points. */
export interface Projected {
  cults: Record<Cult, number>;
  network: [size: number, points: number];
  end_tile: [measure: number, points: number] | null;
  resources: number;
  faction: number;
}

/** Where a seat's ships lie, null in supply; its dock, and how many trade markers it has placed. */
export interface Fleet {
  ships: (string | null)[];
  dock: string | null;
  markers: number;
  range: number;
  moved: boolean[];
  is_sailing: boolean;
}
/** What a trade brings both sides: the partner is offered power, for points. */
export interface Trade {
  points: number;
  coins: number;
  workers: number;
  priests: number;
  power: number;
  partner: Who;
  partner_power: number;
  partner_points: number;
}
/** The land beside a ship; and in a voyage: spaces with the power that each costs, buildings there, what trades bring. */
export interface ShipAtSea {
  lands: string[];
  spaces: Record<string, number>;
  beside: Record<string, string[]>;
  trades: Record<string, Trade>;
}
/** What follows for a seat: how far its ships go, what one costs, and what its shipyard can. */
export interface AtSea {
  sail?: number;
  /** Ships of the next income. */
  income_ships?: number;
  /** Workers and coins. */
  ship_price?: number[];
  ability?: string;
  is_active?: boolean;
  markers_left?: number;
  ships?: (ShipAtSea | null)[];
  /** Of the range tile; 0 for those who have shipping. */
  range_most?: number;
}

export interface View {
  board: string;
  rows: string[];
  phase: string;
  round: number;
  turn: number;
  order: Who[];
  active: Who | null;
  to_act: number[];
  hexes: Record<string, Hex>;
  bridges: [string, string, Who][];
  towns: string[];
  cult_slots: Record<Cult, (Who | null)[]>;
  round_tiles: string[];
  end_tile: string | null;
  favour_tiles: Record<string, number>;
  town_tiles: Record<string, number>;
  bonus_cards: Record<string, { holder: Who | null; coins: number }>;
  used_spaces: string[];
  /** Event, seat, builder, amount, usable, too late. */
  offers: [number, Who, Who, number, number, boolean][];
  players: Player[];
  prices: Prices[];
  printed: Printed;
  faction_boards: (FactionBoard | null)[];
  /** The action spaces of each player, and whether they were used in this round. */
  own_spaces: Record<string, boolean>[];
  power_costs: number[];
  /** While factions are chosen. */
  faction_sheets?: Record<string, FactionSheet>;
  /** From the first round: the seats in their order, the Automa last. */
  projection?: Projected[];
  automa?: Automa;
  decision_cards?: Record<string, DecisionCard>;
  /** With ships: two river hexes and the two land hexes between which each canal lies. */
  sea?: {
    canals: [string, string, string, string][];
    seats: AtSea[];
    /** The cards, tiles, spaces and other parts that are reconstructed. */
    ours: string[];
  };
  fleets?: Fleet[];
  /** The hexes with trade markers, and whose they are. */
  trade_markers?: Record<string, Who[]>;
}

/** Whether a part is reconstructed, and not printed. */
export const isOurs = (view: View, part: string): boolean => view.sea?.ours.includes(part) ?? false;

/** The kinds of buildings that are played with. */
export const kinds = (view: View): Building[] => BUILDINGS.filter((kind) => kind !== 'shipyard' || view.sea);

export interface Automa {
  faction: string;
  level: number;
  terrain: string;
  points: number;
  score: Record<string, number>;
  supply: Record<Building, number>;
  priests: number;
  cults: Record<Cult, number>;
  favours: string[];
  marked: string[];
  cubes: string[];
  card: string | null;
  /** The free bonus cards by their places, from the left. */
  row: Record<string, string>;
  /** What it scores by each round's tile when it passes. */
  tile_points: number[];
  passed: boolean;
  support: string | null;
  action: string | null;
  drawn: string[];
  left: number;
  known: string[];
  unknown: number;
  reserve: number;
  navigation: number;
  x: number;
  strips: Record<string, string[]>;
}

export interface DecisionCard {
  actions: string[];
  points: number;
  passes: boolean;
  marked: boolean;
  reaching: boolean;
  strip: string;
  arrow: 'right' | 'left';
  number: number;
  method: string;
  place: string;
}

export const read = (view: Values): View => view as unknown as View;

/** The terrain whose colour a player's pieces have; none before a faction is taken. */
export const colour = (view: View, who: Who): string => {
  if (who === 'automa') return view.automa?.terrain ?? 'none';
  const player = view.players[who];
  return player?.terrain || player?.wheel || 'none';
};

export const points = (view: Values): number[] => read(view).players.map((player) => player.points);

/** All who have pieces, with what everyone has of them. */
export const everyone = (view: View): { who: Who; cults: Record<Cult, number>; favours: string[] }[] => [
  ...view.players.flatMap((player, seat) => (player.faction ? [{ ...player, who: seat }] : [])),
  ...(view.automa ? [{ ...view.automa, who: 'automa' as const }] : []),
];

/** The seat whose board is looked at first: one's own, or whoever is to act. */
export const watched = (view: View, seat: number | null): number => seat ?? view.to_act[0] ?? 0;

/** The hexes in reach of a seat, and whether a tunnel or a flight leads there. */
export function reachOf(view: View, seat: number): Map<string, boolean> {
  const names = (view.prices[seat]?.reach ?? '').split(' ').filter(Boolean);
  return new Map(names.map((name) => [name.replace('*', ''), name.endsWith('*')]));
}

/** Spades that turn a hex into a seat's home; null where none do. */
export function spadesTo(view: View, seat: number, terrain: string): number | null {
  const at = (WHEEL as readonly string[]).indexOf(terrain);
  return at < 0 ? null : (view.prices[seat]?.spades[at] ?? null);
}
