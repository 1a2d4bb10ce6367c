/** Keys that work anywhere on the table, but not while someone types or a window is open. */
import type { TableView } from './view.svelte.ts';

/** Keys on the way to a link, which is still to be read. */
const QUIET = ['Tab', 'Shift'];
const NEXT = [' ', 'Enter', 'ArrowRight'];

/** While a step is explained, three keys lead on wherever the focus is, but on a control of its own. */
export function stepped(event: KeyboardEvent, tableView: TableView): void {
  const { playback } = tableView.store;
  const target = event.target as HTMLElement;
  const isElsewhere = tableView.open || target.closest('input, textarea, select, dialog');
  if (!playback.isOn || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  const isControl = event.key !== 'ArrowRight' && target.closest('button, a, summary');
  if (event.key === 'Escape') playback.skip();
  else if (NEXT.includes(event.key) && !isControl) playback.next();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

export function keyed(event: KeyboardEvent, tableView: TableView): void {
  const target = event.target as HTMLElement;
  const isElsewhere = tableView.open || target.closest('input, textarea, select, dialog');
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
  const { review, store } = tableView;
  if (!QUIET.includes(event.key)) tableView.calm();
  if (event.key === '/') {
    event.preventDefault();
    tableView.openPalette();
  } else if (event.key === '?') tableView.show('help');
  else if (tableView.isReviewing && event.key === ',') void review.visit(review.at - 1);
  else if (tableView.isReviewing && event.key === '.') void review.visit(review.at + 1);
  else if (!tableView.isReviewing && event.key === 'u') void store.undo();
  else if (!tableView.isReviewing && event.key === 'h') void store.inquiries.hint();
  else if (!tableView.isReviewing && event.key === 'H') store.playHint();
}
