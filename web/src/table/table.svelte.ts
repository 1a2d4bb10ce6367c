/** One table as the page holds it: the live connection, the pace at which others' moves are shown, and what can be asked. */
import type { Say, Wording } from '../board/contract.ts';
import { settings } from '../settings.svelte.ts';
import type { Texts } from '../text/bundle.ts';
import { words } from '../text/texts.svelte.ts';
import { api } from '../wire/api.ts';
import { Refused } from '../wire/refused.ts';
import { attend } from '../wire/attention.ts';
import { Live } from '../wire/live.ts';
import type { Action, GameEvent, Pin, Row, SeatInfo } from '../wire/types.ts';
import type { ServerMessage, State, TableInfo, Update, Values } from '../wire/types.ts';
import { callsOf } from './calls.ts';
import { Errands } from './errands.ts';
import { firstRows, isSameRow, restOf, stepsOf, type HintTurn } from './hint.ts';
import { Inquiries } from './inquiries.ts';
import { isShared, properNames, spokenNames } from './names.ts';
import { pauseAfter } from './pace.ts';
import { Playback } from './playback.svelte.ts';
import {
  answered,
  attended,
  chatted,
  completed,
  fits,
  informed,
  isComplete,
  pinned,
  questionOf,
  timed,
  updated,
  whole,
} from './reducer.ts';
import type { Known, LogEntry, ToldClocks } from './reducer.ts';
import { Sender } from './sender.svelte.ts';
import { Speech } from './speech.svelte.ts';

export class TableStore {
  /** What is shown; others' moves take their time. */
  private known: Known | null = $state.raw(null);
  /** All that the server has sent. */
  private received: Known | null = $state.raw(null);
  isLinked: boolean = $state(true);
  wasLinked: boolean = $state(false);
  refused: { code: string; values: Record<string, never> | object } | null = $state.raw(null);
  /** The turn that was proposed, as far as it is still to be played. */
  private proposed: HintTurn | null = $state.raw(null);
  isThinking: boolean = $state(false);
  /** What shows for a moment. */
  trouble: string = $state('');

  /** The events after which a move waits longer, as the game's board has it. */
  slow: Set<string> = new Set();
  /** The steps of a scripted side; what comes after them waits until they are read. */
  readonly playback = new Playback();
  /** What a screen reader says. */
  readonly speech = new Speech(this);
  /** What can be asked beside the moves. */
  readonly errands: Errands;
  /** What can be asked about moves before one is made. */
  readonly inquiries: Inquiries;

  private readonly live: Live;
  private readonly sender: Sender;
  private readonly stopAttending: () => void;
  /** Updates to be shown, each with the time when it was received. */
  private queue: [Update, number][] = [];
  /** Whether something that was played here waits to be shown. */
  private isBehind: boolean = $state(false);
  /** Whether what was played last was chosen on a board that did not show yet what others had done. */
  private isPlayedBehind = false;
  private timer = 0;
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
    this.errands = new Errands(this, this.live);
    this.inquiries = new Inquiries(this, this.live);
    this.stopAttending = attend((isAway) => this.live.away(isAway));
    this.sender = new Sender(
      this.live,
      () => this.received?.state ?? null,
      (error) => this.complain(error),
    );
    this.playback.narrate = (event, shown, isNew) => this.speech.narrate(event, shown, isNew);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.troubleTimer);
    this.playback.stop();
    this.stopAttending();
    this.live.close();
  }

  /** The game's words, with the names of those who sit here. */
  readonly texts: Texts = $derived.by(() => {
    const { wording, worded } = this;
    const calls = wording && worded ? callsOf(wording, worded, properNames(this.info?.seats ?? [])) : null;
    return words.texts.seated(this.names, calls);
  });
  /** How the game's board says values in sentences. */
  wording: Wording | null = $state.raw(null);
  /** What that rests on, as text: the same words as long as it is the same. */
  private readonly wordedOf: string = $derived.by(() => {
    const view = this.state?.view;
    return this.wording && view ? JSON.stringify(this.wording.of(view)) : '';
  });
  private readonly worded: Values | null = $derived.by(() =>
    this.wordedOf ? (JSON.parse(this.wordedOf) as Values) : null,
  );
  /** What the seats are called in sentences: by their players' names, else by what they play, else by their numbers. */
  readonly names: string[] = $derived.by(() => {
    const [{ wording, worded }, seats] = [this, this.info?.seats ?? []];
    const speak: Say = (key, values) => words.texts.say(key, values);
    const proper = properNames(seats);
    // Several people at one screen are told apart by their numbers, as in the seats.
    const isCalled = worded && (!isShared(seats) || this.info?.sole_player);
    const call = (seat: number): string | null => (isCalled && wording?.call?.(seat, worded, speak)) || null;
    return spokenNames(seats).map((name, at) => (proper[at] === null ? call(seats[at]?.seat ?? at) : null) ?? name);
  });

  get info(): TableInfo | null {
    return this.known?.info ?? null;
  }
  get state(): State | null {
    return this.known?.state ?? null;
  }
  get log(): LogEntry[] {
    return this.known?.log ?? [];
  }
  get events(): GameEvent[] {
    return this.known?.events ?? [];
  }
  /** When the open window closes. */
  get closes(): number | null {
    return this.known?.closes ?? null;
  }
  /** What the clocks say: always the newest, also while others' moves are still being shown. */
  get clocks(): ToldClocks | null {
    return this.received?.clocks ?? null;
  }
  /** The seat as which to look back, where several people share the screen and hide something. */
  get viewer(): number | null {
    return this.info?.information === 'private' && this.held.length > 1 ? (this.state?.seat ?? null) : null;
  }
  get held(): SeatInfo[] {
    return this.info?.seats.filter((seat) => seat.held) ?? [];
  }
  private get heldSeats(): number[] {
    return this.held.map(({ seat }) => seat);
  }
  /** The seat in which this person is asked now. */
  get seat(): number | null {
    const seat = this.state?.seat ?? null;
    return seat !== null && this.held.some((one) => one.seat === seat) ? seat : null;
  }
  get isAsked(): boolean {
    return (this.state?.legal.length ?? 0) > 0 && this.info?.status !== 'over' && !this.isAnswered;
  }
  /** What is shown as asked was answered already: ahead, or by the server where there was nothing to choose. */
  get isAnswered(): boolean {
    const [shown, newest] = [this.state, this.received?.state];
    if (!shown?.legal.length || !newest || shown.seat === null) return false;
    return questionOf(shown, shown.seat) !== questionOf(newest, shown.seat);
  }

  /** What was played last waits for the server to be back. */
  get isWaiting(): boolean {
    return this.sender.isWaiting;
  }

  /** Nothing can be chosen for the moment: something is on its way, or shown step by step. */
  get isBusy(): boolean {
    return this.sender.isBusy || this.isBehind || this.playback.isOn;
  }

  /** The turn that is proposed, where its next action can be played now. */
  get hint(): HintTurn | null {
    const { proposed } = this;
    const next = proposed?.line[0];
    const canPlay = next && (this.state?.legal ?? []).some(({ row }) => isSameRow(row, next.row));
    return canPlay ? proposed : null;
  }
  set hint(hint: HintTurn | null) {
    this.proposed = hint;
  }
  /** The action of it that the board draws. */
  get hinted(): Action | null {
    const { hint } = this;
    return (hint && stepsOf(hint.line)[hint.at]?.action) ?? null;
  }
  /** Draw another step of the turn that is proposed. */
  showHint(at: number): void {
    if (this.proposed) this.proposed = { ...this.proposed, at };
  }
  /** Play the turn that is proposed, or its next step: as far as each action can be played when its time has come. */
  playHint(isStep = false): void {
    const { hint } = this;
    if (!hint || this.isBusy) return;
    const revision = this.allied;
    this.play(isStep ? firstRows(hint.line) : hint.line.map(({ row }) => row), (row) => {
      const state = this.received?.state;
      const isOffered = state?.seat !== this.seat || state?.legal.some((action) => isSameRow(action.row, row));
      const goesOn = isOffered === true && revision === this.allied;
      if (!goesOn) this.remark(this.texts.say('hint-stopped'));
      return goesOn;
    });
  }
  /** How often another has acted whose actions change what a plan rests on. */
  private allied = 0;

  /** Play one row, or several that follow from each other; the rest is dropped when one is refused, or not wanted. */
  play(rows: Row[], isWanted: (row: Row) => boolean = () => true): void {
    this.hint = restOf(this.hint, rows);
    this.isPlayedBehind = this.queue.length > 0;
    if (this.seat !== null) void this.sender.play(this.seat, rows, isWanted);
  }

  /** Take back what was played last at one stroke. */
  async undo(): Promise<void> {
    const seat = this.received?.state?.undo_seat ?? this.seat;
    if (seat === null || this.received?.state?.undo !== true) return;
    this.hint = null;
    await this.sender.undo(seat);
  }

  /** How often a seat has been asked, by the newest that is known. */
  question(seat: number): number {
    return this.received?.state ? questionOf(this.received.state, seat) : 0;
  }

  /** Show the table to the one who plays in a seat held here. */
  viewAs(seat: number): Promise<boolean> {
    this.speech.forget();
    return this.tried(() => this.live.viewAs(seat));
  }
  /** Choose ahead what to answer in another's turn. */
  chooseStandingAnswer(code: string): Promise<boolean> {
    const { seat } = this;
    return seat === null ? Promise.resolve(false) : this.tried(() => this.live.standingAnswer(seat, code));
  }
  /** Give the default answer in a window, for a seat that has not looked; the revision at which that is only kept. */
  async giveDefaultAnswer(): Promise<number | null> {
    const { window, revision } = this.received?.state ?? {};
    if (!window || revision === undefined) return null;
    return (await this.sender.answer(window.seat, window.default_answer.row)) ? revision : null;
  }
  /** What the allies here propose to each other, oldest first. */
  get pins(): Pin[] {
    return this.info?.pins ?? [];
  }
  /** Whether whoever looks can propose something; who plays all allies alone has nobody to propose it to. */
  get canPin(): boolean {
    const { info } = this;
    return info?.relation === 'allies' && !info.sole_player && info.status !== 'over' && this.seat !== null;
  }
  /** Propose a row to one's allies, or take that back; for the seat that looks, unless another is named. */
  pin(row: Row, isOn: boolean, seat: number | null = this.seat): Promise<boolean> {
    return seat === null ? Promise.resolve(false) : this.tried(() => this.live.pin(seat, row, isOn));
  }
  /** Have a bot play at once what it proposes. */
  letPlay(seat: number): Promise<boolean> {
    return this.tried(() => this.live.letPlay(seat));
  }
  /** The seat of this page that acted last, where an undo no longer helps and more may be taken back. */
  get backSeat(): number | null {
    if (!this.info?.take_back || this.info.back_asked !== null || this.state?.undo === true) return null;
    const { heldSeats } = this;
    return this.log.findLast(({ seat }) => seat !== null && heldSeats.includes(seat))?.seat ?? null;
  }
  /** Say in words what went wrong; whoever came too late sees at once what the others did. */
  complain(error: unknown): void {
    if (error instanceof Refused) {
      const text = this.texts.refusal(error.code, error.values);
      const isLate = error.values['late'] || (this.isPlayedBehind && this.texts.has(`objection-${error.code}`));
      this.trouble = isLate ? this.texts.say('too-late', { text }) : text;
    } else this.trouble = this.texts.refusal('page_trouble', { detail: String(error) });
    this.passTrouble();
    if (!this.playback.isOn) this.show(true);
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

  /** Whether something could be done; what went wrong is said. */
  async tried(attempt: () => Promise<unknown>): Promise<boolean> {
    try {
      await attempt();
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'whole':
        this.restart();
        this.received = this.known = whole(this.received, message.table, performance.now());
        this.hint = null;
        if (!isComplete(this.known)) void this.recall();
        this.sender.arrived(message.table.revision);
        this.sender.returned();
        break;
      case 'update':
        this.take(message);
        break;
      case 'standing_answer':
        this.both((known) => answered(known, message));
        break;
      case 'table':
        this.noticeRefusal(message);
        if (this.received) this.received = informed(this.received, message, false);
        if (this.known) this.known = informed(this.known, message, this.queue.length > 0);
        break;
      case 'chat':
        this.both((known) => chatted(known, message.line));
        break;
      case 'pins':
        this.speech.tellPins(this.pins, message.pins, this.heldSeats);
        this.both((known) => pinned(known, message.pins));
        break;
      case 'clocks':
        this.both((known) => timed(known, message.clocks, performance.now()));
        break;
      case 'presence':
        this.both((known) => attended(known, message));
        break;
      case 'refused':
        this.refused = { code: message.code, values: message.values };
        this.live.close();
        break;
    }
  }

  /** An offer of one's own that is gone was declined: by a word, or by a move in its stead. */
  private noticeRefusal({ draw_offer, status }: Pick<TableInfo, 'draw_offer' | 'status'>): void {
    const offered = this.received?.info.draw_offer ?? null;
    const isOwn = offered !== null && this.held.some(({ seat }) => seat === offered);
    if (isOwn && draw_offer === null && status === 'playing') this.remark(this.texts.say('draw-declined'));
  }

  private both(change: (known: Known) => Known): void {
    if (this.received) this.received = change(this.received);
    if (this.known) this.known = change(this.known);
  }

  private restart(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.isBehind = false;
    this.playback.stop();
  }

  /** Take an update in; what is played here need not wait for the others' moves to be shown slowly. */
  private take(update: Update): void {
    if (!this.received || !fits(this.received, update)) return this.live.whole();
    const now = performance.now();
    if (!this.isOwn(update)) this.noticeRefusal(update);
    this.reconsider(update);
    this.received = updated(this.received, update, now);
    this.queue.push([update, now]);
    const isOwn = this.isOwn(update);
    this.isBehind ||= isOwn;
    this.sender.arrived(update.revision);
    if (this.playback.isOn || (this.timer && !isOwn)) return;
    if (!this.timer || !this.isOwnShown) this.show();
  }

  /** Drop a proposed turn that something else has overtaken: an ally's move, or one of this seat from elsewhere. */
  private reconsider(update: Update): void {
    const isOthers = !this.isOwn(update);
    if (isOthers && this.info?.relation !== 'allies') return;
    if (isOthers) this.allied += 1;
    if (isOthers || !this.sender.isBusy) this.hint = null;
  }

  private isOwn(update: Update): boolean {
    return this.held.some((seat) => seat.seat === update.actor);
  }

  /** Whether the move that is just being shown was played here: such moves follow each other at their own pace. */
  private isOwnShown = false;

  /** Show the next update, or all that wait; another's move takes its time, so that it can be followed. */
  private show(isAll = false): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const [update, received] = this.queue.shift() ?? [];
    this.isBehind = this.queue.some(([one]) => this.isOwn(one));
    if (!update || !this.known) return;
    this.known = updated(this.known, update, received);
    this.isOwnShown = this.isOwn(update);
    this.speech.tell(update, (event) => this.playback.isWanted && this.playback.isStep(event));
    if (update.events.some(this.playback.isStep) && this.playback.isWanted)
      return this.playback.start(update.events, () => this.show());
    const pause = isAll ? 0 : this.pause(update);
    if (pause) this.timer = window.setTimeout(() => this.show(), pause);
    else if (this.queue.length) this.show(isAll);
  }

  private pause(update: Update): number {
    const { isOwnShown } = this;
    if (update.kind !== 'play' || (this.isBehind && !isOwnShown)) return 0;
    const isLong = update.events.some((event) => this.slow.has(String(event.row[0])));
    const shown = { isOwn: isOwnShown, isLong, isFollowed: this.queue.length > 0 };
    return pauseAfter(shown, settings.pace, settings.moves);
  }

  /** Fetch what happened before this page was there. */
  private async recall(): Promise<void> {
    try {
      const { viewer } = this;
      const { steps } = await api.review(this.id, viewer);
      if (viewer !== this.viewer) return;
      const past = steps.map(({ number, seat, events }) => ({ number, seat, events }));
      this.both((known) => ({ ...known, log: completed(known, past) }));
    } catch {
      // The log is a comfort; the table works without its past.
    }
  }
}
