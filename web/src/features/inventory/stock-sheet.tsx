import { stockCard } from '@alur/contracts/inventory/lists';
import type { StockCardRow, StockLotRow, StockRow } from '@alur/contracts/inventory/rows';
import { stockItem, stockLots } from '@alur/contracts/inventory/topics';
import { Link } from '@tanstack/react-router';
import { PackagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { joined } from '@/ui/joined';
import { SideSheet } from '@/ui/side-sheet';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '@/ui/format';
import { Pagination } from '@/ui/pagination';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { CorrectDialog } from './correct-dialog';
import { ReceiveDialog } from './receive-dialog';
import { StockChip } from './stock-state';

const head = 'h-row border-b px-2 text-left text-xs font-medium text-muted-foreground';
const cell = 'h-row border-b px-2 py-1';

/** One medicine in one store beside the list. */
export function StockSheet({ medicine, onClose }: { medicine: StockRow; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const topic = useTopic(stockItem, { id: medicine.id });
  const row = topic.rows.find(({ storeId }) => storeId === medicine.storeId) ?? medicine;
  return (
    <SideSheet
      open
      onOpenChange={open => {
        if (!open) onClose();
      }}
      title={row.name}
      description={`${t('column.available')}: ${formatNumber(row.available, 3)} ${row.baseUnit}`}
      footer={<ReceiveButton row={row} />}
    >
      <StockDetail row={row} freshness={<Freshness topicKey={topic.topicKey} status={topic.status} />} />
    </SideSheet>
  );
}

/** Receives more of it; nothing without the right. */
export function ReceiveButton({ row }: { row: StockRow }) {
  const { t } = useTranslation('inventory');
  const can = useCan();
  const [receiving, setReceiving] = useState(false);
  if (!can('inventory.item:receive')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setReceiving(true)}>
        <PackagePlus aria-hidden />
        {t('receive')}
      </Button>
      {receiving && <ReceiveDialog row={row} onClose={() => setReceiving(false)} />}
    </>
  );
}

/** One medicine's lots in one store, live, and its stock card. */
export function StockDetail({ row, freshness }: { row: StockRow; freshness: ReactNode }) {
  const { t } = useTranslation('inventory');
  const can = useCan();
  const today = useToday();
  const all = useTopic(stockLots, { itemId: row.id });
  const [correcting, setCorrecting] = useState<StockLotRow | null>(null);
  const mayCorrect = can('inventory.item:correct');
  const lots = all.rows
    .filter(({ storeId }) => storeId === row.storeId)
    .sort((a, b) => a.expiry.localeCompare(b.expiry) || a.id - b.id);
  return (
    <>
      <p className="flex items-center justify-between pb-3">
        <StockChip row={row} today={today} />
        {freshness}
      </p>
      <h3 className="pb-1 font-semibold">{t('batches')}</h3>
      {all.loading ? (
        <TableSkeleton rows={2} columns={4} />
      ) : lots.length === 0 ? (
        <p className="pb-4 text-muted-foreground">{t('noBatches')}</p>
      ) : (
        <Lots lots={lots} today={today} onCorrect={mayCorrect ? setCorrecting : undefined} />
      )}
      {can('inventory.item:view') && <StockCard key={row.id} row={row} />}
      {correcting && (
        <CorrectDialog lot={nowOf(correcting, lots)} unit={row.baseUnit} onClose={() => setCorrecting(null)} />
      )}
    </>
  );
}

function Lots({
  lots,
  today,
  onCorrect,
}: {
  lots: readonly StockLotRow[];
  today: string;
  onCorrect?: (lot: StockLotRow) => void;
}) {
  const { t } = useTranslation('inventory');
  return (
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
          {onCorrect && (
            <th scope="col" className={head}>
              <span className="sr-only">{t('column.action')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lots.map(lot => (
          <tr key={lot.id}>
            <td className={cell}>
              <span className="block font-medium">{lot.batch}</span>
              <span className="block text-xs text-muted-foreground">
                {t('receivedOn', { date: formatDate(lot.receivedOn), cost: formatRupiah(lot.unitCost) })}
              </span>
            </td>
            <td className={`${cell} whitespace-nowrap ${lot.expiry <= today ? 'font-medium text-danger-text' : ''}`}>
              {formatDate(lot.expiry)}
            </td>
            <td className={`${cell} text-right`}>{formatNumber(lot.onHand, 3)}</td>
            <td className={`${cell} text-right`}>{lot.reserved ? formatNumber(lot.reserved, 3) : '–'}</td>
            {onCorrect && (
              <td className={`${cell} text-right`}>
                <Button size="sm" aria-label={t('correctBatch', { batch: lot.batch })} onClick={() => onCorrect(lot)}>
                  {t('correct')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The lot's current row; an empty lot is no longer among the rows. */
const nowOf = (lot: StockLotRow, lots: readonly StockLotRow[]): StockLotRow =>
  lots.find(({ id }) => id === lot.id) ?? { ...lot, onHand: 0 };

/** *Kartu stok*: every movement, the newest first; asked for again when there is another quantity on hand. */
function StockCard({ row: { id: itemId, storeId, onHand } }: { row: StockRow }) {
  const { t } = useTranslation('inventory');
  const [page, setPage] = useState(1);
  const list = useList(stockCard, {
    itemId,
    storeId,
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
          {list.rows.map(move => (
            <li key={move.key} className="flex items-start gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block">
                  {t(`movement.${move.movement}`)} · {move.batch}
                </span>
                <span className="block text-xs text-muted-foreground">
                  {joined(formatDateTime(move.at), move.documentNumber, move.reason)}
                  <Document {...move} />
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

/** The document that moved it, where it has a page. */
function Document({ sourceModule, sourceId: id }: Pick<StockCardRow, 'sourceModule' | 'sourceId'>) {
  const { t } = useTranslation('inventory');
  const links = {
    prescription: ['/manage/pharmacy/$id', t('prescription')],
    preparation: ['/manage/inventory/mixed/$id', t('prepared')],
    purchase: ['/manage/inventory/purchase/$id', t('purchase')],
    'stock-count': ['/manage/inventory/count/$id', t('stockCount')],
  } as const;
  if (id === null || !Object.hasOwn(links, sourceModule)) return null;
  const [to, label] = links[sourceModule as keyof typeof links];
  return (
    <>
      {' · '}
      <Link to={to} params={{ id }} className="underline">
        {label}
      </Link>
    </>
  );
}
