/** Loads a board that was built elsewhere, and gives it the shape of one that is built in. */
import type { Component } from 'svelte';
import type { BoardModule } from '../board/contract.ts';
import type { Draw, Props } from './drawing.svelte.ts';
import Outside from './Outside.svelte';

const EDITION = 2;

interface Built {
  edition: number;
  board: BoardModule;
  parts: Record<string, Draw | null>;
}

/** A part from outside as a component of this page. */
function component(draw: Draw): Component<never> {
  const made: Component<Props> = (anchor, props) =>
    Outside(anchor, {
      draw,
      get props() {
        return { ...props };
      },
    });
  return made as Component<never>;
}

function style(url: string): void {
  if (document.querySelector(`link[href="${url}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
}

export async function loadOutside(url: string): Promise<{ board: BoardModule; Cover: Component | null }> {
  style(url.replace(/\.js$/, '.css'));
  const { edition, board, parts } = (await import(/* @vite-ignore */ url)) as Built;
  if (edition !== EDITION) throw new Error(`${url}: made for edition ${edition} of the boards, not ${EDITION}`);
  const { Cover, ...drawn } = Object.fromEntries(
    Object.entries(parts).flatMap(([name, draw]) => (draw ? [[name, component(draw)]] : [])),
  );
  return { board: { ...board, ...drawn }, Cover: (Cover as Component | undefined) ?? null };
}
