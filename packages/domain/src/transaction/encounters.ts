import { ensure } from '../kernel/rejection.js';
import type { TransactionState } from './bill.js';
import { andClose, reopenBill, type CashierSettings } from './closing.js';
import type { TransactionEvent } from './events.js';
import { billOf, isEnded, keysOf } from './transaction.js';

/** Whether the bill waits for the encounter to be concluded. */
export const awaits = (state: TransactionState, encounterId: number): boolean =>
  billOf(state).encounters.some(each => each.encounterId === encounterId && !each.concluded);

/** Nothing more is charged for the encounter: the bill closes if it waited for nothing else. */
export const concludeEncounter = (
  state: TransactionState,
  encounterId: number,
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  if (isEnded(bill) || !awaits(bill, encounterId)) return [];
  return andClose(bill, [{ type: 'AttachedEncounterConcluded', data: { ...keysOf(bill), encounterId } }], cashier);
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
