/** Ask again what a busy server has refused for the moment only. */
import { Refused } from './refused.ts';

const PAUSES = [500, 1000, 2000, 4000];
const FOR_THE_MOMENT = [429, 503];

/** The answer, asked for anew while the server is too busy for it; any other refusal is final at once. */
export async function patiently<T>(
  ask: () => Promise<T>,
  pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time)),
): Promise<T> {
  for (const time of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || !FOR_THE_MOMENT.includes(error.status)) throw error;
    }
    await pause(time);
  }
  return ask();
}
