/** What both lessons are written with: the set-up, rows as they are typed, what is allowed, what has happened. */
import type { GameEvent, Row, Values } from '$table';

export const OPTIONS: Values = {
  board: 'base',
  fire_and_ice: false,
  mini_expansion: false,
  shipping_card: false,
  temple_tile: false,
  end_tile: 'none',
  round_tiles: ['SCORE3', 'SCORE6', 'SCORE2', 'SCORE4', 'SCORE8', 'SCORE7'],
  bonus_cards: ['BON1', 'BON3', 'BON5', 'BON7', 'BON8'],
};

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
