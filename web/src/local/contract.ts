/** What a table without a server adds to the page. */
import type { Component } from 'svelte';
import type { Transport } from '../wire/transport.ts';

export interface Local {
  transport: Transport;
  /** Above every page: how far Python has come, and what stands in the way. */
  status: () => Promise<{ default: Component }>;
  /** What needs other people, and a way to a server. */
  needsServer: () => Promise<{ default: Component }>;
  /** The words of all this, in a language. */
  words: (language: string) => Promise<string>;
}
