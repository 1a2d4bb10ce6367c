/** Plays back the steps of a scripted side, one after another, at the reader's pace. */
import type { Step } from '../board/contract.ts';
import { settings } from '../settings.svelte.ts';
import type { GameEvent } from '../wire/types.ts';
import { isExplained, shownFirst, shownNext, stepAt, type Explained } from './steps.ts';

const FRAME = 1900;

export class Playback {
  private events: GameEvent[] = $state.raw([]);
  private at: number = $state(0);
  /** How many criteria of the step are shown. */
  shown: number = $state(0);
  /** Whether the first step alone is shown once more, from the log. */
  isReplay: boolean = $state(false);
  private timer = 0;
  private ended: () => void = () => undefined;

  /** Have a screen reader say what is shown now. */
  narrate: (event: Explained, shown: number, isNew: boolean) => void = () => undefined;
  /** Explained events that the game's board does not want played back. */
  notPlayedBack: Set<string> = new Set();
  /** Whether an event is played back. */
  readonly isStep = (event: GameEvent): event is Explained =>
    isExplained(event) && !this.notPlayedBack.has(String(event.row[0]));

  /** The event that is being explained. */
  readonly event: Explained | null = $derived.by(() => {
    const event = this.events[this.at];
    return event && isExplained(event) ? event : null;
  });
  get isOn(): boolean {
    return this.event !== null;
  }
  readonly step: Step | null = $derived.by(() => stepAt(this.events, this.at, this.shown));
  /** Which of how many steps this is, from 1. */
  readonly position: { number: number; count: number } = $derived.by(() => ({
    number: this.events.slice(0, this.at + 1).filter(this.isStep).length,
    count: this.isReplay ? 1 : this.events.filter(this.isStep).length,
  }));

  /** Whether steps that arrive are played back at all, or only written into the log. */
  get isWanted(): boolean {
    return settings.moves && settings.steps !== 'once';
  }

  /** Play back the explained steps among these events; `ended` is called once, after the last or when skipped. */
  start(events: GameEvent[], ended: () => void = () => undefined, isReplay = false): void {
    this.stop();
    this.events = events;
    this.ended = ended;
    this.isReplay = isReplay;
    this.go(0);
  }

  /** Show one criterion more, or the next step. */
  readonly next = (): void => {
    const { event } = this;
    if (!event) return;
    if (this.shown < event.explanation.criteria.length) this.show(shownNext(event.explanation, this.shown));
    else if (this.isReplay) this.skip();
    else this.go(this.at + 1);
  };

  /** Show no more of it. */
  readonly skip = (): void => {
    const { ended } = this;
    this.stop();
    ended();
  };

  /** Forget what is being played back, without an end. */
  stop(): void {
    clearTimeout(this.timer);
    this.events = [];
    this.at = 0;
    this.shown = 0;
    this.ended = () => undefined;
  }

  private go(from: number): void {
    const next = this.events.findIndex((event, at) => at >= from && this.isStep(event));
    if (next < 0) return this.skip();
    this.at = next;
    this.show(this.event ? shownFirst(this.event.explanation) : 0, true);
  }

  private show(shown: number, isNew = false): void {
    this.shown = shown;
    if (this.event) this.narrate(this.event, shown, isNew);
    clearTimeout(this.timer);
    if (settings.steps === 'timed') this.timer = window.setTimeout(this.next, FRAME);
  }
}
