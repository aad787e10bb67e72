import type { DayRevenueRow } from '@alur/contracts/report/revenue';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import { listed } from './bill-rows.js';

type Figures = Omit<DayRevenueRow, 'date'>;

export const noRevenue: Figures = {
  transactions: 0,
  registration: 0,
  administration: 0,
  consultation: 0,
  treatment: 0,
  pharmacy: 0,
  laboratory: 0,
  radiology: 0,
  room: 0,
  rounding: 0,
  discount: 0,
  total: 0,
  paid: 0,
  receivable: 0,
};
export const revenueFields = Object.keys(noRevenue) as (keyof Figures)[];

const figuresOf = (row: TransactionRow): Figures => ({
  transactions: 1,
  registration: row.registrationAmount,
  administration: row.administrationAmount,
  consultation: row.consultationAmount,
  treatment: row.treatmentAmount,
  pharmacy: row.pharmacyAmount,
  laboratory: row.laboratoryAmount,
  radiology: row.radiologyAmount,
  room: row.roomAmount,
  rounding: row.rounding,
  discount: row.discount,
  total: row.total,
  paid: row.paid,
  receivable: row.receivable,
});

/** The bill is settled: its amounts count as revenue of this day. */
export const booked = (row: TransactionRow, date: string): TransactionRow => ({
  ...row,
  revenue: listed(row.revenue, { date, ...figuresOf(row) }),
});

/** A part of a settled bill came back: what it comes to less than was booked counts on this day. */
export const rebooked = (row: TransactionRow, date: string): TransactionRow => {
  const change = { date, ...figuresOf(row) };
  for (const field of revenueFields) for (const entry of row.revenue) change[field] -= entry[field];
  return { ...row, revenue: listed(row.revenue, change) };
};

/** Reverses the revenue on this day by a counter-entry; the day on which it was booked is unchanged. */
export const unbooked = (row: TransactionRow, date: string): TransactionRow => {
  const last = row.revenue.at(-1);
  if (!last || last.transactions < 0) return row;
  const counter = { ...noRevenue, date };
  for (const field of revenueFields) counter[field] = 0 - last[field];
  return { ...row, revenue: listed(row.revenue, counter) };
};
