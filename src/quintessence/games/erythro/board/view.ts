/** The view as this board reads it: the names of `knowledge/view.py` in the rules. */
import type { Values } from '$table';

export type Element = 'air' | 'water' | 'earth' | 'fire';
export const ELEMENTS: Element[] = ['air', 'water', 'earth', 'fire'];
export const PHASES = ['players', 'discard', 'mines', 'adversary', 'market', 'draw'] as const;
/** A tile with so many tokens is contaminated for good. */
export const CONTAMINATED = 4;

export interface Tile {
  q: number;
  r: number;
  pollution: number;
  contaminated: boolean;
  sanctuary: Element | null;
  mine: string | null;
  dome: boolean;
  pawns: number[];
}

export interface Mine {
  tile: number;
  level: number;
  extraction: number;
  costs: Record<Element, number>;
  /** none, destroy, own 1, own 2, around. */
  lines: string[];
  /** The line that was done last. */
  line: number;
  /** Steps until it is lost. */
  left: number;
  age: number;
}

export interface Line {
  target: 'self' | 'other' | 'near' | 'other_near';
  may: boolean;
  effect: string;
  element: Element | null;
  count: number;
}

export interface ActionCard {
  contamination: false;
  elements: Element[];
  cost: number | null;
  gain: { element: Element; count: number };
  move: number;
  sanctuary: Element;
  yellow_of: Element | null;
  yellow: Line[];
  bottom: Line[];
}
export interface ContaminationCard {
  contamination: true;
  pays: number;
  draws: number;
}
export type Card = ActionCard | ContaminationCard;

export interface Player {
  character: string | null;
  elements: Element[];
  influence: Partial<Record<Element, number>>;
  tile: number | null;
  /** The cards, or how many where they are hidden. */
  hand: string[] | number;
  contamination: number;
  known: string[];
  deck: number;
  discard: string[];
  played: string[];
  owes: number;
  is_done: boolean;
  has_cleaned: boolean;
  lets_be: string | boolean | null;
  kept: string | null;
}

export interface EventEffect {
  effect: string;
  count: number;
}
export interface EventCard {
  card: string;
  clean: number;
  shuffle: EventEffect[];
  destroyed: EventEffect[];
}

export interface Pending {
  seat: number | null;
  by: number | null;
  card: string | null;
  zone: string | null;
  line: number | null;
  named: number | null;
  amount: number;
  steps: number;
  has_moved: boolean;
  reduction: number;
}

export interface View {
  seat: number | null;
  round: number;
  phase: string;
  stage: string;
  adversary: 'mars' | 'alliance' | 'consortium';
  difficulty: string;
  influence_limit: number;
  dome_cost: number | null;
  clean_up_cost: number | null;
  tiles: Record<string, Tile>;
  mines: Record<string, Mine>;
  mine_deck: number[];
  destroyed: string[];
  bag: number[];
  sanctuaries: Record<Element, number>;
  profitability: { value: number; limit: number } | null;
  event: EventCard | null;
  events_left: number;
  events_gone: string[];
  contamination_pile: number;
  market: Record<Element, (string | null)[]>;
  market_left: Record<Element, number>;
  players: Player[];
  pending: Pending | null;
  cards: Record<string, Card>;
  goals: { code: string; value: number; target: number }[];
  dangers: { code: string; value: number; limit: number }[];
  forecast: {
    tiles: Record<string, number>;
    contaminated: number[];
    lost: string[];
    profitability: number | null;
    /** Who will shuffle before the next round, how many cards are missing, and whether one can still be bought. */
    shuffles: { seat: number; missing: number; buys: boolean }[];
  };
  reasons: string[];
}

export const read = (view: Values): View => view as unknown as View;

/** The cards that the market has of an element. */
export const offered = (cards: (string | null)[]): string[] => cards.map((card) => card ?? '');

/** The cards of a hand as far as they are seen. */
export function hand({ players }: View, seat: number): string[] {
  const held = players[seat]?.hand;
  return Array.isArray(held) ? held : [];
}

/** How many cards a player holds. */
export const held = ({ hand }: Player): number => (typeof hand === 'number' ? hand : hand.length);

/** What the next step of a mine does; null: it is lost then. */
export const nextLine = ({ lines, line }: Mine): string | null => lines[line + 1] ?? null;

/** Whether a player has nothing more to do in this phase; one who waits for another's card has. */
export const isDone = ({ phase, pending }: View, player: Player): boolean =>
  phase === 'players' ? player.owes === 0 : player.is_done && !pending;

/** The influence of a player in all elements. */
export const influenceOf = ({ influence }: Player): number =>
  Object.values(influence).reduce((sum, points) => sum + points, 0);

/** What an attack costs with a reduction. */
export const attackCost = (cost: number, reduction: number): number => Math.max(0, cost - reduction);

/** Whether the mines have yet to advance in this round, so that the forecast speaks of all of them. */
export const isBeforeMines = ({ phase }: View): boolean => phase === 'players' || phase === 'discard';
