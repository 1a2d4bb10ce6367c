/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['QUINTESSENCE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  resolve: {
    // A game's board lies outside this folder, and finds the shared table's own things under $table.
    alias: [
      { find: /^\$table$/, replacement: here('./src/board/contract.ts') },
      { find: /^\$table\//, replacement: here('./src/') },
    ],
    dedupe: ['svelte', '@fluent/bundle', 'vitest'],
  },
  build: {
    sourcemap: false,
    outDir: here('../src/quintessence/web_dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    include: ['tests/**/*.test.ts', '../src/quintessence/games/*/board/tests/*.test.ts'],
    environment: 'node',
  },
});
