/** What is asked of a table beside its moves: giving up, draws, taking back, seats, chat. Each says whether it was done. */
import { api } from '../wire/api.ts';
import type { Live } from '../wire/live.ts';
import type { TableStore } from './table.svelte.ts';

export class Errands {
  constructor(
    private readonly store: TableStore,
    private readonly live: Live,
  ) {}

  chat(text: string): Promise<boolean> {
    return this.store.tried(() => this.live.chat(text));
  }
  resign(): Promise<boolean> {
    const seat = this.store.seat ?? this.store.held[0]?.seat;
    return seat === undefined ? Promise.resolve(false) : this.store.tried(() => api.resign(this.store.id, seat));
  }
  draw(answer: 'offer' | 'accept' | 'decline', seat: number): Promise<boolean> {
    return this.store.tried(() => api.draw(this.store.id, seat, answer));
  }
  abandon(): Promise<boolean> {
    return this.store.tried(() => api.abandon(this.store.id));
  }
  /** Take back with all that came after it, ask the others for that, or answer whoever asks. */
  takeBack(seat: number, answer: 'ask' | 'agree' | 'refuse'): Promise<boolean> {
    this.store.hint = null;
    return this.store.tried(() => api.takeBack(this.store.id, seat, answer));
  }
  /** Have a bot play for someone who has left. */
  standIn(seat: number, level: string): Promise<boolean> {
    return this.store.tried(() => api.standIn(this.store.id, seat, level));
  }
  /** Claim the win against someone who has left. */
  claim(seat: number): Promise<boolean> {
    return this.store.tried(() => api.claim(this.store.id, seat));
  }
  /** Put this table on the list that everyone sees, or take it off. */
  list(isListed: boolean): Promise<boolean> {
    return this.store.tried(() => api.list(this.store.id, isListed));
  }
  revoke(what: number | 'spectator'): Promise<boolean> {
    return this.store
      .tried(() => api.revoke(this.store.id, what))
      .then((done) => {
        this.live.whole();
        return done;
      });
  }
}
