import { describe, expect, it } from 'vitest';
import { Gestures } from '../src/table/gestures.ts';

describe('an undo', () => {
  it('takes back the whole stroke, then the one before it', () => {
    const gestures = new Gestures();
    gestures.add(0, 2, 2);
    gestures.add(0, 6, 4);
    expect(gestures.takeBack(0, 6)).toBe(4);
    gestures.undone(0, 10);
    expect(gestures.takeBack(0, 10)).toBe(2);
  });
  it('takes one action back where it does not know how it was played', () => {
    const gestures = new Gestures();
    expect(gestures.takeBack(0, 7)).toBe(1);
    gestures.add(0, 9, 2);
    expect(gestures.takeBack(0, 12)).toBe(1);
    expect(gestures.takeBack(0, 9)).toBe(1);
  });
  it('knows the strokes of each seat apart, whoever has acted since', () => {
    const gestures = new Gestures();
    gestures.add(0, 3, 3);
    gestures.add(1, 2, 2);
    expect(gestures.takeBack(0, 3)).toBe(3);
    expect(gestures.takeBack(1, 2)).toBe(2);
  });
  it('does not count a stroke that was refused at once', () => {
    const gestures = new Gestures();
    gestures.add(0, 3, 0);
    expect(gestures.takeBack(0, 3)).toBe(1);
  });
});
