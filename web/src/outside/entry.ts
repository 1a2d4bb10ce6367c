/** What `quintessence build-board` builds: a game's board, its components ready to be drawn on any page. */
import { board as made } from '$board';
import Cover from '$cover';
import { drawing, type Draw } from './drawing.svelte.ts';

const { Board, Badges, SideBadges, Count, ...rest } = made;

/** The contract that this board was built for. */
export const edition = 2;
export const board: Omit<typeof made, 'Board' | 'Badges' | 'SideBadges' | 'Count'> = rest;
export const parts: Record<string, Draw | null> = {
  Board: drawing(Board),
  Badges: drawing(Badges),
  SideBadges: drawing(SideBadges),
  Count: drawing(Count),
  Cover: drawing(Cover),
};
