/** Arrow keys within a group of buttons: one of them is on the way of the Tab key, arrows lead to the others. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The nearest of some boxes in the direction of a key; -1 where there is none. */
export function towards(from: Box, boxes: Box[], key: string): number {
  const step = STEPS[key];
  if (!step) return -1;
  const x = (box: Box): number => box.left + box.width / 2;
  const y = (box: Box): number => box.top + box.height / 2;
  let [best, least] = [-1, Infinity];
  for (const [number, box] of boxes.entries()) {
    const [dx, dy] = [x(box) - x(from), y(box) - y(from)];
    const along = dx * step[0] + dy * step[1];
    const far = along + (Math.abs(dx * step[1]) + Math.abs(dy * step[0])) * 2;
    if (along > 3 && far < least) [best, least] = [number, far];
  }
  return best;
}

/** Makes a group of it: the buttons with `data-walk` inside. */
export function walk(root: HTMLElement): { destroy: () => void } {
  const items = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-walk]')];
  const settle = (): void => {
    const all = items();
    if (all.filter((node) => node.tabIndex === 0).length === 1) return;
    for (const [at, node] of all.entries()) node.tabIndex = at ? -1 : 0;
  };
  const focused = (event: FocusEvent): void => {
    const all = items();
    const node = all.find((one) => one === event.target);
    if (node) for (const one of all) one.tabIndex = one === node ? 0 : -1;
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const all = items();
    if (!all.includes(event.target)) return;
    const boxes = all.map((node) => node.getBoundingClientRect());
    const next = all[towards(event.target.getBoundingClientRect(), boxes, event.key)];
    if (!next) return;
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  const watch = new MutationObserver(settle);
  settle();
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', focused);
  root.addEventListener('keydown', keyed);
  return {
    destroy: () => {
      watch.disconnect();
      root.removeEventListener('focusin', focused);
      root.removeEventListener('keydown', keyed);
    },
  };
}
