/** The transport to the worker in this browser that holds the tables. */
import { settings } from '../settings.svelte.ts';
import type { Answer, Line, Listener, Transport } from '../wire/transport.ts';
import type { FromHost, Plan, ToHost } from './messages.ts';
import { status } from './status.svelte.ts';

/** By this channel a tab asks the one that holds the tables to let them go. */
const CHANNEL = 'quintessence-host';
const LET_GO = 'let go';
/** A tab that is asleep does not answer. */
const PATIENCE = 3000;

/** What the page shows first. */
const FIRST = '#main > *';
/** A page that is drawn for a long time leaves the line to Python after all. */
const DRAWN = 1500;

/** The page's own files come first: Python is forty times as much, and a browser asks for few files at a time. */
const shown = new Promise<void>((resolve) => {
  const look = new MutationObserver(() => document.querySelector(FIRST) && begin());
  const begin = (): void => {
    look.disconnect();
    resolve();
  };
  look.observe(document.body, { childList: true, subtree: true });
  setTimeout(begin, DRAWN);
});

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void; message: ToHost };
type Open = { listener: Listener; state: Line['state']; path: string };

class Local implements Transport {
  private worker: Worker;
  private readonly channel = new BroadcastChannel(CHANNEL);
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, Open>();
  private counter = 0;

  constructor(private readonly plan: Plan) {
    this.worker = this.start();
    this.channel.onmessage = ({ data }) => {
      if (data === LET_GO && status.phase !== 'elsewhere') this.letGo();
    };
  }

  request(method: string, path: string, body?: string): Promise<Answer> {
    if (status.phase === 'failed') return Promise.reject(new Error(status.detail));
    if (method === 'GET' && path === '/games' && status.phase !== 'ready') return this.games();
    // Whoever plays here wants to find it again: the browser is asked not to clear it away.
    if (method === 'POST' && path === '/tables') void navigator.storage?.persist?.();
    const id = (this.counter += 1);
    const message: ToHost = { type: 'request', id, method, path, body: body ?? null, language: settings.language };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, message });
      this.post(message);
    });
  }

  /** The games are the same before Python is here. */
  private async games(): Promise<Answer> {
    const answer = await fetch(new URL(this.plan.games, document.baseURI));
    return { status: answer.status, text: await answer.text(), link: '', isKept: false };
  }

  connect(path: string, listener: Listener): Line {
    const line = (this.counter += 1);
    const open: Open = { listener, state: 'opening', path };
    this.lines.set(line, open);
    this.post({ type: 'connect', line, path });
    return {
      get state() {
        return open.state;
      },
      send: (text) => this.post({ type: 'send', line, text }),
      close: () => {
        open.state = 'lost';
        if (this.lines.delete(line)) this.post({ type: 'close', line });
      },
    };
  }

  /** Have the tables here: the tab that holds them now lets them go, or they are taken from it. */
  takeOver(): void {
    const { worker } = this;
    this.channel.postMessage(LET_GO);
    setTimeout(() => {
      if (status.phase === 'elsewhere' && worker === this.worker) this.post({ type: 'take' });
    }, PATIENCE);
  }

  private start(): Worker {
    Object.assign(status, { phase: 'loading', fraction: 0, isFull: false });
    const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = (event) => {
      if (status.phase === 'loading') this.hear({ type: 'failed', detail: event.message });
    };
    const root = new URL('.', document.baseURI).href;
    const message: ToHost = { type: 'start', root, plan: this.plan };
    void shown.then(() => worker.postMessage(message));
    return worker;
  }

  /** What is asked for before the worker was told to start waits as well. */
  private post(message: ToHost): void {
    const { worker } = this;
    void shown.then(() => worker.postMessage(message));
  }

  private hear(data: FromHost): void {
    if (data.type === 'answer') {
      const { id, ...answer } = data;
      this.waiting.get(id)?.resolve({ ...answer, isKept: false });
      this.waiting.delete(id);
    } else if ('line' in data) this.heard(data);
    else if (data.type === 'progress') Object.assign(status, { phase: 'loading', fraction: data.fraction });
    else if (data.type === 'full' || data.type === 'written') status.isFull = data.type === 'full';
    else if (data.type === 'lost') this.letGo();
    else if (data.type === 'waiting') status.phase = 'elsewhere';
    else if (data.type === 'ready') status.phase = 'ready';
    else {
      Object.assign(status, { phase: 'failed', detail: data.detail });
      this.drop(() => true);
    }
  }

  private heard(data: Extract<FromHost, { line: number }>): void {
    const open = this.lines.get(data.line);
    if (!open) return;
    if (data.type === 'heard') return open.listener.heard(data.text);
    open.state = data.type === 'opened' ? 'open' : 'lost';
    if (data.type === 'opened') return open.listener.opened();
    this.lines.delete(data.line);
    open.listener.lost();
  }

  /** Another tab has the tables: what only reads waits until they are back here, what acts is not done twice. */
  private letGo(): void {
    this.worker.terminate();
    this.worker = this.start();
    status.phase = 'elsewhere';
    this.drop(({ message }) => message.type !== 'request' || message.method !== 'GET');
    for (const { message } of this.waiting.values()) this.post(message);
  }

  private drop(isDropped: (one: Waiting) => boolean): void {
    for (const [line, open] of [...this.lines]) {
      this.lines.delete(line);
      open.state = 'lost';
      open.listener.lost();
    }
    for (const [id, one] of [...this.waiting]) {
      if (!isDropped(one)) continue;
      this.waiting.delete(id);
      one.reject(new Error('the tables are elsewhere'));
    }
  }
}

let created: Local | null = null;

/** Begins to load Python at once. */
export function createLocal(): Transport {
  const plan = document.querySelector<HTMLMetaElement>('meta[name="quintessence-site"]')?.content ?? '{}';
  created = new Local(JSON.parse(plan) as Plan);
  return created;
}

/** Have the tables in this tab. */
export const takeOver = (): void => created?.takeOver();
