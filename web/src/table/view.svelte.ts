/** How one person sees a table: now or back then, from which side, what is lit, which window is open. */
import { tick, untrack } from 'svelte';
import type { BoardModule, Faction, Say } from '../board/contract.ts';
import { router } from '../router.svelte.ts';
import { capital } from '../text/bundle.ts';
import { settings } from '../settings.svelte.ts';
import { api } from '../wire/api.ts';
import type { Action, GameEvent, Moment, Objection, Pin, Row } from '../wire/types.ts';
import { Curtain } from './curtain.svelte.ts';
import type { Teller } from './lesson.ts';
import { notify } from './notify.ts';
import { properNames, seatNames, seatPaints, youAt } from './names.ts';
import { ReviewStore } from './review.svelte.ts';
import { shownAt, type Shown } from './shown.ts';
import { sound, soundsOf } from './sounds.ts';
import type { TableStore } from './table.svelte.ts';
import { sinceText, whenOf, whenText, type When } from './when.ts';

const LINGER = 4000;

/** Spoken to, or spoken of; a faction is many. */
export type Person = 'you' | 'other' | 'many';
export type Tab = 'log' | 'actions' | 'lesson' | 'chat';
export type Opened = 'share' | 'help' | 'palette' | 'fork' | 'summary' | 'notices' | 'resign' | 'picture' | null;

export class TableView {
  open: Opened = $state(null);
  tab: Tab = $state('log');
  face: 'drawn' | 'text' = $state('drawn');
  isTurned: boolean = $state(false);
  lit: string[] = $state.raw([]);
  /** The points are still to be counted before the players' eyes: nobody has won yet. */
  isCounting: boolean = $state(false);
  objection: Objection | null = $state.raw(null);
  /** It is over, and nobody was told how. */
  private isUntold: boolean = $state(false);
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
      () => store.info?.revision ?? 0,
    );
    this.curtain = new Curtain(store);
    store.wording = board.wording ?? null;
    store.slow = new Set(board.slow);
    store.playback.notPlayedBack = new Set(board.notPlayedBack);
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
  /** The moment before the eyes: the view, who acts and all that is marked belong to this one. */
  private readonly moment: Pick<Moment, 'number' | 'view' | 'to_act'> | null = $derived.by(() => {
    if (this.recalled) return this.recalled;
    if (this.isReviewing) return this.review.moment;
    const { state } = this.store;
    return state && { number: state.played, view: state.view, to_act: state.to_act };
  });
  readonly view = $derived.by(() => this.moment?.view ?? null);
  /** A state that is sent once more is no other state: what was lit or objected to stays. */
  private readonly revision: number = $derived.by(() => this.store.state?.revision ?? 0);
  /** How many actions lie before what is shown. */
  readonly number: number = $derived.by(() => this.moment?.number ?? 0);
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
    this.isReviewing || this.store.isBusy || this.store.isAnswered ? [] : (this.store.state?.legal ?? []),
  );
  readonly toAct: number[] = $derived.by(() => this.moment?.to_act ?? []);
  private readonly record = $derived.by(() => (this.isReviewing && this.review.past?.steps) || this.store.log);
  /** What the record up to this moment has to show. */
  readonly shown: Shown = $derived.by(() => {
    return shownAt(this.record, this.moment?.number ?? 0, this.toAct);
  });
  readonly speak: Say = $derived.by(() => {
    const { texts } = this.store;
    return (key, values) => texts.say(key, values);
  });

  /** The seats of this screen between which one may change without covering anything. */
  readonly ownSeats: number[] = $derived.by(() =>
    this.info.information === 'private' && !this.info.sole_player ? [] : this.store.held.map(({ seat }) => seat),
  );
  private readonly names: string[] = $derived.by(() => {
    const names = seatNames(this.info.seats);
    // Who plays several allies tells them apart by what they are.
    return this.info.sole_player
      ? names.map((name, at) => (this.isUnnamed(at) ? (this.store.names[at] ?? name) : name))
      : names;
  });
  private readonly isUnnamed = (seat: number): boolean => properNames(this.info.seats)[seat] === null;
  /** Who a part of the log is about: the player, with what sentences call the seat where that is something else. */
  readonly heading = (seat: number): string => {
    const said = this.isUnnamed(seat) ? this.title(seat) || (this.store.names[seat] ?? '') : '';
    if (this.faction(seat) || !said || said === this.player(seat)) return this.playedBy(seat) + this.name(seat);
    return `${this.player(seat)} · ${said}`;
  };
  /** Who plays in a seat. */
  readonly player = (seat: number): string => this.names[seat] ?? '';
  /** What somebody plays as, once that is chosen. */
  private readonly faction = (who: number | string): Faction | null =>
    (this.view && this.board.faction?.(this.view, who, this.speak)) ?? null;
  readonly name = (seat: number): string => this.faction(seat)?.name ?? this.player(seat);
  /** Who plays a faction, to stand before what else is said of the seat; nothing where it is called by its player. */
  readonly playedBy = (seat: number): string => (this.faction(seat) ? `${this.player(seat)} · ` : '');
  /** What a seat plays, beside its player's name; nothing where the game has no word for it. */
  readonly title = (seat: number): string => (this.view && this.board.title?.(this.view, seat, this.speak)) || '';
  readonly you: number | null = $derived.by(() => youAt(this.info.seats));
  private readonly paints: string[] = $derived.by(() => seatPaints(this.info.seats));
  readonly paint = (seat: number): string => this.faction(seat)?.paint ?? this.paints[seat] ?? 'var(--line)';
  readonly sidePaint = (code: string): string => this.faction(code)?.paint ?? 'var(--line-strong)';
  readonly light = (about: Action | GameEvent | null): void => {
    this.lit = about ? this.board.ids(about) : [];
  };
  /** What is played here, and whether with other data than the game's own. */
  readonly gameName: string = $derived.by(() => {
    const name = this.speak('game-name');
    return this.info.variant ? `${name} (${this.store.texts.variant})` : name;
  });
  /** What a side that nobody sits at is called. */
  readonly sideName = (code: string): string => capital(this.speak(`side-${code}`));
  /** What is lit on the board: what is pointed at, or what is left in the step that is explained. */
  readonly highlight: string[] = $derived.by(() => this.store.playback.step?.left ?? this.lit);
  /** The events before the board: those of the last change, or of the moment that is looked at. */
  readonly events: GameEvent[] = $derived.by(() => (this.isReviewing ? this.review.events : this.store.events));

  /** What is proposed now; a review shows what was, not what is planned. */
  readonly pins: Pin[] = $derived.by(() => (this.isReviewing ? [] : this.store.pins));
  private readonly canPin: boolean = $derived.by(() => this.store.canPin && !this.isReviewing);
  readonly pin = $derived.by(() => (this.canPin ? (row: Row): void => void this.store.pin(row, true) : null));
  readonly unpin = $derived.by(() => (this.canPin ? (row: Row): void => void this.store.pin(row, false) : null));

  /** Show a step of the log once more, on the board as it was then. */
  readonly replay = async (number: number, event: GameEvent): Promise<void> => {
    const { playback } = this.store;
    if (playback.isOn && !this.recalled) return; // what happens now is read first
    const moment = await this.review.load(number);
    if (!moment) return;
    this.recalled = moment;
    const events = this.store.log.find((entry) => entry.number === number)?.events ?? [];
    const from = events.indexOf(event);
    playback.start(from < 0 ? [event] : events.slice(from), () => (this.recalled = null), true);
    // On a phone the log lies below the board.
    const stage = document.querySelector('.stage');
    if (stage && stage.getBoundingClientRect().top < 0) stage.scrollIntoView();
  };
  private fading = 0;
  /** Say why not; for whoever has left the board, it stays for as long as it takes to follow its link. */
  readonly object = (reason: Objection | null): void => {
    clearTimeout(this.fading);
    if (reason || document.querySelector('.stage:hover')) this.objection = reason;
    else this.fading = window.setTimeout(() => (this.objection = null), LINGER);
  };
  /** Something else is meant now: what was in the way is no longer said. */
  readonly calm = (): void => {
    clearTimeout(this.fading);
    this.objection = null;
  };
  readonly visit = (number: number): void => router.go(`/t/${this.store.id}?at=${number}`);
  /** Look back with what a bot says about it. */
  readonly learn = (number: number): void => {
    this.visit(number);
    this.tab = 'lesson';
  };
  /** What a party of the match is called: a seat, all together, or a side that nobody sits at. */
  readonly partyName = (party: number | string): string => {
    if (typeof party === 'number') return this.name(party);
    return party === 'allies' ? this.speak('curve-together') : this.sideName(party);
  };
  /** Whether a party is spoken to, or spoken of: sentences choose their verbs by it. */
  readonly personOf = (party: number | string): Person => {
    if (party === this.you) return 'you';
    return typeof party === 'number' && this.faction(party) ? 'many' : 'other';
  };
  private readonly whenAt = (number: number): When => {
    const end = this.board.turnEnd;
    return whenOf(this.record, number, end ? { end, seats: this.info.seats.length } : undefined);
  };
  /** When the so many-th action was played, and by whom. */
  readonly when = (number: number): string => {
    const when = this.whenAt(number);
    const seat = when.seat ?? 0;
    const title = this.title(seat);
    return whenText(when, title || this.name(seat), title ? 'other' : this.personOf(seat), this.store.texts);
  };
  /** The same without by whom. */
  readonly since = (number: number): string => sinceText(this.whenAt(number), this.store.texts);
  /** How a lesson speaks at this table. */
  readonly teller: Teller = $derived.by(() => ({
    texts: this.store.texts,
    name: this.partyName,
    person: (party) => (party === 'allies' ? party : this.personOf(party)),
    when: this.when,
    since: this.since,
  }));
  readonly partyPaint = (party: number | string): string => {
    if (typeof party === 'number') return this.paint(party);
    return party === 'allies' ? 'var(--quintessence)' : (this.faction(party)?.paint ?? 'var(--ink-soft)');
  };
  readonly leaveReview = (): void => router.go(`/t/${this.store.id}`);
  readonly show = (what: Opened): void => {
    this.open = what;
  };
  readonly close = (): void => {
    if (this.open === 'summary') this.isCounting = false;
    this.show(null);
  };
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
    this.callToTheTable();
    this.soundEvents();
    $effect(() => {
      if (this.store.trouble || this.revision) this.objection = null;
    });
    $effect(() => {
      void [this.revision, this.number];
      this.lit = [];
    });
  }

  /** The address leads to a moment, and follows the review, so that it can be shared or reloaded. */
  private followAddress(): void {
    const { review } = this;
    $effect(() => {
      const { at } = this;
      const isWrong = untrack(() => this.tab) === (at === null ? 'lesson' : 'actions');
      if (isWrong) this.tab = 'log';
      untrack(() => (at === null ? review.leave() : void review.open(at)));
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
      if (rematch && rematch !== known) untrack(() => this.store.speech.announce(this.speak('rematch-waits')));
      known = rematch;
    });
  }

  /** Whoever looks at another tab is called by this one's title, and by a knock; not where all play on this screen. */
  private callToTheTable(): void {
    let wasAsked = this.store.isAsked;
    $effect(() => {
      const isAsked = this.store.isAsked && this.info.seats.some((seat) => !seat.held);
      const isCalled = isAsked && !this.isReviewing;
      document.title = this.speak(isCalled ? 'title-table-yours' : 'title-table', { game: this.gameName });
      if (isAsked && !wasAsked && !untrack(() => this.store.isBusy)) untrack(() => this.call());
      wasAsked = isAsked;
    });
  }

  /** What is shown to happen is heard too, live and in a review. */
  private soundEvents(): void {
    let heard = this.events;
    $effect(() => {
      const { events } = this;
      if (events !== heard) untrack(() => sound(...soundsOf(events, this.board.sounds)));
      heard = events;
    });
  }

  /** A knock, and a notice for who looks elsewhere: only which game waits. */
  private call(): void {
    sound('turn');
    void notify(this.gameName, this.speak('notice-yours'), this.store.id);
  }

  private tellTheEnd(): void {
    let ended = this.info.status === 'over';
    $effect(() => {
      const isOver = this.info.status === 'over';
      if (isOver && !ended && this.board.Count && this.info.result?.scores?.length) this.isCounting = settings.moves;
      if (isOver && !ended) {
        sound('end');
        this.isUntold = true;
      }
      ended = isOver;
    });
    // The last steps are read first.
    $effect(() => {
      if (!this.isUntold || this.store.playback.isOn) return;
      const timer = setTimeout(
        () => {
          this.isUntold = false;
          this.open = 'summary';
        },
        settings.moves ? 1400 : 200,
      );
      return () => clearTimeout(timer);
    });
  }
}
