import writeExcelFile from 'write-excel-file/node';
import { facilityTime } from '../../../platform/clock/facility-clock.js';

/** Local date and time of the facility, since a spreadsheet cell has no zone. */
export interface WallClock {
  readonly wall: Date;
  readonly format: 'yyyy-mm-dd' | 'yyyy-mm-dd hh:mm:ss';
}

/**
 * Text is never interpreted as a formula, whatever it begins with, because only cells of that type are formulas and
 * none is written.
 */
export type Cell = string | number | WallClock | null;

export interface Sheet<Row> {
  name: string;
  columns: readonly { header: string; width: number; cell: (row: Row) => Cell }[];
  rows: readonly Row[];
}

/** The instant as the facility's clock showed it. */
export const wallClock = (instant: string, zone: string): WallClock => {
  const at = new Date(instant);
  const { today, clock } = facilityTime(at, zone);
  // Zone offsets are whole minutes, so the seconds are the same in every zone.
  const wall = new Date(`${today}T${clock}:${at.toISOString().slice(17, 19)}Z`);
  return { wall, format: 'yyyy-mm-dd hh:mm:ss' };
};

/** A calendar day, at its midnight. */
export const wallDay = (day: string): WallClock => ({
  wall: new Date(`${day}T00:00:00Z`),
  format: 'yyyy-mm-dd',
});

/** Limits of a cell's text: XML cannot contain other control characters, and the format has this maximum length. */
const MOST_TEXT = 32_767;
const readable = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').slice(0, MOST_TEXT);

const written = (cell: Cell) => {
  if (cell === null) return null;
  if (typeof cell === 'string')
    return { value: readable(cell), type: String, wrap: true, alignVertical: 'top' as const };
  if (typeof cell === 'number') return { value: cell, type: Number, alignVertical: 'top' as const };
  return { value: cell.wall, type: Date, format: cell.format, alignVertical: 'top' as const };
};

const dataOf = <Row>({ columns, rows }: Sheet<Row>) => [
  columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const })),
  ...rows.map(row => columns.map(({ cell }) => written(cell(row)))),
];

/** A workbook (.xlsx): a first line of headings that stays in sight, then a line for each row. */
// oxlint-disable-next-line typescript/no-explicit-any
export const workbook = (sheets: readonly Sheet<any>[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(sheet => ({
      data: dataOf(sheet),
      sheet: sheet.name,
      columns: sheet.columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
