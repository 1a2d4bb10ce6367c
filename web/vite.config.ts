/// <reference types="vitest/config" />
import { defineConfig } from 'vite';
import { offline, WORKER } from './vite.offline.ts';
import { site } from './vite.site.ts';
import { aliases, dedupe, here, plugins } from './vite.shared.ts';

const server = process.env['QUINTESSENCE_SERVER'] ?? 'http://127.0.0.1:8000';

const SHARED = /\/web\/src\/(.*\.ts|parts\/(Dialog|RuleLink)\.svelte)$/;

const LOCAL = { find: /^\$local$/, replacement: here('./src/local/index.ts') };

// A site of plain files (tools/static_site.py) lies in any folder, and brings Python along.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [plugins(), ...(mode === 'site' ? [site()] : []), offline()],
  worker: { format: 'es' },
  resolve: { alias: mode === 'site' ? [LOCAL, ...aliases] : aliases, dedupe },
  build: {
    sourcemap: false,
    outDir: here(mode === 'site' ? '../build/site' : '../src/quintessence/web_dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    rollupOptions: {
      input: { index: here('./index.html'), [WORKER]: here('./src/service-worker.ts') },
      // A worker's address is its name: it has no hash, and the server has it asked for anew each time.
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        // What several pages share is one file: a dozen of a few hundred bytes cost more in headers than in themselves.
        codeSplitting: { groups: [{ name: 'shared', test: SHARED, minShareCount: 2 }] },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true },
      '/boards': { target: server, changeOrigin: true },
    },
  },
  test: {
    include: [
      'tests/**/*.test.ts',
      '../src/quintessence/games/*/board/tests/*.test.ts',
      '../examples/*/board/tests/*.test.ts',
    ],
    environment: 'node',
  },
}));
