/** The rows of a file that someone has, as rows of the sheets on the page. */
import type { LabData, LabFile } from '../wire/types.ts';
import { packaged, type Row, type SheetData, type Sheets } from './model.ts';

type Found = LabFile['sheets'][number];

/** The columns of a file that its sheet has not: the page has no cells for them. */
export function otherColumns(data: LabData, file: LabFile): string[] {
  return file.sheets.flatMap(({ name, columns }) => {
    const known = data.sheets.find((sheet) => sheet.name === name)?.columns ?? [];
    return columns.filter((column) => !known.includes(column));
  });
}

/** The sheets with what a file says. A data file is the whole variant; one table leaves the others as they are. */
export function withFile(data: LabData, now: Sheets, file: LabFile, isWhole: boolean): Sheets {
  const found = file.sheets.map((one) => {
    const sheet = data.sheets.find(({ name }) => name === one.name);
    return [one.name, sheet ? rowsOf(sheet, one) : []] as const;
  });
  return { ...(isWhole ? packaged(data) : now), ...Object.fromEntries(found) };
}

/** Each row beside the package's row of its name, the items of a list in their order; what is left over is new. */
function rowsOf(sheet: SheetData, { rows }: Found): Row[] {
  const taken = new Set<number>();
  let last = 0;
  return rows.map(({ name, cells }) => {
    const from = sheet.rows.findIndex((row, at) => row.name === name && !taken.has(at));
    if (from < 0) return { from: last, isNew: true, name, cells };
    taken.add(from);
    last = from;
    return { from, isNew: false, name, cells };
  });
}
