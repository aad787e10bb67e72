import { ensure } from '../kernel/rejection.js';
import type { Source, TransactionState } from './bill.js';
import { withdrawCharges } from './charging.js';
import { andClose, reopenBill, type CashierSettings } from './closing.js';
import type { TransactionEvent } from './events.js';
import { attach } from './opening.js';
import { inTurn } from './state.js';
import { billOf, isEnded, keysOf } from './transaction.js';

/** Whether the bill waits for the encounter to be concluded. */
export const awaits = (state: TransactionState, encounterId: number): boolean =>
  billOf(state).encounters.some(each => each.encounterId === encounterId && !each.concluded);

/** Nothing more is charged for the encounter: the bill closes if it waits for nothing else. */
export const concludeEncounter = (
  state: TransactionState,
  encounterId: number,
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  if (isEnded(bill) || !awaits(bill, encounterId)) return [];
  return andClose(bill, [{ type: 'AttachedEncounterConcluded', data: { ...keysOf(bill), encounterId } }], cashier);
};

/** Bills another encounter here, which reopens a closed bill. Refused on a locked one. */
export const attachStay = (state: TransactionState, encounterId: number): TransactionEvent[] => {
  const bill = billOf(state);
  return [...(bill.status === 'closed' ? reopenBill(bill, null) : []), ...attach(bill, encounterId, 'inpatient')];
};

/** The encounter was cancelled: its charges are withdrawn, and the bill need not wait for it. */
export const detachStay = (
  state: TransactionState,
  encounterId: number,
  sources: readonly Source[],
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  const { transactionId, patientId } = bill;
  const withdrawn = inTurn(
    bill,
    ...sources.map(source => (so: TransactionState) => withdrawCharges(so, source, cashier)),
  );
  const detached: TransactionEvent = { type: 'EncounterDetached', data: { transactionId, patientId, encounterId } };
  return andClose(bill, [...withdrawn, detached], cashier);
};

/** The encounter was reopened: its charges may change again. Refused once money was received. */
export const resumeEncounter = (state: TransactionState, encounterId: number): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(!isEnded(bill), 'transaction.ended');
  return [
    ...(bill.status === 'open' ? [] : reopenBill(bill, null)),
    { type: 'AttachedEncounterResumed', data: { ...keysOf(bill), encounterId } },
  ];
};
