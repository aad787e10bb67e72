import type { Settings } from '@alur/contracts/settings/settings';
import { exact } from '@alur/contracts/inventory/quantity';
import { ensure } from '../kernel/rejection.js';
import type { Source, TransactionState } from '../transaction/bill.js';
import { postCharges } from '../transaction/charging.js';
import type { TransactionEvent } from '../transaction/events.js';
import { documentOf, type NewLine } from '../transaction/lines.js';
import { billOf, isLocked } from '../transaction/transaction.js';

interface Charging {
  source: Source;
  encounterId: number;
  unitId: number;
  performedAt: string;
}

/** What a source has charged so far. */
export const chargedLines = (bill: TransactionState, source: Source): NewLine[] =>
  (documentOf(billOf(bill), source)?.lines ?? []).map(
    ({ itemType, service, name, quantity, unitPrice, performers, unitId }) => ({
      ...{ itemType, service, name, quantity, unitPrice, performers, unitId },
    }),
  );

/** Adds what a ward is supplied with, or gives, to what its source has charged so far. */
export const chargeMore = (
  bill: TransactionState,
  { unitId, ...of }: Charging,
  lines: readonly NewLine[],
  cashier: Settings['cashier'],
): TransactionEvent[] =>
  postCharges(
    bill,
    { ...of, fixed: true, lines: [...chargedLines(bill, of.source), ...lines.map(line => ({ ...line, unitId }))] },
    cashier,
  );

/**
 * Takes a quantity of a medicine off the bill, from the last line back. Once money was received, only the cashier may.
 */
export const chargeLess = (
  bill: TransactionState,
  { unitId: _unit, ...of }: Charging,
  { medicineId, quantity }: { medicineId: number; quantity: number },
  cashier: Settings['cashier'],
): TransactionEvent[] => {
  ensure(!isLocked(billOf(bill)), 'transaction.items-locked');
  let open = quantity;
  const lines = chargedLines(bill, of.source)
    .toReversed()
    .flatMap(line => {
      if (line.service?.kind !== 'medicine' || line.service.id !== medicineId) return [line];
      const less = Math.min(open, line.quantity);
      open = exact(open - less);
      return less === line.quantity ? [] : [{ ...line, quantity: exact(line.quantity - less) }];
    })
    .toReversed();
  return postCharges(bill, { ...of, fixed: true, lines }, cashier);
};
