/** The worker that holds the tables: Python with the host, behind messages; one at a time in this browser. */
import bridge from './bridge.py?raw';
import type { FromHost, Plan, ToHost } from './messages.ts';
import { startPython } from './python.ts';
import { NotWritten, Storage } from './storage.ts';
import { countOf, Thinkers } from './thinkers.ts';

/** Whoever has this lock holds the tables; it ends with the worker. */
const LOCK = 'quintessence-host';

type Closed = () => void;
interface Bridge {
  start(): Promise<void>;
  request(method: string, path: string, body: string | null, language: string): Promise<Iterable<unknown>>;
  connect(line: number, path: string, send: (text: string) => void, closed: Closed): Promise<boolean>;
  receive(line: number, text: string): Promise<void>;
  close(line: number): void;
}

const say = (message: FromHost): void => self.postMessage(message);

let host: Promise<Bridge> | null = null;

self.onmessage = ({ data }: MessageEvent<ToHost>): void => {
  if (data.type === 'start') {
    host = start(data.root, data.plan);
    host.then(
      () => say({ type: 'ready' }),
      (error: unknown) => say({ type: 'failed', detail: String(error) }),
    );
  } else if (data.type === 'take') ask({ steal: true });
  else void host?.then((one) => act(one, data)).catch((error: unknown) => troubled(data, String(error)));
};

async function start(root: string, plan: Plan): Promise<Bridge> {
  await hold();
  const loading = startPython(root, plan, (fraction) => say({ type: 'progress', fraction }));
  const [python, store] = await Promise.all([loading, Storage.open()]);
  const count = countOf(navigator.hardwareConcurrency);
  const pool = new Thinkers(count, root, plan, () => {
    return new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  });
  python.runPython(bridge);
  const made = python.globals.get('Bridge')(storage(store), pool, count) as Bridge;
  await made.start();
  return made;
}

/** Wait until no other tab holds the tables. */
const hold = (): Promise<void> =>
  new Promise((held) => {
    holding = held;
    ask({ ifAvailable: true });
  });

let holding: () => void = () => undefined;

function ask(options: LockOptions): void {
  const ended = navigator.locks.request(LOCK, options, (lock) => {
    if (!lock) {
      say({ type: 'waiting' });
      return ask({});
    }
    say({ type: 'progress', fraction: 0 });
    holding();
    return new Promise<never>(() => undefined); // until the worker ends
  });
  ended.catch(() => say({ type: 'lost' }));
}

/** What Python calls; a batch that was not written is a word, not an error of another language. */
const storage = (store: Storage) => ({
  read: (key: string) => store.read(key),
  readAll: (prefix: string) => store.readAll(prefix),
  keys: (prefix: string) => store.keys(prefix),
  async write(values: [string, string][], removed: string[]): Promise<string> {
    try {
      await store.write(values, removed);
      say({ type: 'written' });
      return '';
    } catch (error) {
      const why = error instanceof NotWritten ? error.why : 'failed';
      if (why === 'full' || why === 'lost') say({ type: why });
      return why;
    }
  },
});

/** A request is answered whatever happens; why the host did not start is told once. */
function troubled(data: ToHost, detail: string): void {
  const text = JSON.stringify({ code: 'server_error', values: { detail } });
  if (data.type === 'request') say({ type: 'answer', id: data.id, status: 500, text, link: '' });
  else if ('line' in data) say({ type: 'closed', line: data.line });
}

async function act(one: Bridge, data: Exclude<ToHost, { type: 'start' | 'take' }>): Promise<void> {
  if (data.type === 'request') {
    const { id, method, path, body, language } = data;
    const [status, text, link] = [...(await one.request(method, path, body, language))] as [number, string, string];
    return say({ type: 'answer', id, status, text, link });
  }
  const { line } = data;
  if (data.type === 'close') return one.close(line);
  if (data.type === 'send') return one.receive(line, data.text);
  say({ type: 'opened', line });
  const closed = (): void => say({ type: 'closed', line });
  if (!(await one.connect(line, data.path, (text) => say({ type: 'heard', line, text }), closed))) closed();
}
