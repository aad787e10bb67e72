import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import type { VisitEnd } from '../day/visit-context.js';
import type { Facility } from '../facility/facility.js';
import type { Person } from '../wire/person.js';

const PAGE = 500;

const readRows = async <Row>(person: Person, path: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const answer = await person.get(`${path}&limit=${PAGE}&page=${page}`);
    rows.push(...((answer?.data ?? []) as Row[]));
    if (rows.length >= Number(answer?.meta?.['total'] ?? 0)) return rows;
  }
};

export interface FinalRows {
  entries: Map<number, QueueBoardRow>;
  bills: Map<number, TransactionRow>;
  prescriptions: Map<number, PrescriptionRow>;
}

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map(row => [row.id, row]));

/** The day's rows in a facility's lists. */
export const readFinalRows = async ({ administrator, today }: Facility): Promise<FinalRows> => ({
  entries: byId(await readRows<QueueBoardRow>(administrator, `/v2/queue/entries?date=${today}`)),
  bills: byId(await readRows<TransactionRow>(administrator, `/v2/transaction/transactions?date=${today}`)),
  prescriptions: byId(await readRows<PrescriptionRow>(administrator, `/v2/prescription/prescriptions?date=${today}`)),
});

/** Money received minus refunds, by the cashier's list. */
export const paidTotal = ({ bills }: FinalRows): number => [...bills.values()].reduce((sum, { paid }) => sum + paid, 0);

/** Differences between the rows and how a visit ended. */
export const missingIn = ({ entries, bills, prescriptions }: FinalRows, end: VisitEnd): string[] => {
  const entry = entries.get(end.encounterId);
  const bill = bills.get(end.transactionId ?? entry?.transactionId ?? 0);
  const became = end.prescription && prescriptions.get(end.prescription.id)?.status;
  return [
    ...(entry?.status === end.status ? [] : [`queue entry ${end.encounterId}: ${entry?.status} for ${end.status}`]),
    ...(bill?.status === end.billStatus ? [] : [`bill of ${end.encounterId}: ${bill?.status} for ${end.billStatus}`]),
    ...(became === (end.prescription?.status ?? null)
      ? []
      : [`prescription ${end.prescription?.id}: ${became} for ${end.prescription?.status}`]),
  ];
};
