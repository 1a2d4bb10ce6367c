/** Sends what a person plays or undoes: each row as the answer to the newest question received, not to what is drawn. */
import { Refused } from '../wire/refused.ts';
import type { Live } from '../wire/live.ts';
import type { Row, State } from '../wire/types.ts';
import { Gestures } from './gestures.ts';
import { ownCount, questionOf } from './reducer.ts';

interface Stroke {
  seat: number;
  rows: Row[];
  /** Whether a row after the first is still to be sent when its time has come. */
  isWanted: (row: Row) => boolean;
}

export class Sender {
  /** Something was sent, and what came of it is not here yet. */
  isBusy: boolean = $state(false);

  /** The server is gone: what was played is kept, and goes on when it is back. */
  isWaiting: boolean = $state(false);

  private strokes: Stroke[] = [];
  private readonly gestures = new Gestures();
  private returns: (() => void)[] = [];
  private awaited: { revision: number; resolve: () => void }[] = [];

  constructor(
    private readonly live: Live,
    /** The newest state of the table that this page has received. */
    private readonly received: () => State | null,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** Play one row, or several that follow from each other; the rest is dropped when one is refused, or not wanted. */
  async play(seat: number, rows: Row[], isWanted: (row: Row) => boolean = () => true): Promise<void> {
    this.strokes.push({ seat, rows, isWanted });
    if (this.isBusy) return;
    await this.busy(async () => {
      for (let stroke = this.strokes.shift(); stroke; stroke = this.strokes.shift()) await this.send(stroke);
    });
  }

  /** Take back what a seat played last at one stroke. */
  async undo(seat: number): Promise<void> {
    if (this.isBusy) return;
    await this.busy(async () => {
      const count = this.gestures.takeBack(seat, this.count(seat));
      for (let left = count; left > 0; left -= 1) {
        const state = this.received();
        if (state?.undo !== true || state.undo_seat !== seat) break;
        await this.until((await this.live.undo(seat, questionOf(state, seat))).revision);
      }
      this.gestures.undone(seat, this.count(seat));
    });
  }

  /** Answer in a window without looking; whether that is only kept until the window closes. */
  async answer(seat: number, row: Row): Promise<boolean> {
    if (this.isBusy) return false;
    let isOnlyKept = false;
    await this.busy(async () => {
      isOnlyKept = !(await this.sendRow(seat, row));
    });
    return isOnlyKept;
  }

  /** A state of this revision was received. */
  arrived(revision: number): void {
    const here = this.awaited.filter((one) => one.revision <= revision);
    this.awaited = this.awaited.filter((one) => one.revision > revision);
    for (const one of here) one.resolve();
  }

  /** The whole table was received, perhaps after the connection was lost. */
  returned(): void {
    const waiting = this.returns;
    this.returns = [];
    for (const goOn of waiting) goOn();
  }

  private async send({ seat, rows, isWanted }: Stroke): Promise<void> {
    let sent = 0;
    try {
      for (const row of rows) {
        if ((sent > 0 && !isWanted(row)) || !(await this.sendRow(seat, row))) break;
        sent += 1;
      }
    } finally {
      this.gestures.add(seat, this.count(seat), sent);
    }
  }

  /** False when the row is only kept, or cannot be sent. */
  private async sendRow(seat: number, row: Row): Promise<boolean> {
    const state = this.received();
    if (!state) return false;
    const question = questionOf(state, seat);
    try {
      const { revision, isKept } = await this.live.play(seat, question, row);
      if (!isKept) await this.until(revision);
      return !isKept;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'offline') throw error;
    }
    await this.untilReturn();
    // It may have arrived just before the connection broke: then it is not played twice.
    return this.count(seat) > ownCount(question) || this.sendRow(seat, row);
  }

  private async busy(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      this.strokes = [];
      this.fail(error);
    } finally {
      this.isBusy = false;
    }
  }

  private count(seat: number): number {
    const state = this.received();
    return state ? ownCount(questionOf(state, seat)) : 0;
  }

  private async untilReturn(): Promise<void> {
    this.isWaiting = true;
    await new Promise<void>((resolve) => this.returns.push(resolve));
    this.isWaiting = false;
  }

  /** Wait for the state of a revision; its update may have come before the answer. */
  private until(revision: number): Promise<void> {
    if ((this.received()?.revision ?? 0) >= revision) return Promise.resolve();
    return new Promise((resolve) => this.awaited.push({ revision, resolve }));
  }
}
