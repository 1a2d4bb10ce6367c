/** The board of Ephyran, as the table takes it. */
import type { BoardModule } from '$table';
import Badges from './Badges.svelte';
import Board from './Board.svelte';
import { ids } from './choices.ts';
import Count from './Count.svelte';
import { describe } from './describe.ts';
import { lesson } from './lesson.ts';
import { DEEDS } from './lately.ts';
import { sounds } from './sounds.ts';
import { points } from './view.ts';
import { wording } from './wording.ts';

/** What is asked here is asked of the drawing: where to choose, not only what. */
const DRAWN = new Set(['turn', 'last_turn', 'replay', 'setting', 'laying', 'giving_up', 'fitting', 'drawing']);

export const board: BoardModule = {
  Board,
  Badges,
  Count,
  points,
  describe,
  ids,
  lesson,
  legend: () => import('./Legend.svelte'),
  wording,
  isFlipped: () => false,
  prompt: (prompt, legal, say) =>
    legal.length && DRAWN.has(prompt.code)
      ? say(`board-prompt-${prompt.code.replaceAll('_', '-')}`, prompt.values)
      : null,
  label: () => null,
  turnEnd: 'turn_ended',
  quiet: ['turn_ended', 'saw'],
  slow: DEEDS,
  sounds,
};
