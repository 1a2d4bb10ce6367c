/** What is shown of a moment, out of the record up to it: the same whether one came forward, backward or by a jump. */
import type { GameEvent } from '../wire/types.ts';
import { lately } from './lately.ts';
import { isExplained, type Explained } from './steps.ts';

interface Played {
  number: number;
  seat: number | null;
  events: GameEvent[];
}

export interface Shown {
  /** All that happened up to this moment. */
  history: GameEvent[];
  /** What the last turn did. */
  lately: GameEvent[];
  /** The steps of a scripted side that were explained last. */
  lastSteps: Explained[];
}

/** The moment after so many actions, in which these seats are to act. */
export function shownAt(record: readonly Played[], number: number, acting: readonly number[]): Shown {
  const past = record.filter((entry) => entry.number <= number);
  return {
    history: past.flatMap((entry) => entry.events),
    lately: lately(past, acting),
    lastSteps: past.findLast(({ events }) => events.some(isExplained))?.events.filter(isExplained) ?? [],
  };
}
