/** What the table and a game's board promise each other. A board draws a view and knows no rule. */
import type { Component } from 'svelte';
import type { Objection, Prompt, Row, Said, Trail, Values } from '../wire/types.ts';

export type { Json, Objection, Prompt, Row, Said, Trail, Values } from '../wire/types.ts';

export type Say = (key: string, values?: Values) => string;

export interface BoardProps {
  view: Values;
  legal: Said[];
  /** Whose eyes; null watches. */
  seat: number | null;
  /** What a seat is called at this table, and its colour; left out where nobody sits (a lesson). */
  name?: (seat: number) => string;
  paint?: (seat: number) => string;
  /** What the last change told, for motion. */
  events: Said[];
  /** All that was told so far, in its order; left out where nothing is kept (a lesson). */
  told?: Said[];
  /** What the last turn before this one told: a board marks it, so that nobody has to ask what happened. */
  lately?: Said[];
  /** Hexes, edges… to light up, by name. */
  highlight: string[];
  hint: Said | null;
  say: Say;
  /** Play one action, or several that follow from each other. */
  play: (rows: Row[]) => void;
  why: (row: Row) => Promise<Objection | null>;
  /** All the ways to go on with actions of one tag, from a row's beginning. */
  trails: (tag: string, start: Row) => Promise<Trail[]>;
  /** What the board has to say beside itself: why something cannot be chosen (null: nothing any more). */
  object: (objection: Objection | null) => void;
  mode: 'play' | 'review' | 'lesson';
  flipped: boolean;
  /** Ask once more before a move is played. */
  confirm: boolean;
  motion: boolean;
  coordinates: boolean;
}

export interface LessonStep {
  /** Text keys: lesson-<key>, with attributes .title and .done. */
  key: string;
  options: Values;
  /** Whose eyes; left out, whoever is asked. */
  seat?: number;
  /** What the others play when they are asked, out of what they may. */
  replies?: (legal: Said[]) => Row | null;
  /** Rows that are already played when the step begins. */
  before?: Row[];
  /** Whether what was played so far reaches the aim. */
  done: (rows: Row[], events: Said[]) => boolean;
  /** What may be played; everything else is answered by `lesson-<key>.other`. Left out: anything. */
  allows?: (row: Row) => boolean;
  /** What to light until the first choice. */
  shows?: string[];
}

/** How the final count is shown: the last view, with everything turned up. */
export interface CountProps {
  view: Values;
  say: Say;
  name: (seat: number) => string;
  motion: boolean;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The text board, line by line. */
  describe: (view: Values, say: Say) => string[];
  /** What an action or an event is about: the names to light. */
  ids: (said: Said) => string[];
  /** Whether this seat sees the board from the other side. */
  isFlipped: (view: Values, seat: number | null) => boolean;
  /** What stands beside a seat's name: the game's own counters. */
  Badges: Component<{ view: Values; seat: number; say: Say }>;
  /** Each seat's points as far as the view tells them, where points decide: whoever leads by them is marked. */
  points?: (view: Values) => number[];
  /** The final count, where a list of totals would not explain it. */
  Count?: Component<CountProps>;
  /** What is asked, where the board can say it better than the rules' own prompt; null where it cannot. */
  prompt: (prompt: Prompt, legal: Said[], say: Say) => string | null;
  /** The same for an action that has no place on the board. */
  label: (said: Said, legal: Said[], say: Say) => string | null;
  /** What a newcomer has to know now, said beside the prompt until it is known. */
  tip?: (legal: Said[], say: Say) => string | null;
  /** Events that the log need not tell. */
  quiet: string[];
  /** Two lines of the log that are better told as one: a second step goes on where the first ended. */
  joined?: (one: Said, next: Said) => Said | null;
  /** Events that take a moment to follow: the next move waits longer after them. */
  slow?: string[];
  lesson: LessonStep[];
}
