/** The board of Earth, Water & Sun, as the table takes it. */
import type { Action, BoardModule } from '$table';
import Badges from './Badges.svelte';
import Board from './Board.svelte';
import { ids } from './choices.ts';
import { describe } from './describe.ts';
import { went } from './last.ts';
import { lesson } from './lesson.ts';
import { tips } from './tips.svelte.ts';
import { read } from './view.ts';
import { wording } from './wording.ts';

const hasTarget = (legal: Action[]): boolean =>
  legal.some((action) => action.row[0] === 'strike' || action.row[0] === 'sever');

export const board: BoardModule = {
  Board,
  Badges,
  describe,
  ids,
  lesson,
  legend: () => import('./Legend.svelte'),
  quick: { board: 'flat-58' },
  keys: [{ key: 'R', text: 'key-roots' }],
  title: (view, seat, say) => {
    const colour = read(view).colours[seat];
    return colour ? say(`colour-${colour}`) : '';
  },
  wording,
  isFlipped: (view, seat) => seat !== null && read(view).colours[seat] === 'white',
  prompt: (prompt, legal, say) => {
    if (prompt.code !== 'attack') return null;
    if (!hasTarget(legal)) return say('prompt-attack-none', prompt.values);
    return legal.some((action) => action.row[0] === 'hold') ? null : say('prompt-attack-forced', prompt.values);
  },
  label: (action, legal, say) => (action.row[0] === 'hold' && !hasTarget(legal) ? say('board-hold-none') : null),
  tip: (legal, say) => tips.roots(legal, say),
  quiet: ['turn_ended'],
  sounds: {
    ...{ stepped: 'piece', struck: 'piece', counter_attacked: 'piece', rebounded: 'piece' },
    ...{ grew: 'token', earned: 'token', gained_shield: 'token', gained_roots: 'token' },
    ...{ laid: 'building', lifted: 'piece', specimen_destroyed: 'building', tile_destroyed: 'building' },
  },
  joined: went,
  slow: ['struck', 'counter_attacked', 'specimen_destroyed', 'tile_destroyed', 'lost_shield', 'rebounded'],
};
