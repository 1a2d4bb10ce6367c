/** What the others did since a player's last turn: a few lines that stay until that player has played again. */
import type { Said, Say } from '$table';
import { ids, type Place } from './choices.ts';

/** With these a player begins what the turn is for. */
const TURNS = [
  ...['added', 'swapped', 'recovered', 'discarded', 'passed', 'played_twins', 'played_graeae', 'locked', 'unlocked'],
  ...['announced_exchange', 'announced_exchange_with_hand', 'announced_take', 'announced_steal', 'announced_destroy'],
];
const FOLLOWS = ['removed', 'countered', 'exchanged', 'fitted', 'stole', 'token_lost', 'completed', 'end_announced'];
/** What changes the table for all; draws and answers without effect are left out. */
export const DEEDS = [...TURNS, ...FOLLOWS, 'laid', 'set'];
const TOLD = new Set([...DEEDS, 'took']);
const OWN = new Set(TURNS);

/** What is worth telling of all that happened after the last action of a seat. */
export function lately(told: Said[], me: number): Said[] {
  const last = told.findLastIndex((said) => said.row[1] === me && OWN.has(String(said.row[0])));
  return told.slice(last + 1).filter((said) => TOLD.has(String(said.row[0])) && !isOwn(said, me));
}

/** One's own doings need not be told; what others did to one's city has to be. */
const isOwn = (said: Said, me: number): boolean =>
  said.row[1] === me && !['removed', 'token_lost'].includes(String(said.row[0]));

/** Zones and columns of the cities that those events have changed. */
export function changed(told: Said[]): Set<Place> {
  return new Set(told.flatMap(ids).filter((place) => /^\d+:[a-z]/.test(place)));
}

export const inWords = ({ row, values }: Said, say: Say): string => say(`event-${String(row[0])}`, values);

/** Whose doing it was; none for what concerns all. */
export const doer = ({ row }: Said): number | null => (typeof row[1] === 'number' ? row[1] : null);
