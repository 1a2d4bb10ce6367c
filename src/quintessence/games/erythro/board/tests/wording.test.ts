import { expect, it } from 'vitest';
import { wording } from '../wording.ts';

it('a seat without a player’s name is called by the elements of its ambassador', () => {
  const of = wording.of({ players: [{ character: 'earth_fire', deck: 5 }, { character: null }] });
  expect([0, 1].map((seat) => wording.call?.(seat, of, (key) => key))).toEqual(['character-earth_fire', null]);
});
