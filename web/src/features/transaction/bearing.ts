import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { securityOf, sharesOf } from '@alur/contracts/transaction/shares';

type Item = Pick<ChargeRow, 'type' | 'aboveClass' | 'amount'>;
const partOf = ({ type, aboveClass, amount }: Item) => ({ itemType: type, aboveClass, amount });

/** The guarantors' shares: as they would be if the bill were closed now, or as fixed when it was closed. */
export const bearing = (
  bill: Pick<TransactionDetailRow, 'guarantors' | 'discount' | 'closedAt'>,
  items: readonly Item[],
): Map<number, number> => {
  const shares = bill.closedAt === null ? sharesOf(bill.guarantors, items.map(partOf), bill.discount) : bill.guarantors;
  return new Map(shares.map(({ guarantorId, amount }) => [guarantorId, amount]));
};

/** What the stay costs by now beyond what somebody bears without a limit, and what is there for it. */
export const securityNow = (
  bill: Pick<TransactionDetailRow, 'guarantors' | 'discount' | 'deposits'>,
  items: readonly Item[],
): { uncovered: number; secured: number } =>
  securityOf({
    guarantors: bill.guarantors,
    parts: items.map(partOf),
    discounted: bill.discount,
    deposits: bill.deposits.reduce((sum, { amount, applied, refunded }) => sum + amount - applied - refunded, 0),
  });
