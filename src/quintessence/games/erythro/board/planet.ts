/** Where the tiles lie, and how their rims are drawn: the same hand for the same tile, every time. */
import type { Tile } from './view.ts';

/** From the middle of a tile to its corner. */
export const SIZE = 100;
const HIGH = SIZE * Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

/** The middle of a tile, flat side up. */
export const middle = ({ q, r }: Pick<Tile, 'q' | 'r'>): Point => ({
  x: 1.5 * SIZE * q,
  y: HIGH * (r + q / 2),
});

export interface Box extends Point {
  width: number;
  height: number;
}

/** The box around all tiles, with some room at the rim. */
export function bounds(tiles: Record<string, Tile>, room = 12): Box {
  const points = Object.values(tiles).map(middle);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - SIZE - room, Math.min(...ys) - HIGH / 2 - room];
  return {
    x,
    y,
    width: Math.max(...xs) + SIZE + room - x,
    height: Math.max(...ys) + HIGH / 2 + room - y,
  };
}

/** Numbers that look like chance, but are the same for the same seed. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const round = (value: number): string => value.toFixed(1);
const corner = (number: number, size: number): Point => ({
  x: size * Math.cos((Math.PI / 3) * number),
  y: size * Math.sin((Math.PI / 3) * number),
});

/** The rim of a tile, drawn as by hand: its sides bend a little. */
export function rim(seed: number, size = SIZE - 4): string {
  const next = chance(seed);
  let path = '';
  for (let number = 0; number < 6; number += 1) {
    const [one, other] = [corner(number, size), corner(number + 1, size)];
    const bend = 0.975 + next() * 0.045;
    const [x, y] = [((one.x + other.x) / 2) * bend, ((one.y + other.y) / 2) * bend];
    path += number ? '' : `M${round(one.x)} ${round(one.y)}`;
    path += `Q${round(x)} ${round(y)} ${round(other.x)} ${round(other.y)}`;
  }
  return `${path}Z`;
}

export interface Ground {
  craters: { x: number; y: number; r: number }[];
  dunes: string[];
}

/** Craters and dunes of a tile. */
export function ground(seed: number): Ground {
  const next = chance(seed + 40);
  const craters = Array.from({ length: 3 + Math.floor(next() * 3) }, () => {
    const [far, turn] = [22 + next() * 48, next() * Math.PI * 2];
    return {
      x: far * Math.cos(turn),
      y: far * Math.sin(turn) * 0.86,
      r: 3.5 + next() * 8,
    };
  });
  const dunes = Array.from({ length: 4 }, (_, number) => {
    const y = -54 + number * 34 + next() * 14;
    const half = (HIGH / 2 - Math.abs(y)) * 0.5 + 30;
    const [from, to] = [-half + next() * 40, half - next() * 44];
    const lift = 5 + next() * 7;
    return `M${round(from)} ${round(y)}q${round((to - from) / 4)} ${round(-lift)} ${round((to - from) / 2)} 0t${round((to - from) / 2)} 0`;
  });
  return { craters, dunes };
}

/** The cracks that run over a contaminated tile. */
export function cracks(seed: number): string {
  const next = chance(seed + 7);
  let path = '';
  for (let number = 0; number < 5; number += 1) {
    const turn = (Math.PI * 2 * number) / 5 + next() * 0.7;
    let [x, y] = [8 * Math.cos(turn), 8 * Math.sin(turn)];
    path += `M${round(x)} ${round(y)}`;
    for (let step = 0; step < 3; step += 1) {
      const bent = turn + (next() - 0.5) * 1.1;
      [x, y] = [x + 23 * Math.cos(bent), y + 21 * Math.sin(bent)];
      path += `L${round(x)} ${round(y)}`;
    }
  }
  return path;
}

/** Where the pawns of a tile stand: side by side along its lower side. */
export const pawnSpot = (at: number, count: number): Point => ({
  x: (at - (count - 1) / 2) * 30,
  y: 57,
});
