/** What the lab asks the server for. */
import { ask } from '../wire/api.ts';
import type { LabChecked, LabData, LabFigure, LabFile, LabRun, Values } from '../wire/types.ts';

/** The sheets that were changed as CSV, by their names, and what the variant is called. */
export interface Sent {
  sheets: Record<string, string>;
  name: string;
}

export interface Wish {
  seats: number;
  level: string;
  options: Values;
  games: number;
  until_sure: boolean;
}

const of = (game: string): string => `/lab/games/${encodeURIComponent(game)}`;

export const labApi = {
  data: (game: string) => ask<LabData>('GET', of(game)),
  check: (game: string, sent: Sent) => ask<LabChecked>('POST', `${of(game)}/check`, sent),
  open: (game: string, text: string, sheet: string) => ask<LabFile>('POST', `${of(game)}/open`, { text, sheet }),
  compare: (game: string, sent: Sent, wish: Wish) => ask<LabRun>('POST', `${of(game)}/runs`, { ...sent, ...wish }),
  run: (id: string) => ask<LabRun>('GET', `/lab/runs/${id}`),
  figures: (id: string, language: string) =>
    ask<{ figures: LabFigure[] }>('GET', `/lab/runs/${id}/figures?language=${language}`),
  stop: (id: string) => ask<LabRun>('POST', `/lab/runs/${id}/stop`),
};
