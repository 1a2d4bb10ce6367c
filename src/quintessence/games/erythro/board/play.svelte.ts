/** What a player is about to do: a tile, a card of the market, the clean-up. It knows the legal list and no rule. */
import { keptRows, type Action, type BoardProps, type Objection, type Row } from '$table';
import { cleanUps, isInner, kept, meant, payments, tagOf, tileChoices, zonesOf } from './choices.ts';
import type { View } from './view.ts';

/** What it reads of its board, as it is at the moment. */
export interface World extends Pick<BoardProps, 'legal' | 'seat' | 'mode' | 'confirms' | 'play' | 'why' | 'object'> {
  now: View;
}

/** What costs a card or influence is confirmed, where players want that for every move; all else is one press. */
const CONFIRMED = new Set(['play', 'attack', 'buy']);

export class Play {
  /** The special clean-up is meant, where it is one choice among others. */
  isCleaning: boolean = $state(false);
  /** A tile with more than one thing to do. */
  tile: string | null = $state(null);
  /** The card that is looked at from near: of the market, or of a discard pile. */
  card: string | null = $state(null);
  /** What waits for a second press, where moves are to be confirmed. */
  plan: Action | null = $state.raw(null);
  /** Why something that was pressed cannot be. */
  refused: { spot: string; reason: Objection } | null = $state.raw(null);
  private asking = 0;

  constructor(private readonly world: () => World) {}

  readonly isInner: boolean = $derived.by(() => isInner(this.world().now, this.world().legal));
  readonly cleanUps: Action[] = $derived.by(() => cleanUps(this.world().legal));
  /** Tiles light up for the clean-up only when it is meant, or when nothing else is asked. */
  readonly tiles: Map<string, Action[]> = $derived.by(() => {
    const { legal, now } = this.world();
    return tileChoices(legal, now, this.isCleaning || this.isInner);
  });
  /** What is to be chosen where the tile alone does not say it. */
  readonly menu: Action[] = $derived.by(() => (this.tile === null ? [] : (this.tiles.get(this.tile) ?? [])));

  zones(card: string): Map<string, Action> {
    return zonesOf(this.world().legal, card);
  }
  payments(card: string): Action[] {
    return payments(this.world().legal, card);
  }
  keep(card: string | null): Action | undefined {
    return kept(this.world().legal, card);
  }

  pressTile(number: string): void {
    this.calm();
    const found = this.tiles.get(number) ?? [];
    const [only] = found;
    if (found.length === 1 && only) return this.take(only);
    this.tile = found.length && this.tile !== number ? number : null;
    if (!found.length) this.ask(number, meant(number, this.world().now, this.isCleaning));
  }

  pressZone(card: string, zone: string): void {
    this.calm();
    const action = this.zones(card).get(zone);
    if (action) this.take(action);
    else this.ask(`${card}:${zone}`, ['play', card, zone]);
  }

  /** Look at a card of the market from near; where it cannot be bought, the rules say why. */
  pressMarket(card: string): void {
    this.calm();
    this.card = this.card === card ? null : card;
    const { stage } = this.world().now;
    const isBuying = stage === 'buying' || stage === 'acquiring';
    if (this.card && isBuying && !this.payments(card).length) this.ask(card, ['buy', card, 0]);
  }

  /** Play it, or mark it first where moves are to be confirmed. */
  take(action: Action): void {
    const { confirms, play } = this.world();
    if (CONFIRMED.has(tagOf(action)) && !this.isPlanned(action) && confirms(this.isSlip(action))) {
      this.plan = action;
      return;
    }
    this.forget();
    play([action.row]);
  }

  /** Whether one press shows others what undo cannot hide again: a card of a hidden hand, or the next ones of a pile. */
  private isSlip({ row: [tag, , zone] }: Action): boolean {
    const isHidden = this.world().now.players.some(({ hand }) => typeof hand === 'number');
    return tag === 'play' && (isHidden || zone === 'draw');
  }

  isPlanned(action: Action): boolean {
    return this.plan !== null && keptRows([this.plan.row], [action]);
  }

  /** One step back. Tells whether there was one. */
  back(): boolean {
    this.calm();
    if (this.plan) this.plan = null;
    else if (this.tile !== null) this.tile = null;
    else if (this.card !== null) this.card = null;
    else if (this.isCleaning) this.isCleaning = false;
    else return false;
    return true;
  }

  /** The position has changed: what is half chosen stays where it can still be chosen. */
  changed(): void {
    const { legal, now } = this.world();
    if (this.plan && legal.length && !keptRows([this.plan.row], legal)) this.plan = null;
    if (this.tile !== null && legal.length && !this.tiles.has(this.tile)) this.tile = null;
    if (this.isCleaning && legal.length && !this.cleanUps.length) this.isCleaning = false;
    if (this.card !== null && !(this.card in now.cards)) this.card = null;
    this.calm();
  }

  forget(): void {
    this.isCleaning = false;
    this.tile = null;
    this.card = null;
    this.plan = null;
    this.calm();
  }

  /** Whether a tag is among what can be chosen. */
  has(tag: string): boolean {
    return this.world().legal.some((action) => tagOf(action) === tag);
  }

  private calm(): void {
    this.asking += 1;
    if (this.refused) this.world().object(null);
    this.refused = null;
  }

  private ask(spot: string, row: Row | null): void {
    const { seat, mode, why, object } = this.world();
    if (seat === null || mode === 'review' || !row) return;
    const asking = (this.asking += 1);
    void why(row).then((reason) => {
      if (!reason || asking !== this.asking) return;
      this.refused = { spot, reason };
      object(reason);
    });
  }
}
