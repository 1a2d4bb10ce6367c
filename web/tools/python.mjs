// Runs a Python script under Pyodide in Node, with an archive of the package: `node python.mjs ARCHIVE SCRIPT WORD…`.
// What its coroutine `main` returns is printed as JSON; the folder QUINTESSENCE_OUT is its /out.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [archive, script, ...words] = process.argv.slice(2);
// Bytecode made here says at which line something went wrong, not at which column: a site loads less.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/package' });
python.runPython('import sys; sys.path.insert(0, "/package")');
if (process.env.QUINTESSENCE_OUT) python.mountNodeFS('/out', process.env.QUINTESSENCE_OUT);
python.globals.set('words', python.toPy(words));
try {
    python.runPython(readFileSync(script, 'utf8'));
    console.log(JSON.stringify(JSON.parse(await python.runPythonAsync('import json; json.dumps(await main())'))));
} catch (error) {
    console.error(error.message); // without the line of the runtime's own script, which has a million characters
    process.exit(1);
}
