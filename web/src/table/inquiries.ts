/** What can be asked about moves before one is made: why not, what they would come to, where they lead, what a bot would do. */
import { api } from '../wire/api.ts';
import type { Live } from '../wire/live.ts';
import { Refused } from '../wire/refused.ts';
import type { Objection, Preview, Row, Trail } from '../wire/types.ts';
import { hintText } from './hint.ts';
import type { TableStore } from './table.svelte.ts';

export class Inquiries {
  private trailsKnown = true;

  constructor(
    private readonly store: TableStore,
    private readonly live: Live,
  ) {}

  async why(row: Row): Promise<Objection | null> {
    const { seat } = this.store;
    if (seat === null) return null;
    try {
      return (await this.live.why(seat, [row]))[0] ?? null;
    } catch {
      return null;
    }
  }

  /** What each of some ways to go on would come to; nothing where the server cannot tell. */
  async preview(ways: Row[][]): Promise<Preview[]> {
    const { seat, isBusy } = this.store;
    if (seat === null || isBusy) return [];
    try {
      return await this.live.preview(seat, ways);
    } catch {
      return [];
    }
  }

  async trails(tag: string, start: Row): Promise<Trail[]> {
    const { seat } = this.store;
    if (seat === null || !this.trailsKnown) return [];
    try {
      return await this.live.trails(seat, tag, start);
    } catch (error) {
      if (error instanceof Refused && error.code === 'malformed_message') this.trailsKnown = false;
      return [];
    }
  }

  /** A turn as a good bot would play it; forgotten where the question is another by the time it has thought. */
  async hint(): Promise<void> {
    const { store } = this;
    const { seat } = store;
    if (seat === null || store.isThinking) return;
    store.isThinking = true;
    const question = store.question(seat);
    try {
      const { line, aim } = await api.hint(store.id, seat);
      if (question !== store.question(seat)) return;
      const turn = { line, aim, at: 0 };
      store.hint = turn; // shown once its first action can be played: others' moves may still be on their way
      store.speech.announce(hintText(turn, store.texts));
    } catch (error) {
      store.complain(error);
    } finally {
      store.isThinking = false;
    }
  }
}
