/** The keyboard on the board: arrows walk through the hand, the halves of a card and what is lit; Escape goes back. */
import { beside, towards } from './layout.ts';
import type { Play } from './play.svelte.ts';

const isArrow = (key: string): boolean => key.startsWith('Arrow');

function visible(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((node) => node.offsetParent !== null);
}

/** The first thing to choose once a card or a half is taken up. */
export function focusNext(root: HTMLElement, play: Play): void {
  const wanted =
    play.plan || play.menu ? '[data-yes]' : play.half === null ? '[data-half]:not([aria-disabled=true])' : '[data-can]';
  const [first] = visible(root, wanted);
  (first ?? visible(root, '[data-half]')[0])?.focus({ preventScroll: true });
}

/** Where the next choice begins: what is lit without a card, else the hand. */
export function focusHand(root: HTMLElement): void {
  const [lit] = visible(root, '[data-can]');
  if (lit) return lit.focus({ preventScroll: true });
  visible(root, '[data-hand][tabindex="0"], [data-hand]')[0]?.focus({ preventScroll: true });
}

/** Walk with an arrow; tells whether it led anywhere. */
export function walk(root: HTMLElement, from: HTMLElement, key: string): boolean {
  if (!isArrow(key)) return false;
  const next = step(root, from, key);
  next?.focus({ preventScroll: true });
  return next !== null;
}

function step(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const place = from.dataset['place'] ?? '';
  const lit = visible(root, '[data-can]');
  if (/^\d+:./.test(place) && !lit.includes(from)) {
    const neighbour = beside(place, key);
    const found = neighbour ? root.querySelector<HTMLElement>(`[data-place="${neighbour}"]`) : null;
    if (found) return found;
  }
  const group = [visible(root, '[data-hand]'), visible(root, '[data-half], [data-yes]'), lit].find((one) =>
    one.includes(from),
  );
  const all = group ?? lit;
  const found = towards(
    from.getBoundingClientRect(),
    all.map((node) => node.getBoundingClientRect()),
    key,
  );
  if (found >= 0) return all[found] ?? null;
  return leave(root, group, from, key, lit);
}

/** Out of a group at its rim: from the hand up to the city, from anywhere down to the hand. */
function leave(
  root: HTMLElement,
  group: HTMLElement[] | undefined,
  from: HTMLElement,
  key: string,
  lit: HTMLElement[],
): HTMLElement | null {
  const inHand = from.dataset['hand'] !== undefined;
  if (inHand && key === 'ArrowUp') return lit[0] ?? root.querySelector<HTMLElement>('.own [data-place$="-1"]');
  if (!inHand && key === 'ArrowDown') return visible(root, '[data-hand]')[0] ?? null;
  return group ? null : (lit[0] ?? null);
}
