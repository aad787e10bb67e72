import { receiveStock } from '@alur/contracts/inventory/commands';
import type { StockRow } from '@alur/contracts/inventory/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { supplier } from '@/selectors/global/stock';
import { NameSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Dialog } from '@/ui/dialog';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { addDays } from '@/ui/add-days';
import { Select } from '@/ui/select';

const origins = ['opening', 'purchase', 'other'] as const;

interface Received {
  batch: string;
  expiry: string;
  quantity: number | null;
  unitCost: number | null;
  origin: (typeof origins)[number];
  documentNumber: string;
  supplier: string | null;
}

/** Stock comes in, the opening stock too. */
export function ReceiveDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const { t } = useTranslation(['inventory', 'common']);
  const form = useCommandForm(receiveStock, {
    values: {
      batch: '',
      expiry: '',
      quantity: null,
      unitCost: row.lastUnitCost,
      origin: row.expiries.length === 0 ? 'opening' : 'purchase',
      documentNumber: '',
      supplier: null,
    } as Received,
    id: row.id,
    body: ({ documentNumber, ...typed }) => ({
      ...typed,
      storeId: row.storeId,
      documentNumber: documentNumber.trim() || null,
    }),
    check: ({ quantity }) => ({ quantity: quantity !== null && quantity <= 0 && t('positive') }),
    success: t('received'),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !form.pending) onClose();
      }}
      title={t('receiveTitle', { name: row.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="receive-stock" variant="primary" pending={form.pending}>
            {t('receive')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="receive-stock" className="grid grid-cols-2 items-start gap-4">
        <ReceiveFields control={form.control} unit={row.baseUnit} />
      </CommandForm>
    </Dialog>
  );
}

function ReceiveFields({ control, unit }: { control: Control<Received>; unit: string }) {
  const { t } = useTranslation('inventory');
  const tomorrow = addDays(useToday(), 1);
  return (
    <>
      <TextField control={control} name="batch" label={t('batch')} required maxLength={255} autoFocus />
      <FormField control={control} name="expiry" label={t('expiry')} required>
        {bound => <DateField {...bound} min={tomorrow} />}
      </FormField>
      <FormField control={control} name="quantity" label={t('quantityIn', { unit })} required>
        {bound => <NumberInput {...bound} decimals={3} />}
      </FormField>
      <FormField control={control} name="unitCost" label={t('unitCost', { unit })} required>
        {bound => <MoneyInput {...bound} />}
      </FormField>
      <FormField control={control} name="origin" label={t('origin')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={origins.map(one => ({ value: one, label: t(`origins.${one}`) }))}
          />
        )}
      </FormField>
      <TextField control={control} name="documentNumber" label={t('document')} optional maxLength={255} />
      <FormField control={control} name="supplier" label={t('supplier')} optional className="col-span-2">
        {bound => <NameSelector of={supplier} {...bound} />}
      </FormField>
    </>
  );
}
