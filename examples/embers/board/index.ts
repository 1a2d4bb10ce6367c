/** The board of Embers, as the table takes it. */
import type { Action, BoardModule, GameEvent } from '$table';
import Badges from './Badges.svelte';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import SideBadges from './SideBadges.svelte';

const house = ({ values }: Action | GameEvent): string[] =>
  typeof values['house'] === 'string' ? [values['house']] : [];

export const board: BoardModule = {
  Board,
  Badges,
  SideBadges,
  describe,
  ids: house,
  isFlipped: () => false,
  prompt: () => null,
  label: () => null,
  quiet: [],
  sounds: { poured: 'token', drew: 'card', house_lost: 'building' },
  lesson: [],
};
