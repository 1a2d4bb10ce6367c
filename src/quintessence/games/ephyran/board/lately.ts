/** What the others did since a player's last turn: a few lines that stay until that player has played again. */
import type { GameEvent, Say } from '$table';
import { ids, type Spot } from './choices.ts';

/** With these a player begins what the turn is for. */
const TURNS = [
  ...['added', 'swapped', 'recovered', 'discarded', 'passed', 'played_twins', 'played_graeae', 'locked', 'unlocked'],
  ...['announced_exchange', 'announced_exchange_with_hand', 'announced_take', 'announced_steal', 'announced_destroy'],
];
const FOLLOWS = ['removed', 'countered', 'exchanged', 'fitted', 'stole', 'token_lost', 'completed', 'end_announced'];
/** What changes the table for all; draws and answers without effect are left out. */
export const DEEDS = [...TURNS, ...FOLLOWS, 'laid', 'set'];
const MENTIONED = new Set([...DEEDS, 'took']);
const OWN = new Set(TURNS);

/** What is worth telling of all that happened after the last action of a seat. */
export function lately(history: GameEvent[], me: number): GameEvent[] {
  const last = history.findLastIndex((event) => event.row[1] === me && OWN.has(String(event.row[0])));
  return history.slice(last + 1).filter((event) => MENTIONED.has(String(event.row[0])) && !isOwn(event, me));
}

/** One's own doings need no mention; what others did to one's city has to be. */
const isOwn = (event: GameEvent, me: number): boolean =>
  event.row[1] === me && !['removed', 'token_lost'].includes(String(event.row[0]));

/** Zones and columns of the cities that those events have changed. */
export function changed(history: GameEvent[]): Set<Spot> {
  return new Set(history.flatMap(ids).filter((spot) => /^\d+:[a-z]/.test(spot)));
}

export const inWords = ({ row, values }: GameEvent, say: Say): string => say(`event-${String(row[0])}`, values);

/** Whose doing it was; none for what concerns all. */
export const doer = ({ row }: GameEvent): number | null => (typeof row[1] === 'number' ? row[1] : null);
