import { describe, expect, it } from 'vitest';
import { Sender } from '../src/table/sender.svelte.ts';
import { Refused } from '../src/wire/refused.ts';
import type { Live, Moved } from '../src/wire/live.ts';
import type { Row, State } from '../src/wire/types.ts';

const SEAT = 2 ** 32;

/** A server in memory: every play and undo makes one more revision, which arrives when the test says so. */
class House {
  state = { revision: 5, questions: { '0': SEAT + 1 }, undo: true, undo_seat: 0 } as unknown as State;
  sent: [number, Row | 'undo'][] = [];
  failures: unknown[] = [];
  refuses = false;
  /** Whether the connection breaks: before what was sent arrives, or after. */
  breaks: 'before' | 'after' | null = null;
  readonly sender: Sender;

  constructor() {
    const live = {
      play: (_seat: number, question: number, row: Row) => this.move(question, row),
      undo: (_seat: number, question: number) => this.move(question, 'undo'),
    };
    this.sender = new Sender(
      live as unknown as Live,
      () => this.state,
      (error) => this.failures.push(error),
    );
  }

  private move(question: number, what: Row | 'undo'): Promise<Moved> {
    if (this.refuses) return Promise.reject(new Refused('too_late', { late: true }));
    const { breaks } = this;
    this.breaks = null;
    if (breaks) {
      if (breaks === 'after') this.state = { ...this.state, revision: 6, questions: { '0': question + SEAT } };
      return Promise.reject(new Refused('offline'));
    }
    this.sent.push([question, what]);
    const revision = this.state.revision + 1;
    setTimeout(() => this.arrive(revision, question + SEAT));
    return Promise.resolve({ revision, isKept: false });
  }

  arrive(revision: number, question: number): void {
    this.state = { ...this.state, revision, questions: { '0': question } };
    this.sender.arrived(revision);
  }
}

describe('what a person plays', () => {
  it('stops where the next row is no longer wanted, and one undo takes back what was played', async () => {
    const house = new House();
    await house.sender.play(0, [['open'], ['burn'], ['close']], (row) => row[0] !== 'close');
    expect(house.sent.map(([, row]) => row)).toEqual([['open'], ['burn']]);
    await house.sender.undo(0);
    expect(house.sent.slice(2).map(([, row]) => row)).toEqual(['undo', 'undo']);
  });

  it('answers the newest question received, row by row', async () => {
    const house = new House();
    await house.sender.play(0, [['step', 'a'], ['stop']]);
    expect(house.sent).toEqual([
      [SEAT + 1, ['step', 'a']],
      [2 * SEAT + 1, ['stop']],
    ]);
    expect(house.sender.isBusy).toBe(false);
  });

  it('is sent with the question as it is then, whatever another seat has done meanwhile', async () => {
    const house = new House();
    house.arrive(9, SEAT + 4);
    await house.sender.play(0, [['wait']]);
    expect(house.sent).toEqual([[SEAT + 4, ['wait']]]);
  });

  it('is undone at one stroke', async () => {
    const house = new House();
    await house.sender.play(0, [['step', 'a'], ['stop']]);
    await house.sender.undo(0);
    expect(house.sent.map(([, what]) => what)).toEqual([['step', 'a'], ['stop'], 'undo', 'undo']);
  });

  it('waits for the server where the connection is lost, and is then played once', async () => {
    for (const [breaks, sent] of [
      ['before', [[SEAT + 1, ['wait']]]],
      ['after', []],
    ] as const) {
      const house = new House();
      house.breaks = breaks;
      const done = house.sender.play(0, [['wait']]);
      await Promise.resolve();
      await Promise.resolve();
      expect(house.sender.isWaiting).toBe(true);
      house.sender.returned();
      await done;
      expect(house.sent).toEqual(sent);
      expect([house.sender.isWaiting, house.sender.isBusy, house.failures]).toEqual([false, false, []]);
    }
  });

  it('drops the rest where one row is refused, and says so', async () => {
    const house = new House();
    house.refuses = true;
    await house.sender.play(0, [['step', 'a'], ['stop']]);
    expect(house.sent).toEqual([]);
    expect(house.failures).toHaveLength(1);
    expect(house.sender.isBusy).toBe(false);
  });
});
