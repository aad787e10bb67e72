import { refundPayment } from '@alur/contracts/transaction/commands';
import type { PaymentRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { shaped } from '@/api/shape-errors';
import { useCommand } from '@/api/use-command';
import { loadErrorTexts } from '@/i18n/i18n';
import { useWhen } from '@/live/use-when';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Badge } from '@/ui/status-chip';
import { toast } from '@/ui/toast';

/** The payments so far; a payment of an unsettled bill can be refunded. */
export function BillPayments({ bill, shiftId }: { bill: TransactionDetailRow; shiftId: number | null }) {
  const { t } = useTranslation(['transaction', 'enums']);
  const can = useCan();
  const when = useWhen();
  const [returning, setReturning] = useState<PaymentRow | null>(null);
  const refund = useCommand(refundPayment, { success: t('refunded') });
  if (bill.payments.length === 0) return null;
  const mayRefund = bill.status === 'ONGOING' && can('cashier:refund');
  const give = async (reason: string) => {
    const { body, error } = shaped(refundPayment.body, { shiftId, paymentId: returning?.paymentId, reason });
    if (error) {
      await loadErrorTexts();
      return toast.error(error);
    }
    const outcome = await refund.run({ id: bill.id, body });
    if (outcome.ok) setReturning(null);
  };
  return (
    <section aria-label={t('payments')}>
      <h3 className="pb-1 text-xs font-medium text-muted-foreground">{t('payments')}</h3>
      <ul className="tabular divide-y">
        {bill.payments.map(payment => (
          <li key={payment.paymentId} className="flex min-h-row items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {t(`enums:paymentMethod.${payment.method}`)}{' '}
              <span className="text-xs text-muted-foreground">
                {when(payment.at)} · {payment.cashierName}
                {payment.reference ? ` · ${payment.reference}` : ''}
              </span>
            </span>
            {payment.refunded && <Badge tone="warning">{t('wasRefunded')}</Badge>}
            <span className={payment.refunded ? 'text-muted-foreground line-through' : 'font-medium'}>
              {formatRupiah(payment.amount)}
            </span>
            {mayRefund && !payment.refunded && (
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={t('refundOf', {
                  method: t(`enums:paymentMethod.${payment.method}`),
                  amount: formatRupiah(payment.amount),
                })}
                disabledReason={shiftId === null ? t('needsShift') : null}
                onClick={() => setReturning(payment)}
              >
                <Undo2 aria-hidden />
              </Button>
            )}
          </li>
        ))}
        {bill.refunds.map(({ refundId, method, amount, at, reason }) => (
          <li key={`refund ${refundId}`} className="flex min-h-row items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {t('sum.returned')}, {t(`enums:paymentMethod.${method}`)}{' '}
              <span className="text-xs text-muted-foreground">
                {when(at)} · {orErased(reason)}
              </span>
            </span>
            <span className="font-medium">{formatRupiah(-amount)}</span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={returning !== null}
        onOpenChange={open => {
          if (!open) setReturning(null);
        }}
        title={t('refundTitle')}
        description={
          returning
            ? t('refundText', {
                amount: formatRupiah(returning.amount),
                method: t(`enums:paymentMethod.${returning.method}`),
              })
            : ''
        }
        confirmLabel={t('refund')}
        danger
        reason="required"
        pending={refund.pending}
        onConfirm={reason => void give(reason)}
      />
    </section>
  );
}
