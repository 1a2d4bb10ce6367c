import type { Values } from './types.ts';

/** The server (or the network) refused: a code and values, whose sentence is in the texts. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Values = {},
    readonly status = 0,
  ) {
    super(code);
  }
}
