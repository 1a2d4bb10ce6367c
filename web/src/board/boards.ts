/** The boards that games bring along, found in their folders and loaded when a table needs one. */
import type { Component } from 'svelte';
import type { BoardModule } from './contract.ts';

const found = import.meta.glob<{ board: BoardModule }>('../../../src/quintessence/games/*/board/index.ts');

const covers = import.meta.glob<{ default: Component }>('../../../src/quintessence/games/*/board/Cover.svelte');

/** The picture of a game, where it brings one. */
export async function loadCover(slug: string): Promise<Component | null> {
  const path = Object.keys(covers).find((name) => name.includes(`/games/${slug}/board/`));
  return path ? ((await covers[path]?.())?.default ?? null) : null;
}

/** The games that can be played on the page, by their folders' names. */
export const playable: string[] = Object.keys(found).map((name) => /\/games\/([^/]+)\//.exec(name)?.[1] ?? '');

/** Whether a game can be played on the page yet; the terminal plays them all. */
export function hasBoard(slug: string): boolean {
  return playable.includes(slug);
}

export async function loadBoard(slug: string): Promise<BoardModule> {
  const path = Object.keys(found).find((name) => name.includes(`/games/${slug}/board/`));
  const load = path ? found[path] : undefined;
  if (!load) throw new Error(`no board for ${slug}`);
  return (await load()).board;
}
