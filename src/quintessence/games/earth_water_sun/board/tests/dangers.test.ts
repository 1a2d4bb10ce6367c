import { describe, expect, it } from 'vitest';
import { about, dangersFor, strikers } from '../dangers.ts';
import type { Piece, View } from '../view.ts';

const bare = { species: 'mushroom', earth: 0, water: 0, sun: 0, shield: false } as const;
const piece = (colour: Piece['colour'], hex: string): Piece => ({ ...bare, colour, hex });
const view = {
  pieces: [piece('black', 'd4'), piece('black', 'a1'), piece('white', 'd7'), piece('white', 'g1')],
  threats: [
    ['d4', 'd7'],
    ['d7', 'd4'],
    ['g1', 'd4'],
  ],
} as unknown as View;

describe('what could be struck next turn', () => {
  it('is shown for one side, from all who could', () => {
    expect(strikers(dangersFor(view, 'black'))).toEqual(new Map([['d4', ['d7', 'g1']]]));
    expect(strikers(dangersFor(view, 'white'))).toEqual(new Map([['d7', ['d4']]]));
  });
  it('is nothing to whoever only watches', () => {
    expect(dangersFor(view, null)).toEqual([]);
  });
  it('is shown for the piece in danger and for the one it comes from', () => {
    const dangers = dangersFor(view, 'black');
    expect(about(dangers, 'd4')).toHaveLength(2);
    expect(about(dangers, 'g1')).toEqual([{ from: 'g1', to: 'd4' }]);
    expect(about(dangers, 'a1')).toEqual([]);
  });
});
