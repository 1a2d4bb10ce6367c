/** How a sheet is shown: rows that belong together and have columns in common are one table. */
import { VALUE, isItem, isProvenance, type Row, type SheetData } from './model.ts';

export interface Block {
  /** What the rows belong to inside the sheet: mars.difficulties. */
  group: string;
  columns: string[];
  /** By their places among all rows of the sheet. */
  rows: { row: Row; at: number }[];
}

/** What a row belongs to: all of its name but the last step; the items of a list belong to it. */
export function groupOf(name: string): string {
  return isItem(name) ? name.slice(0, -2) : stepsOf(name).slice(0, -1).join('.');
}

export function stepsOf(name: string): string[] {
  return name.match(/"(?:[^"\\]|\\.)*"|[^."[\]]+/g)?.map((step) => step.replace(/^"|"$/g, '')) ?? [];
}

const isNumbered = (column: string): boolean => column.startsWith('[');

/** The tables of a sheet, without what is said of where it comes from. */
export function blocksOf(sheet: SheetData, rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  rows.forEach((row, at) => {
    if (isProvenance(row.name)) return;
    const group = groupOf(row.name);
    const own = columnsOf(row);
    const fits = blocks.filter((block) => block.group === group && isAlike(block.columns, own));
    const [first] = fits;
    if (!first) {
      blocks.push({ group, columns: own, rows: [{ row, at }] });
      return;
    }
    // A row that has columns of two tables makes one of them.
    for (const other of fits.slice(1)) {
      first.rows.push(...other.rows);
      first.columns.push(...other.columns);
      blocks.splice(blocks.indexOf(other), 1);
    }
    first.rows.push({ row, at });
    first.columns.push(...own);
  });
  for (const block of blocks) {
    const known = new Set(block.columns);
    block.columns = sheet.columns.filter((column) => known.has(column));
    block.rows.sort((one, other) => one.at - other.at);
  }
  return blocks;
}

const columnsOf = (row: Row): string[] => Object.keys(row.cells).filter((column) => column !== 'provenance');

function isAlike(one: string[], other: string[]): boolean {
  if (!other.length) return true;
  if (other.some(isNumbered)) return one.some(isNumbered);
  if (other.includes(VALUE)) return one.includes(VALUE);
  return other.some((column) => one.includes(column));
}
