import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$table';
import { lastTurn, went } from '../last.ts';

const event = (tag: string, values: GameEvent['values']): GameEvent => ({ row: [tag], values });

describe('the last turn', () => {
  it('has the whole way of the piece that moved, and what it received where it stands now', () => {
    const turn = lastTurn([
      event('grew', { hex: 'f7', kind: 'water' }),
      event('stepped', { hex: 'f7', to: 'e7' }),
      event('stepped', { hex: 'e7', to: 'd8' }),
    ]);
    expect(turn.way).toEqual(['f7', 'e7', 'd8']);
    expect(turn.grown).toEqual([{ hex: 'd8', kind: 'water' }]);
  });
  it('leads back where a piece rebounded', () => {
    const turn = lastTurn([
      event('stepped', { hex: 'd4', to: 'e4' }),
      event('lost_shield', { hex: 'e4' }),
      event('rebounded', { hex: 'e4', to: 'd4' }),
    ]);
    expect(turn.way).toEqual(['d4', 'e4', 'd4']);
  });
  it('marks who fell, and no growth of theirs', () => {
    const turn = lastTurn([event('grew', { hex: 'e4', kind: 'sun' }), event('specimen_destroyed', { hex: 'e4' })]);
    expect(turn).toMatchObject({ fallen: ['e4'], grown: [] });
  });
  it('marks the Roots that still lie', () => {
    const turn = lastTurn([
      event('laid', { edge: 'd4:e' }),
      event('laid', { edge: 'd4:ne' }),
      event('lifted', { edge: 'd4:e' }),
    ]);
    expect(turn.laid).toEqual(['d4:ne']);
  });
});

describe('a move in the log', () => {
  const step = (hex: string, to: string): GameEvent => event('stepped', { colour: 'black', hex, to });

  it('is one line, with the hexes between', () => {
    const two = went(step('c4', 'd5'), step('d5', 'd6'));
    expect(two?.values).toEqual({ colour: 'black', hex: 'c4', by: 'd5', to: 'd6' });
    expect(two && went(two, step('d6', 'd7'))?.values).toEqual({ colour: 'black', hex: 'c4', by: 'd5, d6', to: 'd7' });
  });
  it('is not joined with what happened elsewhere', () => {
    expect(went(step('c4', 'd5'), step('a1', 'b1'))).toBeNull();
    expect(went(event('grew', { hex: 'c4', kind: 'sun' }), step('c4', 'd5'))).toBeNull();
  });
});
