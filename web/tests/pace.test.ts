import { expect, it } from 'vitest';
import { pauseAfter } from '../src/table/pace.ts';

const other = { isOwn: false, isLong: false, isFollowed: true };

it('shows the moves of others at once, calmly or slowly, as one has chosen', () => {
  const [once, calm, slow] = (['once', 'calm', 'slow'] as const).map((pace) => pauseAfter(other, pace, true));
  expect(once).toBe(0);
  expect(calm).toBeGreaterThan(300);
  expect(slow).toBeGreaterThan(2 * (calm ?? 0));
  expect(pauseAfter({ ...other, isLong: true }, 'slow', true)).toBeGreaterThan(slow ?? 0);
});

it('keeps a slow pace where nothing moves, and does not slow what one plays oneself', () => {
  expect(pauseAfter(other, 'slow', false)).toBe(pauseAfter(other, 'slow', true));
  expect(pauseAfter(other, 'calm', false)).toBeLessThan(pauseAfter(other, 'calm', true));
  expect(pauseAfter({ ...other, isOwn: true }, 'slow', true)).toBe(pauseAfter({ ...other, isOwn: true }, 'once', true));
});
