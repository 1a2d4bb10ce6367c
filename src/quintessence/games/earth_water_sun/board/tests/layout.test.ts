import { describe, expect, it } from 'vitest';
import { DIRECTIONS, Layout, RADIUS, distance } from '../layout.ts';

const FLAT = [7, 8, 9, 10, 9, 8, 7];
const HEXAGON = [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7];

describe('the layout', () => {
  it('names the hexes row by row from the home row of Black', () => {
    const layout = new Layout(FLAT);
    expect(layout.hexes).toHaveLength(58);
    expect(layout.hexes[0]?.name).toBe('a1');
    expect(layout.hexes.at(-1)?.name).toBe('g7');
    expect(new Layout(HEXAGON).hexes).toHaveLength(127);
  });

  it('has each edge once, under the name of the hex that comes first', () => {
    const layout = new Layout(FLAT);
    const rim = layout.edges.filter((edge) => edge.hexes.length === 1).length;
    expect((58 * 6 + rim) / 2).toBe(layout.edges.length);
    expect(layout.edge('e4:sw')?.name).toBe('d4:ne');
    expect(layout.edge('d4:ne')?.hexes).toEqual(['d4', 'e4']);
  });

  it('finds the neighbour in every direction, and the way back', () => {
    const layout = new Layout(FLAT);
    expect(DIRECTIONS.map((direction) => layout.beside('d4', direction)?.name)).toEqual([
      'd5',
      'e4',
      'e3',
      'd3',
      'c3',
      'c4',
    ]);
    expect(layout.direction('e4', 'd4')).toBe('sw');
    expect(layout.beside('a1', 'sw')).toBeUndefined();
  });

  it('draws neighbours one width apart and in different tints', () => {
    const layout = new Layout(HEXAGON);
    for (const hex of layout.hexes) {
      for (const direction of DIRECTIONS) {
        const other = layout.beside(hex.name, direction);
        if (!other) continue;
        expect(distance(hex, other)).toBeCloseTo(Math.sqrt(3) * RADIUS);
        expect(other.tint).not.toBe(hex.tint);
      }
    }
  });

  it('draws an edge halfway between its two hexes, from both sides of the table', () => {
    for (const flipped of [false, true]) {
      const layout = new Layout(FLAT, flipped);
      for (const edge of layout.edges) {
        const [one, other] = edge.hexes.map((name) => layout.hex(name));
        if (!one || !other) continue;
        expect(edge.middle.x).toBeCloseTo((one.x + other.x) / 2);
        expect(edge.middle.y).toBeCloseTo((one.y + other.y) / 2);
      }
    }
  });

  it('puts the home row of the player who looks at the bottom', () => {
    expect(new Layout(FLAT).hex('a1')?.y).toBeGreaterThan(0);
    expect(new Layout(FLAT, true).hex('g1')?.y).toBeGreaterThan(0);
  });

  it('finds the hex under a point and the edge near it', () => {
    const layout = new Layout(FLAT);
    const hex = layout.hex('c5');
    expect(hex && layout.hexAt({ x: hex.x + 10, y: hex.y - 10 })?.name).toBe('c5');
    expect(layout.hexAt({ x: 5000, y: 0 })).toBeUndefined();
    const edge = layout.edge('c5:e');
    expect(edge && layout.edgeAt({ x: edge.middle.x + 3, y: edge.middle.y }, 12)?.name).toBe('c5:e');
    expect(hex && layout.edgeAt(hex, 12)).toBeUndefined();
  });

  it('follows the arrow keys as they look on the screen', () => {
    const layout = new Layout(FLAT);
    expect(layout.towards('d4', 'ArrowRight')?.name).toBe('d5');
    expect(layout.towards('d4', 'ArrowUp')?.name).toMatch(/^e[34]$/);
    expect(layout.towards('g1', 'ArrowUp')).toBeUndefined();
    const flipped = new Layout(FLAT, true);
    expect(flipped.towards('d4', 'ArrowRight')?.name).toBe('d3');
    expect(flipped.towards('d4', 'ArrowUp')?.name).toMatch(/^c[34]$/);
  });

  it('reaches every hex with the arrow keys', () => {
    const layout = new Layout(HEXAGON);
    const seen = new Set(['a4']);
    const waiting = ['a4'];
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = layout.towards(name, key)?.name;
        if (!next || seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    expect(seen.size).toBe(127);
  });
});
