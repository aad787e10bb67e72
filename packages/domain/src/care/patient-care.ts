import { encounter, type Encounter, type EncounterState } from '../encounter/encounter.js';
import { checks } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import { prescription, type PrescriptionState } from '../prescription/prescription.js';
import { record, type RecordState } from '../record/record.js';
import type { SaleState } from '../sale/sale.js';
import type { TransactionState } from '../transaction/bill.js';
import { transaction } from '../transaction/transaction.js';

/** The visits of some patients as far as they are loaded, with their records, bills and prescriptions. */
export interface Care {
  readonly encounters?: readonly EncounterState[];
  readonly records?: readonly RecordState[];
  readonly transactions?: readonly TransactionState[];
}

const visits = ({ encounters }: Care): Encounter[] => (encounters ?? []).filter(each => each.status !== 'none');

/** Supplements, that is bills with the late charges of these bills. */
const supplementsOf = (bills: readonly TransactionState[]): number[] => [
  ...new Set(
    bills.flatMap(bill => (bill.status === 'none' ? [] : bill.late.flatMap(({ supplementId }) => supplementId ?? []))),
  ),
];

/** The visits, their records, bills and prescriptions. */
export const careOf = (encounterIds: readonly number[], care: Care) => ({
  encounters: encounterIds.map(id => checks(encounter, id)),
  records: encounterIds.map(id => checks(record, id)),
  transactions: [
    ...visits(care).map(({ transactionId }) => transactionId),
    ...supplementsOf(care.transactions ?? []),
  ].map(id => checks(transaction, id)),
  prescriptions: (care.records ?? []).flatMap(({ orders }) =>
    orders.filter(({ module }) => module === 'prescription').map(({ orderId }) => checks(prescription, orderId)),
  ),
});

/** Refuses while a visit is expected or under way. */
export const checkNoVisitOpen = (encounters: readonly EncounterState[]): void => {
  for (const { status, date } of visits({ encounters }))
    ensure(status === 'finished' || status === 'cancelled', 'patient.visit-open', { date });
};

/** Throws while the patient owes money or an approved medicine was not handed over. */
export const checkNothingOwed = (
  transactions: readonly TransactionState[],
  prescriptions: readonly PrescriptionState[],
): void => {
  const over: readonly TransactionState['status'][] = ['paid', 'cancelled', 'void'];
  for (const bill of transactions)
    if (bill.status !== 'none')
      ensure(over.includes(bill.status), 'patient.bill-open', { transactionId: bill.transactionId });
  for (const prescribed of prescriptions)
    if (prescribed.status !== 'none')
      ensure(['done', 'stopped', 'cancelled'].includes(prescribed.status), 'patient.prescription-open', {
        prescriptionId: prescribed.prescriptionId,
      });
};

/** Throws while something that the patient bought was not handed over. */
export const checkNoSaleOpen = (sales: readonly SaleState[]): void => {
  for (const its of sales)
    ensure(its.status !== 'draft' && its.status !== 'confirmed', 'patient.sale-open', {
      saleId: its.status === 'none' ? 0 : its.saleId,
    });
};

/** The day of the last visit that took place, or null where there was none. */
export const lastVisitOf = (encounters: readonly EncounterState[]): string | null =>
  visits({ encounters })
    .filter(({ status }) => status === 'finished')
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? null;
