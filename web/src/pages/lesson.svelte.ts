/** A lesson under way: positions with one thing to do each, played out by the server without being kept anywhere. */
import type { LessonStep } from '../board/contract.ts';
import { Playback } from '../table/playback.svelte.ts';
import { troubleText } from '../text/texts.svelte.ts';
import { api } from '../wire/api.ts';
import type { GameEvent, Objection, Row, Sketch } from '../wire/types.ts';
import { pause, SketchInquiries } from './sketched.ts';

/** Through which seat a step is looked at. */
const viewer = (step: LessonStep | undefined): { seat?: number } =>
  step?.seat === undefined ? {} : { seat: step.seat };

export class Lesson {
  number: number = $state(0);
  sketch: Sketch | null = $state.raw(null);
  /** The events of the last change, and all of this step. */
  events: GameEvent[] = $state.raw([]);
  history: GameEvent[] = $state.raw([]);
  isDone: boolean = $state(false);
  hasChosen: boolean = $state(false);
  /** Something else was chosen than the step is about. */
  isAside: boolean = $state(false);
  trouble: string = $state('');
  objection: Objection | null = $state.raw(null);
  /** Reads the steps of a scripted side, where a step of the lesson is about them. */
  readonly playback = new Playback();
  private rows: Row[] = [];
  private begun = 0;

  constructor(
    private readonly game: string,
    readonly steps: LessonStep[],
  ) {}

  readonly step: LessonStep | undefined = $derived.by(() => this.steps[this.number]);

  /** Go to a step once its position is there: until then text and board are those of the step before. */
  async begin(at: number): Promise<void> {
    this.begun += 1;
    const step = this.steps[at];
    const rows = step?.before ?? [];
    const sketch = await this.draw(step, rows);
    if (!sketch) return;
    this.number = at;
    this.sketch = sketch;
    this.rows = rows;
    this.events = this.history = [];
    this.isDone = this.hasChosen = this.isAside = false;
    this.objection = null;
    this.playback.stop();
    await this.reply();
  }

  /** The position after some rows of a step; null where it cannot be had, or another step has begun meanwhile. */
  private async draw(step: LessonStep | undefined, rows: Row[]): Promise<Sketch | null> {
    const { game, begun } = this;
    if (!step) return null;
    try {
      const sketch = await api.sketch({ game, options: step.options, rows, ...viewer(step) });
      if (begun !== this.begun) return null;
      this.trouble = '';
      return sketch;
    } catch (error) {
      if (begun === this.begun) this.trouble = troubleText(error);
      return null;
    }
  }

  /** One more row stands: what it tells, and whether that is the aim. */
  private async add(row: Row): Promise<boolean> {
    const { step } = this;
    const sketch = await this.draw(step, [...this.rows, row]);
    if (!step || !sketch) return false;
    this.sketch = sketch;
    this.rows = [...this.rows, row];
    this.events = sketch.events;
    this.history = [...this.history, ...this.events];
    const isDone = step.done(this.rows, this.history);
    if (step.isExplained && this.events.some(this.playback.isStep))
      this.playback.start(this.events, () => (this.isDone = isDone));
    else this.isDone = isDone;
    return !isDone;
  }

  /** The others play as the step has it, until the learner is asked again. */
  private async reply(): Promise<void> {
    const { game, step, begun } = this;
    while (step?.replies && step.seat !== undefined && this.sketch && !this.sketch.state.to_act.includes(step.seat)) {
      const theirs = await api.sketch({ game, options: step.options, rows: this.rows });
      const row = step.replies(theirs.state.legal);
      if (!row || begun !== this.begun || !(await this.add(row))) return;
    }
  }

  readonly play = async (wanted: Row[]): Promise<void> => {
    const { step } = this;
    if (!step || this.isDone || this.playback.isOn) return;
    this.isAside = false;
    for (const row of wanted) {
      if (step.allows && !step.allows(row)) {
        this.isAside = true;
        return;
      }
      this.hasChosen = true;
      if (!(await this.add(row))) return;
      await this.reply();
      if (this.isDone || this.playback.isOn) return;
      if (wanted.length > 1) await pause();
    }
  };

  /** What the board asks about the position of this step. */
  readonly inquiries = new SketchInquiries((more, question) => {
    const { game, step, rows } = this;
    return api.sketch({ game, options: step?.options ?? {}, rows: [...rows, ...more], ...viewer(step), ...question });
  });
}
