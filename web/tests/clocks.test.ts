import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TimeControl } from '../src/wire/types.ts';

vi.mock('../src/text/texts.svelte.ts', () => ({
  say: (key: string, values: Record<string, number | string> = {}) => [key, ...Object.values(values)].join(' '),
  words: { texts: { has: () => false, aside: () => null } },
}));
vi.mock('../src/me.svelte.ts', () => ({ paint: (colour: string | null) => colour }));

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const turn = (seconds: number): TimeControl => ({
  per: 'turn',
  seconds,
  increment: 0,
  at_zero: 'bot',
  level: 'level3',
});

describe('the clocks of the seats', () => {
  let clocks: typeof import('../src/table/clocks.ts');
  beforeAll(async () => (clocks = await import('../src/table/clocks.ts')));
  const told = { left: [60_000, 30_000, null], running: [0], overdue: [], begun: true, at: 5000 };

  it('run from when they were told, by this page’s own steady clock', () => {
    expect([0, 1, 2].map((seat) => clocks.leftAt(told, seat, 15_000))).toEqual([50_000, 30_000, null]);
  });

  it('never go below zero, nor up where a clock goes backwards', () => {
    expect(clocks.leftAt(told, 0, 1e9)).toBe(0);
    expect(clocks.leftAt(told, 0, 0)).toBe(60_000);
  });

  it('are shown in minutes and seconds, in hours, in days', () => {
    expect([0, 1, 5_001, 65_000, 3_725_000].map(clocks.face)).toEqual(['00:00', '00:01', '00:06', '01:05', '1:02:05']);
    expect(clocks.face(2 * DAY + 3 * 3600 * SECOND)).toBe('clock-days 2 3');
  });

  it('are said in whole parts', () => {
    expect([9_000, 65_000, 3_725_000].map(clocks.inWords)).toEqual([
      'clock-seconds 0 9',
      'clock-minutes 1 5',
      'clock-hours 1 2',
    ]);
    expect([30_000, 125_000, 3_725_000].map(clocks.coarse)).toEqual([
      'clock-last-minute',
      'clock-some-minutes 2',
      'clock-hours 1 2',
    ]);
  });

  it('are urgent below a tenth', () => {
    expect([6000, 5999].map((left) => clocks.isUrgent(left, turn(60)))).toEqual([false, true]);
  });

  it('are told aloud at a few marks only, each once', () => {
    const marks = [];
    for (let left = 180 * SECOND; left > 0; left -= 250) {
      const mark = clocks.passed(left, left - 250, turn(180));
      if (mark !== null) marks.push(mark / SECOND);
    }
    expect(marks).toEqual([60, 18, 10]);
    expect(clocks.passed(3 * DAY, 0.5 * DAY, turn(3 * 86_400))).toBe(DAY);
  });

  it('say what they are', () => {
    expect(clocks.timeOf(turn(180))).toBe('clock-per-turn 3');
    expect(clocks.timeOf(turn(70))).toBe('clock-per-seconds 70');
    expect(clocks.timeOf(turn(3 * 86_400))).toBe('clock-per-days 3');
    expect(clocks.timeOf({ per: 'game', seconds: 900, increment: 10 })).toBe('clock-per-game 15 10');
    expect([60, 86_400].map((seconds) => clocks.isInDays(turn(seconds)))).toEqual([false, true]);
  });
});
