/** What the build of the page and that of a board from outside have in common. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import type { Alias, PluginOption } from 'vite';

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const plugins = (): PluginOption[] => [svelte(), icons({ compiler: 'svelte', scale: 1 })];

// A game's board lies outside this folder, and finds the shared table's own things under $table.
export const aliases: Alias[] = [
  { find: /^\$table$/, replacement: here('./src/board/contract.ts') },
  // What a table without a server has; the build of one puts it here (vite.config.ts).
  { find: /^\$local$/, replacement: here('./src/local/none.ts') },
  { find: /^\$table\//, replacement: here('./src/') },
];

export const dedupe = ['svelte', '@fluent/bundle', 'vitest'];
