/** A variant before it is played: which data file of the game someone chose, and what is wrong in it, line by line. */
import type { Texts } from '../text/bundle.ts';
import type { Json, Values } from '../wire/types.ts';

/** One thing that is wrong in a data file, as the server names it. */
interface Fault {
  file: string;
  path: string;
  code: string;
  values: Values;
}

const STEM = /\.toml$/i;

/** The data file that a chosen file stands for: the only one, or the one it is named after; null where that is open. */
export function fileFor(chosen: string, names: string[]): string | null {
  if (names.length === 1) return names[0] ?? null;
  const stem = chosen.replace(STEM, '').toLowerCase();
  return names.find((name) => name === stem || name.split('.').at(-1) === stem) ?? null;
}

/** The faults that a refusal names. */
export function faultsOf(values: Values): Fault[] {
  const faults: Json = values['faults'] ?? [];
  return Array.isArray(faults) ? (faults as unknown as Fault[]) : [];
}

/** The line, from 1, of what a path such as fire.start[3] leads to, or of the nearest thing around it; 0: none. */
export function lineOf(text: string, path: string): number {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  const steps = path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .filter(Boolean);
  for (let length = steps.length; length > 0; length -= 1) {
    const head = lines.indexOf(`[${steps.slice(0, length).join('.')}]`);
    if (head < 0) continue;
    const key = steps[length];
    const end = lines.findIndex((line, at) => at > head && line.startsWith('['));
    const inside = lines.slice(head, end < 0 ? undefined : end);
    const found = key === undefined ? -1 : inside.findIndex((line) => isKey(line, key));
    return head + Math.max(found, 0) + 1;
  }
  return lines.findIndex((line) => isKey(line, steps.at(-1) ?? '')) + 1;
}

const isKey = (line: string, key: string): boolean => line.split('=')[0]?.trim().replace(/["']/g, '') === key;

/** Each fault in a sentence, with its line where that is found. */
export function sentences(faults: Fault[], contents: Record<string, string>, texts: Texts): string[] {
  return faults.map(({ file, path, code, values }) => {
    const line = lineOf(contents[file] ?? '', path);
    return texts.say('variant-fault', { line, path: path || file, text: texts.refusal(code, values) });
  });
}
