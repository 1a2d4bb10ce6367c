import { describe, expect, it } from 'vitest';
import { Gestures } from '../src/table/gestures.ts';

describe('an undo', () => {
  it('goes back to before the whole stroke', () => {
    const gestures = new Gestures();
    gestures.add(0, 1);
    gestures.add(1, 5);
    expect(gestures.before(5)).toBe(1);
    expect(gestures.before(1)).toBe(0);
  });
  it('takes one action back where it does not know how it was played', () => {
    const gestures = new Gestures();
    expect(gestures.before(7)).toBe(6);
    gestures.add(7, 9);
    expect(gestures.before(12)).toBe(11);
    expect(gestures.before(0)).toBe(0);
  });
  it('forgets a stroke of which part was taken back elsewhere', () => {
    const gestures = new Gestures();
    gestures.add(2, 6);
    expect(gestures.before(5)).toBe(4);
    gestures.add(5, 8);
    expect(gestures.before(8)).toBe(5);
    expect(gestures.before(5)).toBe(4);
  });
  it('does not count a stroke that was refused at once', () => {
    const gestures = new Gestures();
    gestures.add(3, 3);
    expect(gestures.before(3)).toBe(2);
  });
});
