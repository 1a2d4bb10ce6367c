/** How one person sees a table: now or back then, from which side, what is lit, which window is open. */
import { tick, untrack } from 'svelte';
import type { BoardModule, Say } from '../board/contract.ts';
import { router } from '../router.svelte.ts';
import { capital } from '../text/bundle.ts';
import { settings } from '../settings.svelte.ts';
import { api } from '../wire/api.ts';
import type { Action, GameEvent, Moment, Objection } from '../wire/types.ts';
import { Curtain } from './curtain.svelte.ts';
import { knock } from './knock.ts';
import { lately } from './lately.ts';
import { seatNames, seatPaints } from './names.ts';
import { ReviewStore } from './review.svelte.ts';
import { isExplained, type Explained } from './steps.ts';
import type { TableStore } from './table.svelte.ts';

const LINGER = 4000;

export type Tab = 'log' | 'actions' | 'chat';
export type Opened = 'share' | 'help' | 'palette' | 'fork' | 'summary' | 'resign' | null;

export class TableView {
  open: Opened = $state(null);
  tab: Tab = $state('log');
  face: 'drawn' | 'text' = $state('drawn');
  isTurned: boolean = $state(false);
  lit: string[] = $state.raw([]);
  objection: Objection | null = $state.raw(null);
  readonly review: ReviewStore;
  readonly curtain: Curtain;

  constructor(
    readonly store: TableStore,
    readonly board: BoardModule,
  ) {
    this.review = new ReviewStore(
      store.id,
      () => store.viewer,
      () => store.info?.relation === 'allies' && store.info.status !== 'over',
    );
    this.curtain = new Curtain(store);
    store.slow = new Set(board.slow);
  }

  readonly info = $derived.by(() => this.store.info!);
  readonly at: number | null = $derived(router.route.page === 'table' ? router.route.at : null);
  readonly isReviewing: boolean = $derived(this.at !== null);
  readonly home = $derived.by(() => {
    const { held } = this.store;
    if (this.curtain.isNeeded) return this.curtain.lifted;
    return held.find((seat) => seat.kind !== 'screen')?.seat ?? held[0]?.seat ?? null;
  });
  /** The moment whose step is shown once more, from the log. */
  private recalled: Moment | null = $state.raw(null);
  readonly view = $derived.by(
    () => this.recalled?.view ?? (this.isReviewing ? this.review.moment?.view : this.store.state?.view) ?? null,
  );
  readonly isFlipped: boolean = $derived.by(
    () => this.view !== null && this.board.isFlipped(this.view, this.home) !== this.isTurned,
  );
  /** Whether the board looks different from another seat; if not, there is nothing to turn. */
  readonly canTurn: boolean = $derived.by(() => {
    const { view } = this;
    if (!view) return false;
    const sides = this.info.seats.map(({ seat }) => this.board.isFlipped(view, seat));
    return new Set(sides).size > 1;
  });
  readonly legal: Action[] = $derived.by(() =>
    this.isReviewing || this.store.isBusy ? [] : (this.store.state?.legal ?? []),
  );
  readonly toAct: number[] = $derived.by(
    () => (this.isReviewing ? this.review.moment?.to_act : this.store.state?.to_act) ?? [],
  );
  readonly lately: GameEvent[] = $derived.by(() =>
    lately(this.isReviewing ? (this.review.past?.steps.slice(0, this.review.at) ?? []) : this.store.log, this.toAct),
  );
  /** The steps that were explained last. */
  readonly lastSteps: Explained[] = $derived.by(() => {
    const log = this.isReviewing ? (this.review.past?.steps.slice(0, this.review.at) ?? []) : this.store.log;
    return log.findLast(({ events }) => events.some(isExplained))?.events.filter(isExplained) ?? [];
  });
  readonly speak: Say = $derived.by(() => {
    const { texts } = this.store;
    return (key, values) => texts.say(key, values);
  });

  private readonly names: string[] = $derived.by(() => seatNames(this.info.seats));
  readonly name = (seat: number): string => this.names[seat] ?? '';
  private readonly paints: string[] = $derived.by(() => seatPaints(this.info.seats));
  readonly paint = (seat: number): string => this.paints[seat] ?? 'var(--line)';
  readonly light = (about: Action | GameEvent | null): void => {
    this.lit = about ? this.board.ids(about) : [];
  };
  /** What is played here, and whether with other data than the game's own. */
  readonly gameName: string = $derived.by(() => {
    const name = this.speak('game-name');
    return this.info.variant ? `${name} (${this.speak('variant')})` : name;
  });
  /** What a side that nobody sits at is called. */
  readonly sideName = (code: string): string => capital(this.speak(`side-${code}`));
  /** What is lit on the board: what is pointed at, or what is left in the step that is explained. */
  readonly highlight: string[] = $derived.by(() => this.store.playback.step?.left ?? this.lit);
  /** The events before the board: those of the last change, or of the moment that is looked at. */
  readonly events: GameEvent[] = $derived.by(() => (this.isReviewing ? this.review.events : this.store.events));

  /** Show a step of the log once more, on the board as it was then. */
  readonly replay = async (number: number, event: GameEvent): Promise<void> => {
    const { playback } = this.store;
    if (playback.isOn && !this.recalled) return; // what happens now is read first
    const moment = await this.review.load(number);
    if (!moment) return;
    this.recalled = moment;
    playback.start([event], () => (this.recalled = null));
  };
  private fading = 0;
  /** Say why not; once nothing is in the way any more, it stays for as long as it takes to follow its link. */
  readonly object = (reason: Objection | null): void => {
    clearTimeout(this.fading);
    if (reason) this.objection = reason;
    else this.fading = window.setTimeout(() => (this.objection = null), LINGER);
  };
  readonly visit = (number: number): void => router.go(`/t/${this.store.id}?at=${number}`);
  readonly leaveReview = (): void => router.go(`/t/${this.store.id}`);
  readonly show = (what: Opened): void => {
    this.open = what;
  };
  readonly close = (): void => this.show(null);
  readonly played = (action: Action): void => {
    this.open = null;
    this.lit = [];
    this.store.play([action.row]);
  };
  readonly rematch = async (): Promise<void> => {
    this.open = null;
    try {
      const table = this.info.rematch ? { id: this.info.rematch } : await api.rematch(this.store.id);
      router.go(`/t/${table.id}`);
    } catch (error) {
      this.store.complain(error);
    }
  };

  /** Beside the board where there is room, so that the board shows what each action would do; else from below. */
  readonly openPalette = (): void => {
    if (!matchMedia('(min-width: 981px)').matches || this.face === 'text') {
      this.open = 'palette';
      return;
    }
    this.tab = 'actions';
    void tick().then(() => document.querySelector<HTMLInputElement>('.side .palette-query')?.focus());
  };

  /** What happens by itself; to be called while the table's component is made. */
  watch(): void {
    this.followAddress();
    this.tellTheEnd();
    this.tellOfRematch();
    this.tellOfRefusal();
    this.callToTheTable();
    $effect(() => {
      if (this.store.trouble || this.store.state?.revision) this.objection = null;
      this.lit = [];
    });
  }

  /** The address leads to a moment, and follows the review, so that it can be shared or reloaded. */
  private followAddress(): void {
    const { review } = this;
    $effect(() => {
      const { at } = this;
      if (at !== null && untrack(() => this.tab) === 'actions') this.tab = 'log';
      if (at === null) untrack(() => review.stop());
      else if (!review.past || at !== untrack(() => review.at)) void review.open(at);
    });
    $effect(() => {
      const number = review.at;
      if (untrack(() => this.isReviewing) && review.past && number !== untrack(() => this.at))
        router.replace(`/t/${this.store.id}?at=${number}`);
    });
  }

  /** Someone who does not look at the window of the end hears of it too. */
  private tellOfRematch(): void {
    let known = this.info.rematch;
    $effect(() => {
      const { rematch } = this.info;
      if (rematch && rematch !== known) untrack(() => this.store.announce(this.speak('rematch-waits')));
      known = rematch;
    });
  }

  /** An offer of a draw that is gone, though nothing was played, was declined. */
  private tellOfRefusal(): void {
    let offered: number | null = null;
    $effect(() => {
      const { draw_offer, status, revision } = this.info;
      if (offered === revision && draw_offer === null && status === 'playing')
        untrack(() => this.store.remark(this.speak('draw-declined')));
      const isOwn = this.store.held.some((seat) => seat.seat === draw_offer);
      offered = isOwn ? revision : null;
    });
  }

  /** Whoever looks at another tab is called by this one's title, and by a knock; not where all play on this screen. */
  private callToTheTable(): void {
    let wasAsked = this.store.isAsked;
    $effect(() => {
      const isAsked = this.store.isAsked && this.info.seats.some((seat) => !seat.held);
      const isCalled = isAsked && !this.isReviewing;
      document.title = this.speak(isCalled ? 'title-table-yours' : 'title-table', { game: this.gameName });
      if (isAsked && !wasAsked && !untrack(() => this.store.isBusy)) knock();
      wasAsked = isAsked;
    });
  }

  private tellTheEnd(): void {
    let ended = this.info.status === 'over';
    $effect(() => {
      const isOver = this.info.status === 'over';
      if (isOver && !ended) setTimeout(() => (this.open = 'summary'), settings.moves ? 1400 : 200);
      ended = isOver;
    });
  }
}
