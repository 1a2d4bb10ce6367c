/** The keyboard on the board: arrows walk through the hand, the halves of a card and what is lit; Escape goes back. */
import { tick } from 'svelte';
import { towards } from '$table/board/arrows.ts';
import { beside } from './layout.ts';
import type { Play } from './play.svelte.ts';

const isArrow = (key: string): boolean => key.startsWith('Arrow');

function visible(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((node) => node.offsetParent !== null);
}

export class Keys {
  /** Whether the last choice was made with a key: then the focus must not get lost when what had it is gone. */
  private isUsed = false;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly play: Play,
  ) {}

  pressed(event: KeyboardEvent): void {
    const [root, node] = [this.root(), event.target];
    if (event.altKey || event.ctrlKey || event.metaKey || !(node instanceof HTMLElement) || !root) return;
    if (walk(root, node, event.key)) event.preventDefault();
    else if (event.key === 'Escape' && this.play.back()) {
      event.preventDefault();
      void tick().then(() => (this.play.card ? focusNext(root, this.play) : focusHand(root)));
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.isUsed = true;
      setTimeout(() => void tick().then(() => this.follow(root)), 0);
    }
  }

  pointed(): void {
    this.isUsed = false;
  }

  /** The table has changed, and what had the focus may be gone. */
  changed(): void {
    if (!this.isUsed) return;
    void tick().then(() => {
      const root = this.root();
      if (root && document.activeElement === document.body) focusHand(root);
    });
  }

  /** After a key chose something, the focus goes where the next choice is. */
  private follow(root: HTMLElement): void {
    const { card, plan, menu } = this.play;
    if (card || plan || menu) focusNext(root, this.play);
    else if (!root.contains(document.activeElement)) focusHand(root);
  }
}

/** The first thing to choose once a card or a half is taken up. */
function focusNext(root: HTMLElement, play: Play): void {
  const wanted =
    play.plan || play.menu ? '[data-yes]' : play.half === null ? '[data-half]:not([aria-disabled=true])' : '[data-can]';
  const [first] = visible(root, wanted);
  (first ?? visible(root, '[data-half]')[0])?.focus({ preventScroll: true });
}

/** Where the next choice begins: what is lit without a card, else the hand. */
function focusHand(root: HTMLElement): void {
  const [lit] = visible(root, '[data-can]');
  if (lit) return lit.focus({ preventScroll: true });
  visible(root, '[data-hand][tabindex="0"], [data-hand]')[0]?.focus({ preventScroll: true });
}

/** Walk with an arrow; tells whether it led anywhere. */
function walk(root: HTMLElement, from: HTMLElement, key: string): boolean {
  if (!isArrow(key)) return false;
  const next = step(root, from, key);
  next?.focus({ preventScroll: true });
  return next !== null;
}

function step(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const spot = from.dataset['spot'] ?? '';
  const lit = visible(root, '[data-can]');
  if (/^\d+:./.test(spot) && !lit.includes(from)) {
    const neighbour = beside(spot, key);
    const found = neighbour ? root.querySelector<HTMLElement>(`[data-spot="${neighbour}"]`) : null;
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
  if (inHand && key === 'ArrowUp') return lit[0] ?? root.querySelector<HTMLElement>('.own [data-spot$="-1"]');
  if (!inHand && key === 'ArrowDown') return visible(root, '[data-hand]')[0] ?? null;
  return group ? null : (lit[0] ?? null);
}
