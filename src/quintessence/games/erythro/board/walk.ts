/** Arrow keys within a group of buttons: one of them is on the way of the Tab key, arrows lead to the others. */
import { towards } from '$table/board/arrows.ts';

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
