import type { ShiftRow } from '@alur/contracts/shift/rows';
import { CircleDollarSign, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useWhen } from '@/live/use-when';
import { Button } from '@/ui/button';
import { formatRupiah } from '@/ui/format';

/** The cashier's shift in one line: open since when, with how much; or that there is none. */
export function ShiftBar({
  shift,
  loading,
  onOpen,
  onClose,
}: {
  shift: ShiftRow | null;
  loading: boolean;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('shift');
  const when = useWhen();
  const can = useCan();
  if (loading) return null;
  if (!shift) {
    return (
      <div role="group" aria-label={t('label')} className="flex items-center gap-2">
        <span className="inline-flex items-center gap-1.5 text-warning-text">
          <TriangleAlert aria-hidden className="size-4" />
          {t('none')}
        </span>
        {can('cashier.shift:open') && (
          <Button size="sm" variant="primary" onClick={onOpen}>
            {t('open')}
          </Button>
        )}
      </div>
    );
  }
  const cash = shift.methods.find(line => line.method === 'cash')?.expected ?? shift.float;
  return (
    <div
      role="group"
      aria-label={t('label')}
      className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground"
    >
      <span className="inline-flex items-center gap-1.5">
        <CircleDollarSign aria-hidden className="size-4 text-success-text" />
        {t('since', { time: when(shift.openedAt) })}
      </span>
      <span>{t('payments', { count: shift.payments })}</span>
      <span className="text-foreground">{t('expected', { amount: formatRupiah(cash) })}</span>
      {can('cashier.shift:close') && (
        <Button size="sm" onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </div>
  );
}
