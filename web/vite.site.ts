/** Puts into a site of plain files what it has beside the page: Python, the package, what may be loaded and run. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Where tools/static_site.py has laid out `runtime/…`, `package/…` and `plan.json`. */
const parts = process.env['QUINTESSENCE_SITE_PARTS'] ?? '';

/** Nothing from elsewhere, no script inside the page; WebAssembly may be compiled. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export function site(): Plugin {
  return {
    name: 'quintessence-site',
    apply: 'build',
    transformIndexHtml(html) {
      const plan = JSON.stringify(JSON.parse(readFileSync(`${parts}/plan.json`, 'utf8')));
      const charset = '<meta charset="utf-8" />'; // must stay among the first bytes
      const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
      const told = `<meta name="quintessence-site" content="${plan.replaceAll('"', '&quot;')}" />`;
      return html.replace(charset, [charset, policy, told].join('\n    '));
    },
    generateBundle() {
      for (const entry of readdirSync(parts, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.name === 'plan.json') continue;
        const path = `${entry.parentPath}/${entry.name}`;
        this.emitFile({ type: 'asset', fileName: path.slice(parts.length + 1), source: readFileSync(path) });
      }
    },
    /** The site lies in any folder: what an installer reads must not say where. */
    writeBundle({ dir }) {
      const path = `${dir}/manifest.json`;
      const { id: _, ...manifest } = JSON.parse(readFileSync(path, 'utf8').replaceAll('"/', '"./')) as { id: string };
      writeFileSync(path, JSON.stringify(manifest));
    },
  };
}
