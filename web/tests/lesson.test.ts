import { describe, expect, it } from 'vitest';
import {
  decidedTexts,
  lineOf,
  nextLevel,
  parted,
  partyOf,
  puzzleNear,
  reasonText,
  sharesAt,
  smoothed,
  tipText,
} from '../src/table/lesson.ts';
import { Texts } from '../src/text/bundle.ts';
import type { Evaluation, Lesson, LessonTurn, Listed, Prompt } from '../src/wire/types.ts';

const texts = new Texts('en', [
  `action-go = Go to { $hex }
why-judged = judged
why-wins = It wins.
why-they-fewer = They get { $count } fewer: { $what }.
advice-hold = Hold { $hex }.
tally-lost = Trees lost
tip-tally = { $what }: { $own } against { $other } of { $name }.
tip-lost = Keep them safe.
tip-turn = At { $when }: { $line }, { $percent }.
decided-won = { $person ->
    [you] You won
   *[other] { $name } won
} after { $actions }.
decided-turn = Costly: { $when }, { $percent }: { $line }.
score-city = city
tip-source = { $what }: { $own } to { $other } of { $name }.`,
]);
const teller = {
  texts,
  name: (party: number | string) => (typeof party === 'number' ? `P${party}` : party),
  person: (party: number | string) => (party === 0 ? 'you' : 'other'),
  when: (number: number) => `W${number}`,
  since: (number: number) => `S${number}`,
};
const go = (hex: string) => ({ row: ['go', hex], values: { hex } });
const turn = (number: number, cost: number): LessonTurn => ({
  ...{ number, end: number + 2, seat: 1, played: [go('a1')], worth: 0.6, share: 0.6 - cost, cost, reason: null },
  better: cost ? [go('b2'), go('c3')] : [],
});
const lesson: Lesson = {
  ...{ turning: [], turns: [turn(4, 0), turn(10, 0.12), turn(30, 0.05)], best: [null, null], worst: [null, 10] },
  decided: [
    { code: 'won', values: { party: 0, actions: 40 } },
    { code: 'turn', values: { number: 10 } },
  ],
  tallies: [],
  tips: [
    { code: 'turn', values: { number: 30 } },
    { code: 'tally', values: { tally: 'lost', own: 2, other: 0, party: 0 } },
    { code: 'source', values: { source: 'city', own: 1, other: 5, party: 0 } },
  ],
};

describe('a lesson in words', () => {
  it('tells what decided the match, with the better turn', () => {
    expect(decidedTexts(lesson, teller)).toEqual(['You won after 40.', 'Costly: W11, 12: Go to b2 · Go to c3.']);
  });
  it('speaks to whoever won, and of the others', () => {
    const lost = { ...lesson, decided: [{ code: 'won', values: { party: 1, actions: 40 } }] };
    expect(decidedTexts(lost, teller)).toEqual(['P1 won after 40.']);
  });
  it('gives one thing to try, by what the game counts, by points or by a turn', () => {
    expect([0, 1, 2].map((seat) => tipText(lesson, seat, teller))).toEqual([
      'At W31: Go to b2 · Go to c3, 5.',
      'Trees lost: 2 against 0 of P0. Keep them safe.',
      'City: 1 to 5 of P0.',
    ]);
  });
  it('says why, and no more than is known', () => {
    const reasons: (Prompt | null)[] = [
      null,
      { code: 'wins', values: {} },
      { code: 'they_fewer', values: { tally: 'lost', count: 2 } },
      { code: 'advice', values: { code: 'hold', values: { hex: 'd4' } } },
    ];
    expect(reasons.map((reason) => reasonText(reason, teller))).toEqual([
      ...['judged', 'It wins.', 'They get 2 fewer: Trees lost.', 'Hold d4.'],
    ]);
  });
  it('smooths the curves of three or more, but neither those of two nor an end', () => {
    const judged = (parties: number[], shares: number[]) =>
      ({ parties, points: shares.map((share, number) => ({ number, shares: parties.map(() => share) })) }) as never;
    const drawn = (parties: number[], shares: number[]): number[] =>
      smoothed(judged(parties, shares)).points.map((point) => point.shares[0] ?? 0);
    expect(drawn([0, 1, 2], [0, 1, 0, 1, 0])).toEqual([0, 1 / 3, 0.4, 1 / 3, 0]);
    expect(drawn([0, 1], [0, 1, 0])).toEqual([0, 1, 0]);
  });
  it('tells a long turn by its beginning', () => {
    const line = lineOf(
      Array.from({ length: 12 }, () => go('a1')),
      teller,
    );
    expect(line.split(' · ')).toHaveLength(9);
    expect(line).toMatch(/…$/);
  });
  it('tells what both turns begin with once, and both from where they differ', () => {
    const [a, b, c, d] = [go('a1'), go('b2'), go('c3'), go('d4')];
    expect(parted({ played: [a, b, c], better: [a, b, d, c] })).toEqual({
      shared: [a, b],
      played: [c],
      better: [d, c],
    });
    expect(parted({ played: [a], better: [b] })).toEqual({ shared: [], played: [a], better: [b] });
    expect(parted({ played: [a, b], better: [a, b, c] })).toEqual({ shared: [a, b], played: [], better: [c] });
    expect(parted({ played: [a, b], better: [a] })).toEqual({ shared: [], played: [a, b], better: [a] });
    expect(parted({ played: [a, b], better: [] })).toEqual({ shared: [], played: [a, b], better: [] });
  });
  it('finds the nearest puzzle: a turn with a better one', () => {
    expect(puzzleNear(lesson, 4)?.number).toBe(10);
    expect(puzzleNear(lesson, 29)?.number).toBe(30);
    expect(puzzleNear({ ...lesson, turns: [turn(4, 0)] }, 4)).toBeUndefined();
  });
});

describe('shares', () => {
  const evaluation = {
    parties: [0, 1, 'automa'],
    points: [
      { number: 0, shares: [0.4, 0.3, 0.3] },
      { number: 5, shares: [0.5, 0.3, 0.2] },
    ],
  } as unknown as Evaluation;
  it('hold until the next turn', () => {
    expect(sharesAt(evaluation, 4)).toEqual([0.4, 0.3, 0.3]);
    expect(sharesAt(evaluation, 9)[0]).toBe(0.5);
  });
  it('are a seat’s own, or those of allies together', () => {
    expect(partyOf(evaluation, 1)).toBe(1);
    expect(partyOf({ ...evaluation, parties: ['allies', 'mars'] }, 1)).toBe(0);
  });
});

describe('the next level', () => {
  const LEVELS = ['level1', 'level2', 'level3'];
  const game = (won: boolean, updated: number, level = 'level2', more: Partial<Listed> = {}): Listed =>
    ({
      ...{ game: 'g', status: 'over', held: [0], relation: 'rivals', updated, sides: [] },
      seats: [
        { kind: 'me', level: null },
        { kind: 'bot', level },
      ],
      result: { places: won ? [1, 2] : [2, 1], reason: 'any' },
      ...more,
    }) as unknown as Listed;
  it('is offered to whoever wins often', () => {
    const tables = [game(true, 3), game(true, 2), game(false, 1), game(true, 4, 'level1')];
    expect(nextLevel(tables, 'g', 'level2', LEVELS)).toEqual({ level: 'level2', next: 'level3', won: 2, count: 3 });
  });
  it('is not offered after few games, few wins, or at the top', () => {
    expect(nextLevel([game(true, 1), game(true, 2)], 'g', 'level2', LEVELS)).toBeNull();
    expect(nextLevel([game(false, 3), game(false, 2), game(true, 1)], 'g', 'level2', LEVELS)).toBeNull();
    const top = [1, 2, 3].map((at) => game(true, at, 'level3'));
    expect(nextLevel(top, 'g', 'level3', LEVELS)).toBeNull();
  });
  it('counts games of this kind alone', () => {
    const others = [game(true, 3, 'level2', { game: 'h' }), game(true, 2, 'level2', { held: [0, 1] })];
    expect(nextLevel([...others, game(true, 1), game(true, 4)], 'g', 'level2', LEVELS)).toBeNull();
  });
});
