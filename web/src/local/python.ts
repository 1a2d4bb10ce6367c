/** Python in a worker: loads the runtime and the package, and tells how far it has come. */
import type { PyodideInterface } from 'pyodide';
import type { Plan } from './messages.ts';

/** What travels packed, whatever the host of the files does. */
const PACKED = '.gzip';
/** Python starts after the last byte, and needs about as long as this share of the way. */
const LOADING = 0.9;

/** Of WebAssembly's memory. */
const PAGE = 65_536;

type Runtime = { loadPyodide: (options: object) => Promise<PyodideInterface> };

export async function startPython(
  root: string,
  plan: Plan,
  progress: (fraction: number) => void,
): Promise<PyodideInterface> {
  const runtime = new URL(plan.runtime, root).href;
  const fetched = counted(root, plan, progress);
  const bytes = (name: string) => fetched(name).then((answer) => answer.arrayBuffer());
  const script = fetched(`${plan.runtime}pyodide.asm.mjs`);
  const [memory, data] = [bytes(`${plan.package}python.memory`), bytes(`${plan.package}package.zip`)];
  const plain = self.fetch;
  self.fetch = (wish, init) => {
    const url = wish instanceof Request ? wish.url : String(wish);
    return url.startsWith(root) ? fetched(url.slice(root.length)) : plain(wish, init);
  };
  try {
    const [{ loadPyodide }, create] = await Promise.all([
      import(/* @vite-ignore */ `${runtime}pyodide.mjs`) as Promise<Runtime>,
      module(script) as Promise<Create>,
    ]);
    const snapshot = memory.then((buffer) => new Uint8Array(buffer));
    const own = intoMemory(create, snapshot);
    const python = await loadPyodide({
      indexURL: runtime,
      stdLibURL: new URL(`${plan.package}python_stdlib.zip`, root).href,
      createPyodideModule: own.create,
      env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
      _loadSnapshot: snapshot,
    });
    own.finish();
    python.unpackArchive(await data, 'zip', { extractDir: '/package' });
    python.runPython('import random; random.seed()'); // the memory has a beginning that all have
    return python;
  } finally {
    self.fetch = plain;
  }
}

type Module = Record<'__PyRuntime' | '__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET', number> & { HEAP32: Int32Array };
type Receive = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;
interface Settings {
  instantiateWasm: (imports: WebAssembly.Imports, receive: Receive) => unknown;
  preRun: ((module: Module) => void)[];
}
type Create = (settings: Settings) => Promise<Module>;

/** Makes room for a memory that was written by web/tools/snapshot.mjs, and undoes what it did to it. */
function intoMemory(create: Create, snapshot: Promise<Uint8Array>) {
  let finish = (): void => undefined;
  return {
    finish: () => finish(),
    async create(settings: Settings): Promise<Module> {
      const memory = await snapshot;
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (imports, receive) =>
        instantiateWasm(imports, (instance, module) => {
          complete(memory, instance.exports['memory'] as WebAssembly.Memory);
          receive(instance, module);
        });
      // This engine's own way to call what has other arguments than it says: the loaded memory has none.
      settings.preRun.unshift((module) => {
        const at = (module.__PyRuntime + (module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2] ?? 0)) >>> 2;
        const trampoline = module.HEAP32[at] ?? 0;
        finish = () => void (module.HEAP32[at] = trampoline);
      });
      return create(settings);
    },
  };
}

/** The loaded memory lacks what an instance that has not run has anyway; and that one grows to its size. */
function complete(loaded: Uint8Array, memory: WebAssembly.Memory): void {
  const start = new Uint32Array(loaded.buffer, 0, 2)[1] ?? 0;
  const first = new Uint32Array(memory.buffer);
  const rest = new Uint32Array(loaded.buffer, start, first.length);
  for (let at = 0; at < first.length; at += 1) rest[at] = (rest[at] ?? 0) ^ (first[at] ?? 0);
  const missing = loaded.length - start - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
}

/** What a script exports, once it is unpacked. */
async function module(script: Promise<Response>): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([await (await script).text()], { type: 'text/javascript' }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Fetches files of the site, unpacks those that are packed, and tells which share of all bytes is here. */
function counted(root: string, { sizes }: Plan, progress: (fraction: number) => void) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let here = 0;
  return async (name: string): Promise<Response> => {
    const packed = `${name}${PACKED}` in sizes;
    const answer = await fetchPlain(new URL(packed ? `${name}${PACKED}` : name, root));
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        here += chunk.byteLength;
        progress(Math.min(1, here / total) * LOADING);
        controller.enqueue(chunk);
      },
    });
    const body = answer.body.pipeThrough(count);
    const type = name.endsWith('.wasm') ? 'application/wasm' : (answer.headers.get('content-type') ?? '');
    const unpacked = packed ? body.pipeThrough(new DecompressionStream('gzip') as never) : body;
    return new Response(unpacked as ReadableStream, { headers: { 'Content-Type': type } });
  };
}

const fetchPlain = self.fetch.bind(self);
