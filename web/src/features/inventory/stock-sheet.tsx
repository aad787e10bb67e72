import { stockCard } from '@alur/contracts/inventory/lists';
import type { StockBatch, StockCardRow, StockRow } from '@alur/contracts/inventory/rows';
import { stockItem } from '@alur/contracts/inventory/topics';
import { PackagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/dialog';
import { formatDate, formatDateTime, formatNumber } from '@/ui/format';
import { Pagination } from '@/ui/pagination';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { CorrectDialog } from './correct-dialog';
import { ReceiveDialog } from './receive-dialog';
import { StockChip } from './stock-state';

const head = 'h-row border-b px-2 text-left text-xs font-medium text-muted-foreground';
const cell = 'h-row border-b px-2 py-1';

/** One medicine's batches, live, and its stock card. */
export function StockSheet({ medicine, onClose }: { medicine: StockRow; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const can = useCan();
  const today = useToday();
  const topic = useTopic(stockItem, { id: medicine.id });
  const row = topic.rows[0] ?? medicine;
  const [receiving, setReceiving] = useState(false);
  const [correcting, setCorrecting] = useState<StockBatch | null>(null);
  const mayCorrect = can('inventory.item:correct');
  const batches = [...row.batches].sort((a, b) => a.expiry.localeCompare(b.expiry));
  return (
    <Sheet
      open
      onOpenChange={open => {
        if (!open) onClose();
      }}
      title={row.name}
      description={`${t('column.available')}: ${formatNumber(row.available, 3)} ${row.baseUnit}`}
      footer={
        can('inventory.item:receive') && (
          <Button variant="primary" onClick={() => setReceiving(true)}>
            <PackagePlus aria-hidden />
            {t('receive')}
          </Button>
        )
      }
    >
      <p className="flex items-center justify-between pb-3">
        <StockChip row={row} today={today} />
        <Freshness topicKey={topic.topicKey} status={topic.status} />
      </p>
      <h3 className="pb-1 font-semibold">{t('batches')}</h3>
      {batches.length === 0 ? (
        <p className="pb-4 text-muted-foreground">{t('noBatches')}</p>
      ) : (
        <table className="mb-5 w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('batch')}
              </th>
              <th scope="col" className={head}>
                {t('expiry')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('column.onHand')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('column.reserved')}
              </th>
              {mayCorrect && (
                <th scope="col" className={head}>
                  <span className="sr-only">{t('column.action')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {batches.map(batch => (
              <tr key={`${batch.batch} ${batch.expiry}`}>
                <td className={`${cell} font-medium`}>{batch.batch}</td>
                <td
                  className={`${cell} whitespace-nowrap ${batch.expiry <= today ? 'font-medium text-danger-text' : ''}`}
                >
                  {formatDate(batch.expiry)}
                </td>
                <td className={`${cell} text-right`}>{formatNumber(batch.onHand, 3)}</td>
                <td className={`${cell} text-right`}>{batch.reserved ? formatNumber(batch.reserved, 3) : '–'}</td>
                {mayCorrect && (
                  <td className={`${cell} text-right`}>
                    <Button
                      size="sm"
                      aria-label={t('correctBatch', { batch: batch.batch })}
                      onClick={() => setCorrecting(batch)}
                    >
                      {t('correct')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {can('inventory.item:view') && <StockCard key={row.id} medicineId={row.id} onHand={row.onHand} />}
      {receiving && <ReceiveDialog row={row} onClose={() => setReceiving(false)} />}
      {correcting && <CorrectDialog row={row} batch={nowOf(correcting, batches)} onClose={() => setCorrecting(null)} />}
    </Sheet>
  );
}

/** How the batch stands by now; one of which nothing is left is not among them. */
const nowOf = (batch: StockBatch, batches: readonly StockBatch[]): StockBatch =>
  batches.find(each => each.batch === batch.batch && each.expiry === batch.expiry) ?? { ...batch, onHand: 0 };

/** *Kartu stok*: every movement, the newest first; asked for again when there is another quantity on hand. */
function StockCard({ medicineId, onHand }: { medicineId: number; onHand: number }) {
  const { t } = useTranslation('inventory');
  const [page, setPage] = useState(1);
  const list = useList<StockCardRow & { key?: string; position?: string }>(`/v2/${stockCard.path}`, {
    medicineId,
    order_by: 'at',
    sort_by: 'desc',
    page,
  });
  const shown = useRef(onHand);
  useEffect(() => {
    if (shown.current !== onHand) list.retry();
    shown.current = onHand;
  });
  return (
    <section>
      <h3 className="pb-1 font-semibold">{t('card')}</h3>
      {list.loading ? (
        <TableSkeleton rows={4} columns={3} />
      ) : list.rows.length === 0 ? (
        <EmptyState title={t('noMovements')} />
      ) : (
        <ul className="tabular divide-y">
          {list.rows.map((move, at) => (
            <li key={move.key ?? at} className="flex items-start gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block">
                  {t(`movement.${move.movement}`)} · {move.batch}
                </span>
                <span className="block text-xs text-muted-foreground">
                  {[
                    formatDateTime(move.at),
                    move.documentNumber,
                    move.prescriptionId !== null && t('prescription', { id: move.prescriptionId }),
                    move.reason,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="text-right">
                <span className={`block font-medium ${move.quantity < 0 ? 'text-danger-text' : 'text-success-text'}`}>
                  {move.quantity > 0 ? '+' : '−'}
                  {formatNumber(Math.abs(move.quantity), 3)}
                </span>
                <span className="block text-xs text-muted-foreground">
                  {t('balance')} {formatNumber(move.balance, 3)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {list.total > list.limit && (
        <Pagination page={list.page} limit={list.limit} total={list.total} onPage={setPage} />
      )}
    </section>
  );
}
