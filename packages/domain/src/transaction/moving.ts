import { ensure } from '../kernel/rejection.js';
import type { AnyBill, BillDocument, TransactionState } from './bill.js';
import { reopenBill, type CashierSettings } from './closing.js';
import { concludeEncounter } from './encounters.js';
import type { TransactionEvent } from './events.js';
import { attach } from './opening.js';
import { inTurn } from './state.js';
import { billOf, dropDiscounts, isLocked, keysOf } from './transaction.js';

const reopened = (bill: AnyBill): TransactionEvent[] => (bill.status === 'closed' ? reopenBill(bill, null) : []);

const documentsFor = (bill: AnyBill, encounterId: number): BillDocument[] =>
  bill.documents.flat().filter(each => each.encounterId === encounterId);

const movedOut = (bill: AnyBill, encounterId: number, toTransactionId: number): TransactionEvent[] => {
  const documents = documentsFor(bill, encounterId);
  const keys = keysOf(bill);
  const lines = documents.flatMap(document => document.lines);
  return [
    ...dropDiscounts(bill, lines),
    {
      type: 'ChargesMovedOut',
      data: {
        ...keys,
        encounterId,
        toTransactionId,
        documents: documents
          .filter(document => document.lines.length > 0)
          .map(({ source, lines: moved }) => ({
            source,
            lines: moved.map(({ line, itemType, amount }) => ({ line, itemType, amount })),
          })),
        expectations: documents.filter(({ expected }) => expected).map(({ source }) => ({ source })),
      },
    },
    { type: 'EncounterDetached', data: { ...keys, encounterId } },
  ];
};

export const movedIn = (bill: AnyBill, from: AnyBill, encounterId: number): TransactionEvent => {
  const documents = documentsFor(from, encounterId);
  let last = bill.lastLine;
  return {
    type: 'ChargesMovedIn',
    data: {
      ...keysOf(bill),
      encounterId,
      fromTransactionId: from.transactionId,
      documents: documents
        .filter(({ lines }) => lines.length > 0)
        .map(({ source, fixed, lines }) => ({
          source,
          encounterId,
          fixed,
          lines: lines.map(line => ({ ...line, line: ++last })),
        })),
      expectations: documents
        .filter(({ expected }) => expected)
        .map(({ source, name }) => ({ source, encounterId, name: name ?? '' })),
    },
  };
};

/**
 * Bills the encounter elsewhere from now on: its charges and expected charges move in the same append. Neither bill may
 * be locked.
 */
export const moveCharges = (
  from: TransactionState,
  to: TransactionState,
  encounterId: number,
  cashier: CashierSettings,
): { from: TransactionEvent[]; to: TransactionEvent[] } => {
  const giving = billOf(from);
  const taking = billOf(to);
  ensure(!isLocked(giving) && !isLocked(taking), 'transaction.items-locked');
  const isConcluded = giving.encounters.some(each => each.encounterId === encounterId && each.concluded);
  const given = inTurn(
    giving,
    () => reopened(giving),
    state => movedOut(billOf(state), encounterId, taking.transactionId),
  );
  const taken = inTurn(
    taking,
    () => reopened(taking),
    state => attach(state, encounterId),
    state => [movedIn(billOf(state), giving, encounterId)],
    state => (isConcluded ? concludeEncounter(state, encounterId, cashier) : []),
  );
  return { from: given, to: taken };
};
