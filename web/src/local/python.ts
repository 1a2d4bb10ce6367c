/** Python in a worker: loads the runtime and the package, and tells how far it has come. */
import type { PyodideInterface } from 'pyodide';
import { unpack } from './memory.ts';
import type { Plan } from './messages.ts';

/** What travels packed, whatever the host of the files does. */
const PACKED = '.gzip';
/** Python starts after the last byte, and needs about as long as this share of the way. */
const LOADING = 0.9;

type Runtime = { loadPyodide: (options: object) => Promise<PyodideInterface> };

export async function startPython(
  root: string,
  plan: Plan,
  progress: (fraction: number) => void,
): Promise<PyodideInterface> {
  const runtime = new URL(plan.runtime, root).href;
  const fetched = counted(root, plan, progress);
  const [script, code] = [fetched(`${plan.runtime}pyodide.asm.mjs`), fetched(`${plan.runtime}pyodide.asm.wasm`)];
  const [memory, data] = [fetched(`${plan.package}python.zst`), fetched(`${plan.package}package.json`)];
  const compiled = WebAssembly.compileStreaming(code); // while the rest is on its way
  const plain = { fetch: self.fetch, instantiate: WebAssembly.instantiateStreaming };
  self.fetch = (wish, init) => {
    const url = wish instanceof Request ? wish.url : String(wish);
    if (url.endsWith('.wasm')) return Promise.resolve(new Response()); // it is here already
    return url.startsWith(root) ? fetched(url.slice(root.length)) : plain.fetch.call(self, wish, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    const [{ loadPyodide }, create] = await Promise.all([
      import(/* @vite-ignore */ `${runtime}pyodide.mjs`) as Promise<Runtime>,
      module(script) as Promise<Create>,
    ]);
    const snapshot = new Uint8Array(plan.memory);
    const own = intoMemory(create, snapshot, memory);
    const loading = loadPyodide({
      indexURL: runtime,
      stdLibURL: new URL(`${plan.package}python_stdlib.zip`, root).href,
      createPyodideModule: own.create,
      env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
      _loadSnapshot: snapshot,
    });
    // The runtime would wait for ever for what does not come.
    const python = await Promise.race([loading, own.failed, compiled.then(() => loading)]);
    own.finish();
    write(python, (await (await data).json()) as Record<string, string>);
    python.runPython('import random; random.seed()'); // the memory has a beginning that all have
    return python;
  } finally {
    self.fetch = plain.fetch;
    WebAssembly.instantiateStreaming = plain.instantiate;
  }
}

type Module = Record<'__PyRuntime' | '__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET', number> & { HEAP32: Int32Array };
type Receive = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;
interface Settings {
  instantiateWasm: (imports: WebAssembly.Imports, receive: Receive) => unknown;
  preRun: ((module: Module) => void)[];
}
type Create = (settings: Settings) => Promise<Module>;

/** Fills a memory that was written by web/tools/snapshot.mjs before it is needed, and undoes what that did to it. */
function intoMemory(create: Create, snapshot: Uint8Array, memory: Promise<Response>) {
  let finish = (): void => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);
  return {
    failed,
    finish: () => finish(),
    create(settings: Settings): Promise<Module> {
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (imports, receive) =>
        instantiateWasm(imports, (instance, module) => {
          memory
            .then(({ body }) => unpack(body as ReadableStream<Uint8Array>, instance, snapshot))
            .then(() => receive(instance, module))
            .catch(fail);
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

/** Puts the package's data where its memory expects them. */
function write({ FS }: PyodideInterface, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = `/package/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, text);
  }
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
    const count = new TransformStream<Uint8Array, Uint8Array>(
      {
        transform(chunk, controller) {
          here += chunk.byteLength;
          progress(Math.min(1, here / total) * LOADING);
          controller.enqueue(chunk);
        },
      },
      undefined,
      { highWaterMark: Infinity }, // what nobody reads yet is fetched all the same
    );
    const body = answer.body.pipeThrough(count);
    const type = name.endsWith('.wasm') ? 'application/wasm' : (answer.headers.get('content-type') ?? '');
    const unpacked = packed ? body.pipeThrough(new DecompressionStream('gzip') as never) : body;
    return new Response(unpacked as ReadableStream, { headers: { 'Content-Type': type } });
  };
}

const fetchPlain = self.fetch.bind(self);
