import type { LaboratoryDayRow } from '@alur/contracts/laboratory/report';
import type { Column } from '@/ui/column';
import { formatNumber } from '@/ui/format';

type Figure = Exclude<keyof LaboratoryDayRow, 'date' | 'month'>;

export const sumOf = (days: readonly LaboratoryDayRow[], figure: Figure): number =>
  days.reduce((total, day) => total + day[figure], 0);

/** `18 (90 %)`; of a total of 0 there is no share. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${formatNumber(part, 0)} (${formatNumber((100 * part) / whole, 0)} %)`;

/** Texts are escaped, because a spreadsheet takes a leading sign for a formula. */
type Cell = string | number | null | undefined;
const cell = (value: Cell): string => {
  const text = String(value ?? '').replace(/^([=+\-@])/, "'$1");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as a sheet: its title, its column names, and its rows with unformatted numbers. */
export const reportSheet = <Row extends object>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): string =>
  [
    [title],
    columns.map(({ id, header }) => (typeof header === 'string' ? header : id)),
    ...rows.map(row => columns.map(({ id }) => (row as Record<string, Cell>)[id])),
    [],
  ]
    .map(line => line.map(cell).join(','))
    .join('\r\n');
