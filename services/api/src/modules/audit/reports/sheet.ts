import writeExcelFile from 'write-excel-file/node';
import { facilityTime } from '../../../platform/clock/facility-clock.js';

/** A moment of the facility's wall; what stands in a cell knows no zone. */
export interface WallClock {
  readonly wall: Date;
}

/** A text is always text, whatever it begins with: a cell is a formula only where it says so, and none here does. */
export type Cell = string | number | WallClock | null;

export interface Sheet<Row> {
  name: string;
  columns: readonly { header: string; width: number; cell: (row: Row) => Cell }[];
  rows: readonly Row[];
}

/** The instant as the facility's clock showed it. */
export const wallClock = (instant: string, zone: string): WallClock => {
  const { today, offset } = facilityTime(new Date(instant), zone);
  const [hours, minutes] = offset.slice(1).split(':').map(Number) as [number, number];
  const ahead = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
  const wall = new Date(Date.parse(instant) + ahead * 60_000);
  return { wall: new Date(`${today}T${wall.toISOString().slice(11, 19)}Z`) };
};

/** A calendar day, at its midnight. */
export const wallDay = (day: string): WallClock => ({ wall: new Date(`${day}T00:00:00Z`) });

const written = (cell: Cell) => {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String, wrap: true, alignVertical: 'top' as const };
  if (typeof cell === 'number') return { value: cell, type: Number, alignVertical: 'top' as const };
  const midnight = cell.wall.toISOString().endsWith('T00:00:00.000Z');
  const format = midnight ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss';
  return { value: cell.wall, type: Date, format, alignVertical: 'top' as const };
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
