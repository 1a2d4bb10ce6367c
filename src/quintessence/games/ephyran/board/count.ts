/** The final count, step by step: what the view says of each territory, in the order in which it is read. */
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
    for (const source of SOURCES.slice(0, 5)) {
      const gains = seats.map((seat) => view.columns[seat]?.[territory][source] ?? 0);
      add(number, source, gains);
    }
  const bonus = seats.map((seat) => view.scores[seat]?.city ?? 0);
  add(TERRITORIES.length, 'city', bonus);
  return found.length ? found : [{ territory: TERRITORIES.length, source: 'city', gains: sums, sums }];
}

/** What a seat has been given so far in one territory, or for its city (4), source by source. */
export function counted(all: Frame[], at: number, territory: number, seat: number): [Source, number][] {
  return all
    .slice(0, at + 1)
    .flatMap(({ territory: where, source, gains }): [Source, number][] =>
      where === territory && gains[seat] ? [[source, gains[seat]]] : [],
    );
}
