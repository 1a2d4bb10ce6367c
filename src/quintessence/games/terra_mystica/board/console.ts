/** A player's own board: what each building still to be built would add to the income. */
import { BUILDINGS, type Building, type FactionBoard, type Gain } from './view.ts';

/** What the income has from so many buildings of a kind. */
function bringing(board: FactionBoard, building: Building, count: number): Gain {
  const at = (list: number[]): number => list[count] ?? 0;
  if (building === 'dwelling') return { workers: at(board.dwelling_workers) };
  if (building === 'trading_post')
    return {
      coins: at(board.trading_post_coins),
      power: at(board.trading_post_power),
    };
  if (building === 'temple') return { priests: at(board.temple_priests), power: at(board.temple_power) };
  if (building === 'stronghold') return count ? board.stronghold : {};
  return count && building === 'sanctuary' ? { priests: board.sanctuary_priests } : {};
}

/** What each place under a kind of building adds once it is uncovered, in the order of building. */
export function places(board: FactionBoard, building: Building, stock: number): Gain[] {
  return Array.from({ length: stock }, (_, at) => {
    const [before, after] = [bringing(board, building, at), bringing(board, building, at + 1)];
    const found: Gain = {};
    for (const what of ['coins', 'workers', 'priests', 'power'] as const) {
      const more = (after[what] ?? 0) - (before[what] ?? 0);
      if (more) found[what] = more;
    }
    return found;
  });
}

/** What the income has before any dwelling is built. */
export const first = (board: FactionBoard): number => board.dwelling_workers[0] ?? 0;

/** Where each power token lies: those of the third bowl first, so that what moves is what lies at the edge. */
export function tokens(power: number[]): { bowl: number; at: number; of: number }[] {
  return [2, 1, 0].flatMap((bowl) =>
    Array.from({ length: power[bowl] ?? 0 }, (_, at) => ({
      bowl,
      at,
      of: power[bowl] ?? 0,
    })),
  );
}

/** The place of one token among those of its bowl, from -1 to 1: a sunflower, so that any number looks at home. */
export function lying(at: number, of: number): { x: number; y: number } {
  const far = of < 2 ? 0 : Math.sqrt((at + 0.5) / of);
  const turn = at * 2.399963;
  return { x: far * Math.cos(turn), y: far * Math.sin(turn) };
}

export { BUILDINGS };
