import { dropCharge, settleLateCharges } from '@alur/contracts/transaction/commands';
import type { ExpectedRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { FilePlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { chargeName } from '@/ui/charge-name';
import { Button } from '@/ui/button';
import { formatRupiah } from '@/ui/format';
import type { LateCharges } from './charges';

/**
 * Charges that are not on the bill and must not be forgotten: those still expected, and those that were posted too
 * late.
 */
export function BillOpenCharges({ bill, late }: { bill: TransactionDetailRow; late: readonly LateCharges[] }) {
  const { t } = useTranslation('transaction');
  return (
    <>
      {bill.expected.length > 0 && (
        <section aria-label={t('expected.title')}>
          <h3 className="pb-1 text-xs font-medium text-muted-foreground">{t('expected.title')}</h3>
          <ul className="divide-y">
            {bill.expected.map(each => (
              <Expected key={`${each.sourceModule}-${each.sourceId}`} bill={bill} charge={each} />
            ))}
          </ul>
        </section>
      )}
      {late.length > 0 && (
        <section aria-label={t('late.title')} className="rounded-md bg-warning-soft px-3 py-2">
          <h3 className="font-medium text-warning-text">{t('late.title')}</h3>
          <p className="text-xs text-warning-text">{t('late.hint')}</p>
          <ul className="tabular divide-y">
            {late.map(each => (
              <Late key={`${each.source.module}-${each.source.id}`} bill={bill} charges={each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Expected({ bill, charge }: { bill: TransactionDetailRow; charge: ExpectedRow }) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const drop = useReasonCommand(bill.id, {
    command: dropCharge,
    body: reason => ({ source: { module: charge.sourceModule, id: charge.sourceId }, reason }),
    title: t('expected.dropTitle'),
    description: t('expected.dropText', { name: chargeName(charge.name) }),
    confirmLabel: t('expected.drop'),
    success: t('expected.dropped'),
  });
  return (
    <li className="flex min-h-row items-center gap-2">
      <span className="min-w-0 flex-1 truncate">{chargeName(charge.name)}</span>
      {can('cashier:edit') && (
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={t('expected.dropOf', { name: chargeName(charge.name) })}
          onClick={drop.ask}
        >
          <X aria-hidden />
        </Button>
      )}
      {drop.dialog}
    </li>
  );
}

function Late({ bill, charges }: { bill: TransactionDetailRow; charges: LateCharges }) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const names = charges.names.map(chargeName).join(', ');
  const settle = (how: 'supplement' | 'written_off') => ({
    command: settleLateCharges,
    body: (reason: string) => ({ source: charges.source, how, reason }),
    title: t(`late.${how}.title`),
    description: t(`late.${how}.text`, { names, amount: formatRupiah(charges.amount) }),
    confirmLabel: t(`late.${how}.confirm`),
    success: t(`late.${how}.done`),
  });
  const supplement = useReasonCommand(bill.id, settle('supplement'));
  const writeOff = useReasonCommand(bill.id, { ...settle('written_off'), danger: true });
  return (
    <li className="flex flex-col gap-1 py-2">
      <span className="flex justify-between gap-4">
        <span className="min-w-0">{names}</span>
        <span className="font-medium whitespace-nowrap">{formatRupiah(charges.amount)}</span>
      </span>
      {can('cashier:edit') && (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={supplement.ask}>
            <FilePlus aria-hidden />
            {t('late.supplement.confirm')}
          </Button>
          <Button size="sm" variant="ghost" onClick={writeOff.ask}>
            {t('late.written_off.confirm')}
          </Button>
        </span>
      )}
      {supplement.dialog}
      {writeOff.dialog}
    </li>
  );
}
