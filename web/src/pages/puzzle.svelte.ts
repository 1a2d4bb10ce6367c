/** A puzzle that someone tries: the server plays the turn out, row by row, and judges it when it is over. */
import { troubleText } from '../text/texts.svelte.ts';
import { api, type PuzzleName } from '../wire/api.ts';
import type { GameEvent, Objection, PuzzlePosition, PuzzleSolution, PuzzleVerdict, Row } from '../wire/types.ts';
import { pause, SketchInquiries } from './sketched.ts';

export class PuzzleTry {
  position: PuzzlePosition | null = $state.raw(null);
  /** The events of the last change, and all of this turn. */
  events: GameEvent[] = $state.raw([]);
  history: GameEvent[] = $state.raw([]);
  rows: Row[] = $state.raw([]);
  verdict: PuzzleVerdict | null = $state.raw(null);
  solution: PuzzleSolution | null = $state.raw(null);
  /** The kinds of action of a right turn, once they were asked for. */
  tags: string[] = $state.raw([]);
  objection: Objection | null = $state.raw(null);
  trouble: string = $state('');
  isBusy: boolean = $state(false);

  constructor(readonly name: PuzzleName) {}

  /** Whether rows may be played: the turn is not over, and no answer lies open. */
  readonly isOpen: boolean = $derived.by(() => !this.solution && this.position !== null && !this.position.finished);

  /** From the position, once more. */
  async begin(): Promise<void> {
    this.verdict = this.solution = null;
    await this.show([]);
  }

  /** Play rows, and have the turn judged where it is over. */
  readonly play = async (wanted: Row[]): Promise<void> => {
    if (!this.isOpen || this.isBusy) return;
    for (const row of wanted) {
      if (!(await this.show([...this.rows, row])) || this.position?.finished) break;
      if (wanted.length > 1) await pause();
    }
    if (this.position?.finished) await this.guarded(async () => void (this.verdict = await this.judged()));
  };

  private judged(): Promise<PuzzleVerdict> {
    return api.puzzleAttempt(this.name, this.rows);
  }

  async undo(): Promise<void> {
    if (this.isOpen && !this.isBusy && this.rows.length) await this.show(this.rows.slice(0, -1));
  }

  async hint(): Promise<void> {
    await this.guarded(async () => void (this.tags = (await api.puzzleHint(this.name)).tags));
  }

  /** Lay the answer open, at its first step. */
  async reveal(): Promise<void> {
    await this.guarded(async () => {
      const found = await api.puzzleSolution(this.name);
      this.verdict = null;
      this.solution = found;
    });
    if (this.solution) await this.step(0);
  }

  /** The position after so many steps of the answer. */
  async step(count: number): Promise<void> {
    await this.show(this.solution?.turns[0]?.slice(0, count).map(({ row }) => row) ?? []);
  }

  private async show(rows: Row[]): Promise<boolean> {
    const isOn = rows.length > this.rows.length;
    return this.guarded(async () => {
      this.position = await api.puzzlePosition(this.name, { rows, told: 1 });
      this.objection = null;
      this.events = isOn ? this.position.events : [];
      this.history = isOn ? [...this.history, ...this.events] : rows.length ? this.history : [];
      this.rows = rows;
    });
  }

  /** Whether it went well; what went wrong is told. */
  private async guarded(work: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    try {
      await work();
      this.trouble = '';
      return true;
    } catch (error) {
      this.trouble = troubleText(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** What the board asks about the position as it is. */
  readonly inquiries = new SketchInquiries((more, question) =>
    api.puzzlePosition(this.name, { rows: [...this.rows, ...more], ...question }),
  );
}
