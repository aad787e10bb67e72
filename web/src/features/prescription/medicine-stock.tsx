import { stockItem } from '@alur/contracts/inventory/topics';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatNumber } from '@/ui/format';
import { Skeleton } from '@/ui/states';

/** What is in stock of a medicine, live, and from which batches: first expired, first out. */
export function MedicineStock({ medicineId, needed }: { medicineId: number; needed: number | null }) {
  const { t } = useTranslation('prescription');
  const today = useToday();
  const stock = useTopic(stockItem, { id: medicineId });
  if (stock.loading) return <Skeleton className="h-4 w-24" />;
  const row = stock.rows[0];
  const batches = (row?.batches ?? [])
    .filter(batch => batch.expiry > today && batch.onHand - batch.reserved > 0)
    .sort((a, b) => a.expiry.localeCompare(b.expiry));
  const free = batches.reduce((sum, batch) => sum + batch.onHand - batch.reserved, 0);
  const unit = row?.baseUnit ?? '';
  const short = needed === null ? 0 : Math.max(0, needed - free);
  return (
    <div className="text-xs">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="tabular">{t('line.availableOf', { quantity: formatNumber(free, 3), unit })}</span>
        {short > 0 && (
          <span className="inline-flex items-center gap-1 text-xs font-medium text-danger-text">
            <TriangleAlert aria-hidden className="size-3.5" />
            {t('line.short', { quantity: formatNumber(short, 3), unit })}
          </span>
        )}
      </p>
      {batches.length === 0 && <p className="text-muted-foreground">{t('line.noBatch')}</p>}
      <ul aria-label={t('line.batches')} className="tabular text-muted-foreground">
        {batches.slice(0, 2).map(batch => (
          <li key={`${batch.batch} ${batch.expiry}`} className="whitespace-nowrap">
            {t('line.batch', {
              batch: batch.batch,
              expiry: formatDate(batch.expiry),
              free: formatNumber(batch.onHand - batch.reserved, 3),
              unit,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
