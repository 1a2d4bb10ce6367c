/** What both lessons are written with: rows as they are typed, what is allowed, what has happened. */
import type { GameEvent, Row } from '$table';

export const row = (text: string): Row => text.split(' ').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
export const rows = (...texts: string[]): Row[] => texts.map(row);
export const happened =
  (tag: string, seat: number | string = 0) =>
  (_rows: Row[], events: GameEvent[]): boolean =>
    events.some((event) => event.row[0] === tag && event.values['seat'] === seat);
export const only =
  (command: RegExp) =>
  (wanted: Row): boolean =>
    command.test(wanted.join(' '));
