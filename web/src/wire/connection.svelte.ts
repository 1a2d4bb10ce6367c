/** Whether the server answers: noticed by every request, and asked for again until it does. */
import { untrack } from 'svelte';
import { transport } from './transport.ts';

const AGAIN = 4000;

class Connection {
  /** Nothing that was asked lately came back. */
  isGone: boolean = $state(false);
  /** Whether the server has ever answered this page; one from the cache may be older than the server. */
  private hasAnswered = false;
  private timer = 0;

  answered(): void {
    if (this.isGone && !this.hasAnswered) return location.reload(); // what came from the cache gives way to the server's own page
    this.hasAnswered = true;
    this.isGone = false;
    clearTimeout(this.timer);
  }

  failed(): void {
    if (this.isGone) return;
    this.isGone = true;
    addEventListener('online', this.ask, { once: true });
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.ask, AGAIN);
  }

  private readonly ask = async (): Promise<void> => {
    if (!this.isGone) return;
    try {
      await transport.request('GET', '/health');
    } catch {
      return this.wait();
    }
    this.answered();
  };
}

export const connection = new Connection();

/** What a page shows is loaded when it opens, and again each time that the server is back. */
export function loadWhenReachable(load: () => unknown): void {
  let isFirst = true;
  $effect(() => {
    if (connection.isGone && !isFirst) return;
    isFirst = false;
    untrack(load);
  });
}
