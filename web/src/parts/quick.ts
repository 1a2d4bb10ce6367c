/** One press: as short a game as the board knows, or what a preset says. */
import { loadBoard } from '../board/boards.ts';
import { router } from '../router.svelte.ts';
import { api } from '../wire/api.ts';
import type { GameInfo } from '../wire/types.ts';
import { seatsOf, sitting } from './setup.ts';

/** Open such a table and go there: against the gentlest bots, or beside the best where all win together. */
export async function playNow(game: GameInfo, preset?: GameInfo['presets'][number]): Promise<void> {
  const options = preset?.options ?? (await loadBoard(game.slug)).quick ?? {};
  const level = game.levels.at(game.relation === 'allies' ? -1 : 0) ?? 'level1';
  const seats = preset ? seatsOf(preset, level) : sitting(game.usual_seats[0] ?? 2, level);
  router.go(`/t/${(await api.open(game.slug, seats, options)).id}`);
}
