/** The legal list sorted by what one presses: zones of cards, tiles, cards of the market, players. */
import type { Action, GameEvent, Row } from '$table';
import { towards, type Box } from '$table/board/arrows.ts';
import { middle } from './planet.ts';
import type { View } from './view.ts';

export const ZONES = ['gain', 'move', 'sanctuary', 'power_yellow', 'power'] as const;
export type Zone = (typeof ZONES)[number] | 'pay' | 'draw';

export const tagOf = ({ row }: Action): string => String(row[0]);
const tagged = (legal: Action[], ...tags: string[]): Action[] => legal.filter((one) => tags.includes(tagOf(one)));

/** The zones of a card that can be played now. */
export function zonesOf(legal: Action[], card: string): Map<string, Action> {
  const found = legal.filter(({ row }) => row[0] === 'play' && row[1] === card);
  return new Map(found.map((action) => [String(action.row[2]), action]));
}

/** How a card on offer can be paid. */
export const payments = (legal: Action[], card: string): Action[] =>
  legal.filter(({ row }) => row[0] === 'buy' && row[1] === card);

export const kept = (legal: Action[], card: string | null): Action | undefined =>
  legal.find(({ row }) => row[0] === 'keep' && row[1] === card);

/** What can be done by choosing a tile. The special clean-up is left out where it is only one choice among others. */
export function tileChoices(legal: Action[], { tiles }: View, isCleaning: boolean): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  const dome = Object.keys(tiles).find((number) => tiles[number]?.dome);
  const add = (tile: unknown, action: Action): void => {
    const number = String(tile);
    found.set(number, [...(found.get(number) ?? []), action]);
  };
  for (const action of legal) {
    const { row, values } = action;
    const tag = tagOf(action);
    if (tag === 'clean_up' && !isCleaning) continue;
    if (['step', 'remove', 'clean', 'clean_up'].includes(tag)) add(row[1], action);
    else if (tag === 'attack') add(row[1] === 'dome' ? dome : values['tile'], action);
    else if (tag === 'name') add(pawnTile(tiles, Number(row[1])), action);
  }
  return found;
}

const pawnTile = (tiles: View['tiles'], seat: number): string | undefined =>
  Object.keys(tiles).find((number) => tiles[number]?.pawns.includes(seat));

export const cleanUps = (legal: Action[]): Action[] => tagged(legal, 'clean_up');

/** Stages in which a card or the script asks something: its answers take the place of the hand. */
const INNER = new Set(
  [
    'embodying',
    'naming',
    'sharing',
    'paying',
    'attacking',
    'trashing',
    'removing',
    'moving',
    'cleaning',
    'acquiring',
  ].concat('window'),
);

/** Whether this seat is asked within a card, or by the script. */
export function isInner({ stage }: View, legal: Action[]): boolean {
  if (!legal.length) return false;
  return INNER.has(stage) || !tagged(legal, 'play', 'keep', 'buy', 'finish').length;
}

/** What a payment or a gift takes from or adds to the two discs; null where an action has no such split. */
export function split(action: Action, amount: number): [number, number] | null {
  const first = action.values['first'];
  return typeof first === 'number' ? [first, Math.max(0, amount - first)] : null;
}

/** What an action or an event is about, by the names that the board lights. */
export function ids({ values }: Action | GameEvent): string[] {
  const found: string[] = [];
  for (const name of ['tile', 'from', 'mine', 'card']) {
    const value = values[name];
    if (typeof value === 'number') found.push(String(value));
    else if (typeof value === 'string') found.push(name === 'card' ? `card:${value}` : value);
  }
  const tiles = values['tiles'];
  if (Array.isArray(tiles))
    for (const one of tiles) if (one && typeof one === 'object' && 'tile' in one) found.push(String(one['tile']));
  if (values['thing'] === 'dome') found.push('dome');
  return found;
}

/** What someone most likely means by pressing a tile that cannot be chosen: the rules say why not. */
export function meant(number: string, { stage, tiles }: View, isCleaning: boolean): Row | null {
  const tile = Number(number);
  if (isCleaning || stage === 'window') return ['clean_up', tile, 1, 0];
  if (stage === 'moving') return ['step', tile];
  if (stage === 'removing') return ['remove', tile, 1];
  if (stage === 'cleaning') return ['clean', tile, 1];
  if (stage === 'attacking') return tiles[number]?.dome ? ['attack', 'dome', 0] : ['attack', 'mine', 'air', tile];
  return null;
}

/** The tile beside this one in the direction of an arrow key. */
export function beside(tiles: View['tiles'], from: string, key: string): string | null {
  const here = tiles[from];
  if (!here) return null;
  const numbers = Object.keys(tiles);
  const places = Object.values(tiles).map(placeOf);
  return numbers[towards(placeOf(here), places, key)] ?? null;
}

function placeOf(tile: View['tiles'][string]): Box {
  const { x, y } = middle(tile);
  return { left: x, top: y, width: 0, height: 0 };
}
