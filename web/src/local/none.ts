/** In the place of `local/index.ts` where there is a server: nothing of a table without one is in that page. */
import type { Local } from './contract.ts';

export const local = null as Local | null;
