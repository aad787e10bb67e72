import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { useTranslation } from 'react-i18next';
import { formatRupiah } from '@/ui/format';

/** The totals of the bill, with emphasis on the amount that is due. */
export function BillTotals({ bill }: { bill: TransactionDetailRow }) {
  const { t } = useTranslation('transaction');
  // The due amount is emphasised while there is one; before and after, the total is. Where a guarantor bears a part,
  // the total stands above that part, and what the patient herself paid below.
  const ended = bill.status === 'PAID' || bill.status === 'VOID' || bill.status === 'CANCELLED';
  const borne = bill.receivable > 0;
  const whole = !borne && (ended || bill.paid === 0);
  const [label, amount] = whole
    ? [t('sum.total'), bill.total]
    : ended
      ? [t('sum.byPatient'), bill.total - bill.receivable]
      : [t('sum.remaining'), bill.remaining];
  return (
    <section aria-label={t('sum.label')}>
      <dl className="tabular grid gap-1">
        <Line label={t('sum.subtotal')} amount={bill.subtotal} />
        {bill.discount > 0 && <Line label={t('sum.discount')} amount={-bill.discount} />}
        {bill.returned > 0 && <Line label={t('sum.returned')} amount={-bill.returned} />}
        {bill.rounding > 0 && <Line label={t('sum.rounding')} amount={bill.rounding} />}
        {!whole && <Line label={t('sum.total')} amount={bill.total} strong />}
        {bill.paid > 0 && !ended && <Line label={t('sum.paid')} amount={-bill.paid} />}
        {borne && <Line label={t('sum.receivable')} amount={-bill.receivable} />}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t pt-2">
          <dt className="font-semibold">{label}</dt>
          <dd className="text-2xl font-semibold" data-remaining={bill.remaining}>
            {formatRupiah(amount)}
          </dd>
        </div>
      </dl>
      {bill.status === 'ONGOING' && bill.cashDue !== bill.remaining && (
        <p className="tabular mt-1 text-right text-xs text-muted-foreground">
          {t('sum.cashDue', { amount: formatRupiah(bill.cashDue) })}
        </p>
      )}
    </section>
  );
}

function Line({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'font-medium' : 'text-muted-foreground'}`}>
      <dt>{label}</dt>
      <dd>{formatRupiah(amount)}</dd>
    </div>
  );
}
