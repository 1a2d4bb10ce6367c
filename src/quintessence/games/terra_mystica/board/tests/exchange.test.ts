import { describe, expect, it } from 'vitest';
import { isAfterBurning, POWER_FIRST, STOCK_FIRST, withOneMore } from '../exchange.ts';
import type { Fleet } from '../view.ts';
import { player } from './sample.ts';

describe('an exchange for what is lacking', () => {
  const rich = player({ power: [0, 3, 2], workers: 2, priests: 1 });

  it('burns for a power action', () => {
    expect(withOneMore('too_little_power', rich, [], POWER_FIRST)).toEqual(['burn']);
    expect(withOneMore('too_little_power', rich, ['burn'], POWER_FIRST)).toBeNull();
  });
  it('spends power first, burns for more of it, and then workers and priests', () => {
    let found: string[] | null = [];
    const steps: string[][] = [];
    while ((found = withOneMore('too_few_coins', rich, found, POWER_FIRST)) && steps.length < 6) steps.push(found);
    expect(steps.map((step) => step.at(-1))).toEqual([
      'power_to_coin',
      'power_to_coin',
      'power_to_coin',
      'worker_to_coin',
      'worker_to_coin',
      'priest_to_coin',
    ]);
    expect(steps[2]).toEqual(['burn', 'power_to_coin', 'power_to_coin', 'power_to_coin']);
  });
  it('or gives workers for coins and priests for workers first', () => {
    expect(withOneMore('too_few_coins', rich, [], STOCK_FIRST)).toEqual(['worker_to_coin']);
    expect(withOneMore('too_few_workers', rich, [], STOCK_FIRST)).toEqual(['priest_to_worker']);
    expect(withOneMore('too_few_workers', rich, [], POWER_FIRST)).toEqual(['burn', 'power_to_worker']);
  });
  it('helps against nothing else', () => {
    expect(withOneMore('out_of_reach', rich, [], POWER_FIRST)).toBeNull();
    expect(withOneMore('too_few_priests', rich, [], POWER_FIRST)).toBeNull();
  });
});

it('a power action is in reach by burning where the second bowl has enough', () => {
  const space = { cost: 3 };
  expect(isAfterBurning(player({ power: [0, 4, 1] }), 3, space)).toBe(true);
  expect(isAfterBurning(player({ power: [0, 3, 1] }), 3, space)).toBe(false);
  expect(isAfterBurning(player({ power: [0, 9, 3] }), 3, space)).toBe(false);
});

it('burning does not help where a priest, a bridge or a ship is lacking', () => {
  const rich = player({ power: [0, 9, 1], priests: 0, bridges_left: 0 });
  const fleet = (...ships: (string | null)[]): Fleet => ({ ships }) as unknown as Fleet;
  const none = fleet(null, null, null);
  expect(isAfterBurning(rich, 3, { cost: 3, priest_cost: 1 })).toBe(false);
  expect(isAfterBurning(rich, 3, { cost: 3, bridges: 1 })).toBe(false);
  expect(isAfterBurning(rich, 3, { cost: 3, voyages: 1 }, none)).toBe(false);
  expect(isAfterBurning(rich, 3, { cost: 3, ships: 1 }, none)).toBe(true);
  expect(isAfterBurning(rich, 3, { cost: 3, voyages: 1 }, fleet('r1', null, null))).toBe(true);
  expect(isAfterBurning(rich, 3, { cost: 3, ships: 1 }, fleet('r1', 'r1', 'E4'))).toBe(false);
});
