import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/table/reducer.ts';
import { whenOf } from '../src/table/when.ts';
import type { GameEvent } from '../src/wire/types.ts';

const began = (round: number): GameEvent =>
  ({ row: ['round_began', round], values: { round } }) as unknown as GameEvent;
const entry = (number: number, seat: number, events: GameEvent[] = []): LogEntry => ({ number, seat, events });

describe('when something was played', () => {
  it('is told by the round in which it was, not by the one that it opened', () => {
    const log = [entry(1, 0, [began(1)]), entry(2, 0), entry(3, 1, [began(2)]), entry(4, 0)];
    expect([1, 2, 3, 4].map((number) => whenOf(log, number).round)).toEqual([null, 1, 1, 2]);
  });
  it('is told by the first round where only its later phases are announced', () => {
    const phase = (round: number, values: object): GameEvent =>
      ({ row: ['phase_started'], values: { round, ...values } }) as unknown as GameEvent;
    const log = [
      entry(1, 0),
      entry(2, 1, [phase(1, { phase: 'discard' })]),
      entry(3, 0, [phase(2, { phase: 'players' })]),
      entry(4, 0),
    ];
    expect([1, 2, 3, 4].map((number) => whenOf(log, number).round)).toEqual([1, 1, 1, 2]);
  });
  it('is told by the round where a round is one turn of each: an answer in between is no turn', () => {
    const done = () => ({ row: ['turn_ended', 0], values: { seat: 0 } }) as unknown as GameEvent;
    const log = [entry(1, 0), entry(2, 1), entry(3, 0, [done()]), entry(4, 1, [done()]), entry(5, 0)];
    const turns = { end: 'turn_ended', seats: 2 };
    expect([1, 2, 3, 4, 5].map((number) => whenOf(log, number, turns).round)).toEqual([1, 1, 1, 1, 2]);
  });
  it('is told by the turn and by who acted: actions of one seat in a row are one turn', () => {
    const log = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0)];
    expect([1, 2, 3, 4].map((number) => whenOf(log, number))).toEqual([
      { round: null, turn: 1, seat: 0 },
      { round: null, turn: 1, seat: 0 },
      { round: null, turn: 2, seat: 1 },
      { round: null, turn: 3, seat: 0 },
    ]);
  });
});
