import { stockList } from '@alur/contracts/inventory/lists';
import { availableOn } from '@alur/contracts/inventory/quantity';
import { addPurchase, changePurchase, MOST_LINES } from '@alur/contracts/purchase/commands';
import { purchasesOpen, type PurchaseRow } from '@alur/contracts/purchase/rows';
import { shortageOf } from '@alur/contracts/purchase/shortage';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { allRows } from '@/api/all-rows';
import { useMainStore } from '@/app/main-store';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { store, supplier } from '@/selectors/global/stock';
import { ItemSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatNumber, formatRupiah } from '@/ui/format';
import { toast } from '@/ui/toast';
import { emptyLine, OrderLines, type OrderLine } from './order-lines';

const linesOf = (row: PurchaseRow | null): OrderLine[] =>
  row?.lines.map(({ line, itemId, name, baseUnit, ...priced }) => ({
    ...{ key: line, item: { id: itemId, name, baseUnit }, unit: priced.unit, factor: priced.factor },
    ...{ quantity: priced.quantity, unitPrice: priced.unitPrice },
    ...{ discountPercent: priced.discountPercent, taxPercent: priced.taxPercent },
  })) ?? [emptyLine()];

interface Values {
  supplierId: number | null;
  storeId: number | null;
  note: string;
  lines: OrderLine[];
}

const labels = { supplierId: 'supplier', storeId: 'store', note: 'note', lines: 'items' } as const;
/** What another has saved of the draft meanwhile. */
const wordsOf = (row: PurchaseRow): Record<keyof Values, string> => ({
  ...{ supplierId: row.supplierName, storeId: row.storeName ?? '', note: row.note ?? '' },
  lines: row.lines
    .map(
      ({ name, quantity, unit, unitPrice }) =>
        `${name}: ${formatNumber(quantity, 3)} ${unit}, ${formatRupiah(unitPrice)}`,
    )
    .join('\n'),
});

const bodyOf = ({ supplierId, storeId, note, lines }: Values) => ({
  ...{ supplierId, storeId, note: note.trim() || null },
  // Lines at the end that nobody filled in are left out.
  lines: lines
    .slice(0, Math.max(1, lines.findLastIndex(({ item }) => item !== null) + 1))
    .map(({ item, unit, factor, quantity, unitPrice, discountPercent, taxPercent }) => ({
      ...{ itemId: item?.id ?? null, unit, factor: factor ?? 1, quantity, unitPrice },
      ...{ discountPercent: discountPercent ?? 0, taxPercent: taxPercent ?? 0 },
    })),
});

/** Writes an order to a supplier, or changes one that is still a draft. */
export function PurchaseForm({
  row,
  onDone,
  onCancel,
}: {
  row: PurchaseRow | null;
  onDone: (id: number) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['purchase', 'common']);
  const form = useCommandForm(row ? changePurchase : addPurchase, {
    values: {
      ...{ supplierId: row?.supplierId ?? null, storeId: row?.storeId ?? null },
      ...{ note: row?.note ?? '', lines: linesOf(row) },
    } as Values,
    ...(row && { id: row.id, ifMatch: row.revision }),
    body: bodyOf,
    check: ({ supplierId, lines }) => ({
      supplierId: supplierId === null && t('purchase:needed.supplier'),
      'lines.0.itemId': lines.every(({ item }) => item === null) && t('purchase:needed.item'),
    }),
    guard: true,
    success: t('purchase:saved'),
    onDone: ({ id }) => onDone(id),
  });
  return (
    <CommandForm of={form} className="flex flex-col gap-4">
      {row && form.overtaken.length > 0 && (
        <OvertakenFields
          text={t('purchase:overtaken')}
          fields={form.overtaken.map(name => ({ label: t(`purchase:${labels[name]}`), words: wordsOf(row)[name] }))}
          onTake={form.takeTheirs}
          onKeep={form.keepMine}
        />
      )}
      <Card title={t('purchase:order')}>
        <div className="grid items-start gap-4 md:grid-cols-3">
          <FormField control={form.control} name="supplierId" label={t('purchase:supplier')} required>
            {bound => <ItemSelector of={supplier} autoFocus {...bound} />}
          </FormField>
          <FormField control={form.control} name="storeId" label={t('purchase:store')} optional>
            {bound => <ItemSelector of={store} clearable placeholder={t('purchase:mainStore')} {...bound} />}
          </FormField>
          <TextField control={form.control} name="note" label={t('purchase:note')} optional maxLength={255} />
        </div>
      </Card>
      <Card
        title={t('purchase:items')}
        actions={<Shortage storeId={form.watch('storeId')} onFound={lines => form.set({ lines })} />}
      >
        <FormField control={form.control} name="lines" label={<span className="sr-only">{t('purchase:items')}</span>}>
          {({ value, onChange }) => <OrderLines lines={value} onChange={onChange} errorOf={form.errorOf} />}
        </FormField>
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('purchase:saveDraft')}
        </Button>
      </div>
    </CommandForm>
  );
}

/** *Defekta*: fills the order with what lies below its minimum and is not on order. */
function Shortage({ storeId, onFound }: { storeId: number | null; onFound: (lines: OrderLine[]) => void }) {
  const { t } = useTranslation('purchase');
  const can = useCan();
  const main = useMainStore();
  const today = useToday();
  const purchases = useTopic(purchasesOpen, { unfinished: 'yes' });
  const [pending, setPending] = useState(false);
  if (!can('inventory.item:view')) return null;
  const fill = async () => {
    setPending(true);
    const wanted = { storeId: storeId ?? main ?? undefined, belowMinimum: true, active: true };
    const rows = await allRows(stockList, { ...wanted, order_by: 'name' }).catch(() => null);
    setPending(false);
    if (rows === null) return toast.error(t('shortageFailed'));
    const stocks = rows.map(stock => ({ ...stock, available: availableOn(stock.expiries, today) }));
    const short = shortageOf(stocks, purchases.rows).slice(0, MOST_LINES);
    if (short.length === 0) return toast.info(t('nothingShort'));
    onFound(
      short.map(({ stock: { id, name, baseUnit, lastUnitCost }, quantity }, at) => ({
        ...{ key: at + 1, item: { id, name, baseUnit }, unit: baseUnit, factor: 1, quantity },
        ...{ unitPrice: lastUnitCost, discountPercent: 0, taxPercent: 0 },
      })),
    );
  };
  return (
    <Button size="sm" pending={pending || purchases.loading} onClick={() => void fill()}>
      <ListChecks aria-hidden />
      {t('shortage')}
    </Button>
  );
}
