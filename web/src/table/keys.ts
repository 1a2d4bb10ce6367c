/** Keys that work anywhere on the table, but not while someone types or a window is open. */
import type { Sight } from './sight.svelte.ts';

export function keyed(event: KeyboardEvent, sight: Sight): void {
  const target = event.target as HTMLElement;
  const isElsewhere = sight.open || target.closest('input, textarea, select, dialog');
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
  const { review, store } = sight;
  if (event.key === '/') {
    event.preventDefault();
    sight.openPalette();
  } else if (event.key === '?') sight.show('help');
  else if (sight.isReviewing && event.key === ',') void review.visit(review.at - 1);
  else if (sight.isReviewing && event.key === '.') void review.visit(review.at + 1);
  else if (!sight.isReviewing && event.key === 'u') void store.undo();
  else if (!sight.isReviewing && event.key === 'h') void store.askHint();
}
