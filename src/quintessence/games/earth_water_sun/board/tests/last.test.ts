import { describe, expect, it } from 'vitest';
import type { Said } from '$table';
import { lastTurn } from '../last.ts';

const said = (tag: string, values: Said['values']): Said => ({ row: [tag], values });

describe('the last turn', () => {
  it('has the whole way of the piece that moved, and what it received where it stands now', () => {
    const turn = lastTurn([
      said('grew', { hex: 'f7', kind: 'water' }),
      said('stepped', { hex: 'f7', to: 'e7' }),
      said('stepped', { hex: 'e7', to: 'd8' }),
    ]);
    expect(turn.way).toEqual(['f7', 'e7', 'd8']);
    expect(turn.grown).toEqual([{ hex: 'd8', kind: 'water' }]);
  });
  it('leads back where a piece rebounded', () => {
    const turn = lastTurn([
      said('stepped', { hex: 'd4', to: 'e4' }),
      said('lost_shield', { hex: 'e4' }),
      said('rebounded', { hex: 'e4', to: 'd4' }),
    ]);
    expect(turn.way).toEqual(['d4', 'e4', 'd4']);
  });
  it('marks who fell, and no growth of theirs', () => {
    const turn = lastTurn([said('grew', { hex: 'e4', kind: 'sun' }), said('specimen_destroyed', { hex: 'e4' })]);
    expect(turn).toMatchObject({ fallen: ['e4'], grown: [] });
  });
  it('marks the Roots that still lie', () => {
    const turn = lastTurn([
      said('laid', { edge: 'd4:e' }),
      said('laid', { edge: 'd4:ne' }),
      said('lifted', { edge: 'd4:e' }),
    ]);
    expect(turn.laid).toEqual(['d4:ne']);
  });
});
