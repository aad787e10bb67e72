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
 * Opens a bill with the same visits, guarantors and items as one that is voided, which keeps its items and their
 * counter-entries. Discounts must be given again. It closes as the first one did, and is paid separately.
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
