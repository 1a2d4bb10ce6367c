/** Whether the server answers: noticed by every request, and asked for again until it does. */
const AGAIN = 4000;

class Connection {
  /** Nothing that was asked lately came back. */
  isGone: boolean = $state(false);
  /** Whether the server has ever answered this page; one from the cache may be older than the server. */
  private hasAnswered = false;
  private timer = 0;

  answered(): void {
    this.hasAnswered = true;
    if (this.isGone) this.isGone = false;
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
      await fetch('/api/health', { cache: 'no-store' });
    } catch {
      return this.wait();
    }
    if (this.hasAnswered) this.answered();
    else location.reload(); // what came from the cache gives way to the server's own page
  };
}

export const connection = new Connection();
