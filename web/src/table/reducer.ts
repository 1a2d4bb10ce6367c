/** What a message of the server makes of what the page knows: pure, so that it can be tested. */
import type { Said, Standing, State, Table, TableInfo, Update, Values, Window } from '../wire/types.ts';

export interface LogEntry {
  /** How many actions stood once it was played. */
  number: number;
  seat: number | null;
  events: Said[];
}

export interface Known {
  info: TableInfo;
  state: State | null;
  log: LogEntry[];
  /** The events of the last change, for the board's motion. */
  events: Said[];
  /** When the window closes that is open, by the clock of this page; null where it has no end. */
  closes: number | null;
}

/**
 * The whole table: the first, or one asked for after something was missed. The log stays as far as it still holds: not
 * where someone else looks now, who was told other things.
 */
export function whole(known: Known | null, table: Table, now = 0): Known {
  const { state, ...info } = table;
  const isSame = known?.state?.seat === state?.seat || !info.hides;
  const log = known && isSame ? known.log.filter((entry) => entry.number <= table.played) : [];
  return { info, state, log, events: [], closes: closing(state?.window, now) };
}

function closing(window: Window | null | undefined, now: number): number | null {
  return typeof window?.left === 'number' ? now + window.left : null;
}

/** Whether an update builds on what is known; if not, the whole table has to be asked for. */
export function fits(known: Known, update: Update): boolean {
  return known.state !== null && update.from === known.state.number;
}

/** The table after an update that fits, heard at some time. */
export function updated(known: Known, update: Update, heard = 0): Known {
  if (!known.state) return known;
  const { number, played, status, draw_offer, outcome } = update;
  const state: State = {
    ...known.state,
    number,
    played,
    outcome,
    seat: update.seat,
    to_act: update.to_act,
    view: merged(known.state.view, update),
    legal: update.legal,
    prompt: update.prompt,
    undo: update.undo,
    undo_seat: update.undo_seat,
    window: update.window,
    standing: update.standing,
    kept: update.kept,
  };
  const log = known.log.filter((entry) => entry.number <= Math.min(played, known.state?.played ?? 0));
  if (update.kind === 'play') log.push({ number: played, seat: update.actor, events: update.events });
  return {
    info: { ...known.info, number, played, status, draw_offer, result: outcome },
    state,
    log,
    events: update.kind === 'play' ? update.events : [],
    closes: closing(update.window, heard),
  };
}

/** The table after its holder was told what is kept for a seat. */
export function answered(known: Known, told: Standing): Known {
  if (known.state?.seat !== told.seat) return known;
  const { standing, kept } = told;
  return { ...known, state: { ...known.state, standing, kept } };
}

function merged(view: Values, update: Update): Values {
  const next = { ...view, ...update.changed };
  for (const name of update.gone) delete next[name];
  return next;
}

/** The table after a change of seats, status, offers or chat. The position is told by updates alone. */
export function informed(known: Known, told: TableInfo, isBehind: boolean): Known {
  const { number, played, status, result } = known.info;
  const later = { ...told, number, played };
  // Updates that wait to be shown will tell themselves how it ended.
  return { ...known, info: isBehind ? { ...later, status, result } : later };
}

/** Whether the log reaches from the first action to the last. */
export function isComplete(known: Known): boolean {
  return known.log.length === (known.state?.played ?? known.info.played);
}
