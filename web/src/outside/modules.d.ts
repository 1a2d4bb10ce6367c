/** What the build of a board from outside puts in place of these names. */
declare module '$board' {
  import type { BoardModule } from '../board/contract.ts';
  export const board: BoardModule;
}
declare module '$cover' {
  import type { Component } from 'svelte';
  const Cover: Component | null;
  export default Cover;
}
