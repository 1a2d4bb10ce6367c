/** The bots' workers: each thinks about one thing at a time, begins when it is first needed, and can be ended. */
import type { FromThinker, Plan, ToThinker } from './messages.ts';

const MOST = 3;

interface Job {
  task: string;
  table: string;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

interface Seat {
  worker: Worker;
  job: Job | null;
  /** Of which table it holds the match. */
  table: string;
}

/** One for each core, as the bots share the machine with nobody while a person waits. */
export const countOf = (cores: number): number => Math.max(1, Math.min(MOST, cores));

export class Thinkers {
  private seats: Seat[] = [];
  private waiting: Job[] = [];

  constructor(
    private readonly count: number,
    private readonly root: string,
    private readonly plan: Plan,
    private readonly start: () => Worker,
  ) {}

  think(task: string): Promise<string> {
    const { table = '' } = JSON.parse(task) as { table?: string };
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, table, resolve, reject });
      this.next();
    });
  }

  /** What is thought about a table is no longer wanted. */
  stop(table: string): void {
    this.waiting = this.waiting.filter((job) => job.table !== table || void job.reject(new Error('stopped')));
    for (const seat of this.seats.filter(({ job }) => job?.table === table)) this.end(seat, 'stopped');
    this.next();
  }

  private next(): void {
    while (this.waiting.length) {
      const job = this.waiting[0] as Job;
      const seat = this.free(job.table);
      if (!seat) return;
      this.waiting.shift();
      Object.assign(seat, { job, table: job.table });
      seat.worker.postMessage({ type: 'think', task: job.task } satisfies ToThinker);
    }
  }

  /** A free worker, before all the one that knows the table; a new one while there may be more. */
  private free(table: string): Seat | null {
    const free = this.seats.filter(({ job }) => !job);
    const known = free.find((seat) => seat.table === table);
    if (known) return known;
    return free[0] ?? (this.seats.length < this.count ? this.seat() : null);
  }

  private seat(): Seat {
    const worker = this.start();
    const seat: Seat = { worker, job: null, table: '' };
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.type === 'failed') return this.end(seat, data.detail);
      if (data.type !== 'thought') return;
      const { job } = seat;
      seat.job = null;
      job?.resolve(data.answer);
      this.next();
    };
    worker.onerror = (event) => this.end(seat, event.message);
    worker.postMessage({ type: 'start', root: this.root, plan: this.plan } satisfies ToThinker);
    this.seats.push(seat);
    return seat;
  }

  private end(seat: Seat, why: string): void {
    seat.worker.terminate();
    this.seats = this.seats.filter((one) => one !== seat);
    seat.job?.reject(new Error(why));
    seat.job = null;
  }
}
