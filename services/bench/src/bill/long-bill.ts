import { defaultSettings } from '@alur/contracts/settings/settings';
import type { TransactionState } from '@alur/domain/transaction/bill';
import { expectCharge, postCharges, withdrawCharges } from '@alur/domain/transaction/charging';
import type { TransactionEvent } from '@alur/domain/transaction/events';
import type { ChargeDocument } from '@alur/domain/transaction/lines';
import { attach, openBill } from '@alur/domain/transaction/opening';
import { evolve, noTransaction } from '@alur/domain/transaction/state';

const ENCOUNTER = 3;
const { cashier } = defaultSettings;
const opening = {
  transactionId: 9,
  patientId: 5,
  purpose: 'care',
  serviceDate: '2026-11-21',
  serviceType: 'inpatient',
  patientName: 'Siti Aminah',
  recordNumber: '000123',
  doctorName: 'dr. Budi',
} as const;

/** 120 lines a day in 25 documents: three to seven lines each. */
const document = (id: number): ChargeDocument => ({
  source: { module: 'laboratory', id },
  encounterId: ENCOUNTER,
  performedAt: '2026-11-21T01:00:00.000Z',
  lines: Array.from({ length: 3 + (id % 5) }, (_, at) => ({
    itemType: at % 2 === 0 ? 'laboratorium' : 'pharmacy',
    service: { kind: 'examination', id: at + 1 },
    name: `Pemeriksaan ${at + 1}`,
    quantity: 1,
    unitPrice: 1_000 * (at + 1),
  })),
});

/** The bill of a stay of forty days: every tenth document is expected first, every twentieth is withdrawn once. */
export const longBill = (documents = 1_000): TransactionEvent[] => {
  const events: TransactionEvent[] = [];
  let state: TransactionState = noTransaction;
  const next = (decide: (state: TransactionState) => TransactionEvent[]) => {
    const decided = decide(state);
    events.push(...decided);
    state = decided.reduce(evolve, state);
  };
  next(() => openBill(opening, { payer: 'general', insurer: null }));
  next(bill => attach(bill, ENCOUNTER));
  for (let id = 1; id <= documents; id += 1) {
    const charged = document(id);
    const { source } = charged;
    if (id % 10 === 0) next(bill => expectCharge(bill, { source, encounterId: ENCOUNTER, name: 'Laboratorium' }));
    next(bill => postCharges(bill, charged, cashier));
    if (id % 20 !== 0) continue;
    next(bill => withdrawCharges(bill, source, cashier, { expectAgain: true }));
    next(bill => postCharges(bill, charged, cashier));
  }
  return events;
};
