/** A view as small as the tests need it: three rows of a board, two players. */
import type { Action, Row, Values } from '$table';
import type { Player, Prices, View } from '../view.ts';

const NAMES: Record<string, string[]> = {
  transform: ['hex', 'terrain'],
  build: ['hex'],
  place: ['hex'],
  upgrade: ['hex', 'building'],
  bridge: ['hex', 'to'],
  power: ['space'],
  favour: ['tile'],
  pass: ['card'],
  send: ['cult', 'steps'],
  accept: ['builder', 'amount'],
};

export function action(...row: Row): Action {
  const values: Values = {};
  for (const [at, name] of (NAMES[String(row[0])] ?? []).entries()) values[name] = row[at + 1] ?? null;
  return { row, values };
}

export const player = (changes: Partial<Player> = {}): Player =>
  ({
    faction: 'halflings',
    terrain: 'plains',
    wheel: '',
    points: 20,
    score: {},
    coins: 15,
    workers: 6,
    priests: 1,
    power: [3, 9, 0],
    cults: { fire: 0, water: 0, earth: 1, air: 1 },
    keys: 0,
    buildings: { dwelling: 2, trading_post: 0, temple: 0, stronghold: 0, sanctuary: 0 },
    shipping: 0,
    digging: 0,
    favours: [],
    towns: {},
    card: null,
    passed: false,
    income: [0, 3, 1, 0],
    due: { spades: 0, favours: 0, towns: 0, bridges: 0, steps: 0 },
    ...changes,
  }) as unknown as Player;

const prices = { spade: [0, 3, 0], spades: [1, 0, 1, 2, 3, 3, 2], reach: 'A1 B1*', exchanges: { burn: 2 } };

export const sample = (changes: Partial<View> = {}): View =>
  ({
    rows: ['p s ~ d', 'f ~ l', 'w m ~ p'],
    phase: 'play',
    round: 1,
    order: [0, 1],
    to_act: [0],
    hexes: {
      A1: ['plains', 'dwelling', 0],
      A2: ['swamp'],
      A3: ['desert'],
      B1: ['forest'],
      B2: ['lakes', 'dwelling', 1],
    },
    bridges: [],
    towns: [],
    cult_slots: { fire: [null], water: [0], earth: [null], air: [null] },
    round_tiles: ['SCORE3'],
    end_tile: null,
    bonus_cards: { BON1: { holder: null, coins: 2 } },
    used_spaces: [],
    offers: [],
    players: [player(), player({ faction: 'swarmlings', terrain: 'lakes' })],
    prices: [prices as unknown as Prices],
    printed: { power_actions: { ACT1: { cost: 3, bridges: 1 } }, bonus_cards: {}, favour_tiles: {} },
    faction_boards: [null, null],
    own_spaces: [{}, {}],
    power_costs: [3],
    ...changes,
  }) as unknown as View;
