import type { StockCountLineRow, StockCountRow } from '@alur/contracts/stock-count/rows';
import { expectedOf } from '@alur/contracts/stock-count/variance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { signedNumber, signedRupiah, toneOf } from './signed';

const differs = ({ variance }: StockCountLineRow) => (variance ?? 0) !== 0;
const worth = ({ varianceValue }: StockCountLineRow) => Math.abs(varianceValue ?? 0);

/** Differences first, the most valuable of them on top; then by name. */
export const byDifference = (a: StockCountLineRow, b: StockCountLineRow): number =>
  Number(differs(b)) - Number(differs(a)) || worth(b) - worth(a) || a.name.localeCompare(b.name, 'id');

/** What a count found beside what the books said when it was opened. */
export function CountDifferences({ row, lines }: { row: StockCountRow; lines: readonly StockCountLineRow[] }) {
  const { t } = useTranslation('stock-count');
  const [wanted, setWanted] = useState<'differ' | 'all'>('differ');
  const sorted = lines.toSorted(byDifference);
  const different = sorted.filter(differs);
  return (
    <Card
      title={t('differences')}
      bodyClassName="p-0"
      actions={
        <StatusFilter
          label={t('differences')}
          value={wanted}
          onChange={setWanted}
          options={[
            { value: 'differ', label: t('onlyDifferent'), count: different.length },
            { value: 'all', label: t('wanted.all'), count: lines.length },
          ]}
        />
      }
    >
      <DataTable
        label={t('differences')}
        columns={useColumns()}
        rows={wanted === 'differ' ? different : sorted}
        rowKey={({ lotId }) => String(lotId)}
        empty={<EmptyState title={t('noDifference')} />}
      />
      <Totals row={row} />
    </Card>
  );
}

function Totals({ row: { surplus, shortage, variance } }: { row: StockCountRow }) {
  const { t } = useTranslation('stock-count');
  if (surplus === null || shortage === null || variance === null) return null;
  return (
    <dl className="tabular ml-auto grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 border-t px-4 py-3 text-right">
      <dt className="text-muted-foreground">{t('surplus')}</dt>
      <dd className={toneOf(surplus)}>{signedRupiah(surplus)}</dd>
      <dt className="text-muted-foreground">{t('shortage')}</dt>
      <dd className={toneOf(-shortage)}>{signedRupiah(-shortage)}</dd>
      <dt className="font-medium">{t('variance')}</dt>
      <dd className={`font-medium ${toneOf(variance)}`}>{signedRupiah(variance)}</dd>
    </dl>
  );
}

function useColumns(): Column<StockCountLineRow>[] {
  const { t } = useTranslation('stock-count');
  return [
    {
      id: 'item',
      header: t('item'),
      className: GIVES_WAY,
      card: 'subject',
      cell: line => (
        <span>
          <span className="block font-medium">{line.name}</span>
          <span className="tabular block text-xs text-muted-foreground">
            {line.batch} · {formatDate(line.expiry)}
            {line.found && ` · ${t('notOnRecord')}`}
          </span>
          {line.note && <span className="block text-xs">{line.note}</span>}
        </span>
      ),
    },
    {
      ...{ id: 'books', header: t('books'), align: 'right' },
      cell: line => (
        <span>
          {formatNumber(expectedOf(line), 3)}
          {line.moved !== 0 && (
            <span className="block text-xs text-muted-foreground">
              {t('whenOpened', { books: formatNumber(line.books, 3) })}
            </span>
          )}
        </span>
      ),
    },
    {
      ...{ id: 'counted', header: t('counted'), align: 'right' },
      cell: line => (line.counted === null ? NONE : `${formatNumber(line.counted, 3)} ${line.baseUnit}`),
    },
    {
      ...{ id: 'difference', header: t('difference'), align: 'right' },
      cell: ({ variance }) =>
        variance === null ? NONE : <span className={toneOf(variance)}>{signedNumber(variance)}</span>,
    },
    {
      ...{ id: 'cost', header: t('unitCost'), align: 'right', className: NARROWER.first },
      cell: line => formatRupiah(line.unitCost),
    },
    {
      ...{ id: 'value', header: t('value'), align: 'right' },
      cell: ({ varianceValue }) =>
        varianceValue === null ? (
          NONE
        ) : (
          <span className={`font-medium ${toneOf(varianceValue)}`}>{signedRupiah(varianceValue)}</span>
        ),
    },
    { id: 'by', header: t('countedBy'), className: NARROWER.first, cell: line => line.countedBy ?? NONE },
  ];
}
