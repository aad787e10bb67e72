import { supplier } from '@alur/contracts/catalogue/stock-lists';
import { receiveStock } from '@alur/contracts/inventory/commands';
import type { StockRow } from '@alur/contracts/inventory/rows';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { getList } from '@/api/get-list';
import { useCommand } from '@/api/use-command';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Dialog } from '@/ui/dialog';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { addDays } from '@/ui/read-day';
import { Select } from '@/ui/select';
import { Selector } from '@/ui/selector';
import { useFieldErrors } from '@/ui/use-field-errors';

type Origin = 'opening' | 'purchase' | 'other';

/** Stock comes in, the opening stock too. */
export function ReceiveDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const { t } = useTranslation(['inventory', 'common']);
  const [batch, setBatch] = useState('');
  const [expiry, setExpiry] = useState('');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [unitCost, setUnitCost] = useState<number | null>(row.lastUnitCost);
  const [origin, setOrigin] = useState<Origin>(row.expiries.length === 0 ? 'opening' : 'purchase');
  const [documentNumber, setDocumentNumber] = useState('');
  const [from, setFrom] = useState<{ name: string } | null>(null);
  const tomorrow = addDays(useToday(), 1);
  const { errors, setErrors, form, refuse } = useFieldErrors();
  const receive = useCommand(receiveStock, {
    success: t('received'),
    onRefused: error => {
      refuse(fieldMessages(error));
      return error.fields.length > 0;
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (receive.pending) return;
    const found: Record<string, string> = {};
    if (!batch.trim()) found.batch = t('required');
    if (!expiry) found.expiry = t('required');
    if (quantity === null) found.quantity = t('required');
    else if (quantity <= 0) found.quantity = t('positive');
    if (unitCost === null) found.unitCost = t('required');
    if (quantity === null || unitCost === null || Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    const outcome = await receive.run({
      id: row.id,
      body: {
        storeId: row.storeId,
        batch: batch.trim(),
        expiry,
        quantity,
        unitCost,
        origin,
        documentNumber: documentNumber.trim() || null,
        supplier: from?.name ?? null,
      },
    });
    if (outcome.ok) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !receive.pending) onClose();
      }}
      title={t('receiveTitle', { name: row.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="receive-stock" variant="primary" pending={receive.pending}>
            {t('receive')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="receive-stock"
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="grid grid-cols-2 items-start gap-4"
      >
        <Field label={t('batch')} required error={errors.batch}>
          <Input
            value={batch}
            onChange={event => setBatch(event.target.value)}
            maxLength={255}
            autoComplete="off"
            autoFocus
          />
        </Field>
        <Field label={t('expiry')} required error={errors.expiry}>
          <DateField value={expiry} min={tomorrow} onChange={setExpiry} />
        </Field>
        <Field label={t('quantityIn', { unit: row.baseUnit })} required error={errors.quantity}>
          <NumberInput decimals={3} value={quantity} onChange={setQuantity} />
        </Field>
        <Field label={t('unitCost', { unit: row.baseUnit })} required error={errors.unitCost}>
          <NumberInput value={unitCost} onChange={setUnitCost} />
        </Field>
        <Field label={t('origin')} required error={errors.origin}>
          <Select<Origin>
            value={origin}
            onValueChange={setOrigin}
            options={(['opening', 'purchase', 'other'] as const).map(value => ({
              value,
              label: t(`origins.${value}`),
            }))}
          />
        </Field>
        <Field label={t('document')} optional error={errors.documentNumber}>
          <Input
            value={documentNumber}
            onChange={event => setDocumentNumber(event.target.value)}
            maxLength={255}
            autoComplete="off"
          />
        </Field>
        <Field label={t('supplier')} optional error={errors.supplier} className="col-span-2">
          <Selector<{ name: string }>
            value={from}
            onChange={setFrom}
            search={async (search, signal) =>
              (await getList(supplier.selector, { search, limit: 20, order_by: 'name' }, { signal })).data
            }
            searchKey={['supplier']}
            itemKey={item => item.name}
            itemLabel={item => item.name}
          />
        </Field>
      </form>
    </Dialog>
  );
}
