import { stockItem } from '@alur/contracts/inventory/topics';
import { useTranslation } from 'react-i18next';
import { NotFoundScreen } from '@/app/error-screen';
import { useMainStore } from '@/app/main-store';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { formatNumber } from '@/ui/format';
import { PageHead, type Back } from '@/ui/page-head';
import { Select } from '@/ui/select';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { ReceiveButton, StockDetail } from './stock-sheet';

/** One medicine as the sheet beside the list shows it; where several stores have it, in the chosen one. */
export function StockPage({
  id,
  storeId,
  onStore,
  back,
}: {
  id: number;
  storeId: number | undefined;
  onStore: (id: number) => void;
  back: Back;
}) {
  const { t } = useTranslation('inventory');
  const main = useMainStore();
  const topic = useTopic(stockItem, { id });
  const row = topic.rows.find(each => each.storeId === (storeId ?? main)) ?? topic.rows[0];
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={6} columns={4} />;
  if (!row) return <NotFoundScreen />;
  return (
    <>
      <PageHead
        title={row.name}
        place={t('itemPage')}
        back={back}
        meta={`${t('column.available')}: ${formatNumber(row.available, 3)} ${row.baseUnit}`}
        actions={
          <>
            {topic.rows.length > 1 && (
              <Select
                aria-label={t('store')}
                className="w-56"
                value={String(row.storeId)}
                onValueChange={chosen => onStore(Number(chosen))}
                options={topic.rows.map(each => ({
                  value: String(each.storeId),
                  label: each.storeName ?? t('mainStore'),
                }))}
              />
            )}
            <ReceiveButton row={row} />
          </>
        }
      />
      <div className="max-w-3xl">
        <StockDetail row={row} freshness={<Freshness topicKey={topic.topicKey} status={topic.status} />} />
      </div>
    </>
  );
}
