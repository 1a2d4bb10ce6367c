/** Points as they were made: round by round, and by what; what only the end counts is apart. */
import type { GameEvent } from '$table';
import type { Who } from './view.ts';

/** What is counted at the end, in its order. */
export const ENDING = [
  'building_on_edge',
  'connected_clusters',
  'connected_distance',
  'stronghold_sanctuary_distance',
  'fire',
  'water',
  'earth',
  'air',
  'network',
  'convert',
];

/** For each who scored, the points of each round; before the first round and at the end they count nowhere. */
export function byRound(history: readonly GameEvent[], rounds: number): Map<Who, number[]> {
  const found = new Map<Who, number[]>();
  let round = 0;
  for (const { row, values } of history) {
    if (row[0] === 'round_began') round = Number(values['round']);
    if (row[0] !== 'scored' || !round || ENDING.includes(String(values['source']))) continue;
    const who = values['seat'] as Who;
    const points = found.get(who) ?? Array.from({ length: rounds }, () => 0);
    points[round - 1] = (points[round - 1] ?? 0) + Number(values['points']);
    found.set(who, points);
  }
  return found;
}

/** Where points came from, the most first, without what the end counts. */
export const bySource = (score: Record<string, number>): [source: string, points: number][] =>
  Object.entries(score)
    .filter(([source]) => !ENDING.includes(source))
    .sort(([, one], [, other]) => other - one);
