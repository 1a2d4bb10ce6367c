/** The log as lines under names: whose each line is, and which read as one. Pure, so that it can be tested. */
import type { BoardModule } from '../board/contract.ts';
import type { GameEvent } from '../wire/types.ts';
import type { LogEntry } from './reducer.ts';

export interface Line {
  from: number;
  number: number;
  event: GameEvent;
  /** What was joined to this event; itself where nothing was. */
  parts: readonly GameEvent[];
  /** How many times in a row the very same happened. */
  times: number;
}

/** A seat by its number, a side that nobody sits at by its code. */
export type Who = number | string | null;

export interface Block {
  key: string;
  who: Who;
  lines: Line[];
}

/**
 * Whose doing an event is: a scripted side's, or that of the seat it names. What follows from an answer is not the
 * doing of whoever answered; an event that names nobody belongs to the one before it.
 */
function doerOf({ explanation, values }: GameEvent, before: Who, sides: readonly string[]): Who {
  if (explanation) return explanation.side;
  const { seat } = values;
  return typeof seat === 'number' || (typeof seat === 'string' && sides.includes(seat)) ? seat : before;
}

/** The very same, once more: nothing that is explained, since each step has reasons of its own. */
const isAgain = (one: GameEvent, next: GameEvent): boolean =>
  !one.explanation && !next.explanation && JSON.stringify(one) === JSON.stringify(next);

/** The log, each name once for the lines that follow each other; without what is quiet, or still ahead. */
export function blocksOf(
  log: readonly LogEntry[],
  { quiet, joined }: Pick<BoardModule, 'quiet' | 'joined'>,
  ahead: ReadonlySet<GameEvent> = new Set(),
  /** The sides that nobody sits at: what they do stands under their own name. */
  sides: readonly string[] = [],
): Block[] {
  const found: Block[] = [];
  for (const { number, seat, events } of log) {
    let who: Who = seat;
    for (const event of events) {
      if (ahead.has(event) || quiet.includes(String(event.row[0]))) continue;
      who = doerOf(event, who, sides);
      let block = found.at(-1);
      if (block?.who !== who || !block) found.push((block = { key: `${number} ${found.length}`, who, lines: [] }));
      const last = block.lines.at(-1);
      const both = last && joined?.(last.event, event);
      const times = last && !both && isAgain(last.event, event) ? last.times + 1 : 1;
      if (last && (both || times > 1))
        block.lines[block.lines.length - 1] = {
          from: last.from,
          number,
          event: both || last.event,
          parts: [...last.parts, event],
          times,
        };
      else block.lines.push({ from: number, number, event, parts: [event], times });
    }
  }
  return found;
}

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

const isSameLine = (one: Line, other: Line): boolean =>
  one.from === other.from && one.number === other.number && isSameList(one.parts, other.parts);

/** The blocks as they are now; those that were there before are the very same objects, which need not be said again. */
export function keptBlocks(before: readonly Block[], now: readonly Block[]): Block[] {
  const known = new Map(before.map((block) => [block.key, block]));
  return now.map((block) => {
    const old = known.get(block.key);
    if (!old || old.who !== block.who) return block;
    const lines = block.lines.map((line, at) => {
      const there = old.lines[at];
      return there && isSameLine(line, there) ? there : line;
    });
    return isSameList(lines, old.lines) ? old : { ...block, lines };
  });
}
