/** How sentences name things on this board: colours by their players, edges by the hexes beside them. */
import type { Say, Values, Wording } from '$table';
import { Layout } from './layout.ts';

const layouts = new Map<string, Layout>();

/** The layout of a board, made once: sentences are made often. */
function layoutOf(rows: number[]): Layout {
  const key = rows.join(' ');
  const found = layouts.get(key) ?? new Layout(rows);
  layouts.set(key, found);
  return found;
}

/** "between a2 and b2", or "at the rim, west of a1". */
export function edgeInWords(name: string, rows: number[], say: Say): string | null {
  const edge = layoutOf(rows).edge(name);
  const [hex, to] = edge?.hexes ?? [];
  if (!edge || hex === undefined) return null;
  if (to !== undefined) return say('board-edge-between', { hex, to });
  return say('board-edge-rim', { hex, direction: edge.name.split(':')[1] ?? '' });
}

const rowsOf = (of: Values): number[] => of['rows'] as number[];

export const wording: Wording = {
  of: ({ rows, colours }) => ({ rows: rows ?? [], colours: colours ?? [] }),
  seat: (name, value, of) => {
    if (name !== 'colour') return null;
    const seat = (of['colours'] as string[]).indexOf(String(value));
    return seat < 0 ? null : seat;
  },
  word: (name, value, of, say) => (name === 'edge' ? edgeInWords(String(value), rowsOf(of), say) : null),
};
