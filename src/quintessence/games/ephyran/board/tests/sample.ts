/** A table of two, as the rules would show it to seat 0. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Texts } from '$table/text/bundle.ts';
import type { Action, Row, Say, Values } from '$table';
import type { View, Zone } from '../view.ts';

const zone = (card: string, creature: string, more: Partial<Zone> = {}): Zone => ({
  card,
  creature,
  object: null,
  token: null,
  ...more,
});
const none = { zones: [], lock: null };
const column = (creatures = 0, printed = 0, tokens = 0, doubled = 0): View['columns'][number]['lagoon'] => ({
  creatures,
  all_different: 0,
  printed,
  tokens,
  doubled,
  city: 0,
});

export const HAND = ['nereid-3-trident/shield', 'satyr-1/exchange', 'dionysos-1'];

export function sample(changes: Partial<View> = {}): View {
  return {
    seats: 2,
    seat: 0,
    gods: ['poseidon', 'gaia'],
    first: 0,
    round: 1,
    turn: 0,
    stage: 'turn',
    to_act: 0,
    hands: [
      { count: 3, cards: HAND, known: ['dionysos-1'] },
      { count: 5, cards: null, known: ['dionysos-2'] },
    ],
    cities: [
      {
        lagoon: {
          zones: [
            zone('triton-1/take', 'triton', { token: 'trident' }),
            zone('siren-2/destroy', 'siren', { object: 'owl' }),
          ],
          lock: null,
        },
        lands: { zones: [zone('centaur-1/graeae', 'centaur')], lock: 'cyclops-1-owl/shield' },
        forest: none,
        mountain: none,
      },
      {
        lagoon: none,
        lands: {
          zones: [zone('minotaur-1/destroy', 'minotaur', { token: 'hidden' }), zone('dionysos-3', 'dionysos')],
          lock: null,
        },
        forest: none,
        mountain: none,
      },
    ],
    scores: [
      { creatures: 3, all_different: 0, printed: 1, tokens: 2, doubled: 5, city: 0 },
      { creatures: 2, all_different: 0, printed: 0, tokens: 0, doubled: 2, city: 3 },
    ],
    columns: [
      { lagoon: column(2, 1, 2, 5), lands: column(1), forest: column(), mountain: column() },
      { lagoon: column(), lands: column(2, 0, 0, 2), forest: column(), mountain: column() },
    ],
    gains: { 'nereid-3-trident/shield': { 'lagoon-3': 6 } },
    pile: 30,
    discard: ['boar-3/graeae'],
    discarded: 1,
    can_take_discard: true,
    tartarus: [],
    aside: 0,
    stock: 12,
    lost: [],
    draws: 0,
    twins: false,
    announced: null,
    shown: null,
    held: null,
    recovered: null,
    bonus: [0, 3],
    ending: null,
    creatures: {
      triton: 'lagoon',
      siren: 'lagoon',
      nereid: 'lagoon',
      centaur: 'lands',
      satyr: 'lands',
      minotaur: 'lands',
      boar: 'lands',
    },
    prestige: { thunderbolt: 3, trident: 2, owl: 1, helmet: -1 },
    ...changes,
  };
}

export const action = (row: Row, values: Values = {}): Action => ({ row, values });

const file = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
export const boardText = (language: string): string => file(`../text/${language}.ftl`);
export const source = (name: string): string => file(`../${name}`);

/** The words of the game, as the page has them; at a table, with the names of those who sit there. */
export function words(language: string, names: string[] = []): Say {
  const texts = new Texts(language, [
    boardText(language),
    file(`../../text/${language}.ftl`),
    file(`../../../../text/${language}.ftl`),
  ]).seated(names);
  return (key, values) => texts.say(key, values);
}
