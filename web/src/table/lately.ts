/** The turn that was played last: what someone who comes back to the board wants to see first. */
import type { GameEvent } from '../wire/types.ts';

interface Step {
  seat: number | null;
  events: GameEvent[];
}

/** The events of the last run of actions of others than those who act now; of whoever acted last, once it is over. */
export function lately(steps: readonly Step[], acting: readonly number[]): GameEvent[] {
  const isNow = ({ seat }: Step): boolean => seat !== null && acting.includes(seat);
  let end = steps.length;
  while (end > 0 && isNow(steps[end - 1]!)) end -= 1;
  const seat = steps[end - 1]?.seat;
  let start = end;
  while (start > 0 && steps[start - 1]?.seat === seat) start -= 1;
  return steps.slice(start, end).flatMap((step) => step.events);
}
