import type { StockRow } from '@alur/contracts/inventory/rows';
import { stockItem } from '@alur/contracts/inventory/topics';
import { lineAmount } from '@alur/contracts/inventory/quantity';
import { pricedOn } from '@alur/contracts/kernel/dated-price';
import { undoBatch } from '@alur/contracts/preparation/commands';
import {
  preparationBatches,
  preparationOne,
  type PreparationBatchRow,
  type PreparationRow,
} from '@alur/contracts/preparation/rows';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { useList } from '@/api/use-list';
import { NotFoundScreen } from '@/app/error-screen';
import { useMainStore } from '@/app/main-store';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '@/ui/format';
import { joined } from '@/ui/joined';
import { PageHead, type Back } from '@/ui/page-head';
import { Pagination } from '@/ui/pagination';
import { RecordPanes } from '@/ui/record-page';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';

const MakeDialog = lazy(async () => ({ default: (await import('./make-dialog')).MakeDialog }));
const ChangeFormula = lazy(async () => ({ default: (await import('./preparation-form')).ChangeFormula }));

/** An item that the facility makes itself: its formula, its stock by lots, and what was made of it. */
export function PreparationRecord({
  id,
  back,
  stock,
}: {
  id: number;
  back: Back;
  /** The item's lots and movements in one store. */
  stock: (row: StockRow) => ReactNode;
}) {
  const { t } = useTranslation('preparation');
  const can = useCan();
  const main = useMainStore();
  const topic = useTopic(preparationOne, { id });
  const stocks = useTopic(stockItem, { id });
  const [opened, setOpened] = useState<'make' | 'edit' | null>(null);
  const close = () => setOpened(null);
  const row = topic.rows[0];
  const item = stocks.rows.find(({ storeId }) => storeId === main);
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading || stocks.loading) return <TableSkeleton rows={6} columns={4} />;
  if (!row || !item) return <NotFoundScreen />;
  return (
    <>
      <PageHead
        title={item.name}
        place={t('one')}
        back={back}
        meta={
          <span className="flex flex-wrap items-center gap-2">
            {t('available', { quantity: formatNumber(item.available, 3), unit: item.baseUnit })}
            {!item.active && t('retired')}
            <Freshness topicKey={topic.topicKey} status={topic.status} />
          </span>
        }
        actions={
          opened !== 'edit' &&
          item.active && (
            <>
              {can('inventory.mixed:edit') && <Button onClick={() => setOpened('edit')}>{t('edit')}</Button>}
              {can('inventory.mixed:make') && (
                <Button variant="primary" onClick={() => setOpened('make')}>
                  <FlaskConical aria-hidden />
                  {t('make')}
                </Button>
              )}
            </>
          )
        }
      />
      <Suspense>
        {opened === 'edit' && <ChangeFormula row={row} onDone={close} onCancel={close} />}
        {opened === 'make' && <MakeDialog name={item.name} row={row} onClose={close} />}
      </Suspense>
      {opened !== 'edit' && (
        <RecordPanes
          first="formula"
          panes={[
            {
              ...{ key: 'formula', label: t('formula'), share: 1 },
              content: (
                <>
                  <Formula row={row} item={item} />
                  <Batches id={id} onHand={item.onHand} />
                </>
              ),
            },
            // Half of the width, which the table of lots needs.
            { key: 'stock', label: t('stock'), share: 1, content: <Card title={t('stock')}>{stock(item)}</Card> },
          ]}
        />
      )}
    </>
  );
}

function Formula({ row, item }: { row: PreparationRow; item: StockRow }) {
  const { t } = useTranslation('preparation');
  const today = useToday();
  const { price } = pricedOn(item, item.prices, today);
  return (
    <Card title={t('formula')}>
      <ul className="tabular divide-y pb-3">
        {row.ingredients.map(({ itemId, name, quantity, unit }) => (
          <li key={itemId} className="flex justify-between gap-3 py-1.5">
            <span>{name}</span>
            <span className="whitespace-nowrap">
              {formatNumber(quantity, 3)} {unit}
            </span>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          [t('yield'), `${formatNumber(row.yieldQuantity, 3)} ${row.unit}`],
          [t('shelfLife'), t('days', { count: row.shelfLifeDays })],
          [t('priceLabel'), t('perUnit', { price: formatRupiah(price), unit: row.unit })],
          [t('instructions'), row.instructions && <span className="whitespace-pre-line">{row.instructions}</span>],
          [t('set'), `${row.set.by}, ${formatDateTime(row.set.at)}`],
        ]}
      />
    </Card>
  );
}

/** What was made, the latest first; asked for again when there is another quantity on hand. */
function Batches({ id, onHand }: { id: number; onHand: number }) {
  const { t } = useTranslation('preparation');
  const [page, setPage] = useState(1);
  const list = useList(preparationBatches, { itemId: id, page, order_by: 'id', sort_by: 'desc' });
  const shown = useRef(onHand);
  useEffect(() => {
    if (shown.current !== onHand) list.retry();
    shown.current = onHand;
  });
  return (
    <Card title={t('batches')}>
      {list.loading ? (
        <TableSkeleton rows={3} columns={2} />
      ) : list.rows.length === 0 ? (
        <EmptyState icon={FlaskConical} title={t('noBatches')}>
          {t('noBatchesHint')}
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {list.rows.map(batch => (
            <Batch key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
      {list.total > list.limit && (
        <Pagination page={list.page} limit={list.limit} total={list.total} onPage={setPage} />
      )}
    </Card>
  );
}

function Batch({ batch }: { batch: PreparationBatchRow }) {
  const { t } = useTranslation('preparation');
  const can = useCan();
  const undo = useReasonCommand(batch.id, {
    ...{ command: undoBatch, danger: true },
    ...{ title: t('undoTitle', { batch: batch.batch }), description: t('undoText'), confirmLabel: t('undo') },
    success: t('undoneDone'),
  });
  const { quantity, unit, cost, unitCost, made, undone } = batch;
  const rest = cost - lineAmount(quantity, unitCost);
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 font-medium">{undone ? <s>{batch.batch}</s> : batch.batch}</span>
        <span className="tabular">
          {formatNumber(quantity, 3)} {unit}
        </span>
      </div>
      <p className="text-xs text-muted-foreground">
        {joined(
          t('madeOn', { date: formatDate(batch.madeOn), by: made.by }),
          t('expires', { date: formatDate(batch.expiresOn) }),
        )}
      </p>
      <p className="tabular text-xs text-muted-foreground">
        {joined(
          t('cost', { cost: formatRupiah(cost), unitCost: formatRupiah(unitCost), unit }),
          rest !== 0 && t('rest', { rest: formatRupiah(rest) }),
        )}
      </p>
      {undone ? (
        <p className="text-xs">{t('undoneBy', { name: undone.by, reason: batch.reason })}</p>
      ) : (
        <ul className="tabular py-1 text-xs">
          {batch.ingredients.flatMap(({ itemId, name, unit: its, lots }) =>
            lots.map((lot, at) => (
              <li key={`${itemId}.${at}`}>
                {name}: {formatNumber(lot.quantity, 3)} {its} · {lot.batch} · {formatDate(lot.expiry)}
              </li>
            )),
          )}
        </ul>
      )}
      {can('inventory.mixed:make') && !undone && (
        <Button size="sm" aria-label={t('undoOf', { batch: batch.batch })} onClick={undo.ask}>
          {t('undo')}
        </Button>
      )}
      {undo.dialog}
    </li>
  );
}
