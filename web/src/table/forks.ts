/** New tables from a moment of another: who sits there, when nobody is asked. */
import type { SeatWish, TableInfo } from '../wire/types.ts';

const USUAL = 'level3';

/** One seat for whoever looks, a bot in each of the others: the one that sat there, or a usual one. */
export const alone = (info: Pick<TableInfo, 'seats'>, own: number): SeatWish[] =>
  info.seats.map(({ level }, seat) => (seat === own ? { kind: 'me' } : { kind: 'bot', level: level ?? USUAL }));
