/** What a player has in hand: pointed at, chosen, planned, asked about. It knows the legal list and no rule. */
import { keptRows, type Action, type BoardProps, type Objection, type Row, type Trail } from '$table';
import { whyNotThere } from './afar.ts';
import { meant, type Choices, type Target } from './choices.ts';
import { RADIUS, type Layout, type Point } from './layout.ts';
import { tips } from './tips.svelte.ts';
import type { View } from './view.ts';
import { along, canStop, choosable, hexesOf, onwards, sortedWays } from './ways.ts';

/** What the hand reads of its board, as it is at the moment. */
export interface World extends Pick<
  BoardProps,
  'legal' | 'seat' | 'mode' | 'confirms' | 'say' | 'play' | 'why' | 'preview' | 'trails' | 'object'
> {
  now: View;
  layout: Layout;
  choices: Choices;
  isAsked: boolean;
}

export const isSame = (one: Target | null, other: Target | null): boolean =>
  one?.type === other?.type && one?.name === other?.name;

/** What was proposed and waits to be confirmed; for a move, its way, and how many others lead there. */
export interface Plan {
  rows: Row[];
  at: Target;
  text: string;
  way?: Trail;
  others?: number;
  isAttack?: boolean;
}

export class Hand {
  hover: Target | null = $state.raw(null);
  /** The hex that has the keyboard's focus, or had it last. */
  focused: string = $state('');
  hasFocus: boolean = $state(false);
  chosen: string | null = $state(null);
  /** Where the chosen piece can go, each with its ways, the best first. */
  ways: Map<string, Trail[]> = $state.raw(new Map());
  plan: Plan | null = $state.raw(null);
  menu: { at: Point; items: Action[]; hex: string | null } | null = $state.raw(null);
  objection: { at: Point; reason: Objection } | null = $state.raw(null);
  /** Only edges are meant: for fingers, and for whoever lays many Roots. */
  rootsOnly: boolean = $state(false);
  /** A piece that is held, and the hexes it was taken over. */
  drag: { from: string; at: Point; over: string[] } | null = $state.raw(null);
  isCoarse: boolean = $state(false);
  /** What finds the ways, while it does. */
  private finding: Promise<Trail[]> | null = null;
  private asking = 0;
  /** How often something was asked or let go: an answer that comes later than that is to no question. */
  private asked = 0;

  constructor(private readonly world: () => World) {}

  /** The piece that would go: the chosen one, or the one that is on its way already. */
  get mover(): string | null {
    const { now, isAsked } = this.world();
    const isUnderWay = isAsked && (now.stage === 'stepping' || now.stage === 'extra');
    return this.chosen ?? (isUnderWay ? (now.move?.at ?? null) : null);
  }

  get aim(): Target | null {
    const focus: Target | null = this.hasFocus && this.focused ? { type: 'hex', name: this.focused } : null;
    return this.plan?.at ?? this.hover ?? focus;
  }

  /** The hex that a player looks at: under the pointer, under the keyboard's focus, or tapped last. */
  get looksAt(): string | null {
    const target = this.isCoarse ? null : this.aim;
    if (target) return target.type === 'hex' ? target.name : null;
    return (this.isCoarse && (this.menu?.hex ?? this.chosen)) || null;
  }

  /** The way to what is aimed at, hex by hex. */
  get path(): string[] {
    const { aim, mover, drag } = this;
    if (aim?.type !== 'hex' || !mover) return [];
    const ways = this.ways.get(aim.name) ?? [];
    const { layout } = this.world();
    const way = this.plan?.way ?? (drag ? along(ways, drag.over, drag.from, layout) : ways[0]);
    return way ? hexesOf(way, mover, layout) : [];
  }

  /** Learn where the mover can go: its next steps at once, all the rest once the server has found it. */
  look(): void {
    const { choices, isAsked, trails } = this.world();
    const from = this.mover;
    const first = from && isAsked ? (choices.movers.get(from) ?? []) : [];
    this.ways = sortedWays(
      first.map((action) => ({ rows: [action.row], values: action.values, next: ['step'], events: [] })),
    );
    this.finding = null;
    if (!from || !first.length) return;
    const finding = trails('step', ['step', from]).then((found) => {
      if (this.finding === finding) {
        this.finding = null;
        if (found.length) this.ways = sortedWays(found);
      }
      return found;
    });
    this.finding = finding;
  }

  /** What a pointer means: an edge when it is near one that can be chosen, else the hex. */
  meaning(at: Point): Target | null {
    const { layout, choices, now } = this.world();
    if (this.rootsOnly) {
      const edge = layout.edgeAt(at, RADIUS * 0.7);
      return edge ? { type: 'edge', name: edge.name } : null;
    }
    const hex = layout.hexAt(at);
    if (!this.isCoarse || now.stage === 'attack' || now.stage === 'target') {
      const free = [...choices.edges.keys()].flatMap((name) => layout.edge(name) ?? []);
      const edge = layout.edgeAt(at, this.isCoarse ? 14 : 9, free);
      if (edge) return { type: 'edge', name: edge.name };
    }
    return hex ? { type: 'hex', name: hex.name } : null;
  }

  canChoose(target: Target): boolean {
    const { choices } = this.world();
    if (target.type === 'edge') return choices.edges.has(target.name);
    return choices.hexes.has(target.name) || choices.movers.has(target.name) || this.ways.has(target.name);
  }

  pointAt(target: Target | null): void {
    if (isSame(target, this.hover)) return;
    this.hover = target;
    this.dismiss();
    if (target && !this.menu) this.wonder(target, 450);
  }

  /** Say why not, after a moment, where something cannot be chosen. */
  wonder(target: Target, delay: number): void {
    if (this.world().isAsked && !this.canChoose(target) && !this.plan) this.ask(target, this.meant(target), delay);
  }

  choose(target: Target): void {
    const { isAsked, choices, now, layout } = this.world();
    if (!isAsked) return;
    this.dismiss();
    if (this.plan && isSame(this.plan.at, target)) return this.settle();
    const planned = this.plan?.way;
    this.plan = null;
    this.menu = null;
    if (target.type === 'edge') return this.offer(target, choices.edges.get(target.name) ?? []);
    const { mover } = this;
    const ways = this.ways.get(target.name) ?? [];
    const way = onwards(ways, planned) ?? ways[0];
    if (way && target.name !== mover) return this.propose(target, way);
    if (mover === target.name && now.stage !== 'move') return this.stopHere(target);
    if (choices.movers.has(target.name)) {
      this.chosen = this.chosen === target.name ? null : target.name;
      return;
    }
    const here = choices.hexes.get(target.name) ?? [];
    const around = layout.edgesOf(target.name).flatMap((edge) => choices.edges.get(edge.name) ?? []);
    const severs = around.filter((action) => action.row[0] === 'sever' && action.values['hex'] === target.name);
    if (here.length || severs.length) return this.offer(target, here.length ? here : severs);
    this.ask(target, this.meant(target, mover), 0);
  }

  /** The Roots around a hex, as a list. */
  listRoots(name: string): void {
    const { layout, choices } = this.world();
    const items = layout.edgesOf(name).flatMap((edge) => choices.edges.get(edge.name) ?? []);
    const hex = layout.hex(name);
    if (items.length && hex) this.menu = { at: hex, items, hex: null };
    else this.ask({ type: 'hex', name }, ['lay', `${name}:e`], 0);
  }

  /** A held piece is taken over the board: the hexes it comes by are the way that is meant. */
  carry(at: Point): void {
    if (!this.drag) return;
    const name = this.world().layout.hexAt(at)?.name;
    const { over } = this.drag;
    const isNew = name !== undefined && over.at(-1) !== name;
    const back = isNew ? over.indexOf(name) : -1;
    const next = back >= 0 ? over.slice(0, back + 1) : isNew ? [...over, name] : over;
    this.drag = { ...this.drag, at, over: next };
  }

  /** A piece was let go over a hex, after it was taken over some. */
  drop(from: string, name: string, over: string[]): void {
    const target: Target = { type: 'hex', name };
    const way = along(this.ways.get(name) ?? [], over, from, this.world().layout);
    if (way && name !== from) this.propose(target, way);
    else if (name !== from) this.ask(target, this.meant(target, from), 0);
  }

  /** Propose the next way to the same hex. */
  turnAway(): void {
    const { plan } = this;
    if (!plan?.way) return;
    const ways = choosable(this.ways.get(plan.at.name) ?? []);
    const next = ways[(ways.indexOf(plan.way) + 1) % ways.length];
    if (next) this.plan = this.planned(plan.at, next);
  }

  settle(): void {
    if (this.plan) void this.carryOut(this.plan);
  }

  /** Play a plan. While the ways are still being found, nobody knows yet whether its way needs a stop: that is awaited. */
  private async carryOut(plan: Plan): Promise<void> {
    const { finding } = this;
    const { legal } = this.world();
    if (!plan.way || !finding) return this.send(plan.rows);
    this.forget();
    const rows = JSON.stringify(plan.way.rows);
    const way = (await finding).find((one) => JSON.stringify(one.rows) === rows);
    if (this.world().legal === legal) this.send(way ? this.planned(plan.at, way).rows : plan.rows);
  }

  send(rows: Row[]): void {
    this.forget();
    this.hover = null;
    if (this.world().mode === 'play') rows.forEach((row) => tips.learn(row));
    this.world().play(rows);
  }

  /** The position has changed: a plan stays where it can still be played. */
  changed(): void {
    if (!this.plan || !keptRows(this.plan.rows, this.world().legal)) this.forget();
  }

  /** Nothing is half chosen any more. */
  forget(): void {
    this.chosen = null;
    this.plan = null;
    this.menu = null;
    this.drag = null;
    this.dismiss();
  }

  leave(): void {
    this.hover = null;
    clearTimeout(this.asking);
    if (!this.plan && !this.menu) this.dismiss();
  }

  dismiss(): void {
    clearTimeout(this.asking);
    this.asked += 1;
    if (this.objection) this.world().object(null);
    this.objection = null;
  }

  point(target: Target): Point {
    const { layout } = this.world();
    return (target.type === 'hex' ? layout.hex(target.name) : layout.edge(target.name)?.middle) ?? { x: 0, y: 0 };
  }

  private meant(target: Target, mover = this.mover): Row | 'far' | null {
    const { now, layout } = this.world();
    return meant(target, now, mover, layout);
  }

  private ask(target: Target, row: Row | 'far' | null, delay: number): void {
    clearTimeout(this.asking);
    const { mode, seat, object } = this.world();
    if (!row || mode === 'review' || seat === null) return;
    const asked = (this.asked += 1);
    this.asking = window.setTimeout(() => {
      void this.reason(target.name, row).then((reason) => {
        if (!reason || asked !== this.asked) return;
        this.objection = { at: this.point(target), reason };
        object(reason);
      });
    }, delay);
  }

  private reason(hex: string, row: Row | 'far'): Promise<Objection | null> {
    const { why, preview, now, layout } = this.world();
    return row === 'far' ? whyNotThere(this.mover ?? '', hex, now, layout, preview) : why(row);
  }

  private stopHere(target: Target): void {
    const { legal, say } = this.world();
    const stop = legal.find((action) => action.row[0] === 'stop');
    if (stop) this.commit({ rows: [stop.row], at: target, text: say('action-stop') }, true);
    else this.ask(target, ['stop'], 0);
  }

  /** A way for the moving piece: the steps, and the stop where one is needed. */
  private propose(target: Target, way: Trail): void {
    this.commit(this.planned(target, way), true);
  }

  private planned(target: Target, way: Trail): Plan {
    const { now, say } = this.world();
    const rows = canStop(way) ? [...way.rows, ['stop']] : way.rows;
    const isAttack = now.pieces.some((piece) => piece.hex === target.name && piece.colour !== now.to_act);
    const text = say(isAttack ? 'board-attack-here' : 'board-move-here', { hex: target.name });
    const others = choosable(this.ways.get(target.name) ?? []).length - 1;
    return { rows, at: target, text, way, others, isAttack };
  }

  private offer(target: Target, items: Action[]): void {
    const [only] = items;
    if (!only) return this.ask(target, this.meant(target), 0);
    if (only.row[0] === 'grow') this.menu = { at: this.point(target), items, hex: target.name };
    else if (items.length > 1) this.menu = { at: this.point(target), items, hex: null };
    else {
      const isRoot = only.row[0] === 'lay' || only.row[0] === 'lift';
      const text = this.world().say(`action-${String(only.row[0])}`, only.values);
      this.commit({ rows: [only.row], at: target, text }, !isRoot || this.isCoarse);
    }
  }

  private commit(plan: Plan, asksFirst: boolean): void {
    // From where an enemy is attacked matters: where several ways lead there, one is chosen.
    if (asksFirst && (this.world().confirms(false) || (plan.isAttack && plan.others))) this.plan = plan;
    else void this.carryOut(plan);
  }
}
