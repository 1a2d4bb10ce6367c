import { describe, expect, it } from 'vitest';
import { aimText, firstRows, restOf, stepsOf, type HintTurn } from '../src/table/hint.ts';
import { Texts } from '../src/text/bundle.ts';
import type { Action, Row } from '../src/wire/types.ts';

const action = (...row: string[]): Action => ({ row, values: {} });
const line = [action('open'), action('convert', 'burn'), action('convert', 'burn'), action('close'), action('end')];
const hint: HintTurn = { line, aim: { code: 'points', values: { count: 3 } }, at: 2 };
const rows = (turn: HintTurn | null): Row[] | undefined => turn?.line.map(({ row }) => row);

describe('a hint', () => {
  it('tells what is done several times on end as one step', () => {
    expect(stepsOf(line).map(({ action: { row }, count }) => [row.join(' '), count])).toEqual([
      ['open', 1],
      ['convert burn', 2],
      ['close', 1],
      ['end', 1],
    ]);
    expect(firstRows(line.slice(1))).toEqual([
      ['convert', 'burn'],
      ['convert', 'burn'],
    ]);
  });

  it('is kept while it is followed, with the next step drawn', () => {
    const rest = restOf(hint, [['open'], ['convert', 'burn']]);
    expect(rows(rest)).toEqual([['convert', 'burn'], ['close'], ['end']]);
    expect([rest?.at, rest?.aim]).toEqual([0, hint.aim]);
  });

  it('goes when something else is played, and at its end', () => {
    expect(restOf(hint, [['end']])).toBeNull();
    expect(
      restOf(
        hint,
        line.map(({ row }) => row),
      ),
    ).toBeNull();
    expect(restOf(null, [['open']])).toBeNull();
  });

  it('counts the cards that are left, once some of them are played', () => {
    const texts = new Texts('en', ['advice-clean = { $cards } cards take pollution off.']);
    const aim = { code: 'advice', values: { code: 'clean', values: { cards: 2 } } };
    const cards = [action('play', 'silt'), action('share'), action('play', 'pebbles')];
    expect(aimText({ aim, line: cards }, texts)).toBe('2 cards take pollution off.');
    expect(aimText({ aim, line: cards.slice(2) }, texts)).toBe('1 cards take pollution off.');
    expect(aimText({ aim, line: [] }, texts)).toBe('1 cards take pollution off.');
  });

  it('says in the game’s words what a judgement rests on, where it has some', () => {
    const texts = new Texts('en', ['aim-judged = Best.\naim-judged-give-up = You will miss it least.']);
    expect(aimText({ aim: null, line: [action('give_up', 'lands')] }, texts)).toBe('You will miss it least.');
    expect(aimText({ aim: null, line }, texts)).toBe('Best.');
  });
});
