/** Whether someone looks at the page: it is hidden, or nobody has touched anything for a while. */
const IDLE = 5 * 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls with true when someone has looked away, with false when they are back; returns how to stop. */
export function attend(changed: (isAway: boolean) => void, idle = IDLE): () => void {
  let isAway = false;
  let timer = 0;
  const set = (now: boolean): void => {
    if (now === isAway) return;
    isAway = now;
    changed(isAway);
  };
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return set(true);
    set(false);
    timer = window.setTimeout(() => set(true), idle);
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', look, { signal });
  for (const touch of TOUCHES) document.addEventListener(touch, look, { signal, passive: true });
  look();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
