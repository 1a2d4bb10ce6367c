/** Finding an action by what someone types: the words of its sentence, or its row. */
import type { Action, Row } from '../wire/types.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export interface Group {
  tag: string;
  items: Action[];
}

/** What was typed, as a row: "step d4 ne"; numbers are numbers. */
export function rowOf(query: string): Row {
  const parts = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The actions that fit: by their row's beginning first, else by every word of the sentence or the row. */
export function found(legal: Action[], query: string, tell: (action: Action) => string): Action[] {
  const wanted = plain(query.trim());
  if (!wanted) return legal;
  const exact = legal.filter((action) => plain(action.row.join(' ')).startsWith(wanted));
  if (exact.length) return exact;
  const parts = wanted.split(/\s+/);
  return legal.filter((action) => {
    const text = `${plain(tell(action))} ${plain(action.row.join(' '))}`;
    return parts.every((part) => text.includes(part));
  });
}

/** By what they do, in the order of the legal list. */
export function grouped(legal: Action[]): Group[] {
  const groups = new Map<string, Action[]>();
  for (const action of legal) {
    const tag = String(action.row[0]);
    const there = groups.get(tag);
    if (there) there.push(action);
    else groups.set(tag, [action]);
  }
  return [...groups].map(([tag, items]) => ({ tag, items }));
}

/** The actions whose rows are nearest to what was typed, nearest first: what a mistyped command most likely meant. */
export function nearest(legal: Action[], query: string, most = 3): Action[] {
  const wanted = plain(query.trim()).split(/\s+/);
  const far = new Map(
    legal.map((action) => [
      action,
      distance(
        wanted,
        action.row.map((part) => plain(String(part))),
      ),
    ]),
  );
  return [...legal].sort((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0)).slice(0, most);
}

/** Word by word, the first counting most: it says what is done. */
function distance(wanted: string[], row: string[]): number {
  const length = Math.max(wanted.length, row.length);
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += slips(wanted[at] ?? '', row[at] ?? '') * (at ? 1 : 2);
  return sum;
}

/** How many letters to add, drop, change or exchange with their neighbour make one word of the other. */
function slips(one: string, other: string): number {
  const lines: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (line: number, column: number): number => lines[line]?.[column] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    const line = [i];
    lines.push(line);
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const crossed = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const least = Math.min(at(i - 1, j) + 1, (line[j - 1] ?? 0) + 1, at(i - 1, j - 1) + same);
      line.push(crossed ? Math.min(least, at(i - 2, j - 2) + 1) : least);
    }
  }
  return at(one.length, other.length);
}
