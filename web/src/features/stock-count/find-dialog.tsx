import { findStockLot } from '@alur/contracts/stock-count/commands';
import type { StockCountRow, StockCountSheetLine } from '@alur/contracts/stock-count/rows';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { medicine } from '@/selectors/global/stock';
import { ItemSelector } from '@/selectors/item-selector';
import { DateField } from '@/ui/date-field';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';

/** Records a lot that lies on the shelf and that the books do not have. */
export function FindDialog({
  row,
  lines,
  onClose,
}: {
  row: StockCountRow;
  lines: readonly StockCountSheetLine[];
  onClose: () => void;
}) {
  const { t } = useTranslation('stock-count');
  const form = useCommandForm(findStockLot, {
    values: {
      ...{ itemId: lines[0]?.itemId ?? (null as number | null), batch: '', expiry: '', note: '' },
      ...{ quantity: null as number | null, unitCost: null as number | null },
    },
    id: row.id,
    body: ({ note, ...typed }) => ({ ...typed, note: note.trim() || null }),
    success: t('found'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('findLot')}
      description={t('findLotText')}
      verb={t('addLot')}
      className="grid grid-cols-2 items-start gap-4"
      onClose={onClose}
    >
      <FormField control={form.control} name="itemId" label={t('item')} required className="col-span-2">
        {bound => <ItemSelector of={medicine} autoFocus {...bound} />}
      </FormField>
      <TextField control={form.control} name="batch" label={t('batch')} required maxLength={255} />
      <FormField control={form.control} name="expiry" label={t('expiry')} required>
        {bound => <DateField {...bound} />}
      </FormField>
      <FormField control={form.control} name="quantity" label={t('quantity')} required>
        {bound => <NumberInput {...bound} decimals={3} />}
      </FormField>
      <FormField control={form.control} name="unitCost" label={t('unitCost')} required>
        {bound => <MoneyInput {...bound} />}
      </FormField>
      <TextField control={form.control} name="note" label={t('note')} optional maxLength={255} className="col-span-2" />
    </FormDialog>
  );
}
