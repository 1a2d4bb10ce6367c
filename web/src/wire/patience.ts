/** Ask again what a busy server has refused for the moment only. */
import { Refused } from './refused.ts';

const PAUSES = [500, 1000, 2000, 4000];
const BUSY = 503;

/** Whether the same may succeed a little later: not where there is too much of something. */
const isForTheMoment = (error: unknown): boolean =>
  error instanceof Refused && (error.status === BUSY || error.code === 'too_fast');

/** The answer, asked for anew after each of some pauses while the server is too busy for it. */
export async function patiently<T>(
  ask: () => Promise<T>,
  pauses: readonly number[] = PAUSES,
  pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time)),
): Promise<T> {
  for (const time of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!isForTheMoment(error)) throw error;
    }
    await pause(time);
  }
  return ask();
}
