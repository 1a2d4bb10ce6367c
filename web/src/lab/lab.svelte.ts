/** The state of the lab's page: a game's data, the variant that is being made of them, its check, and its comparison. */
import { defaults, settled, sitting } from '../parts/setup.ts';
import { api } from '../wire/api.ts';
import { Refused } from '../wire/refused.ts';
import type { GameInfo, Json, LabChecked, LabData, LabFault, LabRun, Values } from '../wire/types.ts';
import { labApi, type Sent, type Wish } from './api.ts';
import { History, changedSheets, differences, packaged, type Difference, type Sheets } from './model.ts';
import { kept, keep } from './kept.ts';
import { otherColumns, withFile } from './opened.ts';
import { labWords } from './words.svelte.ts';

const PAUSE = 500;
/** Between two looks at a comparison. */
const LOOK = 1000;

export class Lab {
  sheets: Sheets = $state.raw({});
  canUndo = $state(false);
  canRedo = $state(false);
  name = $state('');
  checked: LabChecked | null = $state.raw(null);
  isChecking = $state(false);
  run: LabRun | null = $state.raw(null);
  trouble = $state('');
  readonly differences: Difference[] = $derived.by(() => differences(this.data, this.sheets));
  readonly isValid: boolean = $derived.by(() => this.checked !== null && !this.checked.faults.length);
  /** What is played, in a comparison and at a table. */
  seats = $state(2);
  options: Values = $state.raw({});
  private readonly history: History<Sheets>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: GameInfo,
    readonly data: LabData,
  ) {
    const before = kept(data);
    this.history = new History(before?.sheets ?? packaged(data));
    this.sheets = this.history.now;
    this.seats = game.usual_seats[0] ?? 2;
    this.options = settled(game, defaults(game), this.seats);
    this.name = before?.name ?? '';
    this.checkSoon(0);
  }

  /** What is wrong in a cell; of a whole row where no column is named. */
  readonly faultsAt = (sheet: string, row: number, column: string): LabFault[] =>
    (this.checked?.faults ?? []).filter(
      (fault) => fault.sheet === sheet && fault.row === row && (fault.column || 'name') === column,
    );

  /** What is wrong and has no cell to stand at. */
  readonly loose: LabFault[] = $derived.by(() => (this.checked?.faults ?? []).filter(({ row }) => row === null));

  change(next: Sheets, step = ''): void {
    this.history.do(next, step);
    this.moved();
  }

  undo(): void {
    this.history.undo();
    this.moved();
  }

  redo(): void {
    this.history.redo();
    this.moved();
  }

  rename(name: string): void {
    this.name = name;
    this.store();
    this.checkSoon();
  }

  private moved(): void {
    this.sheets = this.history.now;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    this.store();
    this.checkSoon();
  }

  private store(): void {
    keep(this.data, this.sheets, this.name, this.differences.length > 0 || this.name !== '');
  }

  private get sent(): Sent {
    return { sheets: changedSheets(this.data, this.sheets), name: this.name };
  }

  private checkSoon(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.checked = this.differences.length ? this.checked : null;
    this.isChecking = this.differences.length > 0;
    if (this.isChecking) this.timer = setTimeout(() => void this.check(), pause);
  }

  /** The same check as `quintessence check-data`; an answer that is overtaken by an edit does not count. */
  private async check(): Promise<void> {
    const number = this.asked;
    try {
      const found = await labApi.check(this.game.slug, this.sent);
      if (number !== this.asked) return;
      this.checked = found;
      this.trouble = '';
    } catch (error) {
      if (number === this.asked) this.complain(error);
    }
    if (number === this.asked) this.isChecking = false;
  }

  /** Take what a file says: a data file is the whole variant, a CSV the sheet that is shown. */
  async open(file: File, sheet: string): Promise<void> {
    const isTable = /\.csv$/i.test(file.name);
    try {
      const found = await labApi.open(this.game.slug, await file.text(), isTable ? sheet : '');
      const others = otherColumns(this.data, found);
      const [fault] = found.faults;
      if (fault) this.trouble = openedFault(fault);
      else if (others.length) this.trouble = labWords.refusal('lab-other-columns', { columns: others.join(', ') });
      else {
        this.trouble = '';
        this.change(withFile(this.data, this.sheets, found, !isTable));
      }
    } catch (error) {
      this.complain(error);
    }
  }

  /** Keep the variant at the server, and open a table of it. */
  async play(level: string): Promise<string | null> {
    try {
      const { variant } = await api.variant(this.game.slug, this.checked?.files ?? {});
      return (await api.open(this.game.slug, sitting(this.seats, level), this.options, { variant })).id;
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  sit(count: number): void {
    this.seats = count;
    this.options = settled(this.game, this.options, count);
  }

  choose(name: string, value: Json): void {
    this.options = settled(this.game, { ...this.options, [name]: value }, this.seats);
  }

  async compare(wish: Pick<Wish, 'level' | 'games' | 'until_sure'>): Promise<void> {
    try {
      this.trouble = '';
      const { seats, options } = this;
      this.show(await labApi.compare(this.game.slug, this.sent, { ...wish, seats, options }));
    } catch (error) {
      this.complain(error);
    }
  }

  async stop(): Promise<void> {
    if (!this.run) return;
    try {
      this.show(await labApi.stop(this.run.id));
    } catch (error) {
      this.complain(error);
    }
  }

  /** Show a comparison, and look at it again until it is over. */
  show(run: LabRun): void {
    this.run = run;
    clearTimeout(this.looking);
    if (run.state === 'waiting' || run.state === 'running' || run.writing) {
      this.looking = setTimeout(() => void this.look(run.id), LOOK);
    }
  }

  private async look(id: string): Promise<void> {
    try {
      this.show(await labApi.run(id));
    } catch (error) {
      this.complain(error);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.looking);
  }

  private complain(error: unknown): void {
    this.trouble = error instanceof Refused ? labWords.refusal(error.code, error.values) : String(error);
  }
}

/** What cannot be read in a file, by the line of a spreadsheet, whose heading is the first. */
function openedFault({ row, column, code, values }: LabFault): string {
  const where = [row === null ? '' : String(row + 2), column].filter(Boolean).join(' · ');
  return labWords.say('lab-opened-faults', { where, what: labWords.refusal(code, values) });
}
