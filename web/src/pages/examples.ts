/** Drawn examples in the rules: positions of `examples.json` beside them, played out by the server, never stored. */
import { guest } from '../me.svelte.ts';
import { api } from '../wire/api.ts';
import { patiently } from '../wire/patience.ts';
import type { Row, Sketch, Values } from '../wire/types.ts';

export interface Example {
  options: Values;
  /** Whose view is drawn; left out: that of whoever is asked. */
  seat?: number;
  /** Rows that are played before the first picture. */
  before?: Row[];
  /** Rows that lead from the first picture to the second; none: there is one picture. */
  actions?: Row[];
  /** What is lit, by the board's own names. */
  show?: string[];
  /** The part of the board that is drawn: all that this selector finds, with what lies between. */
  part: string;
  /** A wide part: the pictures stand one below the other. */
  stack?: boolean;
  /** How wide the board is laid out before it is made small. */
  width?: number;
}

const files = import.meta.glob<Record<string, Example>>('../../../src/quintessence/games/*/examples.json', {
  import: 'default',
});

/** The examples of a game, by their names; those of a game from outside lie beside its board. */
export async function loadExamples(slug: string): Promise<Record<string, Example>> {
  const path = Object.keys(files).find((name) => name.includes(`/games/${slug}/`));
  if (path) return (await files[path]?.()) ?? {};
  const answer = await fetch(`/boards/${encodeURIComponent(slug)}/examples.json`);
  return answer.ok && answer.headers.get('content-type')?.includes('json')
    ? ((await answer.json()) as Record<string, Example>)
    : {};
}

/** The positions to draw: before and after, or the only one. */
export async function positions(game: string, example: Example): Promise<Sketch[]> {
  await guest.load(); // a household that reads the rules is not one stranger who asks too fast
  const { options, seat, before = [], actions = [] } = example;
  const viewer = seat === undefined ? {} : { seat };
  const stages = actions.length ? [before, [...before, ...actions]] : [before];
  return Promise.all(stages.map((rows) => patiently(() => api.sketch({ game, options, rows, ...viewer }))));
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around some boxes, with a margin; null around nothing. */
export function around(boxes: Box[], margin = 0): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)) - margin,
    top: Math.min(...boxes.map((box) => box.top)) - margin,
    right: Math.max(...boxes.map((box) => box.right)) + margin,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + margin,
  };
}
