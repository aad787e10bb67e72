import { invoicePurchase, payPurchase, PurchasePayment } from '@alur/contracts/purchase/commands';
import type { PurchaseRow } from '@alur/contracts/purchase/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { DateField } from '@/ui/date-field';
import { formatRupiah } from '@/ui/format';
import { MoneyInput } from '@/ui/money-input';
import { Select } from '@/ui/select';

/** Records the supplier's invoice, or corrects it before it is paid. */
export function InvoiceDialog({ row: now, onClose }: { row: PurchaseRow; onClose: () => void }) {
  const { t } = useTranslation('purchase');
  const today = useToday();
  // As it was when the dialog opened: what others change meanwhile is refused by its revision.
  const [row] = useState(now);
  const form = useCommandForm(invoicePurchase, {
    ...{ id: row.id, ifMatch: row.revision },
    values: {
      ...{ invoiceNumber: row.invoice?.number ?? '', invoicedOn: row.invoice?.on ?? today },
      ...{ dueOn: row.invoice?.dueOn ?? today, amount: (row.invoice?.amount ?? row.receivedAmount) as number | null },
    },
    body: typed => typed,
    success: t('invoicedDone'),
    onDone: onClose,
  });
  const amount = form.watch('amount');
  const difference = (amount ?? row.receivedAmount) - row.receivedAmount;
  return (
    <FormDialog of={form} title={t('invoice')} description={t('invoiceText')} verb={t('saveInvoice')} onClose={onClose}>
      <TextField
        control={form.control}
        name="invoiceNumber"
        label={t('invoiceNumber')}
        required
        maxLength={255}
        autoFocus
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <FormField control={form.control} name="invoicedOn" label={t('invoicedOn')} required>
          {bound => <DateField {...bound} max={today} />}
        </FormField>
        <FormField control={form.control} name="dueOn" label={t('dueOn')} required>
          {bound => <DateField {...bound} />}
        </FormField>
      </div>
      <FormField
        control={form.control}
        name="amount"
        label={t('invoiceAmount')}
        hint={
          difference === 0
            ? t('receivedWorth', { amount: formatRupiah(row.receivedAmount) })
            : t('differs', { amount: formatRupiah(row.receivedAmount), difference: formatRupiah(difference) })
        }
      >
        {bound => <MoneyInput {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Pays the whole invoice. */
export function PayDialog({ row: now, onClose }: { row: PurchaseRow; onClose: () => void }) {
  const { t } = useTranslation(['purchase', 'enums']);
  const today = useToday();
  // As it was when the dialog opened: what others change meanwhile is refused by its revision.
  const [row] = useState(now);
  const form = useCommandForm(payPurchase, {
    ...{ id: row.id, ifMatch: row.revision },
    values: { paidOn: today, method: 'transfer' as (typeof PurchasePayment.options)[number], reference: '' },
    body: ({ reference, ...typed }) => ({ ...typed, reference: reference.trim() || null }),
    success: t('purchase:paidDone'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('purchase:pay')}
      description={t('purchase:payText', {
        ...{ number: row.invoice?.number, amount: formatRupiah(row.invoice?.amount ?? 0), name: row.supplierName },
      })}
      verb={t('purchase:pay')}
      onClose={onClose}
    >
      <FormField control={form.control} name="paidOn" label={t('purchase:paidOn')} required>
        {bound => <DateField {...bound} max={today} />}
      </FormField>
      <FormField control={form.control} name="method" label={t('purchase:method')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={PurchasePayment.options.map(each => ({ value: each, label: t(`enums:purchasePayment.${each}`) }))}
          />
        )}
      </FormField>
      <TextField control={form.control} name="reference" label={t('purchase:reference')} optional maxLength={255} />
    </FormDialog>
  );
}
