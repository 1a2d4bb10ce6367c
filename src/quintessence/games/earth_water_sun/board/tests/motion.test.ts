import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$table';
import { effects, follow } from '../motion.ts';
import type { Piece } from '../view.ts';

const piece = (colour: Piece['colour'], species: Piece['species'], hex: string): Piece => ({
  colour,
  species,
  hex,
  earth: 0,
  water: 0,
  sun: 0,
  shield: false,
});
const event = (tag: string, values: GameEvent['values']): GameEvent => ({
  row: [tag, ...Object.values(values)],
  values,
});

describe('which piece is which', () => {
  it('keeps the id of a piece that stepped', () => {
    const before = follow([], [piece('black', 'mushroom', 'a1'), piece('black', 'mushroom', 'a3')], []);
    const after = follow(
      before,
      [piece('black', 'mushroom', 'b3'), piece('black', 'mushroom', 'a3')],
      [event('stepped', { colour: 'black', hex: 'a1', to: 'b3' })],
    );
    expect(after.map((token) => token.id)).toEqual(before.map((token) => token.id));
  });

  it('lets the attacker take the place of what it destroyed', () => {
    const before = follow(
      [],
      [piece('black', 'mushroom', 'd4'), piece('white', 'tree', 'e4'), piece('white', 'tree', 'g2')],
      [],
    );
    const after = follow(
      before,
      [piece('black', 'mushroom', 'e4'), piece('white', 'tree', 'g2')],
      [
        event('stepped', { colour: 'black', hex: 'd4', to: 'e4' }),
        event('specimen_destroyed', { colour: 'white', hex: 'e4', species: 'tree' }),
      ],
    );
    expect(after.map((token) => token.id)).toEqual([before[0]?.id, before[2]?.id]);
  });

  it('shows the blow after the step, and the fall after the blow', () => {
    const found = effects(
      [piece('white', 'tree', 'e4')],
      [
        event('stepped', { colour: 'black', hex: 'd4', to: 'e4' }),
        event('struck', { colour: 'black', hex: 'e4', to: 'e4' }),
        event('specimen_destroyed', { colour: 'white', hex: 'e4', species: 'tree' }),
      ],
      240,
    );
    expect(found.map((effect) => effect.type)).toEqual(['strike', 'fall']);
    expect(found[0]?.delay).toBe(240);
    expect(found[1]?.delay).toBeGreaterThan(240);
  });
});
