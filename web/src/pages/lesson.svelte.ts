/** A lesson under way: positions with one thing to do each, played out by the server without being kept anywhere. */
import type { LessonStep } from '../board/contract.ts';
import { settings } from '../settings.svelte.ts';
import { Playback } from '../table/playback.svelte.ts';
import { words } from '../text/texts.svelte.ts';
import { api } from '../wire/api.ts';
import { Refused } from '../wire/refused.ts';
import type { GameEvent, Objection, Preview, Row, Sketch, Trail } from '../wire/types.ts';

const PAUSE = 260;

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

  constructor(
    private readonly game: string,
    readonly steps: LessonStep[],
  ) {}

  readonly step: LessonStep | undefined = $derived.by(() => this.steps[this.number]);
  private readonly viewer: { seat?: number } = $derived.by(() =>
    this.step?.seat === undefined ? {} : { seat: this.step.seat },
  );

  async begin(at: number): Promise<void> {
    this.number = at;
    this.rows = this.step?.before ?? [];
    this.events = this.history = [];
    this.isDone = this.hasChosen = this.isAside = false;
    this.objection = null;
    this.playback.stop();
    if (await this.draw(this.rows)) await this.reply();
  }

  private async draw(rows: Row[]): Promise<boolean> {
    const { game, step, viewer } = this;
    if (!step) return false;
    try {
      this.sketch = await api.sketch({ game, options: step.options, rows, ...viewer });
      this.trouble = '';
      return true;
    } catch (error) {
      this.trouble = error instanceof Refused ? words.texts.refusal(error.code, error.values) : String(error);
      return false;
    }
  }

  /** One more row stands: what it tells, and whether that is the aim. */
  private async add(row: Row): Promise<boolean> {
    const { step } = this;
    if (!step || !(await this.draw([...this.rows, row]))) return false;
    this.rows = [...this.rows, row];
    this.events = this.sketch?.events ?? [];
    this.history = [...this.history, ...this.events];
    const isDone = step.done(this.rows, this.history);
    if (step.isExplained && this.events.some(this.playback.isStep))
      this.playback.start(this.events, () => (this.isDone = isDone));
    else this.isDone = isDone;
    return !isDone;
  }

  /** The others play as the step has it, until the learner is asked again. */
  private async reply(): Promise<void> {
    const { game, step } = this;
    while (step?.replies && step.seat !== undefined && this.sketch && !this.sketch.state.to_act.includes(step.seat)) {
      const theirs = await api.sketch({ game, options: step.options, rows: this.rows });
      const row = step.replies(theirs.state.legal);
      if (!row || !(await this.add(row))) return;
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
      if (wanted.length > 1) await new Promise((resolve) => setTimeout(resolve, settings.moves ? PAUSE : 0));
    }
  };

  readonly why = async (row: Row): Promise<Objection | null> => {
    const found = await this.ask({ why: [row] });
    return found?.answers?.[0] ?? null;
  };

  readonly trails = async (tag: string, start: Row): Promise<Trail[]> => {
    const found = await this.ask({ trails: { tag, start } });
    return found?.trails ?? [];
  };

  private async ask(more: Pick<Parameters<typeof api.sketch>[0], 'why' | 'trails'>): Promise<Sketch | null> {
    const { game, step, rows, viewer } = this;
    if (!step) return null;
    try {
      return await api.sketch({ game, options: step.options, rows, ...viewer, ...more });
    } catch {
      return null;
    }
  }

  /** A lesson stores nothing: what would come of some rows is the same sketch with them added. */
  readonly preview = async (ways: Row[][]): Promise<Preview[]> => Promise.all(ways.map((more) => this.previewed(more)));

  private async previewed(more: Row[]): Promise<Preview> {
    const { game, step, viewer } = this;
    try {
      const rows = [...this.rows, ...more];
      const found = await api.sketch({ game, options: step?.options ?? {}, rows, told: more.length, ...viewer });
      return { objection: null, events: found.events, changed: found.state.view };
    } catch (error) {
      const { code, values } = error instanceof Refused ? error : new Refused('page_trouble');
      return { objection: { code, rule: '', values }, events: [], changed: {} };
    }
  }
}
