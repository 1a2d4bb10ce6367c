/** What a player is about to do: the spot, the strokes there with what each would come to, and the one that is meant. */
import { keptRows, type Action, type BoardProps, type Objection, type Preview, type Row } from '$table';
import { exchanged, ghostOf, meantAt, spotsOf, strokeOf, strokesAt, upgradesBeside } from './choices.ts';
import type { Spot, Stroke } from './choices.ts';
import { POWER_FIRST, STOCK_FIRST, withOneMore, type Order } from './exchange.ts';
import { summed, type Summary } from './summary.ts';
import type { View } from './view.ts';
import { burnedTo, make, ofShip, rowsOf, shipsAbout, shipsAt, waysOf, type Way } from './voyage.ts';

export interface World extends Pick<BoardProps, 'legal' | 'seat' | 'mode' | 'play' | 'why' | 'object' | 'preview'> {
  now: View;
}

export interface Offered extends Stroke {
  exchange: string[];
  summary: Summary | null;
}

const MOST_EXCHANGES = 12;
const FIRST = 8;

export class Play {
  /** What is chosen, with the strokes there. */
  spot: Spot | null = $state(null);
  strokes: Offered[] = $state.raw([]);
  /** The stroke that is pointed at: the map shows it. */
  pointed: Offered | null = $state.raw(null);
  hover: Spot | null = $state(null);
  isAsking: boolean = $state(false);
  /** The ship that was chosen in a voyage; another one once it can do nothing more. */
  private wantedShip: number | null = $state(null);
  private asked = 0;

  constructor(private readonly world: () => World) {}

  /** In one's own open voyage: the ships that can still do something. */
  readonly ships: number[] = $derived.by(() => {
    const { now, seat, legal, mode } = this.world();
    return now.fleets?.[seat ?? -1]?.is_sailing && mode !== 'review' ? shipsAbout(now, seat ?? 0, legal) : [];
  });
  readonly ship: number | null = $derived.by(() =>
    this.wantedShip !== null && this.ships.includes(this.wantedShip) ? this.wantedShip : (this.ships[0] ?? null),
  );
  readonly ways: Way[] = $derived.by(() => {
    const { now, seat, legal } = this.world();
    return this.ship === null || seat === null ? [] : waysOf(now, seat, this.ship, legal);
  });
  /** Where the chosen ship gets by burning power for it. */
  private readonly burned: string[] = $derived.by(() => {
    const { now, seat, legal } = this.world();
    return this.ship === null || seat === null ? [] : burnedTo(now, seat, this.ship, legal);
  });
  readonly isBurning: boolean = $derived.by(() => this.burned.length > 0);
  readonly spots: Map<Spot, Action[]> = $derived.by(() => {
    const found = spotsOf(ofShip(this.world().legal, this.ship));
    for (const hex of [...this.ways.map((way) => way.hex), ...this.burned]) if (!found.has(hex)) found.set(hex, []);
    return found;
  });
  readonly shown: Offered | null = $derived.by(() => this.pointed ?? this.strokes[0] ?? null);
  readonly ghost = $derived.by(() => {
    const { shown } = this;
    return shown ? ghostOf(shown) : null;
  });

  readonly canExchange: boolean = $derived.by(() =>
    this.world().legal.some(({ row }) => row[0] === 'open' || row[0] === 'convert'),
  );

  can(spot: Spot): boolean {
    return this.spots.has(spot);
  }

  /** Choose a spot: what can be done there, or why nothing can. */
  pick(spot: Spot): void {
    const { seat, mode, legal, now } = this.world();
    if (this.spot === spot) return this.forget();
    this.forget();
    if (seat === null || mode === 'review' || !legal.length) return;
    const actions = this.spots.get(spot);
    const lying = actions ? undefined : shipsAt(now, seat, spot).find((number) => this.ships.includes(number));
    if (lying !== undefined && lying !== this.ship) return this.chooseShip(lying);
    const found = actions
      ? [...this.voyagesAt(spot), ...strokesAt(now, seat, spot, actions)]
      : meantAt(now, seat, spot, this.ship);
    if (!found.length) return;
    if (actions) void this.offer(spot, found, upgradesBeside(found, meantAt(now, seat, spot, this.ship)));
    else void this.wonder(spot, found);
  }

  /** Another ship of the voyage: what it can do is shown next. */
  chooseShip(ship: number): void {
    this.forget();
    this.wantedShip = ship;
  }

  /** Whole ways of the chosen ship to a trade: with the building that was chosen, or from the river that was. */
  private voyagesAt(spot: Spot): Stroke[] {
    const found = this.ways
      .filter(({ hex, river }) => river !== null && (hex === spot || river === spot))
      .map(({ actions, burns }) => strokeOf(actions, burns));
    const isBurned = this.ship !== null && this.burned.includes(spot);
    return isBurned ? [...found, strokeOf([make('sail', this.ship ?? 0, spot)], true)] : found;
  }

  /** The strokes of a spot at once, and what each comes to as soon as the server has said it; then what an exchange adds. */
  private async offer(spot: Spot, found: Stroke[], others: Stroke[]): Promise<void> {
    const asked = (this.asked += 1);
    this.spot = spot;
    this.strokes = found.map((one) => ({
      exchange: [],
      ...one,
      summary: null,
    }));
    const previews = await this.previews(found.map(({ rows }) => rows));
    if (asked !== this.asked || !previews.length) return;
    this.strokes = this.strokes.flatMap((one, at) => {
      const preview = previews[at];
      if (!preview) return [one];
      // A second step that cannot be paid now may still be bought by an exchange: it is left out, its parts stand below.
      return preview.objection ? (one.rows.length > 1 ? [] : [one]) : [{ ...one, summary: this.sum(preview) }];
    });
    const lacking = found.find((one, at) => one.rows.length > 1 && previews[at]?.objection);
    for (const one of lacking ? [lacking, ...others] : others) await this.help(asked, one);
  }

  /** A stroke that only lacks an exchange stands last, with the exchange in front. */
  private async help(asked: number, lacking: Stroke): Promise<void> {
    const helped = asked === this.asked ? await this.exchangesFor(lacking) : [];
    if (asked === this.asked) this.strokes = [...this.strokes, ...helped];
  }

  private async wonder(spot: Spot, found: Stroke[]): Promise<void> {
    const asked = (this.asked += 1);
    const helped: Offered[] = [];
    this.isAsking = true;
    for (const one of found) {
      const ways = await this.exchangesFor(one);
      if (asked !== this.asked) return;
      helped.push(...ways);
    }
    this.isAsking = false;
    const last = found.at(-1);
    if (helped.length) [this.spot, this.strokes] = [spot, helped];
    else if (last) this.tell(asked, await this.world().why(last.rows[0] ?? []));
  }

  private tell(asked: number, reason: Objection | null): void {
    if (reason && asked === this.asked) this.world().object(reason);
  }

  /** The same stroke after the exchanges that pay for it: with power first, and with what lies in stock first. */
  private async exchangesFor(wanted: Stroke): Promise<Offered[]> {
    if (!this.world().legal.some(({ row }) => row[0] === 'open')) return [];
    const ways: Offered[] = [];
    for (const order of [POWER_FIRST, STOCK_FIRST]) {
      const way = await this.exchangeFor(wanted, order);
      const isNew = way && ways.every(({ exchange }) => sorted(exchange) !== sorted(way.exchange));
      if (isNew) ways.push(way);
    }
    return ways;
  }

  private async exchangeFor(wanted: Stroke, order: Order): Promise<Offered | null> {
    const { now, seat } = this.world();
    const player = now.players[seat ?? -1];
    let exchange: string[] | null = [];
    for (let tries = 0; player && exchange && tries < MOST_EXCHANGES; tries += 1) {
      const rows: Row[] = exchange.length ? [...exchanged(exchange), ...wanted.rows] : wanted.rows;
      const [preview] = await this.previews([rows]);
      if (!preview) return null;
      if (!preview.objection) return exchange.length ? { ...wanted, rows, exchange, summary: this.sum(preview) } : null;
      exchange = withOneMore(preview.objection.code, player, exchange, order);
    }
    return null;
  }

  private async previews(ways: Row[][]): Promise<Preview[]> {
    const { preview } = this.world();
    if (!preview) return [];
    const found: Preview[] = [];
    for (let at = 0; at < ways.length; at += FIRST) found.push(...(await preview(ways.slice(at, at + FIRST))));
    return found;
  }

  private sum(preview: Preview): Summary | null {
    const { now, seat } = this.world();
    return seat === null ? null : summed(now, seat, preview);
  }

  /** Play what was chosen. */
  settle(stroke: Offered): void {
    this.forget();
    this.world().play(stroke.rows);
  }

  /** Play a whole way of the chosen ship. */
  sail(way: Way): void {
    this.forget();
    this.world().play(rowsOf(way));
  }

  /** Exchange once, as a stroke of its own. */
  exchange(name: string): void {
    const { legal, play } = this.world();
    this.forget();
    const isOpen = legal.some(({ row }) => row[0] === 'convert');
    play(isOpen ? [['convert', name]] : exchanged([name]));
  }

  /** The position has changed: what is half chosen stays where it can still be played. */
  changed(): void {
    const { legal } = this.world();
    const isKept = this.strokes.length > 0 && this.strokes.every((one) => keptRows(one.rows.slice(0, 1), legal));
    if (!isKept) this.forget();
  }

  forget(): void {
    this.asked += 1;
    this.spot = null;
    this.strokes = [];
    this.pointed = null;
    this.isAsking = false;
    this.world().object(null);
  }
}

const sorted = (names: string[]): string => [...names].sort().join();
