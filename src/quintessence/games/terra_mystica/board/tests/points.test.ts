import { expect, it } from 'vitest';
import { byRound, bySource } from '../points.ts';

const event = (tag: string, values: Record<string, string | number>) => ({ row: [tag], values });

it('points are told by round, without those that the end counts', () => {
  const history = [
    event('scored', { seat: 0, source: 'stronghold', points: 9 }),
    event('round_began', { round: 1 }),
    event('scored', { seat: 0, source: 'towns', points: 5 }),
    event('scored', { seat: 0, source: 'leech', points: -1 }),
    event('round_began', { round: 2 }),
    event('scored', { seat: 'automa', source: 'automa-card', points: 2 }),
    event('scored', { seat: 0, source: 'fire', points: 8 }),
  ];
  expect([...byRound(history, 2)]).toEqual([
    [0, [4, 0]],
    ['automa', [0, 2]],
  ]);
});

it('points are told by source, the most first', () => {
  expect(bySource({ leech: -3, fire: 8, towns: 12, initial: 20 })).toEqual([
    ['initial', 20],
    ['towns', 12],
    ['leech', -3],
  ]);
});
