/** Days as they are written in the chosen language. */
import { settings } from '../settings.svelte.ts';

/** A day of the calendar (2026-11-17), which begins everywhere at the same time. */
export function dayOf(day: string, style: 'full' | 'medium' = 'full'): string {
  return new Intl.DateTimeFormat(settings.locale, { dateStyle: style, timeZone: 'UTC' }).format(new Date(day));
}
