import { describe, expect, it } from 'vitest';
import { isChosen, isExplained, reasons, shownFirst, shownNext, stepAt } from '../src/table/steps.ts';
import { Texts } from '../src/text/bundle.ts';
import type { GameEvent } from '../src/wire/types.ts';

const moved: GameEvent = { row: ['moved', 0], values: { seat: 0 } };
const spread: GameEvent = {
  row: ['spread', 'b2'],
  values: { cell: 'b2' },
  explanation: {
    side: 'fire',
    candidates: ['a1', 'b2', 'c3', 'd4'],
    criteria: [
      { code: 'near', removed: ['d4'], values: { steps: 2 } },
      { code: 'dry', removed: [], values: {} },
      { code: 'first', removed: ['a1', 'c3'], values: {} },
    ],
    left: ['b2'],
  },
};
const events = [moved, spread];

describe('an explained step', () => {
  it('lights what could be chosen, then what each criterion leaves', () => {
    expect(stepAt(events, 1, 0)).toMatchObject({ candidates: ['a1', 'b2', 'c3', 'd4'], removed: [], ahead: [spread] });
    expect(stepAt(events, 1, 1)).toMatchObject({ removed: ['d4'], left: ['a1', 'b2', 'c3'] });
    expect(stepAt(events, 1, 3)).toMatchObject({ removed: ['d4', 'a1', 'c3'], left: ['b2'] });
    expect(stepAt(events, 0, 0)).toBeNull();
  });

  it('does not stop at a criterion that takes nothing away', () => {
    const { explanation } = spread;
    expect([0, 1, 3].map((shown) => shownNext(explanation!, shown))).toEqual([1, 3, 3]);
  });

  it('is shown whole at once where no criterion takes anything away', () => {
    const { explanation } = spread;
    expect(shownFirst(explanation!)).toBe(0);
    expect(shownFirst({ ...explanation!, criteria: [explanation!.criteria[1]!] })).toBe(1);
  });

  it('needs no reasons where there was nothing to choose', () => {
    const alone = { side: 'fire', candidates: ['b2'], criteria: [], left: ['b2'] };
    expect([isChosen(spread.explanation!), isChosen(alone)]).toEqual([true, false]);
    expect(reasons(new Texts('en', []), alone)).toEqual([]);
  });

  it('is told apart from what needs no reason', () => {
    expect(events.filter(isExplained)).toEqual([spread]);
  });

  it('gives its reasons in sentences', () => {
    const texts = new Texts('en', [
      'criterion-near = within { $steps } steps',
      'criterion-dry = it is dry',
      'criterion-first = the first by name',
      'steps-candidates = { $count } could be: { $ids }.',
      'steps-criterion = { $criterion }: { $count ->\n    [0] all stay\n   *[other] without { $ids }\n}.',
      'steps-left = Left: { $ids }.',
    ]);
    expect(reasons(texts, spread.explanation!)).toEqual([
      '4 could be: a1, b2, c3, d4.',
      'Within 2 steps: without d4.',
      'It is dry: all stay.',
      'The first by name: without a1, c3.',
      'Left: b2.',
    ]);
  });
});
