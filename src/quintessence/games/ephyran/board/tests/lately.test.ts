/** What is shown of the others' doings: since one's own last action, and only what changes the table. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, Row } from '$table';
import { changed, lately } from '../lately.ts';

const event = (row: Row, values: GameEvent['values'] = {}): GameEvent => ({
  row,
  values: { seat: row[1] ?? null, ...values },
});
const tags = (events: GameEvent[]): unknown[] => events.map(({ row }) => row[0]);

const ROUND = [
  event(['added', 1, 'satyr-1/exchange', 'lands-1'], { slot: 'lands-1' }),
  event(['discarded', 0, 'siren-2/destroy']),
  event(['drew', 0, 'triton-1/take']),
  event(['added', 1, 'satyr-2/take', 'lands-2'], { slot: 'lands-2' }),
  event(['drew', 1, null]),
  event(['turn_ended', 1]),
  event(['announced_destroy', 2, 'siren-2/destroy', 0], { victim: 0 }),
  event(['declined', 0]),
  event(['removed', 0, 'triton-1/take', 'lagoon-1', 'tartarus'], { slot: 'lagoon-1' }),
];

describe('what the others did', () => {
  it('begins after one’s own last action, and leaves draws and answers out', () => {
    expect(tags(lately(ROUND, 0))).toEqual(['added', 'announced_destroy', 'removed']);
  });
  it('goes on for a seat that has only answered', () => {
    expect(tags(lately(ROUND, 2))).toEqual(['removed']);
  });
  it('marks the spots that were changed', () => {
    expect([...changed(lately(ROUND, 0))]).toEqual(['1:lands-2', '0:lagoon-1']);
  });
});
