/** A variant outlives its page: it is kept in the browser, for the data that it was made from. */
import type { LabData } from '../wire/types.ts';
import type { Row, Sheets } from './model.ts';
import { changedSheets, packaged } from './model.ts';

interface Kept {
  made: string;
  name: string;
  sheets: Record<string, readonly Row[]>;
}

const key = (game: string): string => `quintessence.lab.${game}`;

/** Tells the data from those of another version of the game. */
function madeFrom(data: LabData): string {
  let sum = 0;
  for (const letter of JSON.stringify(data)) sum = (31 * sum + letter.charCodeAt(0)) | 0;
  return String(sum);
}

export function kept(data: LabData): { name: string; sheets: Sheets } | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(data.game)) ?? 'null') as Kept | null;
    if (!found || found.made !== madeFrom(data)) return null;
    return { name: found.name, sheets: { ...packaged(data), ...found.sheets } };
  } catch {
    return null; // what cannot be read is as good as nothing
  }
}

export function keep(data: LabData, sheets: Sheets, name: string, isWorth: boolean): void {
  try {
    if (!isWorth) {
      localStorage.removeItem(key(data.game));
      return;
    }
    const changed = Object.keys(changedSheets(data, sheets));
    const found: Kept = {
      made: madeFrom(data),
      name,
      sheets: Object.fromEntries(changed.map((one) => [one, sheets[one] ?? []])),
    };
    localStorage.setItem(key(data.game), JSON.stringify(found));
  } catch {
    // A browser that keeps nothing.
  }
}
