// Starts Python as a site's worker would, has it import everything, and writes its memory (tools/static_site.py):
// `node snapshot.mjs STDLIB ARCHIVE SCRIPT REST OUT`. Whoever loads that memory has nothing left to import. SCRIPT is run before the
// memory is taken, REST after it, which finds it in its /out.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadPyodide } from 'pyodide';
import createModule from 'pyodide/pyodide.asm.mjs';

const [library, archive, script, rest, out] = process.argv.slice(2);
let first; // the memory of an instance that has not run: every browser has it without loading it

function createPyodideModule(settings) {
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (imports, receive) =>
        instantiate(imports, (instance, module) => {
            first = new Uint8Array(instance.exports.memory.buffer).slice();
            receive(instance, module);
        });
    return createModule(settings);
}

const env = { HOME: '/home/pyodide', PYTHONHASHSEED: '0' };
const python = await loadPyodide({ createPyodideModule, stdLibURL: library, env, _makeSnapshot: true });
const run = (path) => {
    try {
        python.runPython(readFileSync(path, 'utf8'));
    } catch (error) {
        console.error(error.message); // without the line of the runtime's own script, which has a million characters
        process.exit(1);
    }
};
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/package' });
run(script);
// Each engine has its own way to call what has other arguments than it says; whoever loads this puts its own there.
const runtime = python._module;
const trampoline = runtime.__PyRuntime + runtime.HEAP32[runtime.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2];
runtime.HEAP32[trampoline >>> 2] = 0;
wipe(runtime);
const memory = python.makeMemorySnapshot();
const start = new Uint32Array(memory.buffer, memory.byteOffset, 2)[1]; // after a head of its own
for (let at = 0; at < first.length; at += 1) memory[start + at] ^= first[at];
writeFileSync(out, memory);
python.mountNodeFS('/out', dirname(out));
run(rest);

/** What was freed still has what was written there, an eighth of all that would be loaded: take all of it, clear it, give it back. */
function wipe({ _malloc, _free, _sbrk, HEAPU8 }) {
    const end = _sbrk(0);
    const taken = [];
    for (let size = 65536; size >= 8; size -= size > 64 ? size / 2 : 8) {
        for (;;) {
            const at = _malloc(size);
            taken.push(at);
            if (at + 64 >= end) break; // nothing so large was free any more
            HEAPU8.fill(0, at, at + size);
        }
    }
    for (const at of taken) _free(at);
}
