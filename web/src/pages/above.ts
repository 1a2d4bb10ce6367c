/** Bringing what a text is about above the sheet that the text stands on. */

export interface Place {
  top: number;
  bottom: number;
}

/** How far a page must be scrolled so that a place ends above a sheet, but never begins higher than a ceiling. */
export const scrollAbove = (place: Place, sheet: number, ceiling: number): number =>
  Math.max(0, Math.min(place.bottom - sheet, place.top - ceiling));

const AIR = 12;
/** What stays at the head of a board takes so much at most. */
const CEILING = 64;

/** Scrolls to the lowest of what is lit, where a sheet that lies over the page covers it. */
export function bringAbove(stage: HTMLElement, sheet: HTMLElement, smooth: boolean): void {
  if (getComputedStyle(sheet).position !== 'sticky') return;
  const places = [...stage.querySelectorAll('.lit')].map((one) => one.getBoundingClientRect());
  const lowest = places.sort((one, other) => other.bottom - one.bottom)[0];
  if (!lowest) return;
  const top = scrollAbove(lowest, innerHeight - sheet.offsetHeight - AIR, CEILING);
  if (top) scrollBy({ top, behavior: smooth ? 'smooth' : 'auto' });
}
