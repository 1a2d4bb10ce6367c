/** Which exchanges pay for a stroke: one more each time for what the rules say is lacking, in two orders of preference. */
import type { Fleet, Player, PowerAction } from './view.ts';

/** What can be given for something that is lacking, the dearest to keep last. */
export type Order = Record<string, string[]>;

/** Power first, for it comes back; then, and in the other order first, what lies in stock. */
export const POWER_FIRST: Order = {
  too_few_coins: ['power_to_coin', 'worker_to_coin', 'priest_to_coin', 'point_to_coin'],
  too_few_workers: ['power_to_worker', 'priest_to_worker'],
  too_few_priests: ['power_to_priest'],
  too_little_power: [],
};
export const STOCK_FIRST: Order = {
  too_few_coins: ['worker_to_coin', 'priest_to_coin', 'power_to_coin', 'point_to_coin'],
  too_few_workers: ['priest_to_worker', 'power_to_worker'],
  too_few_priests: ['power_to_priest'],
  too_little_power: [],
};
const POWER: Record<string, number> = { power_to_coin: 1, power_to_worker: 3, power_to_priest: 5 };
const GIVES: Record<string, 'workers' | 'priests' | 'points'> = {
  worker_to_coin: 'workers',
  priest_to_coin: 'priests',
  priest_to_worker: 'priests',
  point_to_coin: 'points',
};

interface Stock {
  second: number;
  third: number;
  workers: number;
  priests: number;
  points: number;
}

/** What is left of what can be given after some exchanges; workers and priests that they bring are not given again. */
function left(player: Player, exchange: string[]): Stock {
  const [, second, third] = player.power;
  const stock: Stock = { second, third, workers: player.workers, priests: player.priests, points: player.points };
  for (const one of exchange) {
    const what = GIVES[one];
    if (one === 'burn') [stock.second, stock.third] = [stock.second - 2, stock.third + 1];
    else if (what) stock[what] -= 1;
    else stock.third -= POWER[one] ?? 0;
  }
  return stock;
}

/** Burns until the third bowl has so much; null where the second has too few tokens. */
function burns(stock: Stock, power: number): string[] | null {
  const count = Math.max(0, power - stock.third);
  return 2 * count <= stock.second ? Array.from({ length: count }, () => 'burn') : null;
}

/** One exchange more for what is lacking, burns first; null where none brings it. */
export function withOneMore(code: string, player: Player, exchange: string[], order: Order): string[] | null {
  const stock = left(player, exchange);
  if (code === 'too_little_power') return stock.second >= 2 ? ['burn', ...exchange] : null;
  for (const name of order[code] ?? []) {
    const what = GIVES[name];
    const power = POWER[name];
    if (what && stock[what] > 0) return [...exchange, name];
    const burnt = power === undefined ? null : burns(stock, power);
    if (burnt) return [...burnt, ...exchange, name];
  }
  return null;
}

/** What a power action lacks can be had by burning tokens, and by nothing less. */
export function isAfterBurning(player: Player, cost: number, space: PowerAction, fleet?: Fleet): boolean {
  const [, second, third] = player.power;
  return third < cost && 2 * (cost - third) <= second && !isBarred(player, space, fleet);
}

/** No power helps: a priest, a bridge or a ship is lacking. */
function isBarred(player: Player, { priest_cost = 0, bridges, voyages, ships }: PowerAction, fleet?: Fleet): boolean {
  if (priest_cost > player.priests || (bridges && !player.bridges_left)) return true;
  return Boolean((voyages && !fleet?.ships.some(Boolean)) || (ships && fleet?.ships.every(Boolean)));
}
