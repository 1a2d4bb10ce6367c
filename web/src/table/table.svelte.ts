/** One table as the page holds it: the live connection, the pace at which others' moves are shown, and what can be asked. */
import { settings } from '../settings.svelte.ts';
import type { Texts } from '../text/bundle.ts';
import { words } from '../text/texts.svelte.ts';
import { api, Refused } from '../wire/api.ts';
import { Live } from '../wire/live.ts';
import type { Objection, Row, Said, SeatInfo, ServerMessage, State, TableInfo, Trail, Update } from '../wire/types.ts';
import { Gestures } from './gestures.ts';
import { spokenNames } from './names.ts';
import { answered, fits, informed, isComplete, updated, whole, type Known, type LogEntry } from './reducer.ts';

const BREATH = 420;
const SPOKEN = 12;

export class TableStore {
  private known: Known | null = $state.raw(null);
  isLinked: boolean = $state(true);
  wasLinked: boolean = $state(false);
  refused: { code: string; values: Record<string, never> | object } | null = $state.raw(null);
  hint: Said | null = $state.raw(null);
  hintValue: number | null = $state(null);
  isThinking: boolean = $state(false);
  /** Something was played, and the answer is on its way. */
  isSending: boolean = $state(false);
  /** What a screen reader is told, the last few lines of it. */
  spoken: { number: number; text: string }[] = $state.raw([]);
  /** What shows for a moment. */
  trouble: string = $state('');

  /** The events after which a move waits longer, as the game's board has it. */
  slow: Set<string> = new Set();

  private readonly live: Live;
  /** Updates to be shown, each with the time when it was heard. */
  private queue: [Update, number][] = [];
  private timer = 0;
  /** What is still to be sent, each confirmed stroke by itself. */
  private waiting: Row[][] = [];
  private readonly gestures = new Gestures();
  private troubleTimer = 0;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.live = new Live(
      id,
      token,
      (message) => this.hear(message),
      (isLinked) => {
        this.isLinked = isLinked;
        this.wasLinked ||= isLinked;
      },
    );
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.troubleTimer);
    this.live.close();
  }

  /** The game's words, with the names of those who sit here. */
  readonly texts: Texts = $derived.by(() => words.texts.seated(this.names));
  /** What the seats are called in sentences. */
  readonly names: string[] = $derived.by(() => spokenNames(this.info?.seats ?? []));

  get info(): TableInfo | null {
    return this.known?.info ?? null;
  }
  get state(): State | null {
    return this.known?.state ?? null;
  }
  get log(): LogEntry[] {
    return this.known?.log ?? [];
  }
  /** All that happened, in its order. */
  readonly told: Said[] = $derived.by(() => this.log.flatMap((entry) => entry.events));
  get events(): Said[] {
    return this.known?.events ?? [];
  }
  /** When the window closes that is open. */
  get closes(): number | null {
    return this.known?.closes ?? null;
  }
  /** The seat through whose eyes to look back, where several people share the screen and hide something. */
  get eyes(): number | null {
    return this.info?.hides && this.held.length > 1 ? (this.state?.seat ?? null) : null;
  }
  get held(): SeatInfo[] {
    return this.info?.seats.filter((seat) => seat.held) ?? [];
  }
  /** The seat in which this person is asked now. */
  get seat(): number | null {
    const seat = this.state?.seat ?? null;
    return seat !== null && this.held.some((one) => one.seat === seat) ? seat : null;
  }
  get isAsked(): boolean {
    return (this.state?.legal.length ?? 0) > 0 && this.info?.status !== 'over';
  }

  /** Play one row, or several that follow from each other; the rest is dropped when one is refused. */
  play(rows: Row[]): void {
    this.hint = null;
    this.waiting.push([...rows]);
    void this.sendNext();
  }

  /** Take back what was played last at one stroke. */
  async undo(): Promise<void> {
    if (this.isSending || !this.state) return;
    const goal = this.gestures.before(this.state.played);
    this.isSending = true;
    await this.tried(async () => {
      while (this.state && this.state.played > goal && (await this.undoOne(this.state)));
    });
    this.isSending = false;
    void this.sendNext();
  }

  private async undoOne(state: State): Promise<boolean> {
    const seat = state.undo_seat ?? this.seat;
    if (seat === null || state.undo !== true) return false;
    this.hint = null;
    await this.live.undo(seat, state.number);
    return this.reached(state.number);
  }

  async why(row: Row): Promise<Objection | null> {
    if (this.seat === null) return null;
    try {
      return (await this.live.why(this.seat, [row]))[0] ?? null;
    } catch {
      return null;
    }
  }

  private trailsKnown = true;
  async trails(tag: string, start: Row): Promise<Trail[]> {
    if (this.seat === null || !this.trailsKnown) return [];
    try {
      return await this.live.trails(this.seat, tag, start);
    } catch (error) {
      if (error instanceof Refused && error.code === 'malformed_message') this.trailsKnown = false;
      return [];
    }
  }

  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.isThinking) return;
    this.isThinking = true;
    const number = this.state?.number;
    try {
      const found = await api.hint(this.id, seat);
      if (number !== this.state?.number) return;
      this.hint = { row: found.row, values: found.values };
      this.hintValue = found.value;
      this.tellAloud(this.texts.say('hint-told', { text: this.texts.action(this.hint) }));
    } catch (error) {
      this.complain(error);
    } finally {
      this.isThinking = false;
    }
  }

  /** Show the table to the one who plays in a seat held here. */
  look(seat: number): Promise<boolean> {
    this.spoken = [];
    return this.tried(() => this.live.look(seat));
  }
  /** Say ahead what to answer in another's turn. */
  stand(code: string): Promise<boolean> {
    const { seat } = this;
    return seat === null ? Promise.resolve(false) : this.tried(() => this.live.stand(seat, code));
  }
  /** Say nothing in a window, for a seat held here that has not looked; the position for which that is only kept. */
  async keepSilent(): Promise<number | null> {
    const { state } = this;
    const window = state?.window;
    if (!state || !window || this.isSending) return null;
    this.isSending = true;
    let isKept = false;
    await this.tried(async () => {
      isKept = !(await this.live.play(window.seat, state.number, window.silence.row));
      if (!isKept) await this.reached(state.number);
    });
    this.isSending = false;
    return isKept ? state.number : null;
  }
  chat(text: string): Promise<boolean> {
    return this.tried(() => this.live.chat(text));
  }
  resign(): Promise<boolean> {
    const seat = this.seat ?? this.held[0]?.seat;
    return seat === undefined ? Promise.resolve(false) : this.tried(() => api.resign(this.id, seat));
  }
  draw(answer: 'offer' | 'accept' | 'decline', seat: number): Promise<boolean> {
    return this.tried(() => api.draw(this.id, seat, answer));
  }
  abandon(): Promise<boolean> {
    return this.tried(() => api.abandon(this.id));
  }
  revoke(what: number | 'spectator'): Promise<boolean> {
    return this.tried(() => api.revoke(this.id, what)).then((done) => (this.live.whole(), done));
  }

  /** Say in words what went wrong. */
  complain(error: unknown): void {
    if (error instanceof Refused) this.trouble = this.texts.refusal(error.code, error.values);
    else this.trouble = this.texts.refusal('page_trouble', { detail: String(error) });
    this.passTrouble();
  }

  /** Say something for a moment. */
  remark(text: string): void {
    this.trouble = text;
    this.passTrouble();
  }

  private passTrouble(): void {
    clearTimeout(this.troubleTimer);
    this.troubleTimer = window.setTimeout(() => (this.trouble = ''), 6000);
  }

  private async tried(attempt: () => Promise<unknown>): Promise<boolean> {
    try {
      await attempt();
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  private async sendNext(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (this.waiting.length) await this.sendStroke();
    } catch (error) {
      this.waiting = [];
      this.complain(error);
    } finally {
      this.isSending = false;
    }
  }

  private async sendStroke(): Promise<void> {
    const from = this.state?.played ?? 0;
    let sent = 0;
    try {
      while (this.waiting[0]?.length) {
        const [row] = this.waiting[0].splice(0, 1);
        const { seat, state } = this;
        if (!row || seat === null || !state) break;
        if (!(await this.live.play(seat, state.number, row))) break;
        sent += 1;
        await this.reached(state.number);
      }
    } finally {
      this.waiting.shift();
      this.gestures.add(from, from + sent);
    }
  }

  /** Wait until the update of what was done is here; false when it does not come. */
  private async reached(before: number): Promise<boolean> {
    for (let tries = 0; tries < 100 && (this.state?.number ?? 0) <= before; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return (this.state?.number ?? 0) > before;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'whole':
        clearTimeout(this.timer);
        this.timer = 0;
        this.queue = [];
        this.known = whole(this.known, message.table, performance.now());
        this.hint = null;
        if (!isComplete(this.known)) void this.recall();
        break;
      case 'update':
        this.queue.push([message, performance.now()]);
        if (!this.timer) this.show();
        break;
      case 'standing':
        if (this.known) this.known = answered(this.known, message);
        break;
      case 'table':
        if (this.known) this.known = informed(this.known, message, this.queue.length > 0);
        break;
      case 'refused':
        this.refused = { code: message.code, values: message.values };
        this.live.close();
        break;
    }
  }

  /** Show the next update; another's move takes its time, so that it can be followed. */
  private show(): void {
    const [update, heard] = this.queue.shift() ?? [];
    this.timer = 0;
    if (!update || !this.known) return;
    if (!fits(this.known, update)) {
      this.queue = [];
      this.live.whole();
      return;
    }
    this.known = updated(this.known, update, heard);
    this.hint = null;
    this.tell(update);
    const pause = this.pause(update);
    if (pause) this.timer = window.setTimeout(() => this.show(), pause);
    else if (this.queue.length) this.show();
  }

  private pause(update: Update): number {
    const isOwn = this.held.some((seat) => seat.seat === update.actor);
    if (update.kind !== 'play') return 0;
    const isLong = update.events.some((said) => this.slow.has(String(said.row[0])));
    if (!settings.moves) return isOwn ? 0 : 150;
    if (isOwn) return isLong ? 500 : this.waiting[0]?.length ? 230 : 320;
    return BREATH + (isLong ? 600 : 0);
  }

  /** Have a screen reader say something. */
  tellAloud(text: string): void {
    const number = (this.spoken.at(-1)?.number ?? 0) + 1;
    this.spoken = [...this.spoken.slice(1 - SPOKEN), { number, text }];
  }

  private tell(update: Update): void {
    if (update.kind === 'undo') this.tellAloud(this.texts.say('news-undone'));
    else if (update.events.length) this.tellAloud(update.events.map((said) => this.texts.event(said)).join(' '));
    const { window } = update;
    const name = window ? this.names[window.seat] : undefined;
    if (window?.seconds && name) this.tellAloud(this.texts.say('window-opened', { name, seconds: window.seconds }));
  }

  /** Fetch what happened before this page was there. */
  private async recall(): Promise<void> {
    try {
      const { eyes } = this;
      const review = await api.review(this.id, eyes);
      if (eyes !== this.eyes) return;
      if (!this.known) return;
      const past = review.steps.map(({ number, seat, events }) => ({ number, seat, events }));
      const later = this.known.log.filter((entry) => entry.number > past.length);
      const played = this.known.state?.played ?? past.length;
      this.known = { ...this.known, log: [...past, ...later].filter((entry) => entry.number <= played) };
    } catch {
      // The log is a comfort; the table works without its past.
    }
  }
}
