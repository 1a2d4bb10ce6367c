/** Finding an action by what someone types: the words of its sentence, or its row. */
import type { Row, Said } from '../wire/types.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export interface Group {
  tag: string;
  items: Said[];
}

/** What was typed, as a row: "step d4 ne". */
export function rowOf(query: string): Row {
  return query.trim().toLowerCase().split(/\s+/).filter(Boolean);
}

/** The actions that fit: by their row's beginning first, else by every word of the sentence or the row. */
export function found(legal: Said[], query: string, tell: (said: Said) => string): Said[] {
  const wanted = plain(query.trim());
  if (!wanted) return legal;
  const exact = legal.filter((said) => plain(said.row.join(' ')).startsWith(wanted));
  if (exact.length) return exact;
  const parts = wanted.split(/\s+/);
  return legal.filter((said) => {
    const text = `${plain(tell(said))} ${plain(said.row.join(' '))}`;
    return parts.every((part) => text.includes(part));
  });
}

/** By what they do, in the order of the legal list. */
export function grouped(legal: Said[]): Group[] {
  const groups = new Map<string, Said[]>();
  for (const said of legal) {
    const tag = String(said.row[0]);
    const there = groups.get(tag);
    if (there) there.push(said);
    else groups.set(tag, [said]);
  }
  return [...groups].map(([tag, items]) => ({ tag, items }));
}
