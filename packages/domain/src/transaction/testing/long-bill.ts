import { postCharges, expectCharge, withdrawCharges } from '../charging.js';
import type { TransactionState } from '../bill.js';
import type { TransactionEvent } from '../events.js';
import { evolve } from '../state.js';
import { bare, cashier, documentOf, medicine, stateOf, treatment } from './bills.js';

/** The bill of a stay of forty days: 25 documents a day, every tenth expected first, every twentieth taken back once. */
export const longBill = (documents = 1_000): TransactionEvent[] => {
  const events = bare('general', { serviceType: 'inpatient' });
  let state = stateOf(events);
  const next = (decide: (state: TransactionState) => TransactionEvent[]) => {
    const decided = decide(state);
    events.push(...decided);
    state = decided.reduce(evolve, state);
  };
  for (let id = 1; id <= documents; id += 1) {
    const lines = Array.from({ length: 3 + (id % 5) }, (_, at) => ({
      ...(at % 2 === 0 ? treatment : medicine),
      unitPrice: 1_000 * (at + 1),
    }));
    const document = documentOf('laboratory', id, ...lines);
    if (id % 10 === 0)
      next(s => expectCharge(s, { source: document.source, encounterId: 3, name: 'Pemeriksaan laboratorium' }));
    next(s => postCharges(s, document, cashier));
    if (id % 20 !== 0) continue;
    next(s => withdrawCharges(s, document.source, cashier, { expectAgain: true }));
    next(s => postCharges(s, document, cashier));
  }
  return events;
};
