/// <reference types="vitest/config" />
import { defineConfig } from 'vite';
import { aliases, dedupe, here, plugins } from './vite.shared.ts';

const server = process.env['QUINTESSENCE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: plugins(),
  resolve: { alias: aliases, dedupe },
  build: {
    sourcemap: false,
    outDir: here('../src/quintessence/web_dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    rollupOptions: {
      input: { index: here('index.html'), 'service-worker': here('src/service-worker.ts') },
      output: {
        // A service worker reigns over the folder that it lies in, and must keep its name.
        entryFileNames: (chunk) => (chunk.name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
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
