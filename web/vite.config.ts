/// <reference types="vitest/config" />
import { defineConfig } from 'vite';
import { offline, WORKER } from './vite.offline.ts';
import { aliases, dedupe, here, plugins } from './vite.shared.ts';

const server = process.env['QUINTESSENCE_SERVER'] ?? 'http://127.0.0.1:8000';

const SHARED = /\/web\/src\/(.*\.ts|parts\/(Dialog|RuleLink)\.svelte)$/;

export default defineConfig({
  plugins: [plugins(), offline()],
  resolve: { alias: aliases, dedupe },
  build: {
    sourcemap: false,
    outDir: here('../src/quintessence/web_dist'),
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
});
