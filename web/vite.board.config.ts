/** Builds the board of one game outside the package: QUINTESSENCE_BOARD names the game's folder. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { aliases, dedupe, here, plugins } from './vite.shared.ts';

const game = resolve(process.env['QUINTESSENCE_BOARD'] ?? '.');
const cover = resolve(game, 'board/Cover.svelte');

export default defineConfig({
  plugins: plugins(),
  resolve: {
    alias: [
      ...aliases,
      { find: /^\$board$/, replacement: resolve(game, 'board/index.ts') },
      { find: /^\$cover$/, replacement: existsSync(cover) ? cover : here('./src/outside/none.ts') },
    ],
    dedupe,
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    outDir: resolve(game, 'board_dist'),
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    lib: {
      entry: here('./src/outside/entry.ts'),
      formats: ['es'],
      fileName: () => 'board.js',
      cssFileName: 'board',
    },
  },
});
