/** The board of Erythro, as the table takes it. */
import type { BoardModule } from '$table';
import Badges from './Badges.svelte';
import Board from './Board.svelte';
import { ids } from './choices.ts';
import { describe } from './describe.ts';
import { ended } from './ended.ts';
import { lesson } from './lesson.ts';
import SideBadges from './SideBadges.svelte';
import { wording } from './wording.ts';

export const board: BoardModule = {
  Board,
  Badges,
  SideBadges,
  describe,
  ended,
  ids,
  lesson,
  legend: () => import('./Legend.svelte'),
  wording,
  isFlipped: () => false,
  prompt: (prompt, legal, say) =>
    legal.length && prompt.code === 'playing' ? say('board-prompt-playing', prompt.values) : null,
  // Who may still buy has bought nothing yet.
  label: ({ row }, legal, say) =>
    row[0] === 'finish' && legal.some((other) => other.row[0] === 'buy') ? say('board-acquire-nothing') : null,
  declining: ['decline', 'finish', 'let_be', 'let_be_this_phase'],
  // What a line of its own would only repeat: the end of a card, the pick of a player, a mine that was told of already.
  quiet: ['card_ended', 'stopped'],
  slow: ['mine_destroyed', 'dome_destroyed', 'sanctuary_built'],
  sounds: {
    ...{ played: 'card', bought: 'card', drew: 'card', took: 'card', discarded: 'card', event_revealed: 'card' },
    ...{ stepped: 'piece', pawn_placed: 'piece', mine_advanced: 'piece' },
    ...{ gained: 'token', paid: 'token', pollution_changed: 'token', cleaned_up: 'token', token_drawn: 'token' },
    ...{ sanctuary_built: 'building', mine_placed: 'building', mine_destroyed: 'building', dome_destroyed: 'building' },
  },
  notPlayedBack: ['cleaned_up', 'cleanup_open', 'pawn_placed', 'match_ended'],
  quick: { adversary: 'mars', difficulty: 'initiation', hands: 'shown' },
};
