/** What flies where: the events of a change, as ways from one spot of the table to another. */
import type { GameEvent } from '$table';
import type { Spot } from './choices.ts';

export interface Flight {
  /** A card's name, null for its back. */
  card: string | null;
  isToken: boolean;
  /** Spots to start from and to end at, the best first: not every spot is drawn for every seat. */
  from: Spot[];
  to: Spot[];
}

const GAP = 130;
export const TIME = 420;

type Parts = { seat: string; card: string | null; three: string; four: string };

const hand = (seat: string, card: string | null): Spot[] => [...(card ? [`card:${card}`] : []), `hand:${seat}`];

const WAYS: Record<string, (parts: Parts) => [from: Spot[], to: Spot[]]> = {
  added: ({ seat, card, three }) => [hand(seat, card), [`${seat}:${three}`]],
  swapped: ({ seat, card, three }) => [hand(seat, card), [`${seat}:${three}`]],
  fitted: ({ seat, card, three }) => [hand(seat, card), [`${seat}:${three}`]],
  removed: ({ seat, card, three, four }) => [[`${seat}:${three}`], four === 'hand' ? hand(seat, card) : [four]],
  recovered: ({ seat, card, three, four }) => [hand(seat, card), [`${four}:${three}`]],
  laid: ({ seat, three }) => [['announced', `hand:${seat}`], [`${seat}:${three}`]],
  discarded: ({ seat, card }) => [hand(seat, card), ['discard']],
  locked: ({ seat, card, three }) => [hand(seat, card), [`${seat}:${three}`]],
  unlocked: ({ seat, card }) => [hand(seat, card), ['tartarus']],
  countered: ({ seat, card }) => [hand(seat, card), ['tartarus']],
  drew: ({ seat, card }) => [['pile'], hand(seat, card)],
  took: ({ seat, card }) => [['discard'], hand(seat, card)],
  kept: ({ seat, card }) => [card ? [`card:${card}`, 'pile'] : ['pile'], hand(seat, card)],
  buried: ({ card }) => [card ? [`card:${card}`, 'pile'] : ['pile'], ['discard']],
};
const SUPPORT = /^(announced|played)_/;
const TOKENS: Record<string, (parts: Parts) => [Spot[], Spot[]]> = {
  looked_at: ({ seat }) => [['stock'], ['held', `${seat}:`]],
  stole: ({ seat, card, three }) => [[`${three}:${card ?? ''}`], ['held', `${seat}:`]],
  set: ({ seat, card }) => [['held', 'stock', `${seat}:`], [`${seat}:${card ?? ''}`]],
};

/** The flights of some events, in their order. */
export function flights(events: GameEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    const [tag, seat, two, three, four] = event.row.map((part) => (part === null ? null : String(part)));
    const parts: Parts = { seat: seat ?? '', card: two ?? null, three: three ?? '', four: four ?? '' };
    const token = TOKENS[tag ?? ''];
    if (token) return [flight(null, true, token(parts))];
    const way = WAYS[tag ?? ''] ?? (SUPPORT.test(tag ?? '') ? support : undefined);
    return way ? [flight(parts.card, false, way(parts))] : [];
  });
}

const support = ({ seat, card }: Parts): [Spot[], Spot[]] => [hand(seat, card), ['tartarus']];

const flight = (card: string | null, isToken: boolean, [from, to]: [Spot[], Spot[]]): Flight => ({
  card,
  isToken,
  from,
  to,
});

/** When each starts: what follows from something waits for it a little. */
export const delayOf = (number: number): number => number * GAP;
