/** What stands and moves on the drawing: it follows the view, and the events say who went where. */
import type { GameEvent } from '$table';
import { effects, follow, type Effect, type Token } from './motion.ts';
import type { View } from './view.ts';

const STEP = 240;
const LONGEST = 1600;

export class Scene {
  tokens: Token[] = $state.raw([]);
  effects: Effect[] = $state.raw([]);
  private view: View | null = null;
  private events: GameEvent[] = [];

  /** Take over a new view; false when it is the one already shown. */
  change(view: View, events: GameEvent[], motion: boolean): boolean {
    if (this.view === view) return false;
    const fresh = events === this.events ? [] : events;
    this.view = view;
    this.events = events;
    const before = this.tokens;
    this.tokens = follow(before, view.pieces, fresh);
    if (motion) this.add(effects(before, fresh, STEP));
    return true;
  }

  private add(found: Effect[]): void {
    if (!found.length) return;
    this.effects = [...this.effects, ...found];
    const ended = new Set(found.map((effect) => effect.id));
    setTimeout(() => (this.effects = this.effects.filter((effect) => !ended.has(effect.id))), LONGEST);
  }
}
