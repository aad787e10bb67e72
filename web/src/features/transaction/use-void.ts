import { voidTransaction } from '@alur/contracts/transaction/commands';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { useCommand } from '@/api/use-command';

/** The shift that took the money, as far as any was kept. */
const takingShift = ({ payments }: Pick<TransactionDetailRow, 'payments'>): number | null =>
  payments.findLast(payment => !payment.refunded)?.shiftId ?? null;

/**
 * DOMAIN 2.4: who voids is seldom who took the money, and it goes back out of the shift that took it. Once that one is
 * closed, the person's own gives it, where the facility allows another shift at all.
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
