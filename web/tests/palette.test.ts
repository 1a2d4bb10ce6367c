import { describe, expect, it } from 'vitest';
import { found, grouped, nearest, rowOf } from '../src/table/palette.ts';
import type { Action } from '../src/wire/types.ts';

const legal: Action[] = [
  { row: ['step', 'd4', 'ne'], values: {} },
  { row: ['step', 'd4', 'e'], values: {} },
  { row: ['lay', 'd4:ne'], values: {} },
  { row: ['stop'], values: {} },
];
const tell = (action: Action): string =>
  ({ step: 'Avancer', lay: 'Poser une Racine', stop: 'S’arrêter' })[String(action.row[0])] ?? '';

describe('the palette', () => {
  it('takes a typed row', () => {
    expect(found(legal, 'step d4 ne', tell)).toEqual([legal[0]]);
    expect(rowOf('  Step  d4 NE ')).toEqual(['step', 'd4', 'ne']);
  });
  it('finds words in any order, without accents', () => {
    expect(found(legal, 'racine poser', tell)).toEqual([legal[2]]);
    expect(found(legal, 'arreter', tell)).toEqual([legal[3]]);
  });
  it('takes numbers as numbers', () => {
    expect(rowOf('steal lands-1 2')).toEqual(['steal', 'lands-1', 2]);
  });
  it('knows what a mistyped command most likely meant', () => {
    expect(nearest(legal, 'setp d4 en', 1)).toEqual([legal[0]]);
    expect(nearest(legal, 'step d4 w', 2)).toEqual([legal[1], legal[0]]);
    expect(nearest(legal, 'ley d4:nw', 1)).toEqual([legal[2]]);
    expect(nearest(legal, 'stpo', 1)).toEqual([legal[3]]);
    expect(nearest([], 'stop')).toEqual([]);
  });
  it('shows all where nothing is typed, and nothing where nothing fits', () => {
    expect(found(legal, ' ', tell)).toEqual(legal);
    expect(found(legal, 'xyz', tell)).toEqual([]);
  });
  it('groups by what is done, in the order of the list', () => {
    expect(grouped(legal).map((group) => [group.tag, group.items.length])).toEqual([
      ['step', 2],
      ['lay', 1],
      ['stop', 1],
    ]);
  });
});
