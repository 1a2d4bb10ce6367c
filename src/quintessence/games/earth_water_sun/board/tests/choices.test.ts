import { describe, expect, it } from 'vitest';
import type { Action } from '$table';
import { ids, meant, sorted } from '../choices.ts';
import { Layout } from '../layout.ts';
import type { View } from '../view.ts';

const layout = new Layout([7, 8, 9, 10, 9, 8, 7]);
const action = (row: string[], values: Action['values']): Action => ({ row, values });
const view = (changes: Partial<View>): View =>
  ({
    stage: 'growth',
    to_act: 'black',
    pieces: [{ colour: 'white', species: 'tree', hex: 'e4', earth: 0, water: 0, sun: 0, shield: false }],
    roots: { black: ['d4:ne'], white: [] },
    roots_in_hand: { black: 0, white: 0 },
    world_ended: { black: false, white: false },
    move: null,
    ...changes,
  }) as View;

describe('what can be chosen where', () => {
  it('puts Roots and severing on the one name of their edge', () => {
    const found = sorted(
      [
        action(['lay', 'd4:ne'], { edge: 'd4:ne' }),
        action(['sever', 'e4', 'sw', 'white'], { hex: 'e4', direction: 'sw', owner: 'white' }),
      ],
      layout,
    );
    expect(found.edges.get('d4:ne')).toHaveLength(2);
  });

  it('puts steps on the piece that goes, and the rest on its hex', () => {
    const found = sorted(
      [action(['step', 'd4', 'ne'], { hex: 'd4', direction: 'ne', to: 'e4' }), action(['strike', 'e4'], { hex: 'e4' })],
      layout,
    );
    expect([...found.movers.keys()]).toEqual(['d4']);
    expect([...found.hexes.keys()]).toEqual(['e4']);
  });

  it('lights the hexes and edges that a line of the log is about', () => {
    expect(ids(action(['stepped', 'black', 'd4', 'e4'], { colour: 'black', hex: 'd4', to: 'e4' }))).toEqual([
      'd4',
      'e4',
    ]);
    expect(ids(action(['laid', 'black', 'd4:ne'], { colour: 'black', edge: 'd4:ne' }))).toEqual(['d4:ne']);
  });

  it('asks why about what a click would most likely mean', () => {
    expect(meant({ type: 'hex', name: 'e4' }, view({}), null, layout)).toEqual(['grow', 'e4', 'earth']);
    expect(meant({ type: 'hex', name: 'e4' }, view({ stage: 'move' }), 'd4', layout)).toEqual(['step', 'd4', 'ne']);
    expect(meant({ type: 'hex', name: 'g4' }, view({ stage: 'move' }), 'd4', layout)).toBe('far');
    expect(meant({ type: 'hex', name: 'e4' }, view({ stage: 'attack' }), null, layout)).toEqual(['strike', 'e4']);
    expect(meant({ type: 'edge', name: 'd4:ne' }, view({}), null, layout)).toEqual(['lift', 'd4:ne']);
  });
});
