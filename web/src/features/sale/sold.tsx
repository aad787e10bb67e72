import type { SaleLineRow, SaleRow } from '@alur/contracts/sale/rows';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { GIVES_WAY, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatNumber, formatRupiah } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';

/** What was sold, line by line, and what it comes to. */
export function Sold({ row }: { row: SaleRow }) {
  const { t } = useTranslation('sale');
  const columns: Column<SaleLineRow>[] = [
    {
      ...{ id: 'item', header: t('form.item'), className: GIVES_WAY, card: 'subject' },
      cell: line => (
        <span>
          <span className="block font-medium">{line.name}</span>
          {line.compound?.components.map(({ medicineId, name, quantity, unit }) => (
            <span key={medicineId} className="tabular block text-xs text-muted-foreground">
              {name}: {formatNumber(quantity, 3)} {unit}
            </span>
          ))}
          {line.signa && <span className="block text-xs text-muted-foreground">{orErased(line.signa)}</span>}
          {(line.prescribed !== null || line.iterations > 0) && (
            <span className="tabular block text-xs text-muted-foreground">
              {joined(
                line.prescribed !== null &&
                  t('prescribed', { quantity: formatNumber(line.prescribed, 3), unit: line.unit }),
                line.iterations > 0 && t('iter', { count: line.iterations }),
              )}
            </span>
          )}
        </span>
      ),
    },
    {
      ...{ id: 'quantity', header: t('form.quantity'), align: 'right' },
      cell: line => `${formatNumber(line.entered, 3)} ${line.unit}`,
    },
    { id: 'price', header: t('price'), align: 'right', cell: line => formatRupiah(line.unitPrice) },
    {
      ...{ id: 'returned', header: t('returned'), align: 'right' },
      cell: line => (line.returned > 0 ? `${formatNumber(line.returned, 3)} ${line.baseUnit}` : '–'),
    },
    { id: 'amount', header: t('amount'), align: 'right', cell: line => formatRupiah(line.amount) },
  ];
  return (
    <Card title={t('medicines')} bodyClassName="p-0">
      <DataTable label={t('medicines')} columns={columns} rows={row.lines} rowKey={({ lineId }) => String(lineId)} />
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t px-4 py-3 text-right">
        {row.courier && (
          <>
            <dt className="text-muted-foreground">{t('form.courierFee')}</dt>
            <dd>{formatRupiah(row.courier.fee)}</dd>
          </>
        )}
        <dt className="font-semibold">{t('total')}</dt>
        <dd className="font-semibold">{formatRupiah(row.total)}</dd>
      </dl>
    </Card>
  );
}
