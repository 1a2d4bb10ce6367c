/** The clocks of the seats, in numbers and in words. The server tells what is left; when is this page's own affair. */
import { say } from '../text/texts.svelte.ts';
import type { TimeControl } from '../wire/types.ts';
import { levelName } from './names.ts';
import type { ToldClocks } from './reducer.ts';

export const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the clock of a seat says now, in milliseconds; null for a bot's. */
export function leftAt(clocks: ToldClocks, seat: number, now: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null || !clocks.running.includes(seat)) return left;
  return Math.max(0, left - Math.max(0, now - clocks.at));
}

/** Whether a turn takes days: then nobody has to be there. */
export const isInDays = (control: TimeControl | null): boolean => (control?.seconds ?? 0) * SECOND >= DAY;

/** Whether less than a tenth is left. */
export const isUrgent = (left: number, control: TimeControl): boolean => left < control.seconds * (SECOND / 10);

/** As it stands beside a name: "02:05", "1:02:05", "2 days 3 h". A second that has begun still counts. */
export function face(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds * SECOND >= DAY) return inDays(seconds);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hours ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, at) => (hours && at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function inDays(seconds: number): string {
  return say('clock-days', { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
}

/** The same in words, for a screen reader. */
export function inWords(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds * SECOND >= DAY) return inDays(seconds);
  const values = { minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60 };
  return seconds >= 3600
    ? say('clock-hours', { hours: Math.floor(seconds / 3600), minutes: values.minutes })
    : say(values.minutes ? 'clock-minutes' : 'clock-seconds', values);
}

/** The same roughly, for lists: what matters there is the largest part. */
export function coarse(left: number): string {
  if (left >= DAY) return face(left);
  if (left >= HOUR)
    return say('clock-hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  return left >= MINUTE ? say('clock-some-minutes', { minutes: Math.floor(left / MINUTE) }) : say('clock-last-minute');
}

/** What is told aloud of one's own clock, and only then: a day, an hour, ten minutes, a tenth, a minute, ten seconds. */
const TOLD = [DAY, HOUR, 10 * MINUTE, MINUTE, 10 * SECOND];

/** The mark that a clock has passed between two looks, if it is one that is told. */
export function passed(before: number, now: number, control: TimeControl): number | null {
  const full = control.seconds * SECOND;
  const marks = [...TOLD.filter((mark) => mark < full), full / 10];
  return marks.filter((mark) => before > mark && now <= mark).sort((one, other) => one - other)[0] ?? null;
}

/** How a time control is said: "3 minutes a turn; at zero a bot (Fox) moves for the rest of the turn." */
export function termsOf(control: TimeControl): string {
  return say('clock-terms', { time: timeOf(control), zero: zeroOf(control) });
}

/** The time alone: "3 minutes a turn", "15 minutes a game and 10 s more after each turn". */
export function timeOf({ per, seconds, increment }: Pick<TimeControl, 'per' | 'seconds' | 'increment'>): string {
  if (per === 'turn' && seconds * SECOND >= DAY) return say('clock-per-days', { days: Math.round(seconds / 86400) });
  if (per === 'turn' && seconds % 60) return say('clock-per-seconds', { seconds });
  const minutes = Math.round(seconds / 60);
  return per === 'turn' ? say('clock-per-turn', { minutes }) : say('clock-per-game', { minutes, seconds: increment });
}

function zeroOf({ at_zero, level }: TimeControl): string {
  return say(`clock-zero-${at_zero}`, { level: levelName(level) });
}
