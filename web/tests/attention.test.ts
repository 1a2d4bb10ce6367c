import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attend } from '../src/wire/attention.ts';

describe('attention', () => {
  let told: boolean[];
  let page: EventTarget & { visibilityState: string };

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is away while the page is hidden', () => {
    attend((isAway) => told.push(isAway));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([true, false]);
  });

  it('is away when nothing was touched for a while, and back with a touch', () => {
    const stop = attend((isAway) => told.push(isAway), 1000);
    vi.advanceTimersByTime(900);
    page.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(900);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(200);
    page.dispatchEvent(new Event('keydown'));
    stop();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual([true, false]);
  });
});
