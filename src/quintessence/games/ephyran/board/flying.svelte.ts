/** The flights that are under way: where they start is read before the table changes, where they end after. */
import { tick } from 'svelte';
import type { GameEvent } from '$table';
import type { Spot } from './choices.ts';
import { delayOf, flights, TIME, type Flight } from './motion.ts';

export interface Flying {
  id: number;
  card: string | null;
  isToken: boolean;
  from: { x: number; y: number };
  to: { x: number; y: number };
  delay: number;
}

let count = 0;

export class Sky {
  flying: Flying[] = $state.raw([]);
  /** Spots that stay empty until what flies there has come. */
  arriving: Set<Spot> = $state.raw(new Set());

  /** Start what the events tell; to be called before the change is drawn. */
  change(root: HTMLElement | undefined, events: GameEvent[]): void {
    const found = flights(events).slice(0, 8);
    if (!root || !found.length || document.hidden) return;
    const starts = found.map((flight) => middle(root, flight.from));
    this.arriving = new Set(found.flatMap((flight) => flight.to[0] ?? []));
    void tick().then(() => this.start(root, found, starts));
  }

  private start(root: HTMLElement, found: Flight[], starts: (Point | null)[]): void {
    const added = found.flatMap((flight, number): Flying[] => {
      const [from, to] = [starts[number], middle(root, flight.to)];
      if (!from || !to) return [];
      return [{ id: (count += 1), card: flight.card, isToken: flight.isToken, from, to, delay: delayOf(number) }];
    });
    this.flying = [...this.flying, ...added];
    const ids = new Set(added.map((one) => one.id));
    const last = Math.max(0, ...added.map((one) => one.delay));
    setTimeout(() => (this.arriving = new Set()), added.length ? last + TIME * 0.85 : 0);
    setTimeout(() => (this.flying = this.flying.filter((one) => !ids.has(one.id))), last + TIME + 40);
  }
}

type Point = { x: number; y: number };

/** The middle of the first of some spots that is drawn, within the board. */
function middle(root: HTMLElement, spots: Spot[]): Point | null {
  const frame = root.getBoundingClientRect();
  for (const spot of spots) {
    const box = root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
    if (box?.width) return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
  }
  return null;
}
