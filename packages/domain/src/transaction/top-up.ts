import { capOf } from '@alur/contracts/transaction/shares';
import type { AnyBill, TransactionState } from './bill.js';
import type { TransactionEvent } from './events.js';
import { securityOf } from './shares.js';
import { after } from './state.js';
import { billOf, keysOf } from './transaction.js';

/** DOMAIN 6: a top-up is requested once this part of the security is used up. */
const TOP_UP_AT = 0.8;

const isStay = (bill: AnyBill): boolean => bill.encounters.some(({ kind }) => kind === 'inpatient');

/** Notifies once when four fifths are used up, and once when that no longer holds, during a stay. */
export const tellTopUp = (state: TransactionState): TransactionEvent[] => {
  const bill = billOf(state);
  if (bill.status !== 'open' || bill.patientId === null || !isStay(bill)) return [];
  if (!bill.topUpDue && bill.deposits.length === 0 && !bill.guarantors.some(each => capOf(each))) return [];
  const { uncovered, secured } = securityOf(bill);
  const isDue = secured > 0 && uncovered >= secured * TOP_UP_AT;
  if (isDue === bill.topUpDue) return [];
  const { transactionId, patientId } = bill;
  if (!isDue) return [{ type: 'TopUpMet', data: { ...keysOf(bill), uncovered, secured } }];
  const { patientName, recordNumber } = bill.opening;
  const encounterId = bill.encounters.findLast(({ kind }) => kind === 'inpatient')?.encounterId ?? 0;
  const labels = { patientName: patientName ?? '', recordNumber: recordNumber ?? '' };
  return [{ type: 'TopUpDue', data: { transactionId, patientId, encounterId, ...labels, uncovered, secured } }];
};

/** The events, followed by a notification if they change whether a top-up is due. */
export const andTellTopUp = (state: TransactionState, events: TransactionEvent[]): TransactionEvent[] =>
  events.length === 0 ? events : [...events, ...tellTopUp(after(state, events))];
