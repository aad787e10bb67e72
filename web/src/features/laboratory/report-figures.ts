import type { LaboratoryDayRow } from '@alur/contracts/laboratory/report';
import type { Column } from '@/ui/column';
import { formatNumber } from '@/ui/format';

type Figure = Exclude<keyof LaboratoryDayRow, 'date' | 'month'>;

export const sumOf = (days: readonly LaboratoryDayRow[], figure: Figure): number =>
  days.reduce((total, day) => total + day[figure], 0);

/** `18 (90 %)`; of nothing there is no share. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${formatNumber(part, 0)} (${formatNumber((100 * part) / whole, 0)} %)`;

/** Spreadsheets take a leading sign for a formula. */
type Cell = string | number | null | undefined;
const cell = (value: Cell): string => {
  const text = String(value ?? '').replace(/^([=+\-@])/, "'$1");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as a sheet has it: its title, its heads, its rows with figures as they are. */
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
