/** The view as this board reads it: the names of `Blaze.view` in the rules. */
import type { Action, GameEvent, Values } from '$table';

export interface View {
  columns: number;
  rows: number;
  /** By house: 0 does not burn, −1 is lost. */
  heat: Record<string, number>;
  /** One's own buckets; of the others only how many. */
  hands: (number[] | number)[];
  /** How often each seat may still pour in this round. */
  pours: number[];
  well: number;
  round: number;
  lost: number;
  limit: number;
}

export const LOST = -1;

export const read = (view: Values): View => view as unknown as View;

export interface House {
  name: string;
  column: number;
  row: number;
}

/** The houses where they stand: a1 is the first of the first row. */
export function houses({ heat }: View): House[] {
  return Object.keys(heat).map((name) => ({
    name,
    column: name.charCodeAt(0) - 97,
    row: Number(name.slice(1)) - 1,
  }));
}

/** The buckets that can be poured on each house. */
export function pours(legal: Action[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { row } of legal) {
    const [tag, house, bucket] = row;
    if (tag !== 'pour') continue;
    const name = String(house);
    found.set(name, [...(found.get(name) ?? []), Number(bucket)]);
  }
  return found;
}

/** The heat as it was before these events: what the fire does is drawn step by step, while it is explained. */
export function heatBefore(heat: Record<string, number>, ahead: GameEvent[]): Record<string, number> {
  const before = { ...heat };
  for (const { row, values } of ahead.toReversed()) {
    const house = String(values['house']);
    if (row[0] === 'flared') before[house] = Number(values['heat']) - 1;
    else if (row[0] === 'house_lost') before[house] = hottest(heat);
  }
  return before;
}

/** A house that is lost burned as hot as any can. */
const hottest = (heat: Record<string, number>): number => Math.max(1, ...Object.values(heat));

/** How many buckets a seat holds. */
export function held({ hands }: View, seat: number): number {
  const hand = hands[seat] ?? 0;
  return typeof hand === 'number' ? hand : hand.length;
}

/** The buckets that are seen, which are one's own. */
export function own({ hands }: View, seat: number | null): number[] {
  const hand = seat === null ? 0 : hands[seat];
  return Array.isArray(hand) ? hand : [];
}
