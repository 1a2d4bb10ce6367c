import { describe, expect, it } from 'vitest';
import { scrollAbove } from '../src/pages/above.ts';

describe('what a lesson is about', () => {
  it('stays where it is when the sheet does not cover it', () => {
    expect(scrollAbove({ top: 100, bottom: 300 }, 500, 64)).toBe(0);
  });
  it('is brought above the sheet', () => {
    expect(scrollAbove({ top: 480, bottom: 690 }, 590, 64)).toBe(100);
  });
  it('keeps its head in sight where it is taller than the room', () => {
    expect(scrollAbove({ top: 200, bottom: 900 }, 500, 64)).toBe(136);
    expect(scrollAbove({ top: 40, bottom: 900 }, 500, 64)).toBe(0);
  });
});
