/** What the table and a game's board promise each other. A board draws a view and knows no rule. */
import type { Component } from 'svelte';
import type { Action, GameEvent, Json, Objection, Pin, Preview, Prompt, Row, Trail, Values } from '../wire/types.ts';

export type {
  Action,
  Explanation,
  GameEvent,
  Json,
  Objection,
  Pin,
  Preview,
  Prompt,
  Row,
  Trail,
  Values,
} from '../wire/types.ts';
export { keptRows } from './kept.ts';
export { Newness } from './newness.svelte.ts';

export type Say = (key: string, values?: Values) => string;

/** A moment of an explained step: a scripted side chooses, one criterion after the other. Everything by id. */
export interface Step {
  /** What could be chosen at first. */
  candidates: string[];
  /** What the criteria that were shown so far took away. */
  removed: string[];
  /** What is still there; after the last criterion, what was chosen. */
  left: string[];
  /** The event of this step and those after it: the view has them already, a board may draw them as still to come. */
  ahead: GameEvent[];
}

/** What an event sounds like; the table makes the sounds. */
export type Sound = 'piece' | 'card' | 'token' | 'building';

export interface BoardProps {
  view: Values;
  legal: Action[];
  /** The seat through which the board is seen; null: a spectator. */
  seat: number | null;
  /** The seats of this screen that may be acted in at any moment, since nothing has to be covered between them. */
  own?: number[];
  /** Act in another of these seats. */
  actAs?: (seat: number) => void;
  /** What a seat is called here, and its colour at a table. */
  name?: (seat: number) => string;
  /** A picture: nothing in it can be pressed. */
  isPicture?: boolean;
  /** The seat whose name is “you”, where someone plays without a name. */
  you?: number | null;
  paint?: (seat: number) => string;
  /** The events of the last change, for motion. */
  events: GameEvent[];
  /** All events up to this moment, in their order: what a board draws of the past it draws from these. */
  history?: GameEvent[];
  /** The events of the last turn before this one: a board marks them, so that nobody has to ask what happened. */
  lately?: GameEvent[];
  /** Hexes, edges… to light up, by name. */
  highlight: string[];
  /** The step of a scripted side that is being explained. */
  step?: Step | null;
  hint: Action | null;
  /** What the allies at the table propose to each other, oldest first; nothing among rivals and in a review. */
  pins?: Pin[];
  /** Propose a row for the seat that looks, legal or not; null where nobody can. */
  pin?: ((row: Row) => void) | null;
  /** Take a proposal of the seat that looks back. */
  unpin?: ((row: Row) => void) | null;
  say: Say;
  /** Play one action, or several that follow from each other. */
  play: (rows: Row[]) => void;
  why: (row: Row) => Promise<Objection | null>;
  /** What each of some ways to go on would come to: rows that follow from each other. Only where all seats know the same. */
  preview?: (ways: Row[][]) => Promise<Preview[]>;
  /** All the ways to go on with actions of one tag, from a row's beginning. */
  trails: (tag: string, start: Row) => Promise<Trail[]>;
  /** What the board has to say beside itself: why something cannot be chosen (null: nothing any more). */
  object: (objection: Objection | null) => void;
  /** Whether what the board asks beside itself (`Asked`) stands in the table's prompt: else the board shows it. */
  hasPrompt?: boolean;
  mode: 'play' | 'review' | 'lesson';
  flipped: boolean;
  /** Whether a move is asked for once more before it is played; `isFinal`: undo will not take it back. */
  confirms: (isFinal: boolean) => boolean;
  motion: boolean;
  coordinates: boolean;
}

export interface LessonStep {
  /** Text keys: lesson-<key>, with attributes .title and .done. */
  key: string;
  options: Values;
  /** The learner's seat; left out, whoever is asked. */
  seat?: number;
  /** What the others play when they are asked, out of what they may. */
  replies?: (legal: Action[]) => Row | null;
  /** Rows that are already played when the step begins. */
  before?: Row[];
  /** Whether what was played so far reaches the aim. */
  done: (rows: Row[], events: GameEvent[]) => boolean;
  /** What may be played; everything else is answered by `lesson-<key>.other`. Left out: anything. */
  allows?: (row: Row) => boolean;
  /** What to light until the first choice. */
  shows?: string[];
  /** Whether the steps of a scripted side are read one criterion after another. */
  isExplained?: boolean;
}

/** What somebody plays as: its name takes the place of the player's, its colour that of the seat's. */
export interface Faction {
  name: string;
  paint: string;
}

/** How values read in the sentences of a table. */
export interface Wording {
  /** What the words rest on: a small part of the view, which seldom changes during a match. */
  of: (view: Values) => Values;
  /** The seat that a value stands for: what is told and asked calls its player by name. */
  seat?: (name: string, value: Json, of: Values) => number | null;
  /** What a seat is called in sentences whose player has no name, such as its god; null: by its number. */
  call?: (seat: number, of: Values, say: Say) => string | null;
  /** The sentences that give a seat what it is called by: they still call it by its number. */
  before?: string[];
  /** A value in words, such as an edge by the hexes beside it; null: as it is. */
  word?: (name: string, value: Json, of: Values, say: Say) => string | null;
  /** The forms of a value in one sentence, by what follows its name (`word`, `plural`), such as a seat's faction. */
  forms?: (key: string, name: string, value: Json, of: Values, say: Say) => Record<string, string> | null;
  /** What an action would do, where the view tells it better than the action alone; null: as the rules say it. */
  action?: (action: Action, of: Values, say: Say) => string | null;
}

/** How the final count is shown: the last view, with everything turned up. */
export interface CountProps {
  view: Values;
  say: Say;
  name: (seat: number) => string;
  motion: boolean;
  /** All is counted: who won may be said. */
  done: () => void;
}

/** What a game asks in the prompt itself, beside the words. */
export interface AskedProps extends Pick<BoardProps, 'view' | 'legal' | 'seat' | 'say' | 'play' | 'preview'> {
  name: (seat: number) => string;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The text board, line by line. */
  describe: (view: Values, say: Say) => string[];
  /** What an action or an event is about: the names to light. */
  ids: (about: Action | GameEvent) => string[];
  /** Whether this seat sees the board from the other side. */
  isFlipped: (view: Values, seat: number | null) => boolean;
  /** What a seat plays, as an addition to its player's name: a colour, a god. */
  title?: (view: Values, seat: number, say: Say) => string;
  /** The faction of a seat or of a side without one, once it is chosen: the table calls and colours it by that. */
  faction?: (view: Values, who: number | string, say: Say) => Faction | null;
  wording?: Wording;
  /** What stands beside a seat's name: the game's own counters. */
  Badges: Component<{ view: Values; seat: number; say: Say }>;
  /** The same for a side that nobody sits at. */
  SideBadges?: Component<{ view: Values; side: string; say: Say }>;
  /** Each seat's points as far as the view has them, where points decide: whoever leads by them is marked. */
  points?: (view: Values) => number[];
  /** What decided a match that is over, in the game's own numbers: one short phrase each. */
  ended?: (view: Values, say: Say) => string[];
  /** The final count, where a list of totals would not explain it. */
  Count?: Component<CountProps>;
  /** What is asked, where the board can say it better than the rules' own prompt; null where it cannot. */
  prompt: (prompt: Prompt, legal: Action[], say: Say) => string | null;
  /** Answers and choices that stand in the prompt, within reach of a thumb. */
  Asked?: Component<AskedProps>;
  /** Tags of the actions that a standing answer can give: it may be chosen while they are asked. */
  answers?: string[];
  /** What an action is called that is not chosen on the board, where the board can say it better; null where it cannot. */
  label: (action: Action, legal: Action[], say: Say) => string | null;
  /** What a newcomer has to know now, shown beside the prompt until it is known. */
  tip?: (legal: Action[], say: Say) => string | null;
  /** Tags of actions that pass something up: their button never looks like the one to press, unless it is the only one. */
  declining?: string[];
  /** Tags of actions without ids that the board has a place for: the prompt leaves them out. */
  placed?: string[];
  /** The event that ends a turn, where a round is one turn of each and no event tells of rounds. */
  turnEnd?: string;
  /** Events that the log leaves out. */
  quiet: string[];
  /** Two lines of the log that read better as one: a second step goes on where the first ended. */
  joined?: (one: GameEvent, next: GameEvent) => GameEvent | null;
  /** Events that take a moment to follow: the next move waits longer after them. */
  slow?: string[];
  /** What events sound like, by their tags; the others are silent. */
  sounds?: Record<string, Sound>;
  /** Explained events that are told in the log, but not played back step by step. */
  notPlayedBack?: string[];
  /** The options of a first quick game, where the defaults are not the best start. */
  quick?: Values;
  /** Keys of the board's own, and the texts that say what each does. */
  keys?: { key: string; text: string }[];
  /** What each drawn thing is, drawn as on the board; loaded when somebody asks for help. */
  legend?: () => Promise<{ default: Component<{ say: Say }> }>;
  lesson: LessonStep[];
  /** Further lessons, each with a name of its own: course-<key>. */
  courses?: { key: string; steps: LessonStep[] }[];
}
