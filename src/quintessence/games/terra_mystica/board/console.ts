/** A player's own board: what each building still to be built would add to the income, and the spaces of one's own. */
import { BUILDINGS, STOCK, type Building, type FactionBoard, type Gain, type View } from './view.ts';

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
  return count ? { priests: board.sanctuary_priests } : {};
}

/** What each place under a kind of building adds once it is uncovered, in the order of building. */
export function places(board: FactionBoard, building: Building): Gain[] {
  return Array.from({ length: STOCK[building] }, (_, at) => {
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

export interface Space {
  name: string;
  isUsed: boolean;
}

const PER_SEAT = 4;
const OWN = ['stronghold', 'card_spade', 'card_step', 'favour_step'];

/** The action spaces that a player has of his own, and whether they were used in this round. */
export function spaces(view: View, seat: number): Space[] {
  const [player, board] = [view.players[seat], view.faction_boards[seat]];
  if (!player || !board) return [];
  const start = Object.keys(view.printed.power_actions).length + seat * PER_SEAT;
  const isUsed = (kind: string): boolean => Math.floor(view.used / 2 ** (start + OWN.indexOf(kind))) % 2 === 1;
  const found: Space[] = [];
  if (board.special && player.buildings.stronghold) found.push({ name: board.special, isUsed: isUsed('stronghold') });
  const action = player.card === null ? undefined : view.printed.bonus_cards[player.card]?.action;
  if (action) found.push({ name: `card_${action}`, isUsed: isUsed(`card_${action}`) });
  if (player.favours.some((tile) => view.printed.favour_tiles[tile]?.action))
    found.push({ name: 'favour_step', isUsed: isUsed('favour_step') });
  if (board.standing === 'bridge') found.push({ name: 'bridge', isUsed: false });
  if (board.standing === 'shapeshift' && player.buildings.stronghold)
    found.push({ name: 'shift_power', isUsed: false }, { name: 'shift_tokens', isUsed: false });
  return found;
}

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
