import { voidTransaction } from '@alur/contracts/transaction/commands';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { useCommand } from '@/api/use-command';

/** The shift that took the money, as far as the payment was not refunded. */
const takingShift = ({ payments }: Pick<TransactionDetailRow, 'payments'>): number | null =>
  payments.findLast(payment => !payment.refunded)?.shiftId ?? null;

/**
 * DOMAIN 2.4: the person who voids is seldom the one who took the money, and the refund comes out of the shift that
 * took it. Once that shift is closed, the person's own shift pays it, where the facility permits another shift at all.
 */
export function useVoid(bill: TransactionDetailRow, ownShift: number | null) {
  const { t } = useTranslation('transaction');
  const taking = takingShift(bill);
  const another = taking !== null && ownShift !== null && ownShift !== taking;
  const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'shift.not-open';
  const fromTaking = useCommand(voidTransaction, {
    success: t('voided'),
    onRefused: error => another && isClosed(error),
  });
  const fromOwn = useCommand(voidTransaction, { success: t('voided') });
  const run = async (reason: string, replace: boolean): Promise<boolean> => {
    const outcome = await fromTaking.run({ id: bill.id, body: { shiftId: taking ?? ownShift, reason, replace } });
    if (outcome.ok || !another || !isClosed(outcome.error)) return outcome.ok;
    return (await fromOwn.run({ id: bill.id, body: { shiftId: ownShift, reason, replace } })).ok;
  };
  return { run, pending: fromTaking.pending || fromOwn.pending };
}
