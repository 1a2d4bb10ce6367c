/** What is told of the others' doings: since one's own last action, and only what changes the table. */
import { describe, expect, it } from 'vitest';
import type { Row, Said } from '$table';
import { changed, lately } from '../lately.ts';

const said = (row: Row, values: Said['values'] = {}): Said => ({ row, values: { seat: row[1] ?? null, ...values } });
const tags = (told: Said[]): unknown[] => told.map(({ row }) => row[0]);

const ROUND = [
  said(['added', 1, 'satyr-1/exchange', 'lands-1'], { slot: 'lands-1' }),
  said(['discarded', 0, 'siren-2/destroy']),
  said(['drew', 0, 'triton-1/take']),
  said(['added', 1, 'satyr-2/take', 'lands-2'], { slot: 'lands-2' }),
  said(['drew', 1, null]),
  said(['turn_ended', 1]),
  said(['announced_destroy', 2, 'siren-2/destroy', 0], { victim: 0 }),
  said(['declined', 0]),
  said(['removed', 0, 'triton-1/take', 'lagoon-1', 'tartarus'], { slot: 'lagoon-1' }),
];

describe('what the others did', () => {
  it('begins after one’s own last action, and leaves draws and answers out', () => {
    expect(tags(lately(ROUND, 0))).toEqual(['added', 'announced_destroy', 'removed']);
  });
  it('goes on for a seat that has only answered', () => {
    expect(tags(lately(ROUND, 2))).toEqual(['removed']);
  });
  it('marks the places that were changed', () => {
    expect([...changed(lately(ROUND, 0))]).toEqual(['1:lands-2', '0:lagoon-1']);
  });
});
