/** The boards of games: those in the games' own folders are built into the page, others are loaded from the server. */
import type { Component } from 'svelte';
import { api } from '../wire/api.ts';
import type { GameInfo } from '../wire/types.ts';
import type { BoardModule } from './contract.ts';

const boards = import.meta.glob<{ board: BoardModule }>('../../../src/quintessence/games/*/board/index.ts');
const covers = import.meta.glob<{ default: Component }>('../../../src/quintessence/games/*/board/Cover.svelte');

const inFolder = <T>(files: Record<string, () => Promise<T>>, slug: string): (() => Promise<T>) | undefined =>
  files[Object.keys(files).find((name) => name.includes(`/games/${slug}/board/`)) ?? ''];

/** The games whose boards are built into the page. */
export const builtIn: string[] = Object.keys(boards).map((name) => /\/games\/([^/]+)\//.exec(name)?.[1] ?? '');

let known: Promise<GameInfo[]> | null = null;

/** The games that can be played on the page; the terminal plays them all. */
export async function playable(): Promise<GameInfo[]> {
  known ??= api.games().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return (await known).filter((game) => builtIn.includes(game.slug) || game.board);
}

/** A board from outside, by the address of its module. */
async function outside(slug: string): Promise<{ board: BoardModule; Cover: Component | null } | null> {
  const url = (await playable()).find((game) => game.slug === slug)?.board;
  if (!url) return null;
  const { loadOutside } = await import('../outside/load.ts');
  return loadOutside(url);
}

/** The picture of a game, where it brings one. */
export async function loadCover(slug: string): Promise<Component | null> {
  if (!builtIn.includes(slug)) return (await outside(slug))?.Cover ?? null;
  return (await inFolder(covers, slug)?.())?.default ?? null;
}

export async function loadBoard(slug: string): Promise<BoardModule> {
  const board = (await inFolder(boards, slug)?.())?.board ?? (await outside(slug))?.board;
  if (!board) throw new Error(`no board for ${slug}`);
  return board;
}
