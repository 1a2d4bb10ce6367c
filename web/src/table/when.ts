/** When something was played, as people say it: the round and who acted, or whose how many-th turn it was. */
import type { Texts } from '../text/bundle.ts';
import type { LogEntry } from './reducer.ts';
import type { Person } from './view.svelte.ts';

export interface When {
  /** The round, where the game tells of rounds. */
  round: number | null;
  /** Which turn it was, counted from the first of the match. */
  turn: number;
  seat: number | null;
}

/** The round that was under way before a game told of one: the first of its phases that is announced is its second. */
function firstRound(log: readonly LogEntry[]): number | null {
  for (const { events } of log)
    for (const { values } of events)
      if (typeof values['round'] === 'number') return 'phase' in values ? values['round'] : null;
  return null;
}

/** What ends a turn, and how many turns make a round, where no event tells of rounds. */
export interface Turns {
  end: string;
  seats: number;
}

/** When the action was played that was the so many-th. */
export function whenOf(log: readonly LogEntry[], number: number, turns?: Turns): When {
  let ended = 0;
  const found: When = { round: turns ? 1 : firstRound(log), turn: 0, seat: null };
  for (const { number: at, seat, events } of log) {
    if (at > number) break;
    if (seat !== null && seat !== found.seat) {
      found.turn += 1;
      found.seat = seat;
    }
    // What an action brings about belongs to what comes after it, where it opens a round.
    if (at === number) break;
    for (const { row, values } of events) {
      if (typeof values['round'] === 'number') found.round = values['round'];
      if (turns && row[0] === turns.end) found.round = 1 + Math.floor(++ended / turns.seats);
    }
  }
  return found;
}

/** The same without who acted: "round 4". */
export const sinceText = ({ round, turn }: When, texts: Texts): string =>
  round === null ? texts.say('when-turn', { turn }) : texts.say('when-round', { round });

/** And with who acted: "round 4, Mermaids". */
export const whenText = (when: When, name: string, person: Person, texts: Texts): string =>
  texts.say('when', { since: sinceText(when, texts), name, person });
