/** Which of one's games are wanted. */
import type { Listed } from '../wire/types.ts';
import { fateOf, opponentKey, opponentsOf, type Fate } from './statistics.ts';

export interface Filter {
  /** A game's slug; "" for all. */
  game: string;
  state: '' | 'going' | 'over' | 'deleted';
  fate: '' | Fate;
  /** An opponent as `opponentKey` writes it. */
  opponent: string;
  /** A part of a label or a name. */
  text: string;
}

export const ALL: Filter = { game: '', state: '', fate: '', opponent: '', text: '' };

/** Deleted games are shown only where one asks for them. */
export function isWanted(game: Listed, filter: Filter): boolean {
  if (game.deleted !== (filter.state === 'deleted')) return false;
  if (filter.state === 'going' && game.status === 'over') return false;
  if (filter.state === 'over' && game.status !== 'over') return false;
  if (filter.game && game.game !== filter.game) return false;
  if (filter.fate && fateOf(game) !== filter.fate) return false;
  if (filter.opponent && !opponentsOf(game).some((one) => opponentKey(one) === filter.opponent)) return false;
  const text = filter.text.trim().toLocaleLowerCase();
  return !text || [game.label, ...game.seats.map((seat) => seat.name)].join('\n').toLocaleLowerCase().includes(text);
}

/** All opponents of some games, each once, in the order in which they were last met. */
export function allOpponents(games: Listed[]): ReturnType<typeof opponentsOf> {
  const found = new Map(games.flatMap(opponentsOf).map((one) => [opponentKey(one), one]));
  return [...found.values()];
}
