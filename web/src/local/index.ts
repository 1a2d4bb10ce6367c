/** A table without a server; the build for a site of plain files has it (vite.config.ts), no other has any of it. */
import type { Local } from './contract.ts';
import { mendLinks } from './links.ts';
import { createLocal } from './transport.ts';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const local: Local = {
  transport: createLocal(),
  status: () => import('./Status.svelte'),
  needsServer: () => import('./NeedsServer.svelte'),
  words: async (language) => (await texts[`./text/${language}.ftl`]?.()) ?? '',
};

mendLinks(local.transport);

/** For the console, scripts and tests: what the page itself asks. */
Object.assign(globalThis, { quintessence: local.transport });
