import { expect, it } from 'vitest';
import { wording } from '../wording.ts';

it('a seat without a player’s name is called by its god, once that is chosen', () => {
  const of = wording.of({ gods: [null, 'gaia'], pile: 40 });
  expect(of).toEqual({ gods: [null, 'gaia'] });
  expect([0, 1, 2].map((seat) => wording.call?.(seat, of, (key) => key))).toEqual([null, 'god-gaia', null]);
});
