/** Writes into the service worker which files this build has, so that it keeps them, and a name that changes with them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const WORKER = 'service-worker';
const PUBLIC = new URL('./public/', import.meta.url);
/** What the build names after its content, or after its version: it never changes. */
const BUILT = /^(assets|runtime|package)\//;
/** What a messenger's robot or an installer needs, and a page that runs does not. */
const NOT_KEPT = /^preview\.png$|^icons\//;

export function offline(): Plugin {
  return {
    name: 'quintessence-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const own = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(PUBLIC.pathname.length).replace(/^\//, ''));
      const kept = own.filter((name) => !NOT_KEPT.test(name));
      const built = Object.keys(bundle).filter((name) => BUILT.test(name));
      const digest = createHash('sha256');
      for (const name of built.sort()) digest.update(name);
      for (const name of kept.sort()) digest.update(name).update(readFileSync(new URL(name, PUBLIC)));
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== 'chunk') throw new Error('the service worker is not built');
      digest.update(worker.code);
      const files = JSON.stringify([...built, ...kept]);
      worker.code = `const BUILD=${JSON.stringify(digest.digest('hex').slice(0, 16))},BUILT_FILES=${files};${worker.code}`;
    },
  };
}
