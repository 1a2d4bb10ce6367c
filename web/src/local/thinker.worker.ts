/** A bot's worker: a Python of its own, which thinks about what it is given. */
import type { FromThinker, ToThinker } from './messages.ts';
import { startPython } from './python.ts';

const say = (message: FromThinker): void => self.postMessage(message);

let answer: Promise<(task: string) => string> | null = null;

self.onmessage = async ({ data }: MessageEvent<ToThinker>): Promise<void> => {
  try {
    if (data.type === 'start') {
      answer = startPython(data.root, data.plan, () => undefined).then((python) =>
        python.runPython('from quintessence.host.thinking import ThinkerWorker\nThinkerWorker().answer'),
      );
      await answer;
      return say({ type: 'ready' });
    }
    if (answer) say({ type: 'thought', answer: (await answer)(data.task) });
  } catch (error) {
    say({ type: 'failed', detail: String(error) });
  }
};
