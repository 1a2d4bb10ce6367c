/** A table before it is opened: who sits there, what a game leaves to choose, what was typed as JSON. */
import type { GameInfo, Json, SeatWish, Values } from '../wire/types.ts';

/** Someone, and bots of one level around. */
export function sitting(count: number, level: string): SeatWish[] {
  return Array.from({ length: count }, (_, seat) => (seat ? { kind: 'bot', level } : { kind: 'me' }));
}

/** The same people at a table of another size; new seats are a bot's. */
export function resized(seats: SeatWish[], count: number, level: string): SeatWish[] {
  const kept = seats.slice(0, count);
  const more = Array.from({ length: count - kept.length }, (): SeatWish => ({ kind: 'bot', level }));
  const all = [...kept, ...more];
  return seating(seats) === 'bots' || seating(all) === 'me' ? all : [{ kind: 'me' }, ...all.slice(1)];
}

/** Who is there: oneself among others, bots alone (whoever opens the table watches), or others without oneself. */
export function seating(seats: SeatWish[]): 'me' | 'bots' | 'none' {
  if (seats.some((seat) => seat.kind === 'me')) return 'me';
  return seats.every((seat) => seat.kind === 'bot') ? 'bots' : 'none';
}

/** The numbers of players that the chosen options leave. */
export function allowedSeats(game: GameInfo, options: Values): number[] {
  const limits = game.options.flatMap(({ name, seats }) => {
    const found = seats[JSON.stringify(options[name] ?? null)];
    return found ? [found] : [];
  });
  return limits.length ? limits.reduce((one, other) => one.filter((count) => other.includes(count))) : game.usual_seats;
}

/** What everyone may choose, as the game has it. */
export function defaults(game: GameInfo): Values {
  return Object.fromEntries(chosen(game).map((one) => [one.name, one.default]));
}

/** "2", "2–4", or "1, 2, 4" where numbers are missing. */
export function counted(seats: number[]): string {
  const [first, last] = [seats[0] ?? 0, seats.at(-1) ?? 0];
  if (seats.length < 2) return String(first);
  return last - first + 1 === seats.length ? `${first}–${last}` : seats.join(', ');
}

/** Whether something of the game's components is ours, since the printed one is not known. */
export function isReconstructed(game: GameInfo): boolean {
  return game.data !== 'replaced' && Object.values(game.provenance).includes('reconstructed');
}

/** Options with a list of choices are everyone's; free ones take JSON, and are for whoever knows what they want. */
export function chosen(game: GameInfo): GameInfo['options'] {
  return game.options.filter((option) => option.choices.length);
}
export function free(game: GameInfo): GameInfo['options'] {
  return game.options.filter((option) => !option.choices.length);
}

/** What was typed into the free options; `bad` names the first that is not JSON. */
export function parsed(typed: Record<string, string>): { values: Values; bad: string | null } {
  const values: Values = {};
  for (const [name, text] of Object.entries(typed)) {
    if (!text.trim()) continue;
    try {
      values[name] = JSON.parse(text) as Json;
    } catch {
      return { values: {}, bad: name };
    }
  }
  return { values, bad: null };
}
