import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { useTranslation } from 'react-i18next';
import { formatRupiah } from '@/ui/format';
import { changeOf } from './tendering';

/** The change that the patient gets back, large, for as long as the bill is open on the screen. */
export function ChangeGiven({ bill }: { bill: TransactionDetailRow }) {
  const { t } = useTranslation('transaction');
  const change = changeOf(bill);
  if (bill.status !== 'PAID' || change === 0) return null;
  return (
    <p className="tabular flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-success-soft px-3 py-2 text-success-text">
      <span>{t('panel.change')}</span>
      <strong className="text-2xl font-semibold">{formatRupiah(change)}</strong>
    </p>
  );
}
