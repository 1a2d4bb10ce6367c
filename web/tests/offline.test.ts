import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForOffline } from '../src/offline.ts';

const dataset: { local?: string } = {};
const register = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  register.mockClear();
  delete dataset.local;
});

test('the page is kept a while after it was opened', () => {
  keepForOffline();
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4000);
  expect(register).toHaveBeenCalledOnce();
});

test('nothing is loaded beside Python: the page is kept a while after the table is ready', () => {
  dataset.local = 'loading';
  keepForOffline();
  vi.advanceTimersByTime(60_000);
  expect(register).not.toHaveBeenCalled();
  dataset.local = 'ready';
  vi.advanceTimersByTime(3000);
  expect(register).not.toHaveBeenCalled(); // a first table is being opened
  vi.advanceTimersByTime(4000);
  expect(register).toHaveBeenCalledOnce();
});
