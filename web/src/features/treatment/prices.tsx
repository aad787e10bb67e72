import { withdrawPrice } from '@alur/contracts/treatment/commands';
import type { TreatmentPriceRow } from '@alur/contracts/treatment/rows';
import { priceInForce } from '@alur/contracts/kernel/payer-price';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { useToday } from '@/live/use-today';
import { PriceState } from '@/prices/price-state';
import { WithdrawPrice } from '@/prices/withdraw-price';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDate, formatRupiah } from '@/ui/format';
import { EmptyState } from '@/ui/states';

const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog')).PriceDialog }));

type Row = TreatmentPriceRow & LiveRow;

/** Every price, the latest first: those in force, future ones and former ones. */
export function Prices({
  treatmentId,
  rows,
  mayEdit,
}: {
  treatmentId: number;
  rows: readonly Row[];
  mayEdit: boolean;
}) {
  const { t } = useTranslation('treatment');
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const columns = useColumns(rows, mayEdit ? setLeaving : null);
  const sorted = useMemo(() => rows.toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom)), [rows]);
  return (
    <Card
      title={t('price.title')}
      className="xl:col-span-3"
      bodyClassName="flex flex-col gap-3"
      actions={
        mayEdit && (
          <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t('price.add')}
          </Button>
        )
      }
    >
      <p className="text-xs text-muted-foreground">{t('price.explain')}</p>
      <DataTable
        label={t('price.title')}
        rows={sorted}
        rowKey={row => row.key}
        flashOn={row => row.position}
        columns={columns}
        empty={<EmptyState title={t('price.empty')} />}
      />
      {isAdding && (
        <Suspense>
          <PriceDialog treatmentId={treatmentId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {leaving && <Withdraw row={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

function Withdraw({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation('treatment');
  const withdraw = useCommand(withdrawPrice, { success: t('price.withdrawn') });
  const { treatmentId: id, payer, classId, effectiveFrom } = row;
  return (
    <WithdrawPrice
      from={effectiveFrom}
      pending={withdraw.pending}
      onConfirm={() => void withdraw.run({ id, body: { payer, classId, effectiveFrom } }).then(onClose)}
      onClose={onClose}
    />
  );
}

function useColumns(rows: readonly Row[], withdraw: ((row: Row) => void) | null): Column<Row>[] {
  const { t } = useTranslation(['treatment', 'enums', 'catalogue']);
  const today = useToday();
  const payerOf = ({ payer }: Row) => (payer === null ? t('catalogue:prices.allPayers') : t(`enums:payer.${payer}`));
  return [
    {
      id: 'payer',
      card: 'subject',
      header: t('catalogue:prices.payer'),
      className: 'font-medium',
      sortBy: payerOf,
      cell: payerOf,
    },
    {
      id: 'class',
      header: t('catalogue:prices.class'),
      sortBy: row => row.className ?? '',
      cell: row => row.className ?? t('catalogue:prices.allClasses'),
    },
    {
      id: 'amount',
      header: t('catalogue:prices.amount'),
      align: 'right',
      sortBy: row => row.price,
      cell: row => (row.price === null ? t('price.none') : formatRupiah(row.price)),
    },
    {
      id: 'from',
      card: 'lead',
      header: t('catalogue:prices.from'),
      sortBy: row => row.effectiveFrom,
      cell: row => formatDate(row.effectiveFrom),
    },
    {
      id: 'state',
      card: 'state',
      header: t('price.state'),
      width: 150,
      cell: row => (
        <PriceState isToCome={row.effectiveFrom > today} isInForce={priceInForce(rows, row, today) === row} />
      ),
    },
    {
      id: 'action',
      card: 'action',
      header: t('price.action'),
      width: 110,
      align: 'right',
      cell: row =>
        withdraw &&
        row.effectiveFrom > today && (
          <Button size="sm" onClick={() => withdraw(row)}>
            {t('price.withdraw')}
          </Button>
        ),
    },
  ];
}
