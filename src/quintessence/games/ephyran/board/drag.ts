/** A card that is dragged from the hand onto a spot; a finger taps instead, so that the page can be moved. */
import type { Spot } from './choices.ts';
import type { Play } from './play.svelte.ts';

const FAR = 8;

/** What a press on a card of the hand does. */
export function dragging(play: Play, card: string, root: HTMLElement): (event: PointerEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const node = event.currentTarget as HTMLElement;
    const start = { x: event.clientX, y: event.clientY };
    const move = (later: PointerEvent): void => {
      if (!play.drag && Math.hypot(later.clientX - start.x, later.clientY - start.y) < FAR) return;
      if (!play.drag && play.card !== card) play.pick(card);
      const frame = root.getBoundingClientRect();
      play.drag = { card, x: later.clientX - frame.x, y: later.clientY - frame.y };
      play.hover = spotAt(later);
    };
    const end = (later: PointerEvent): void => {
      for (const kind of ['pointerup', 'pointercancel'] as const) node.removeEventListener(kind, end);
      node.removeEventListener('pointermove', move);
      if (!play.drag) return;
      swallowClick(node);
      play.drop(card, later.type === 'pointerup' ? spotAt(later) : null);
    };
    node.setPointerCapture(event.pointerId);
    node.addEventListener('pointermove', move);
    for (const kind of ['pointerup', 'pointercancel'] as const) node.addEventListener(kind, end);
  };
}

function spotAt(event: PointerEvent): Spot | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY);
  const spot = found.map((node) => node.closest<HTMLElement>('[data-spot]')?.dataset['spot']).find(Boolean);
  return spot && !spot.startsWith('card:') ? spot : null;
}

/** The click that ends a drag chooses nothing. */
function swallowClick(node: HTMLElement): void {
  const stop = (event: Event): void => event.stopPropagation();
  node.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 0);
}
