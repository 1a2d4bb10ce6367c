/** A variant while it is made: the sheets of a game's data, what differs in them, and every step back. */
import type { LabData } from '../wire/types.ts';

export type SheetData = LabData['sheets'][number];
export type Kind = LabData['kinds'][number];

export interface Row {
  /** Which row of the package's sheet it is; a new one has the number of the row that it was made after. */
  readonly from: number;
  readonly isNew: boolean;
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
}

export type Sheets = Readonly<Record<string, readonly Row[]>>;

/** One thing that differs from the package's data. */
export interface Difference {
  sheet: string;
  /** The row of the package's sheet. */
  from: number;
  name: string;
  column: string;
  what: 'changed' | 'added' | 'removed';
  before: string;
  after: string;
}

/** The sheet to begin with: the first in which something can be changed. */
export function firstToChange({ sheets, kinds }: LabData): string {
  const changes = ({ rows }: SheetData): boolean =>
    rows.some(({ may }) => Object.values(may).some((kind) => !kinds[kind]?.fixed));
  return (sheets.find(changes) ?? sheets[0])?.name ?? '';
}

export const VALUE = '(value)';
const ITEM = '[]';

export const isItem = (name: string): boolean => name.endsWith(ITEM);
export const isProvenance = (name: string): boolean => name === 'provenance' || name.endsWith('.provenance');

/** The sheets as the package has them. */
export function packaged(data: LabData): Sheets {
  return Object.fromEntries(
    data.sheets.map((sheet) => [
      sheet.name,
      sheet.rows.map((row, from) => ({ from, isNew: false, name: row.name, cells: row.cells })),
    ]),
  );
}

/** The same sheets with another text in one cell; an emptied cell is gone. */
export function withCell(sheets: Sheets, sheet: string, at: number, column: string, text: string): Sheets {
  const rows = (sheets[sheet] ?? []).map((row, place) => {
    if (place !== at) return row;
    const { [column]: _, ...others } = row.cells;
    return { ...row, cells: text.trim() === '' ? others : { ...others, [column]: text } };
  });
  return { ...sheets, [sheet]: rows };
}

/** The same with one row more, like the one before it. */
export function withCopy(sheets: Sheets, sheet: string, at: number, name: string): Sheets {
  const rows = [...(sheets[sheet] ?? [])];
  const model = rows[at];
  if (!model) return sheets;
  rows.splice(at + 1, 0, { ...model, isNew: true, name });
  return { ...sheets, [sheet]: rows };
}

export function without(sheets: Sheets, sheet: string, at: number): Sheets {
  return { ...sheets, [sheet]: (sheets[sheet] ?? []).filter((_, place) => place !== at) };
}

/** A name for a row beside another that no row of the sheet has: items of a list are all called alike. */
export function freshName(rows: readonly Row[], name: string): string {
  if (isItem(name)) return name;
  const stem = name.replace(/_\d+$/, '');
  for (let number = 2; ; number += 1) {
    const found = `${stem}_${number}`;
    if (!rows.some((row) => row.name === found)) return found;
  }
}

/** All that differs, in the order of the sheets. */
export function differences(data: LabData, sheets: Sheets): Difference[] {
  return data.sheets.flatMap((sheet) => differencesIn(sheet, sheets[sheet.name] ?? []));
}

function differencesIn(sheet: SheetData, rows: readonly Row[]): Difference[] {
  const left = new Map(rows.filter((row) => !row.isNew).map((row) => [row.from, row]));
  const own = { sheet: sheet.name, column: '' };
  const found: Difference[] = sheet.rows.flatMap((base, from): Difference[] => {
    const row = left.get(from);
    if (!row) return [{ ...own, from, name: base.name, what: 'removed', before: base.name, after: '' }];
    return sheet.columns.flatMap((column): Difference[] => {
      const [before, after] = [base.cells[column] ?? '', row.cells[column] ?? ''];
      return isSame(before, after) ? [] : [{ ...own, from, name: base.name, column, what: 'changed', before, after }];
    });
  });
  const added = rows.filter((row) => row.isNew);
  return [
    ...found,
    ...added.map(({ from, name }): Difference => ({ ...own, from, name, what: 'added', before: '', after: name })),
  ];
}

/** Whether two texts mean the same: 6 and 06 do. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one.trim(), other.trim()];
  if (first === second) return true;
  const isNumber = /^[+-]?\d+(\.\d+)?$/;
  return isNumber.test(first) && isNumber.test(second) && Number(first) === Number(second);
}

/** The sheets without one of their differences. */
export function reverted(data: LabData, sheets: Sheets, one: Difference): Sheets {
  const rows = [...(sheets[one.sheet] ?? [])];
  if (one.what === 'added') {
    const at = rows.findIndex((row) => row.isNew && row.name === one.name && row.from === one.from);
    return without(sheets, one.sheet, at);
  }
  const base = data.sheets.find(({ name }) => name === one.sheet)?.rows[one.from];
  if (!base) return sheets;
  if (one.what === 'removed') {
    const after = rows.findIndex((row) => row.from > one.from);
    rows.splice(after < 0 ? rows.length : after, 0, {
      from: one.from,
      isNew: false,
      name: base.name,
      cells: base.cells,
    });
    return { ...sheets, [one.sheet]: rows };
  }
  const at = rows.findIndex((row) => !row.isNew && row.from === one.from);
  return withCell(sheets, one.sheet, at, one.column, base.cells[one.column] ?? '');
}

/** The sheets that differ, as CSV. */
export function changedSheets(data: LabData, sheets: Sheets): Record<string, string> {
  const changed = new Set(differences(data, sheets).map(({ sheet }) => sheet));
  const written = data.sheets.filter(({ name }) => changed.has(name));
  return Object.fromEntries(written.map((sheet) => [sheet.name, csvOf(sheet, sheets[sheet.name] ?? [])]));
}

/** A sheet for a spreadsheet, as `quintessence lab table` writes it. */
export function csvOf(sheet: SheetData, rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.name, ...sheet.columns.map((column) => row.cells[column] ?? '')]);
  return [['name', ...sheet.columns], ...lines].map((line) => `${line.map(quoted).join(',')}\n`).join('');
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** States one after the other, with every way back; one edit of the same cell follows the other as one step. */
export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  private last = '';

  constructor(public now: T) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** `step` names what is edited: steps of one name that follow each other are taken back together. */
  do(next: T, step = ''): void {
    if (!step || step !== this.last || !this.past.length) this.past.push(this.now);
    this.now = next;
    this.future = [];
    this.last = step;
  }

  undo(): void {
    const before = this.past.pop();
    if (before === undefined) return;
    this.future.push(this.now);
    this.now = before;
    this.last = '';
  }

  redo(): void {
    const after = this.future.pop();
    if (after === undefined) return;
    this.past.push(this.now);
    this.now = after;
    this.last = '';
  }
}

/** The same sheets with another name for a row. */
export function renamed(sheets: Sheets, sheet: string, at: number, name: string): Sheets {
  const rows = (sheets[sheet] ?? []).map((row, place) => (place === at ? { ...row, name } : row));
  return { ...sheets, [sheet]: rows };
}
