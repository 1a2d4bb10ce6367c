/** What a seat is called on the page, and its colour. */
import { paint } from '../me.svelte.ts';
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

/** What is said of a level beside its name: "bot 1, gentle". */
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

/** What each seat is called at one table: where two would be called the same, by their numbers too. */
export function seatNames(seats: (Sitting & { seat: number })[]): string[] {
  const names = seats.map((seat) => seatName(seat));
  return names.map((name, at) =>
    names.filter((other) => other === name).length > 1 ? `${name}\u00a0${(seats[at]?.seat ?? at) + 1}` : name,
  );
}

const BY_SEAT = ['quintessence', 'sun', 'water', 'earth', 'fire', 'air'];

export function seatPaint(seat: { seat: number; kind: SeatKind; colour: string | null }): string {
  const own = seat.kind === 'screen' ? null : seat.colour;
  return paint(own ?? BY_SEAT[seat.seat % BY_SEAT.length] ?? null);
}
