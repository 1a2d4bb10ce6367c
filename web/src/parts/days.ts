/** Days as they are written in the chosen language. */
import { settings } from '../settings.svelte.ts';

/** A day of the calendar (2026-11-17), which begins everywhere at the same time. */
export function dayOf(day: string, style: 'full' | 'medium' | 'short' = 'full'): string {
  const parts =
    style === 'short' ? ({ weekday: 'short', day: 'numeric', month: 'short' } as const) : { dateStyle: style };
  return new Intl.DateTimeFormat(settings.locale, { ...parts, timeZone: 'UTC' }).format(new Date(day));
}
