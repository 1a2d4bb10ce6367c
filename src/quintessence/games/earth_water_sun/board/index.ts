/** The board of Earth, Water & Sun, as the table takes it. */
import type { BoardModule, Said } from '$table';
import Badges from './Badges.svelte';
import Board from './Board.svelte';
import { ids } from './choices.ts';
import { describe } from './describe.ts';
import { lesson } from './lesson.ts';
import { read } from './view.ts';

const hasTarget = (legal: Said[]): boolean => legal.some((said) => said.row[0] === 'strike' || said.row[0] === 'sever');

export const board: BoardModule = {
  Board,
  Badges,
  describe,
  ids,
  lesson,
  isFlipped: (view, seat) => seat !== null && read(view).colours[seat] === 'white',
  prompt: (prompt, legal, say) => (prompt.code === 'attack' && !hasTarget(legal) ? say('prompt-attack-none', prompt.values) : null),
  label: (said, legal, say) => (said.row[0] === 'hold' && !hasTarget(legal) ? say('board-hold-none') : null),
  quiet: ['turn_ended'],
};
