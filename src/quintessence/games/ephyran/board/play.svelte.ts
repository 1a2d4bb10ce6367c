/** What a player is about to do: the card, the half of it, the spot, the plan. It knows the legal list and no rule. */
import { keptRows, type BoardProps, type Objection, type Row } from '$table';
import { at, narrowed, sorted, type Choice, type Spot } from './choices.ts';
import { halvesOf, type Half } from './halves.ts';
import { meantHalf, meantSpot } from './meant.ts';
import { ghosts, type Ghost } from './preview.ts';
import type { View } from './view.ts';

/** What it reads of its board, as it is at the moment. */
export interface World extends Pick<
  BoardProps,
  'legal' | 'seat' | 'mode' | 'confirms' | 'say' | 'play' | 'why' | 'object'
> {
  now: View;
}

/** Chosen and done: nothing is lost by a slip, or the next click would only be in the way. */
const AT_ONCE = new Set(['draw', 'decline', 'pass']);

export class Play {
  card: string | null = $state(null);
  /** Which half is meant: null while both may be, -1 for the whole card (a discard). */
  half: number | null = $state(null);
  hover: Spot | null = $state(null);
  plan: { choice: Choice; spot: Spot } | null = $state.raw(null);
  menu: { spot: Spot; items: Choice[] } | null = $state.raw(null);
  /** Why a half of the chosen card cannot be played. */
  whys: Record<string, Objection> = $state.raw({});
  objection: { spot: Spot; reason: Objection } | null = $state.raw(null);
  /** What is looked at, with nothing in hand: it is described in words. */
  looked: Spot | null = $state(null);
  drag: { card: string; x: number; y: number } | null = $state.raw(null);
  private asked = 0;
  /** How often a spot was asked about or let go: an answer that comes later than that is to no question. */
  private asking = 0;

  constructor(private readonly world: () => World) {}

  readonly choices: Choice[] = $derived.by(() => {
    const { legal, now, seat } = this.world();
    return sorted(legal, now, seat);
  });
  /** What the card and the half in hand leave to choose. */
  readonly open: Choice[] = $derived(narrowed(this.choices, this.card, this.half));
  readonly spots: Set<Spot> = $derived(new Set(this.open.flatMap((choice) => choice.spots)));
  readonly playable: Set<string> = $derived(new Set(this.choices.flatMap((choice) => choice.card ?? [])));

  /** What would stand where, if the plan or what is pointed at were played. */
  readonly ghosts: Map<Spot, Ghost> = $derived.by(() => {
    const { now, seat } = this.world();
    const choice = this.plan?.choice ?? (this.hover ? this.only(this.hover) : undefined);
    return choice && seat !== null ? ghosts(choice, now, seat) : new Map<Spot, Ghost>();
  });

  /** What the plan would change in one's own prestige, where that is known. */
  get gain(): number | null {
    return [...this.ghosts.values()].find((ghost) => ghost.gain !== null)?.gain ?? null;
  }

  private only(spot: Spot): Choice | undefined {
    const found = at(this.open, spot);
    return found.length === 1 ? found[0] : undefined;
  }

  halves(card: string): Half[] {
    return halvesOf(card, this.world().now.creatures);
  }

  /** What one half of a card could do now. */
  uses(card: string, half: number): Choice[] {
    return this.choices.filter((choice) => choice.card === card && choice.half === half);
  }

  /** Take a card up, or put it back; where the card itself is what is asked, choose it. */
  pick(card: string): void {
    const direct = this.choices.filter((choice) => choice.spots.includes(`card:${card}`));
    const [only] = direct;
    if (only && direct.length === 1) {
      this.take(card);
      return this.commit(only, `card:${card}`);
    }
    if (this.card === card) return this.forget();
    this.take(card);
    void this.wonder(card);
  }

  pickHalf(half: number): void {
    if (this.card === null) return;
    this.dismiss();
    this.plan = null;
    this.menu = null;
    this.half = half;
    const uses = this.uses(this.card, half);
    const [only] = uses;
    if (only && uses.length === 1) this.commit(only, only.spots[0] ?? '');
  }

  /** Choose a spot: what is lit there, or else why nothing is. */
  pickSpot(spot: Spot): void {
    const isLooked = this.looked === spot;
    this.dismiss();
    if (this.plan && this.isPlanned(spot)) return this.settle();
    this.plan = null;
    this.menu = null;
    const items = at(this.open, spot);
    const [only] = items;
    if (!only) {
      this.looked = this.card === null && !isLooked ? spot : null;
      return this.ask(spot);
    }
    if (items.length > 1) this.menu = { spot, items };
    else this.commit(only, spot);
  }

  isPlanned(spot: Spot): boolean {
    return this.plan !== null && at([this.plan.choice], spot).length > 0;
  }

  /** A card was let go over a spot. */
  drop(card: string, spot: Spot | null): void {
    this.drag = null;
    this.take(card);
    if (spot) this.pickSpot(spot);
    else this.forget();
  }

  choose(choice: Choice): void {
    this.menu = null;
    this.commit(choice, choice.spots[0] ?? '');
  }

  settle(): void {
    if (!this.plan) return;
    const { row } = this.plan.choice.action;
    this.forget();
    this.world().play([row]);
  }

  /** One step back: the plan, then the half, then the card. Tells whether there was one. */
  back(): boolean {
    this.dismiss();
    if (this.menu) this.menu = null;
    else if (this.plan) {
      const isWhole = this.plan.choice.spots.includes(`card:${this.plan.choice.card}`);
      const isAlone = this.uses(this.plan.choice.card ?? '', this.plan.choice.half).length === 1;
      this.plan = null;
      if (isWhole) this.card = null;
      if (isAlone) this.half = null;
    } else if (this.half !== null) this.half = null;
    else if (this.card !== null) this.card = null;
    else return false;
    return true;
  }

  /** The position has changed: a plan stays where it can still be played. */
  changed(): void {
    if (!this.plan || !keptRows([this.plan.choice.action.row], this.world().legal)) this.forget();
  }

  forget(): void {
    this.card = null;
    this.half = null;
    this.plan = null;
    this.menu = null;
    this.drag = null;
    this.hover = null;
    this.whys = {};
    this.dismiss();
  }

  dismiss(): void {
    this.asking += 1;
    if (this.objection) this.world().object(null);
    this.objection = null;
    this.looked = null;
  }

  private take(card: string): void {
    if (this.card !== card) this.forget();
    this.card = card;
  }

  /** Learn why the halves that cannot be played cannot. */
  private async wonder(card: string): Promise<void> {
    const { seat, mode, now, why } = this.world();
    if (seat === null || mode === 'review' || now.to_act !== seat) return;
    const asked = (this.asked += 1);
    for (const [number, half] of this.halves(card).entries()) {
      if (this.uses(card, number).length) continue;
      const row = meantHalf(card, half, now, seat);
      const reason = row ? await why(row) : null;
      if (reason && asked === this.asked && this.card === card) this.whys = { ...this.whys, [number]: reason };
    }
  }

  private ask(spot: Spot): void {
    const { seat, mode, now, why, object } = this.world();
    if (seat === null || mode === 'review' || now.to_act !== seat) return;
    const halves = this.card === null ? [] : this.halves(this.card);
    const slot = spot.split(':')[1];
    const half = halves[this.half ?? -1] ?? halves.find((one) => one.kind === 'zone' && one.slot === slot) ?? halves[0];
    const asking = (this.asking += 1);
    const tell = (reason: Objection | null): void => {
      if (!reason || asking !== this.asking) return;
      this.objection = { spot, reason };
      object(reason);
    };
    if (half?.kind === 'zone' && slot?.includes('-') && slot !== half.slot)
      return tell({ code: 'board_other_zone', rule: '§5', values: { slot: half.slot } });
    const row: Row | null = meantSpot(spot, this.card, half ?? null, now, seat);
    if (row) void why(row).then(tell);
  }

  private commit(choice: Choice, spot: Spot): void {
    if (choice.half >= 0) this.half = choice.half;
    this.plan = { choice, spot };
    if (AT_ONCE.has(choice.tag) || !this.world().confirms(true)) this.settle();
  }
}
