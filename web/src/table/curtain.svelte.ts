/** People on one screen who may not see each other's cards: whose are shown, who is next, and when nothing may be. */
import type { TableStore } from './table.svelte.ts';

export class Curtain {
  /** Whose cards are on the screen: who asked for them last, and has not passed it on. */
  lifted: number | null = $state(null);
  private keptAt: number | null = $state(null);

  constructor(private readonly store: TableStore) {}

  /** Several people play on this screen, and one may know what another does not. */
  readonly isNeeded: boolean = $derived.by(() => {
    const { info, held } = this.store;
    return info?.information === 'private' && held.length > 1 && !info.sole_player && info.status !== 'over';
  });
  /** Who of this screen is to act. */
  readonly next: number | null = $derived.by(() => {
    const held = new Set(this.store.held.map((seat) => seat.seat));
    const asked = this.store.state?.to_act.filter((seat) => held.has(seat)) ?? [];
    // Where several may act in any order, whoever looks goes on.
    return asked.find((seat) => seat === this.lifted) ?? asked[0] ?? null;
  });
  readonly isWindow: boolean = $derived.by(() => this.next !== null && this.store.state?.window?.seat === this.next);
  /** Someone else is next, and whoever played last still looks: nothing is shown to the next before it is passed on. */
  readonly isPassing: boolean = $derived(
    this.isNeeded && !this.isWindow && this.lifted !== null && this.next !== null && this.next !== this.lifted,
  );
  /** Nothing is shown. An answer is asked at once: whoever announced something has nothing left to look at. */
  readonly isDown: boolean = $derived.by(() => {
    if (!this.isNeeded) return false;
    if (this.lifted === null || this.store.state?.seat !== this.lifted) return true;
    return this.isWindow && this.next !== this.lifted;
  });

  readonly pass = (): void => {
    this.lifted = null;
  };

  readonly lift = async (seat: number): Promise<void> => {
    if (await this.store.viewAs(seat)) this.lifted = seat;
  };

  /** Let it happen, without a look; whoever is next finds the curtain down. */
  readonly answerUnseen = async (): Promise<void> => {
    this.lifted = null;
    this.keptAt = await this.store.giveDefaultAnswer();
  };

  /** The answer is given, and waits for the end of the window: friends play at other devices too. */
  readonly isKept: boolean = $derived.by(() => this.keptAt !== null && this.keptAt === this.store.state?.revision);

  /** What someone at this screen is called: never “you”, which everyone is. */
  readonly name = (seat: number): string => this.store.names[seat] ?? '';
}
