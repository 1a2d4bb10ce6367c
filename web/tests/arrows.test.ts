import { describe, expect, it } from 'vitest';
import { towards, type Box } from '../src/board/arrows.ts';

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

describe('arrow keys', () => {
  const boxes = [box(100, 0), box(40, 5), box(0, 60)];
  it('go to the nearest thing in their direction', () => {
    expect(towards(box(0, 0), boxes, 'ArrowRight')).toBe(1);
    expect(towards(box(0, 0), boxes, 'ArrowDown')).toBe(2);
  });
  it('go nowhere where nothing is, and other keys never do', () => {
    expect(towards(box(0, 0), boxes, 'ArrowLeft')).toBe(-1);
    expect(towards(box(0, 0), boxes, 'Enter')).toBe(-1);
  });
  it('do not take what is only just beside for what lies in a direction', () => {
    expect(towards(box(0, 0), [box(3, 0)], 'ArrowRight')).toBe(-1);
  });
});
