/** What a message of the server makes of what the page knows: pure, so that it can be tested. */
import type {
  ChatLine,
  Clocks,
  GameEvent,
  Json,
  Pin,
  Presences,
  Row,
  StandingAnswer,
  State,
  Table,
  TableInfo,
  Update,
  Values,
  Window,
} from '../wire/types.ts';

export interface LogEntry {
  /** How many actions stood once it was played. */
  number: number;
  seat: number | null;
  events: GameEvent[];
}

export interface Known {
  info: TableInfo;
  state: State | null;
  log: LogEntry[];
  /** The events of the last change, for the board's motion. */
  events: GameEvent[];
  /** When the open window closes, by the clock of this page; null where it has no end. */
  closes: number | null;
  /** What the clocks of the seats said, and when that was told, by the clock of this page. */
  clocks: ToldClocks | null;
}

export type ToldClocks = Clocks & { at: number };

/**
 * The whole table: the first, or one asked for after something was missed. The log stays as far as it still holds: not
 * where another seat sees it now, which saw other events, nor where an action before the last was taken back.
 */
export function whole(known: Known | null, table: Table, now = 0): Known {
  const { state, ...info } = table;
  const isSame = known?.state?.seat === state?.seat || info.information !== 'private';
  // Among allies an action in the middle can be taken back: only the same revision is sure to have the same log.
  const isSure = info.relation !== 'allies' || known?.info.revision === info.revision;
  const log = known && isSame && isSure ? known.log.filter((entry) => entry.number <= table.played) : [];
  const clocks = told(state?.clocks, now);
  return { info, state, log, events: [], closes: closing(state?.window, now), clocks };
}

function told(clocks: Clocks | null | undefined, now: number): ToldClocks | null {
  return clocks ? { ...clocks, at: now } : null;
}

/** The table after the clocks were told anew. */
export function timed(known: Known, clocks: Clocks | null, now: number): Known {
  return { ...known, clocks: told(clocks, now) };
}

function closing(window: Window | null | undefined, now: number): number | null {
  return typeof window?.left === 'number' ? now + window.left : null;
}

/** Whether an update builds on what is known; if not, the whole table has to be asked for. */
export function fits(known: Known, update: Update): boolean {
  return known.state !== null && update.from === known.state.revision;
}

/** The table after an update that fits, received at some time. */
export function updated(known: Known, update: Update, now = 0): Known {
  if (!known.state) return known;
  const { revision, played, status, draw_offer, outcome } = update;
  const log = known.log.filter((entry) => entry.number <= Math.min(played, known.state?.played ?? 0));
  if (update.kind === 'play') log.push({ number: played, seat: update.actor, events: update.events });
  return {
    info: { ...known.info, revision, played, status, draw_offer, result: outcome },
    state: stateAfter(known.state, update),
    log,
    events: update.kind === 'play' ? update.events : [],
    closes: closing(update.window, now),
    clocks: told(update.clocks, now),
  };
}

function stateAfter(state: State, update: Update): State {
  const { revision, questions, played, outcome, seat, to_act, prompt, undo, undo_seat, window } = update;
  const { standing_answer, kept } = update;
  const isAsking = { standing_answer, kept, legal: legalAfter(state, update) };
  const view = viewAfter(state.view, update);
  return {
    ...state,
    ...{ revision, questions, played, outcome, seat, to_act, prompt, undo, undo_seat, window, view },
    ...isAsking,
  };
}

/** The same list while the seat's question is the same: what was half chosen from it stays. */
function legalAfter(state: State, update: Update): State['legal'] {
  const isSame = update.seat === state.seat && questionOf(state, state.seat) === questionOf(update, update.seat);
  return isSame && state.legal.length === update.legal.length ? state.legal : update.legal;
}

/** The number of what a seat is asked; 0 where this page does not hold it. */
export function questionOf(state: Pick<State, 'questions'>, seat: number | null): number {
  return (seat === null ? undefined : state.questions[String(seat)]) ?? 0;
}

/** How many times a seat has played or undone, which is the upper part of its question's number. */
export const ownCount = (question: number): number => Math.floor(question / 2 ** 32);

/** The table after its holder has heard what is kept for a seat. */
export function answered(known: Known, answer: StandingAnswer): Known {
  if (known.state?.seat !== answer.seat) return known;
  const { standing_answer, kept } = answer;
  return { ...known, state: { ...known.state, standing_answer, kept } };
}

/** The same view where nothing in it has changed: a board need not draw it again. */
function viewAfter(view: Values, update: Update): Values {
  const { changed, gone, patched } = update;
  if (!gone.length && !patched.length && !Object.keys(changed).length) return view;
  const next = { ...view, ...changed };
  for (const name of gone) delete next[name];
  patch(next, patched);
  return next;
}

type Branch = Record<string | number, Json>;

/** Put what is different into its places; only what is on the way there is copied, the rest stays the same. */
function patch(view: Values, patched: Update['patched']): void {
  const copied = new Set<unknown>([view]);
  for (const [path, value] of patched) {
    let branch = view as Branch;
    for (const step of path.slice(0, -1)) {
      const there = branch[step] as Branch;
      if (!copied.has(there)) {
        branch[step] = Array.isArray(there) ? [...(there as Json[])] : { ...there };
        copied.add(branch[step]);
      }
      branch = branch[step] as Branch;
    }
    branch[path.at(-1) ?? ''] = value;
  }
}

/** The table after a change of seats, status, offers or chat. Only updates change the position. */
export function informed(known: Known, info: TableInfo, isBehind: boolean): Known {
  const { revision, played, status, result } = known.info;
  const later = { ...info, revision, played };
  // Updates that wait to be shown say themselves how it ended.
  return { ...known, info: isBehind ? { ...later, status, result } : later };
}

/** How many lines of chat a table keeps, as the server does. */
const CHAT_LINES = 200;

/** The table after one more line of chat. */
export function chatted(known: Known, line: ChatLine): Known {
  return { ...known, info: { ...known.info, chat: [...known.info.chat, line].slice(-CHAT_LINES) } };
}

/** The table after the allies there have proposed something, or taken it back. */
export function pinned(known: Known, pins: Pin[]): Known {
  return { ...known, info: { ...known.info, pins } };
}

/** The table after people there have come, gone or looked away. */
export function attended(known: Known, { presence, watchers }: Pick<Presences, 'presence' | 'watchers'>): Known {
  const seats = known.info.seats.map((seat, at) => {
    const now = presence[at] ?? null;
    return { ...seat, presence: now, online: now !== null && now !== 'gone' };
  });
  return { ...known, info: { ...known.info, seats, watchers } };
}

/** Whether two rows are the same. */
const isRow = (one: Row, other: Row): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A seat's own pin of a row. */
export const pinOf = (pins: Pin[], seat: number | null, row: Row): Pin | undefined =>
  pins.find((pin) => pin.seat === seat && isRow(pin.row, row));

/** What others have proposed since: not what was there before, nor what is one's own. */
export const newPins = (before: Pin[], now: Pin[], held: number[]): Pin[] =>
  now.filter((pin) => !held.includes(pin.seat) && !pinOf(before, pin.seat, pin.row));

/** Whether the log reaches from the first action to the last. */
export function isComplete(known: Known): boolean {
  return known.log.length === (known.state?.played ?? known.info.played);
}

/** The log with the past that it lacks, as far as what is shown has come. */
export function completed(known: Known, past: LogEntry[]): LogEntry[] {
  const later = known.log.filter((entry) => entry.number > past.length);
  const played = known.state?.played ?? past.length;
  return [...past, ...later].filter((entry) => entry.number <= played);
}
