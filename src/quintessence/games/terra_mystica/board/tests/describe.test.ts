import { expect, it } from 'vitest';
import type { Values } from '$table';
import { describe as told, hexInWords, roundInWords } from '../describe.ts';
import { sample } from './sample.ts';

const say = (key: string, values: Values = {}): string => [key, ...Object.values(values)].join(' ');

it('a hex is told with its terrain, building and town', () => {
  const view = sample({ towns: ['A1'] });
  expect(hexInWords(view, 'A1', (who) => `seat ${who}`, say)).toBe(
    'A1, terrain-plains, board-building-of dwelling seat 0, board-in-town',
  );
});

it('only the last round promises nothing of the cults', () => {
  const view = sample({ round_tiles: ['SCORE3', 'SCORE6'] });
  const values = (at: number): string => roundInWords(view, at, (_, told = {}) => JSON.stringify(told));
  expect(values(0)).toBe('{"number":1,"last":false,"tile":"SCORE3"}');
  expect(values(1)).toBe('{"number":2,"last":true,"tile":"SCORE6"}');
});

it('the board in words has the round, everyone, cults, spaces, cards and buildings', () => {
  const lines = told(sample() as unknown as Values, say);
  expect(lines[0]).toBe('board-text-round 1');
  for (const part of ['faction-halflings', '• space-ACT1', '• board-card BON1, board-coins 2'])
    expect(lines).toContain(part);
  expect(lines.filter((line) => line.includes('board-building-of'))).toHaveLength(2);
});

it('ships, canals and trade markers are told in words', () => {
  const at = { sail: 1 };
  const fleet = {
    ships: ['r1', null, 'A1'],
    dock: 'A1',
    markers: 2,
    range: 0,
    moved: [false, false, false],
    is_sailing: false,
  };
  const sea = {
    canals: [['r1', 'r2', 'A1', 'A2'] as [string, string, string, string]],
    seats: [at, at],
    ours: ['BON1'],
  };
  const view = sample({ sea, fleets: [fleet, fleet], trade_markers: { A1: [1] } });
  const lines = told(view as unknown as Values, say);
  expect(lines).toContain('• board-fleet 1 r1, 3 A1 A1 1 2');
  expect(lines).toContain('• board-canal r1 r2');
  expect(lines).toContain('• board-ours board-card BON1, board-coins 2');
  expect(hexInWords(view, 'A1', (who) => `seat ${who}`, say)).toContain('board-markers-of seat 1');
});
