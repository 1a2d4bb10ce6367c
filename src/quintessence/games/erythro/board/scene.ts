/** What every part of the board is given: the position as it is drawn, what can be chosen, and how things are said. */
import type { Action, Newness, Pin, Row, Say, Step } from '$table';
import type { Play } from './play.svelte.ts';
import type { View } from './view.ts';

export interface Scene {
  /** The position as it is drawn: while a step is explained, what follows it is still to come. */
  readonly now: View;
  readonly legal: Action[];
  readonly say: Say;
  readonly play: Play;
  /** The seat that acts through this board; null: a spectator. */
  readonly seat: number | null;
  /** The seat whose hand lies below. */
  readonly shown: number;
  /** The seats of this screen that can be changed to without covering anything. */
  readonly own: number[];
  readonly isAsked: boolean;
  readonly isLesson: boolean;
  /** What is lit, by name. */
  readonly lit: Set<string>;
  readonly step: Step | null;
  readonly hint: Action | null;
  /** Which cards of the hand and the market have just come. */
  readonly news: Newness;
  readonly pins: Pin[];
  readonly pin: ((row: Row) => void) | null;
  readonly unpin: ((row: Row) => void) | null;
  name: (seat: number) => string;
  paint: (seat: number) => string;
  /** Light something up while it is pointed at. */
  point: (names: string[]) => void;
  /** Show another hand, or act in another seat of this screen. */
  show: (seat: number) => void;
}
