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
  /** The sides that nobody sits at; places count them and the seats together. */
  sides?: SideOutcome[];
}

/** How a side that nobody sits at came out. */
export interface SideOutcome {
  code: string;
  place: number;
  /** By the rules only, as for seats. */
  total?: number;
  scores?: Record<string, number>;
}

/** An action: its row, and the row's ids by the names that the texts use. */
export type Action = Schemas['ActionOut'];
/** The same for what happened, with why where a scripted side did it. */
export type GameEvent = Schemas['EventOut'];
/** Why a scripted side chose what it chose: what it could, which criterion took what away, what was left. */
export type Explanation = Schemas['ExplanationOut'];
export type Criterion = Schemas['CriterionOut'];
export type Objection = Schemas['Objection'];
export type Prompt = Schemas['Prompt'];
export type GameInfo = Schemas['GameOut'];
/** By which ways the server tells of a turn, and what it keeps of who asks. */
export type Notifications = Schemas['NotificationsOut'];
export type Me = Schemas['Me'];
export type SeatWish = Schemas['SeatIn'];
export type SeatKind = SeatWish['kind'];
export type SeatInfo = Schemas['SeatOut'];
/** Who is here, away or gone. */
export type Presences = Schemas['PresenceMessage'];
/** An action that a seat proposes to its allies. */
export type Pin = Schemas['PinOut'];
export type ChatLine = Schemas['ChatLine'];
export type State = With<Schemas['State'], { outcome: Outcome | null }>;
export type Table = With<Schemas['Table'], { result: Outcome | null; state: State | null }>;
/** A table without its state: who sits there, its status, the chat. */
export type TableInfo = Omit<Table, 'state'>;
export type Relation = Table['relation'];
export type Status = Table['status'];
export type Listed = With<Schemas['Listed'], { result: Outcome | null }> & { about?: About };
/** What a list says of a match: what each seat plays, by what it is ("faction"), and the round. */
export interface About {
  traits: Record<string, string>[];
  round: number | null;
}
/** The time that each seat has, and what happens at zero. */
export type TimeControl = Schemas['ClockOut'];
/** What the clocks say, in milliseconds. */
export type Clocks = Schemas['Clocks'];
/** One's own note about a table. */
export type Mark = Schemas['Mark'];
/** What there is to have done in each game, and what one has. */
export type Achievements = Schemas['Achievements'];
/** The same deal for several people. */
export type Challenge = Schemas['Challenge'];
export type ChallengeEntry = Schemas['Entry'];
export type Update = With<Schemas['UpdateMessage'], { outcome: Outcome | null }>;
/** A seat is asked in another's turn. */
export type Window = Schemas['Window'];
/** Sent to the holder of a seat alone: its standing answer, and whether the answer to this window is kept. */
export type StandingAnswer = Schemas['OwnAnswerMessage'];
/** A game's data as someone changed them, checked and kept by the server. */
export type Variant = Schemas['VariantOut'];
export type Review = Schemas['Review'];
export type Moment = Schemas['Moment'];
/** A position and the way there, as a spectator saw them. */
export type PublicMoment = Schemas['PublicMoment'];
export type Evaluation = Schemas['Evaluation'];
/** What a review teaches, once it is whole. */
export type Lesson = Schemas['Lesson'];
export type LessonTurn = Schemas['TurnOut'];
/** What is to be found at a table that goes on from a review. */
export type ReviewPuzzle = Schemas['ReviewPuzzle'];
/** Where others find the server; null where only its own machine does. */
export type Reach = Schemas['Reach'];
/** A table that anyone may find. */
export type OpenTable = Schemas['OpenTable'];
export type Hint = Schemas['Hint'];
/** One way to go on: the rows to play, the events of the last of them, and the tags that may follow. */
export type Trail = Schemas['Trail'];
/** What some actions in a row would come to; nothing but the objection where one of them cannot be played. */
export type Preview = Schemas['Preview'];
export type Sketch = With<Schemas['Sketch'], { state: State }>;

export type ServerMessage =
  | With<Schemas['WholeMessage'], { table: Table }>
  | Update
  | Schemas['AnswerMessage']
  | Schemas['WhyAnswerMessage']
  | Schemas['PreviewAnswerMessage']
  | Schemas['TrailsAnswerMessage']
  | StandingAnswer
  | With<Schemas['TableMessage'], { result: Outcome | null }>
  | Schemas['ChatLineMessage']
  | Schemas['PinsMessage']
  | Schemas['ClocksMessage']
  | Presences
  | Schemas['RefusedMessage']
  | Schemas['PongMessage'];
export type Puzzles = Schemas['Puzzles'];
export type PuzzleInfo = Schemas['PuzzleOut'];
/** Of which the state is one of a sketch. */
export type PuzzlePosition = Sketch & { finished: boolean; going_on: boolean };
export type PuzzleVerdict = Schemas['PuzzleVerdict'];
export type PuzzleHint = Schemas['PuzzleHint'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
/** The lab: a game's data as sheets, what is wrong with them, and how a comparison goes. */
export type LabData = Schemas['LabData'];
export type LabFault = Schemas['LabFault'];
export type LabChecked = Schemas['LabChecked'];
export type LabFile = Schemas['LabFile'];
export type LabRun = Schemas['LabRunOut'];
export type LabResult = Schemas['LabResult'];
export type LabMeasure = Schemas['LabMeasure'];
export type LabFigure = Schemas['LabFigure'];
export type LabInfo = Schemas['LabOut'];
