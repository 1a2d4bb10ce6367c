/** What passes between the page and the server: the server's own schema, with names that the page uses. */
import type { Json } from './json.ts';
import type { components } from './schema.ts';

export type { Json } from './json.ts';

type Schemas = components['schemas'];
type With<T, Changes> = Omit<T, keyof Changes> & Changes;

export type Values = { [name: string]: Json };
export type Row = Json[];

/** How a game ended; scores by the rules only, not after a resignation or an agreed draw. */
export interface Outcome {
  places: number[];
  totals?: number[];
  scores?: Record<string, number>[];
  reason: string;
  /** All seats win or lose together. */
  common?: boolean;
}

/** An action or an event: its row, and the row's ids by the names that the texts use. */
export type Said = Schemas['Said'];
export type Objection = Schemas['Objection'];
export type Prompt = Schemas['Prompt'];
export type GameInfo = Schemas['GameOut'];
export type Me = Schemas['Me'];
export type SeatWish = Schemas['SeatIn'];
export type SeatKind = SeatWish['kind'];
export type SeatInfo = Schemas['SeatOut'];
export type ChatLine = Schemas['ChatLine'];
export type State = With<Schemas['State'], { outcome: Outcome | null }>;
export type Table = With<Schemas['Table'], { result: Outcome | null; state: State | null }>;
/** A table without its state: who sits there, how it stands, what was said. */
export type TableInfo = Omit<Table, 'state'>;
export type Status = Table['status'];
export type Listed = With<Schemas['Listed'], { result: Outcome | null }>;
export type Update = With<Schemas['UpdateMessage'], { outcome: Outcome | null }>;
/** A seat is asked in another's turn. */
export type Window = Schemas['Window'];
/** What only the holder of a seat is told: the answer given ahead, and whether the one to this window is kept. */
export type Standing = Schemas['StandingMessage'];
export type Review = Schemas['Review'];
export type Moment = Schemas['Moment'];
export type Evaluation = Schemas['Evaluation'];
export type Hint = Schemas['Hint'];
/** One way for a piece to go on: the rows to play, and what the last of them tells. */
export type Trail = Schemas['Trail'];
export type Sketch = With<Schemas['Sketch'], { state: State }>;

export type ServerMessage =
  | With<Schemas['WholeMessage'], { table: Table }>
  | Update
  | Schemas['AnswerMessage']
  | Schemas['WhyAnswerMessage']
  | Schemas['TrailsAnswerMessage']
  | Standing
  | With<Schemas['TableMessage'], { result: Outcome | null }>
  | Schemas['RefusedMessage']
  | Schemas['PongMessage'];
