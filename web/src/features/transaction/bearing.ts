import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { sharesOf } from '@alur/contracts/transaction/shares';

/** The guarantors' shares: as they would be if the bill were closed now, or as fixed when it was closed. */
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
