import { ensure } from '../kernel/rejection.js';
import type { TransactionState } from './bill.js';
import type { CashierSettings } from './closing.js';
import { concludeEncounter } from './encounters.js';
import type { TransactionEvent } from './events.js';
import { sameGuarantors } from './late-charges.js';
import { movedIn } from './moving.js';
import { attach, openBill } from './opening.js';
import { inTurn, noTransaction } from './state.js';
import { billOf } from './transaction.js';

/**
 * A bill of the same visits, guarantors and items, in place of one that is voided: that one keeps its items, beside their
 * counter-entries. Discounts are given anew. It closes as the first did, and waits for its own payment.
 */
export const openReplacement = (
  state: TransactionState,
  transactionId: number,
  cashier: CashierSettings,
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.opening.purpose === 'care' && bill.encounters.length > 0, 'transaction.not-replaceable', {}, 'replace');
  const each = (decide: (so: TransactionState, encounterId: number) => TransactionEvent[]) =>
    bill.encounters.map(
      ({ encounterId }) =>
        (so: TransactionState) =>
          decide(so, encounterId),
    );
  return inTurn(
    noTransaction,
    () => [
      ...openBill({ ...bill.opening, transactionId }, { payer: 'general', insurer: null }),
      ...sameGuarantors(bill, transactionId),
    ],
    ...each(attach),
    ...each((so, encounterId) => [movedIn(billOf(so), bill, encounterId)]),
    ...each((so, encounterId) => concludeEncounter(so, encounterId, cashier)),
  );
};
