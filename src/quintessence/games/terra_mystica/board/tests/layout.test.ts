import { describe, expect, it } from 'vitest';
import { Layout } from '../layout.ts';

const layout = new Layout(['p s ~ d', 'f ~ l', 'w m ~ p']);

describe('the layout of a board', () => {
  it('names land by row and number, rivers by their own', () => {
    expect(layout.land.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'C3']);
    expect(layout.places.filter(({ isRiver }) => isRiver).map(({ name }) => name)).toEqual(['r0', 'r1', 'r2']);
  });
  it('knows who is beside whom', () => {
    const beside = layout.neighbours(layout.place('B1')!).map(({ name }) => name);
    expect(new Set(beside)).toEqual(new Set(['A1', 'A2', 'r1', 'C1', 'C2']));
  });
  it('begins at B where the first row is empty', () => {
    expect(new Layout(['', 'p s', 'd f w']).land[0]).toMatchObject({ name: 'B1', row: 1 });
  });
  it('walks over land with arrows', () => {
    expect(layout.towards('A2', 'ArrowRight')?.name).toBe('A3');
    expect(layout.towards('A1', 'ArrowDown')?.name).toBe('B1');
    expect(layout.towards('A3', 'Home')?.name).toBe('A1');
    expect(layout.towards('A2', 'ArrowRight', layout.places)?.name).toBe('r0');
  });
  it('draws around a group what no two of it share', () => {
    const sides = (names: string[]): number => layout.border(names).split('M').length - 1;
    expect([sides(['A1']), sides(['A1', 'A2']), sides(['A1', 'A2', 'B1'])]).toEqual([6, 10, 12]);
  });
});
