import { afterEach, expect, it, vi } from 'vitest';
import type { LessonStep } from '../src/board/contract.ts';
import { Lesson } from '../src/pages/lesson.svelte.ts';
import { api } from '../src/wire/api.ts';
import type { Sketch } from '../src/wire/types.ts';

vi.mock('../src/settings.svelte.ts', () => ({ settings: { moves: false } })); // which asks the browser

/** A server whose positions come when the test says so; a position knows the rows that led to it. */
const waiting: (() => void)[] = [];
vi.spyOn(api, 'sketch').mockImplementation(
  ({ rows }) =>
    new Promise((resolve) => {
      waiting.push(() =>
        resolve({ state: { view: { rows }, legal: [], to_act: [0] }, events: [] } as unknown as Sketch),
      );
    }),
);
const step = (name: string): LessonStep => ({ key: name, options: {}, before: [[name]], done: () => false });
const arrive = async (): Promise<void> => {
  waiting.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
};
const shown = (lesson: Lesson): unknown => [lesson.number, lesson.sketch?.state.view];

afterEach(() => waiting.splice(0));

it('changes text and board together, so that no press is for a board that is about to go', async () => {
  const lesson = new Lesson('any', [step('one'), step('two')]);
  void lesson.begin(0);
  await arrive();
  void lesson.begin(1);
  expect(shown(lesson)).toEqual([0, { rows: [['one']] }]);
  await arrive();
  expect(shown(lesson)).toEqual([1, { rows: [['two']] }]);
});

it('drops what comes for a step that was left meanwhile', async () => {
  const lesson = new Lesson('any', [step('one'), step('two')]);
  void lesson.begin(0);
  await arrive();
  void lesson.play([['move']]);
  void lesson.begin(1);
  await arrive();
  expect(shown(lesson)).toEqual([0, { rows: [['one']] }]);
  await arrive();
  expect(shown(lesson)).toEqual([1, { rows: [['two']] }]);
  expect(waiting).toEqual([]);
});
