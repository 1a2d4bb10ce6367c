import { expect, it } from 'vitest';
import type { Values } from '$table';
import { sample, words } from './sample.ts';
import { inWords, wording } from '../wording.ts';

it('a seat without a player’s name is called by the elements of its ambassador', () => {
  const of = wording.of({ players: [{ character: 'earth_fire', deck: 5 }, { character: null }] });
  expect([0, 1].map((seat) => wording.call?.(seat, of, (key) => key))).toEqual(['character-earth_fire', null]);
});

it('what is split between two discs is told by their elements: of who looks, or of who proposes it', () => {
  const say = words('en');
  const of = wording.of({ seat: 0, players: [{ character: 'earth_fire' }, { character: 'air_water' }] });
  const share = { row: ['share', 1], values: { first: 1 } };
  expect(wording.action?.(share, of, say)).toBe('Gain 1 earth, the rest in fire');
  expect(wording.action?.({ ...share, seat: 1 } as typeof share, of, say)).toBe('Gain 1 air, the rest in water');
  expect(wording.action?.({ ...share, row: ['step', 4] }, of, say)).toBeNull();
  const asked = wording.of({ seat: 0, players: [{ character: 'earth_fire' }], pending: { amount: 2 } });
  expect([0, 1, 2].map((first) => wording.action?.({ ...share, values: { first } }, asked, say))).toEqual([
    'Gain 2 fire',
    'Gain 1 earth and 1 fire',
    'Gain 2 earth',
  ]);
});

it('an answer is read by its elements, and one that splits nothing as the rules say it', () => {
  const view = { ...sample(), seat: 0, pending: { ...sample().pending, amount: 2 } } as ReturnType<typeof sample>;
  const told = (row: (string | number)[], values: Values) => inWords({ row, values }, view, words('en'));
  const share = told(['share', 1], { first: 1 });
  expect(share).toMatch(/^Gain 1 /);
  expect(share).not.toContain('disc');
  expect(told(['step', 4], { tile: 4 })).toBe(words('en')('action-step', { tile: 4 }));
});

it('what a card costs is told in full', () => {
  const view = sample();
  const [card] = Object.entries(view.cards).find(([, one]) => !one.contamination && one.cost === 5) ?? [''];
  view.market = { ...view.market, air: [card, null] };
  const of = wording.of({ ...view } as unknown as Values);
  const told = [0, 3, 5].map((first) => wording.action?.({ row: ['buy'], values: { card, first } }, of, words('fr')));
  expect(told.map((text) => text?.split(' pour ')[1])).toEqual(['5 d’eau', '3 d’air et 2 d’eau', '5 d’air']);
});
