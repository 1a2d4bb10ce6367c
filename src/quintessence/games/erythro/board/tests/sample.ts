/** A small table of two against Mars, as the rules would show it to seat 0. */
import { readFileSync } from 'node:fs';
import type { Action, GameEvent, Row, Say, Values } from '$table';
import { Texts } from '$table/text/bundle.ts';
import type { ActionCard, Card, Mine, Player, Tile, View } from '../view.ts';

const tile = (q: number, r: number, more: Partial<Tile> = {}): Tile => ({
  ...{
    q,
    r,
    pollution: 0,
    contaminated: false,
    sanctuary: null,
    mine: null,
    dome: false,
    pawns: [],
  },
  ...more,
});

const DREDGE: Mine = {
  ...{ tile: 2, level: 1, extraction: 1, line: 1, left: 4, age: 0 },
  costs: { air: 5, water: 7, earth: 6, fire: 6 },
  lines: ['own 1', 'none', 'own 1', 'destroy', 'own 2'],
};

export const SQUALL: ActionCard = {
  contamination: false,
  elements: ['air', 'water'],
  cost: null,
  gain: { element: 'water', count: 3 },
  move: 2,
  sanctuary: 'air',
  yellow_of: 'air',
  yellow: [{ target: 'self', may: false, effect: 'reduce', element: null, count: 2 }],
  bottom: [
    { target: 'self', may: false, effect: 'take', element: null, count: 0 },
    { target: 'near', may: true, effect: 'attack', element: null, count: 0 },
  ],
};
const CARDS: Record<string, Card> = {
  squall: SQUALL,
  hurricane: { ...SQUALL, elements: ['air'], cost: 5 },
  contamination: { contamination: true, pays: 3, draws: 3 },
};

const player = (more: Partial<Player>): Player => ({
  ...{
    character: 'air_water',
    elements: ['air', 'water'],
    influence: { air: 2, water: 1 },
    tile: 1,
    hand: 5,
  },
  ...{
    contamination: 0,
    known: [],
    deck: 3,
    discard: ['contamination'],
    played: [],
    owes: 4,
    is_done: false,
  },
  ...{ has_cleaned: false, lets_be: null, kept: null },
  ...more,
});

export function sample(changes: Partial<View> = {}): View {
  return {
    ...{
      seat: 0,
      round: 2,
      phase: 'players',
      stage: 'playing',
      adversary: 'mars',
      difficulty: 'initiation',
    },
    ...{
      influence_limit: 12,
      dome_cost: 10,
      clean_up_cost: null,
      mine_deck: [1, 1, 0, 1],
      destroyed: [],
      bag: [1, 3],
    },
    tiles: {
      '1': tile(0, 0, { dome: true, pawns: [0] }),
      '2': tile(1, 0, { pollution: 3, mine: 'sand_dredge', sanctuary: 'air' }),
      '3': tile(0, 1, { pollution: 4, contaminated: true, pawns: [1] }),
      '4': tile(-1, 0),
    },
    mines: { sand_dredge: DREDGE },
    sanctuaries: { air: 7, water: 8, earth: 8, fire: 8 },
    profitability: null,
    event: null,
    events_left: 0,
    events_gone: [],
    contamination_pile: 9,
    market: { air: ['hurricane', null], water: [], earth: [], fire: [] },
    market_left: { air: 14, water: 13, earth: 13, fire: 13 },
    players: [
      player({ hand: ['squall', 'contamination'] }),
      player({
        character: 'earth_fire',
        elements: ['earth', 'fire'],
        influence: { earth: 2, fire: 9 },
        tile: 3,
      }),
    ],
    pending: null,
    cards: CARDS,
    goals: [
      { code: 'mines', value: 1, target: 0 },
      { code: 'dome', value: 1, target: 0 },
    ],
    dangers: [
      { code: 'contaminated', value: 1, limit: 3 },
      { code: 'mine', value: 1, limit: 5 },
    ],
    forecast: {
      tiles: { '2': 1 },
      contaminated: [2],
      lost: [],
      profitability: null,
      shuffles: [],
    },
    reasons: [],
    ...changes,
  };
}

export const action = (row: Row, values: Values = {}): Action => ({
  row,
  values,
});
export const event = (tag: string, values: Values): GameEvent => ({
  row: [tag],
  values,
});

const FILES = ['./board/text', './text', '../../../../web/src/text', '../../text'];
/** The sources of a language, in the order in which the page takes them. */
export const source = (folder: string, language: string): string =>
  readFileSync(new URL(`../../${folder}/${language}.ftl`, import.meta.url), 'utf8');

export function words(language: string): Say {
  const texts = new Texts(
    language,
    FILES.map((folder) => source(folder, language)),
  );
  return (key, values) => texts.say(key, values);
}
