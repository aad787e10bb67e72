import { stockItem, stockLots } from '@alur/contracts/inventory/topics';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMainStore } from '@/app/main-store';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatNumber } from '@/ui/format';
import { Skeleton } from '@/ui/states';

/** The live stock of a medicine, and its lots in the order in which they are taken: first expired, first out. */
export function MedicineStock({ medicineId, needed }: { medicineId: number; needed: number | null }) {
  const { t } = useTranslation('prescription');
  const today = useToday();
  const storeId = useMainStore();
  const stock = useTopic(stockItem, { id: medicineId });
  const all = useTopic(stockLots, { itemId: medicineId });
  if (stock.loading || all.loading) return <Skeleton className="h-4 w-24" />;
  const row = stock.rows.find(each => each.storeId === storeId);
  const lots = all.rows
    .filter(lot => lot.storeId === storeId && lot.expiry > today && lot.onHand - lot.reserved > 0)
    .sort((a, b) => a.expiry.localeCompare(b.expiry) || a.id - b.id);
  const free = lots.reduce((sum, lot) => sum + lot.onHand - lot.reserved, 0);
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
      {lots.length === 0 && <p className="text-muted-foreground">{t('line.noBatch')}</p>}
      <ul aria-label={t('line.batches')} className="tabular text-muted-foreground">
        {lots.slice(0, 2).map(lot => (
          <li key={lot.id} className="whitespace-nowrap">
            {t('line.batch', {
              batch: lot.batch,
              expiry: formatDate(lot.expiry),
              free: formatNumber(lot.onHand - lot.reserved, 3),
              unit,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
