/** What a seat is called on the page, and its colour. */
import { paint } from '../me.svelte.ts';
import { capital } from '../text/bundle.ts';
import { say, words } from '../text/texts.svelte.ts';
import type { SeatKind } from '../wire/types.ts';

interface Sitting {
  seat?: number;
  kind: SeatKind;
  level: string | null;
  name: string;
  held?: boolean;
}

export function levelName(level: string | null): string {
  const key = `level-${level ?? ''}`;
  return words.texts.has(key) ? say(key) : (level ?? '');
}

/** A few words on a level, beside its name: "bot 1, gentle". */
export function levelAbout(level: string | null): string {
  return words.texts.aside(`level-${level ?? ''}`, 'about') ?? '';
}

export function seatName(seat: Sitting): string {
  if (seat.kind === 'bot') return levelName(seat.level);
  if (seat.kind === 'screen')
    return seat.seat === undefined ? say('seat-screen') : say('seat-numbered', { number: seat.seat + 1 });
  if (seat.name) return seat.name;
  if (seat.held) return say('seat-you');
  return seat.kind === 'friend' ? say('seat-friend') : say('seat-someone');
}

type Seated = Sitting & { seat: number };

/** Where two would be called the same, by their numbers too. */
const distinct = (names: string[], seats: Seated[]): string[] =>
  names.map((name, at) =>
    names.filter((other) => other === name).length > 1 ? `${name}\u00a0${(seats[at]?.seat ?? at) + 1}` : name,
  );

/** Whether several people play on one screen: nobody there is “you”, which everyone would be. */
export const isShared = (seats: Sitting[]): boolean => seats.filter((seat) => seat.held).length > 1;

/** The seat that is called “you” at a table: sentences about it are in the second person. */
export const youAt = (seats: Seated[]): number | null =>
  isShared(seats) ? null : (seats.find((seat) => seat.held && seatName(seat) === say('seat-you'))?.seat ?? null);

/** What is asked of “you”: nobody is called before what is asked, as several at a table must be (“Ada: choose a god.”). */
export function uncalled(asked: string): string {
  const call = say('seat-you');
  const rest = asked.startsWith(call) ? /^[\s\u00a0\u202f]*[:,]\s+(.+)$/su.exec(asked.slice(call.length))?.[1] : null;
  return rest ? capital(rest) : asked;
}

/** What each seat is called at one table. */
export const seatNames = (seats: Seated[]): string[] =>
  distinct(
    seats.map((seat) => (isShared(seats) && seat.held ? spokenName(seat) : seatName(seat))),
    seats,
  );

/** What a seat is called inside a sentence: never “you”, with which no verb of a game's sentences agrees. */
const spokenName = (seat: Seated): string =>
  seat.kind === 'bot' || (seat.name && seat.kind !== 'screen')
    ? seatName(seat)
    : say('seat-numbered', { number: seat.seat + 1 });

/** The names of those who have one, told apart where two have the same; null for the others. */
export function properNames(seats: Seated[]): (string | null)[] {
  const names = spokenNames(seats);
  return seats.map((seat, at) =>
    seat.kind === 'bot' || (seat.name && seat.kind !== 'screen') ? (names[at] ?? null) : null,
  );
}

/** The same for each seat of one table. */
export const spokenNames = (seats: Seated[]): string[] => distinct(seats.map(spokenName), seats);

const BY_SEAT = ['quintessence', 'sun', 'water', 'earth', 'fire', 'air'];

interface Coloured {
  seat: number;
  kind: SeatKind;
  colour: string | null;
}

/** The colours of one table: each its own or the seat's, and no two the same while there are enough. */
export function seatPaints(seats: Coloured[]): string[] {
  const taken = new Set<string>();
  const take = (colour: string | null | undefined): string | null => {
    if (!colour || taken.has(colour)) return null;
    taken.add(colour);
    return colour;
  };
  const own = seats.map((seat) => take(seat.kind === 'screen' ? null : seat.colour));
  return own.map((colour, at) => {
    const usual = BY_SEAT[(seats[at]?.seat ?? at) % BY_SEAT.length] ?? null;
    return paint(colour ?? take(usual) ?? take(BY_SEAT.find((other) => !taken.has(other))) ?? usual);
  });
}
