import { describe, expect, it } from 'vitest';
import { keptRows } from '../src/board/kept.ts';

describe('what was half chosen', () => {
  it('stays while its first row can still be played', () => {
    const legal = [{ row: ['douse', 'b2'], values: {} }];
    expect(keptRows([['douse', 'b2'], ['stop']], legal)).toBe(true);
    expect(keptRows([['douse', 'c3']], legal)).toBe(false);
    expect(keptRows([], legal)).toBe(false);
  });
});
