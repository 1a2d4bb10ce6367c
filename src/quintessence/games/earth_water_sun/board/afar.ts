/** Why a piece cannot get to a hex further away: the rules are asked along the shortest ways, step by step. */
import type { Objection, Preview, Row } from '$table';
import type { Layout } from './layout.ts';
import type { View } from './view.ts';

/** What can stop a step; anything else means that the move was over before. */
const STOPS = new Set([
  'root_in_the_way',
  'ally_in_the_way',
  'tile_destroyed',
  'off_the_board',
  'no_turn_left',
  'extra_step_onto_enemy',
  'would_end_where_it_began',
]);

interface Way {
  rows: Row[];
  /** The hexes on the way, without the last. */
  over: string[];
}

export function waysTo(from: string, to: string, layout: Layout): Way[] {
  return layout.shortest(from, to).map((directions) => {
    const rows: Row[] = [];
    const over: string[] = [];
    let at: string | undefined = from;
    for (const direction of directions) {
      if (at === undefined) break;
      rows.push(['step', at, direction]);
      at = layout.beside(at, direction)?.name;
      if (at !== undefined && at !== to) over.push(at);
    }
    return { rows, over };
  });
}

/** The first reason that says what stands in the way; else an enemy on it; else it is simply too far. */
export async function whyNotThere(
  from: string,
  to: string,
  view: View,
  layout: Layout,
  preview: ((ways: Row[][]) => Promise<Preview[]>) | undefined,
): Promise<Objection> {
  const ways = waysTo(from, to, layout);
  const found = (await preview?.(ways.map(({ rows }) => rows))) ?? [];
  const reasons = found.flatMap(({ objection }) => objection ?? []);
  const enemy = ways
    .flatMap(({ over }) => over)
    .find((hex) => view.pieces.some((piece) => piece.hex === hex && piece.colour !== view.to_act));
  const stopped = reasons.find(({ code }) => STOPS.has(code));
  if (stopped) return stopped;
  if (enemy) return { code: 'board_enemy_in_the_way', rule: '§5', values: { hex: enemy, to } };
  return { code: reasons.length ? 'board_too_far' : 'board_out_of_reach', rule: '§5', values: { hex: to } };
}
