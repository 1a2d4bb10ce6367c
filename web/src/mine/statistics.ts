/** What the finished games of one guest come to: by game, by opponent and level, and the longest. */
import { ending } from '../table/ending.ts';
import type { Listed, Values } from '../wire/types.ts';

export type Fate = 'won' | 'drawn' | 'lost';
/** Why a finished game is not counted. */
export type Left = 'casual' | 'alone' | 'watched' | 'imported' | 'unknown';

export interface Tally {
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface Opponent extends Tally {
  kind: 'bot' | 'person' | 'side';
  /** A bot's level, a person's name ("" for who has none), a side's code. */
  name: string;
  /** How hard a side was made, by the options about it. */
  terms: Values;
}

export type Met = Pick<Opponent, 'kind' | 'name' | 'terms'>;
export const opponentKey = ({ kind, name, terms }: Met): string => `${kind} ${name} ${JSON.stringify(terms)}`;

/** What one played as: a faction, a god. */
export interface As extends Tally {
  trait: string;
  value: string;
}

export interface OfGame extends Tally {
  game: string;
  opponents: Opponent[];
  as: As[];
}

export interface Statistics {
  all: Tally;
  games: OfGame[];
  longest: Listed | null;
  /** How many finished games were left out, and why. */
  left: Record<Left, number>;
}

const nothing = (): Tally => ({ games: 0, won: 0, drawn: 0, lost: 0 });

/** Why the result of a finished game says nothing; null where it counts. */
export function leftOut(game: Listed): Left | null {
  if (game.origin === 'import') return 'imported';
  if (!game.held.length) return 'watched';
  if (game.held.length === game.seats.length && !game.sides.length) return 'alone';
  if (!game.result?.places.length) return 'unknown';
  return game.casual ? 'casual' : null;
}

/** How a finished game ended for whoever looks; null while it goes on, and where it says nothing. */
export function fateOf(game: Listed): Fate | null {
  if (game.status !== 'over' || !game.held.length || !game.result?.places.length) return null;
  if (leftOut(game) === 'alone' || leftOut(game) === 'imported') return null;
  const ends = game.held.map((seat) => ending(game.result, [seat], game.relation));
  if (ends.includes('won')) return 'won';
  return ends.some((one) => one === 'drawn' || one === 'shared') ? 'drawn' : 'lost';
}

/** Whom one plays against, each once: bots of one level are one opponent. Allies have only sides against them. */
export function opponentsOf(game: Listed): Met[] {
  const found = new Map<string, Met>();
  const add = (kind: Opponent['kind'], name: string, terms: Values = {}): unknown =>
    found.set(`${kind} ${name}`, { kind, name, terms });
  if (game.relation === 'rivals')
    game.seats.forEach((seat, number) => {
      if (game.held.includes(number)) return;
      if (seat.kind === 'bot') add('bot', seat.level ?? '');
      else add('person', seat.name);
    });
  for (const side of game.sides) add('side', side, game.terms);
  return [...found.values()];
}

/** What a seat plays, by what it is: a faction, a god. Where it sits in the order says nothing of it. */
export const traitsOf = (game: Listed, seat: number): [string, string][] =>
  Object.entries(game.about?.traits[seat] ?? {}).filter(([, value]) => !/^\d+$/.test(value));

function count(tally: Tally, fate: Fate): void {
  tally.games += 1;
  tally[fate] += 1;
}

/** Deleted games are not among those that are asked about. */
export function statistics(games: Listed[]): Statistics {
  const found: Statistics = {
    all: nothing(),
    games: [],
    longest: null,
    left: { casual: 0, alone: 0, watched: 0, imported: 0, unknown: 0 },
  };
  for (const game of games.filter((one) => one.status === 'over' && !one.deleted)) {
    const left = leftOut(game);
    const fate = fateOf(game);
    if (left || !fate) {
      found.left[left ?? 'unknown'] += 1;
      continue;
    }
    add(found, game, fate);
  }
  found.games.sort((one, other) => other.games - one.games || one.game.localeCompare(other.game));
  for (const one of found.games) one.as.sort((a, b) => b.games - a.games || a.value.localeCompare(b.value));
  for (const one of found.games) one.opponents.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
  return found;
}

function add(found: Statistics, game: Listed, fate: Fate): void {
  count(found.all, fate);
  let own = found.games.find((one) => one.game === game.game);
  if (!own) found.games.push((own = { game: game.game, ...nothing(), opponents: [], as: [] }));
  count(own, fate);
  for (const met of opponentsOf(game)) {
    let other = own.opponents.find((one) => opponentKey(one) === opponentKey(met));
    if (!other) own.opponents.push((other = { ...met, ...nothing() }));
    count(other, fate);
  }
  for (const [trait, value] of game.held.flatMap((seat) => traitsOf(game, seat))) {
    let as = own.as.find((one) => one.trait === trait && one.value === value);
    if (!as) own.as.push((as = { trait, value, ...nothing() }));
    count(as, fate);
  }
  if (!found.longest || game.played > found.longest.played) found.longest = game;
}
