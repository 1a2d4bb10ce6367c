/** How long a move is shown before the next, in milliseconds: another's as one has chosen, one's own at the pace of a hand. */
import type { Pace } from '../settings.svelte.ts';

const BREATH: Record<Pace, number> = { once: 0, calm: 420, slow: 1600 };
/** So much longer where a move is hard to follow. */
const LONGER: Record<Pace, number> = { once: 0, calm: 600, slow: 1000 };
/** Where nothing moves a calm pace needs less. */
const STILL = 150;

export interface Shown {
  isOwn: boolean;
  isLong: boolean;
  /** Whether more waits to be shown. */
  isFollowed: boolean;
}

export function pauseAfter({ isOwn, isLong, isFollowed }: Shown, pace: Pace, moves: boolean): number {
  if (isOwn) return !moves ? 0 : isLong ? 500 : isFollowed ? 230 : 320;
  if (!moves && pace === 'calm') return STILL;
  return BREATH[pace] + (isLong ? LONGER[pace] : 0);
}
