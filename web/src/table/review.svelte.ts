/** Looking back at a table: any moment of it, at any speed. */
import { api } from '../wire/api.ts';
import type { Evaluation, GameEvent, Moment, Review } from '../wire/types.ts';

export const SPEEDS = [0.5, 1, 2, 4];
/** Milliseconds between two questions after a judgement that is being made. */
const PACE = 700;

export class ReviewStore {
  past: Review | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  at: number = $state(0);
  isPlaying: boolean = $state(false);
  speed: number = $state(1);
  evaluation: Evaluation | null = $state.raw(null);
  isEvaluating: boolean = $state(false);
  /** Why the game is not judged. */
  refusal: unknown = $state.raw(null);
  trouble: unknown = $state.raw(null);

  private readonly kept = new Map<number, Moment>();
  private timer = 0;
  private looking: number | null = null;
  /** The revision of the table that is looked back at. */
  private looked = -1;
  /** The moment that was asked for last. */
  private asked: number = $state(0);
  /** Whether a moment was asked for, and not left again. */
  private isOpen = false;
  /** Whether the moment that is shown was reached from the one before it. */
  private isNext: boolean = $state(false);

  constructor(
    private readonly id: string,
    /** The viewer: which seat, where people on one screen may not see the same. */
    private readonly viewer: () => number | null,
    /** Whether actions before the last can still be taken back: then no moment is sure to stay. */
    private readonly changes: () => boolean = () => false,
    /** The revision of the table now: what was undone or played since must not be shown as it was. */
    private readonly revision: () => number = () => 0,
  ) {}

  /** The moment that is meant: until the game has come, the one that was asked for. */
  get meant(): number {
    return this.past ? this.at : this.asked;
  }

  private get isChanging(): boolean {
    return this.changes();
  }

  /** Go to a moment that an address names; nothing to do where it is shown already. */
  async open(at: number): Promise<void> {
    if (this.isOpen && this.past && at === this.at) return;
    this.isOpen = true;
    this.asked = at;
    try {
      if (this.looking !== this.viewer() || this.looked !== this.revision()) this.forget();
      this.past ??= await api.review(this.id, this.looking);
      await this.visit(Math.min(at, this.past.count));
    } catch (error) {
      this.trouble = error;
    }
  }

  private forget(): void {
    this.looking = this.viewer();
    this.looked = this.revision();
    this.past = null;
    this.moment = null;
    this.evaluation = null;
    this.kept.clear();
  }

  get count(): number {
    return this.past?.count ?? 0;
  }

  /** What moves on the board: the step that led to this moment, where one came from the moment before it. */
  readonly events: GameEvent[] = $derived.by(() =>
    this.isNext && this.moment ? (this.past?.steps[this.moment.number - 1]?.events ?? []) : [],
  );

  async visit(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.count, number));
    this.at = wanted;
    const found = await this.load(wanted);
    if (!found || this.at !== wanted || found === this.moment) return;
    this.isNext = this.moment?.number === wanted - 1;
    this.moment = found;
  }

  /** A moment of the game, without going there. */
  async load(number: number): Promise<Moment | null> {
    if (this.looking !== this.viewer()) this.forget();
    let found = this.kept.get(number);
    if (found) return found;
    try {
      found = await api.moment(this.id, number, this.looking);
    } catch (error) {
      this.trouble = error;
      return null;
    }
    if (!this.isChanging) this.kept.set(number, found);
    return found;
  }

  /** The moment after the turn (of one seat) that this one belongs to, or before it. */
  turn(step: 1 | -1): number {
    const steps = this.past?.steps ?? [];
    if (step > 0) {
      const here = steps[this.at]?.turn;
      let next = this.at;
      while (next < steps.length && steps[next]?.turn === here) next += 1;
      return next;
    }
    const here = steps[this.at - 1]?.turn;
    let before = this.at;
    while (before > 0 && steps[before - 1]?.turn === here) before -= 1;
    return before;
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else {
      this.isPlaying = true;
      if (this.at >= this.count) void this.visit(0);
      this.tick();
    }
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Back to the table as it is now. */
  leave(): void {
    this.stop();
    this.isOpen = false;
    this.isNext = false;
  }

  /** Have a bot judge every turn, as a seat may know it, and show how far it has come. */
  async evaluate(seat: number | null): Promise<void> {
    if (this.isEvaluating || this.evaluation?.lesson) return;
    this.isEvaluating = true;
    this.refusal = null;
    try {
      while (!this.evaluation?.lesson) {
        const asked = this.revision();
        const found = await api.evaluation(this.id, seat);
        if (asked !== this.revision()) continue; // it is about what was undone or played on
        this.evaluation = found;
        if (!found.lesson) await new Promise((done) => setTimeout(done, PACE));
      }
    } catch (error) {
      this.refusal = error;
    } finally {
      this.isEvaluating = false;
    }
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(async () => {
      if (!this.isPlaying) return;
      await this.visit(this.at + 1);
      if (this.at >= this.count) this.stop();
      else this.tick();
    }, 900 / this.speed);
  }
}
