/** The final count, step by step: what the view says of each territory, in the order in which it is told. */
import { SOURCES, TERRITORIES, type Source, type View } from './view.ts';

export interface Frame {
  /** Which territory; 4 once all are counted. */
  territory: number;
  source: Source;
  /** What each seat gets for it, and has by then. */
  gains: number[];
  sums: number[];
}

/** Steps in which somebody gets or loses something. */
export function frames(view: View): Frame[] {
  const seats = [...Array(view.seats).keys()];
  let sums = seats.map(() => 0);
  const found: Frame[] = [];
  const add = (territory: number, source: Source, gains: number[]): void => {
    if (gains.every((gain) => gain === 0)) return;
    sums = sums.map((sum, seat) => sum + (gains[seat] ?? 0));
    found.push({ territory, source, gains, sums });
  };
  for (const [number, territory] of TERRITORIES.entries())
    for (const source of SOURCES.slice(0, 5))
      add(
        number,
        source,
        seats.map((seat) => view.columns[seat]?.[territory][source] ?? 0),
      );
  add(
    TERRITORIES.length,
    'city',
    seats.map((seat) => view.scores[seat]?.city ?? 0),
  );
  return found.length ? found : [{ territory: TERRITORIES.length, source: 'city', gains: sums, sums }];
}
