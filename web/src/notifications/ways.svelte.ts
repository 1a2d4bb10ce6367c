/** By which ways the server tells one of a turn while one is gone: what it offers, and what one has chosen. */
import { settings, type Language } from '../settings.svelte.ts';
import { say, words } from '../text/texts.svelte.ts';
import { api } from '../wire/api.ts';
import { Refused } from '../wire/refused.ts';
import type { Notifications } from '../wire/types.ts';
import { canPush, subscribe, subscription } from './push.ts';
import { noteLanguage } from './spoken.ts';

class Ways {
  /** What the server offers and keeps; null until it has said so. */
  offer: Notifications | null = $state.raw(null);
  /** Whether this browser is subscribed. */
  isPushed: boolean = $state(false);
  trouble: string = $state('');
  isBusy: boolean = $state(false);

  get hasPush(): boolean {
    return Boolean(this.offer?.push_key) && canPush();
  }

  get hasMore(): boolean {
    return this.hasPush || this.offer?.mail === true;
  }

  async load(): Promise<void> {
    await this.#try(async () => {
      this.offer = await api.notifications();
      const known = this.offer.push_key ? await subscription() : null;
      if (known) this.offer = await api.push(known.toJSON(), settings.language); // the server may have forgotten it
      this.isPushed = known !== null;
      this.#noteLanguage();
    });
  }

  async push(isWanted: boolean): Promise<void> {
    await this.#try(async () => {
      const key = this.offer?.push_key;
      if (isWanted && key) {
        this.offer = await api.push((await subscribe(key)).toJSON(), settings.language);
        this.isPushed = true;
      } else {
        const known = await subscription();
        if (known) this.offer = await api.pushNoMore(known.endpoint);
        await known?.unsubscribe();
        this.isPushed = false;
      }
    });
  }

  async giveAddress(address: string): Promise<void> {
    await this.#try(async () => (this.offer = await api.giveAddress(address, settings.language)));
  }

  async confirm(code: string): Promise<void> {
    await this.#try(async () => (this.offer = await api.confirmAddress(code)));
  }

  async removeAddress(): Promise<void> {
    await this.#try(async () => (this.offer = await api.removeAddress()));
  }

  /** Be written to in another language from now on. */
  async speak(language: Language): Promise<void> {
    const known = await subscription();
    if (known) await api.push(known.toJSON(), language);
    this.offer = await api.notifyIn(language);
    this.#noteLanguage();
  }

  #noteLanguage(): void {
    noteLanguage(this.isPushed || this.offer?.address ? settings.language : null);
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.trouble = '';
    this.isBusy = true;
    try {
      await work();
      this.#noteLanguage();
    } catch (error) {
      this.trouble = error instanceof Refused ? words.texts.refusal(error.code, error.values) : say('push-failed');
    } finally {
      this.isBusy = false;
    }
  }
}

export const ways = new Ways();
