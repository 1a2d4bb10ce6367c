/** What a position calls a seat that nobody sits at: its faction, its colour, its god, its ambassador, or its number. */
import type { Values } from '../wire/types.ts';
import type { BoardModule, Say } from './contract.ts';

export function seatTitle(board: BoardModule, view: Values, seat: number, say: Say): string {
  const { wording } = board;
  return (
    board.faction?.(view, seat, say)?.name ||
    board.title?.(view, seat, say) ||
    wording?.call?.(seat, wording.of(view), say) ||
    say('seat-numbered', { number: seat + 1 })
  );
}
