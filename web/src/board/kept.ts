/** What was half chosen, after the legal list has changed under it: kept where it can still be played. */
import type { Action, Row } from '../wire/types.ts';

const same = (one: Row, other: Row): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the first of these rows is still among the legal ones; the later ones follow from it. */
export function keptRows(rows: Row[], legal: Action[]): boolean {
  const [first] = rows;
  return first !== undefined && legal.some((action) => same(action.row, first));
}
