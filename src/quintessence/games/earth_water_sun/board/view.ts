/** The view as this board reads it: the names of games/earth_water_sun/rules/view.py. */
import type { Row, Values } from '$table';

export const COLOURS = ['black', 'white'] as const;
export const KINDS = ['earth', 'water', 'sun'] as const;
export type Colour = (typeof COLOURS)[number];
export type Kind = (typeof KINDS)[number];
export type Species = 'tree' | 'mushroom';

export interface Piece {
  colour: Colour;
  species: Species;
  hex: string;
  earth: number;
  water: number;
  sun: number;
  shield: boolean;
}

export interface Move {
  from: string;
  at: string | null;
  before: string | null;
  alive: boolean;
  steps_left: number;
  turns_left: number;
  attacks_left: number;
  target: Row | null;
}

export interface View {
  board: string;
  rows: number[];
  colours: Colour[];
  turn: Colour;
  turns: number;
  stage: string;
  to_act: Colour | null;
  pieces: Piece[];
  roots: Record<Colour, string[]>;
  destroyed: string[];
  stock: Record<Kind, number>;
  roots_in_hand: Record<Colour, number>;
  world_ended: Record<Colour, boolean>;
  rewards: Record<Colour, number>;
  move: Move | null;
  /** Who could be struck next turn: a striker's hex, and its target's. */
  threats?: [string, string][];
}

export const read = (view: Values): View => view as unknown as View;
