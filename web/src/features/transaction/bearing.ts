import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { sharesOf } from '@alur/contracts/transaction/shares';

/** What each guarantor would bear if the bill were closed now; what it came to once it is. */
export const bearing = (
  bill: Pick<TransactionDetailRow, 'guarantors' | 'discount' | 'closedAt'>,
  items: readonly Pick<ChargeRow, 'type' | 'aboveClass' | 'amount'>[],
): Map<number, number> => {
  const shares =
    bill.closedAt === null
      ? sharesOf(
          bill.guarantors,
          items.map(({ type, aboveClass, amount }) => ({ itemType: type, aboveClass, amount })),
          bill.discount,
        )
      : bill.guarantors;
  return new Map(shares.map(({ guarantorId, amount }) => [guarantorId, amount]));
};
