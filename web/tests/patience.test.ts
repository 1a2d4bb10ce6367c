import { describe, expect, it } from 'vitest';
import { Refused } from '../src/wire/refused.ts';
import { patiently } from '../src/wire/patience.ts';

/** Refuses so often before it answers; tells how often it was asked and for how long one waited. */
function busy(times: number, status: number, code = 'busy') {
  const seen = { asked: 0, waited: 0 };
  return {
    seen,
    ask: async (): Promise<string> => {
      if (seen.asked++ < times) throw new Refused(code, {}, status);
      return 'here';
    },
    pause: async (time: number): Promise<void> => void (seen.waited += time),
  };
}

describe('a busy server', () => {
  it('is asked again until it answers', async () => {
    const { seen, ask, pause } = busy(2, 503);
    expect(await patiently(ask, undefined, pause)).toBe('here');
    expect(seen).toEqual({ asked: 3, waited: 1500 });
  });
  it('is asked five times at most', async () => {
    const { seen, ask, pause } = busy(9, 429, 'too_fast');
    await expect(patiently(ask, undefined, pause)).rejects.toThrow('too_fast');
    expect(seen.asked).toBe(5);
  });
  it('is asked as often as one has the time', async () => {
    const { seen, ask, pause } = busy(3, 429, 'too_fast');
    expect(await patiently(ask, [10, 20, 30], pause)).toBe('here');
    expect(seen).toEqual({ asked: 4, waited: 60 });
  });
  it('is not asked again when it is offline, says no, or has too much of something', async () => {
    for (const status of [0, 400, 404, 429]) {
      const { seen, ask, pause } = busy(1, status);
      await expect(patiently(ask, undefined, pause)).rejects.toThrow('busy');
      expect(seen.asked).toBe(1);
    }
  });
});
