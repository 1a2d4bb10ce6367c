/** §14 A voyage: which ships can still do something, where the chosen one can go, and what it can trade with. */
import type { Action, Row } from '$table';
import { exchanged } from './choices.ts';
import { isAfterBurning } from './exchange.ts';
import type { Trade, View } from './view.ts';

/** One trade that a ship can make in this voyage: where it must go first, and what both sides have from it. */
export interface Way {
  hex: string;
  /** The river hex to sail to; null where the ship lies beside the building already. */
  river: string | null;
  /** Power for the way there. */
  power: number;
  trade: Trade;
  actions: Action[];
  /** The power for it must be burned first. */
  burns: boolean;
}

const isShips = ({ row }: Action): boolean => row[0] === 'sail' || row[0] === 'trade';

/** The ships that can still move or trade, by their numbers; of ships just alike the rules name one. */
export const ableShips = (legal: Action[]): number[] =>
  [...new Set(legal.filter(isShips).map(({ row }) => Number(row[1])))].sort((one, other) => one - other);

/** The same, with those whose way only wants power that can be burned. */
export function shipsAbout(view: View, seat: number, legal: Action[]): number[] {
  const found = ableShips(legal);
  if (found.length) return found;
  return [1, 2, 3].filter((ship) => burnedTo(view, seat, ship, legal).length);
}

/** Rivers that a ship reaches once power for them is burned; none while there is any in the third bowl. */
export function burnedTo(view: View, seat: number, ship: number, legal: Action[]): string[] {
  const [player, told] = [view.players[seat], view.sea?.seats[seat]?.ships?.[ship - 1]];
  if (!player || !told || !legal.some(({ row }) => row[0] === 'open')) return [];
  const isWanting = (power: number): boolean => isAfterBurning(player, power, { cost: power });
  return Object.entries(told.spaces).flatMap(([river, power]) => (isWanting(power) ? [river] : []));
}

/** What is played for a way. */
export const rowsOf = ({ actions, burns }: Pick<Way, 'actions' | 'burns'>): Row[] => [
  ...(burns ? exchanged(['burn']) : []),
  ...actions.map(({ row }) => row),
];

/** The legal list without what other ships could do. */
export const ofShip = (legal: Action[], ship: number | null): Action[] =>
  ship === null ? legal : legal.filter((action) => !isShips(action) || action.row[1] === ship);

export const make = (tag: string, ship: number, hex: string): Action => ({
  row: [tag, ship, hex],
  values: { ship, hex },
});

/** Every trade of a ship, the ways that cost nothing first. */
export function waysOf(view: View, seat: number, ship: number, legal: Action[]): Way[] {
  const [at, told] = [view.fleets?.[seat]?.ships[ship - 1], view.sea?.seats[seat]?.ships?.[ship - 1]];
  if (!at || !told) return [];
  const isLegal = ([tag, number, hex]: Row): boolean =>
    legal.some(({ row }) => row[0] === tag && row[1] === number && row[2] === hex);
  const burned = burnedTo(view, seat, ship, legal);
  const found: Way[] = [];
  for (const [river, hexes] of Object.entries(told.beside)) {
    const isThere = river === at;
    for (const hex of hexes) {
      const [sail, trade] = [make('sail', ship, river), make('trade', ship, hex)];
      const burns = !isThere && burned.includes(river);
      if (told.trades[hex] && (burns || isLegal(isThere ? trade.row : sail.row)))
        found.push({
          hex,
          river: isThere ? null : river,
          power: isThere ? 0 : (told.spaces[river] ?? 0),
          trade: told.trades[hex],
          actions: isThere ? [trade] : [sail, trade],
          burns,
        });
    }
  }
  const dear = ({ river, power }: Way): number => 2 * power + (river ? 1 : 0);
  return found.sort((one, other) => dear(one) - dear(other));
}

/** Of several ways to one building the cheapest. */
export const bestWays = (ways: Way[]): Way[] =>
  ways.filter((way, at) => ways.findIndex(({ hex }) => hex === way.hex) === at);

/** The ships of a seat that lie on a hex, by their numbers. */
export const shipsAt = (view: View, seat: number, hex: string): number[] =>
  (view.fleets?.[seat]?.ships ?? []).flatMap((at, number) => (at === hex ? [number + 1] : []));

/** Whether an action opens a voyage. */
export const isVoyage = (view: View, [tag, name]: Row): boolean =>
  tag === 'power' ? Boolean(view.printed.power_actions[String(name)]?.voyages) : /voyage$/.test(String(name));

/** With how many buildings the ships of a seat could trade in a voyage now. */
export const tradesInReach = (view: View, seat: number): number =>
  new Set((view.sea?.seats[seat]?.ships ?? []).flatMap((ship) => Object.keys(ship?.trades ?? {}))).size;
