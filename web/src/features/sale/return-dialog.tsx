import { exact } from '@alur/contracts/inventory/quantity';
import { returnSale, type ReturnDisposition } from '@alur/contracts/sale/commands';
import { openDrawers, type SaleLineRow, type SaleRow } from '@alur/contracts/sale/rows';
import type { PaymentMethod } from '@alur/contracts/transaction/enums';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { Field } from '@/ui/field';
import { formatNumber } from '@/ui/format';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';

interface Back {
  lineId: number;
  quantity: number | null;
  disposition: ReturnDisposition;
}
interface Values {
  lines: Back[];
  method: PaymentMethod;
  shiftId: number | null;
  reason: string;
}

const leftOf = ({ quantity, returned }: SaleLineRow): number => exact(quantity - returned);

/** The drawer that took the payment, while it is open; else any that is. */
function useDrawers(row: SaleRow) {
  const { rows, loading } = useTopic(openDrawers, { open: 'yes' });
  const usual = rows.find(({ id }) => id === row.shiftId) ?? rows[0];
  return { drawers: rows, usual: usual?.id ?? null, loading };
}

/** Goods come back: how much of each line, what becomes of it, and the drawer that gives the money. */
export function ReturnDialog({ row, onClose }: { row: SaleRow; onClose: () => void }) {
  const { t } = useTranslation(['sale', 'enums']);
  const { drawers, usual } = useDrawers(row);
  // What others take back meanwhile changes nothing of what is typed here; the server tells when it is too much.
  const [open] = useState(() => row.lines.filter(line => leftOf(line) > 0));
  const [lines] = useState(() =>
    open.map(({ lineId, itemId }): Back => ({
      ...{ lineId, quantity: null, disposition: itemId === null ? 'written_off' : 'restocked' },
    })),
  );
  const form = useCommandForm(returnSale, {
    id: row.id,
    values: { lines, method: row.paymentMethod ?? 'cash', shiftId: usual, reason: '' } as Values,
    body: ({ lines: typed, ...how }) => ({
      ...how,
      lines: typed.filter(({ quantity }) => quantity !== null && quantity > 0),
    }),
    check: ({ lines: typed, shiftId, reason }) => ({
      'lines.0.quantity': typed.every(({ quantity }) => !quantity) && t('sale:return.nothing'),
      shiftId: shiftId === null && t('sale:return.noDrawer'),
      reason: reason.trim().length < 3 && t('sale:return.reasonMissing'),
    }),
    success: t('sale:return.done'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="lg"
      title={t('sale:return.title')}
      verb={t('sale:return.verb')}
      danger
      onClose={onClose}
    >
      <FormField control={form.control} name="lines" label={<span className="sr-only">{t('sale:medicines')}</span>}>
        {({ value, onChange }) => (
          <ul className="flex flex-col gap-3">
            {value.map((back, at) => (
              <li key={back.lineId}>
                <BackFields
                  line={open[at]!}
                  back={back}
                  isFirst={at === 0}
                  error={form.errorOf(`lines.${at}.quantity`)}
                  onChange={part => onChange(value.map(each => (each === back ? { ...back, ...part } : each)))}
                />
              </li>
            ))}
          </ul>
        )}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="method" label={t('sale:return.method')} required>
          {bound => (
            <Select
              value={bound.value}
              onValueChange={bound.onChange}
              options={[...new Set([row.paymentMethod ?? 'cash', 'cash' as const])].map(value => ({
                value,
                label: t(`enums:paymentMethod.${value}`),
              }))}
            />
          )}
        </FormField>
        <FormField control={form.control} name="shiftId" label={t('sale:return.drawer')} required>
          {bound => (
            <Select
              value={String(bound.value ?? '')}
              onValueChange={id => bound.onChange(Number(id))}
              options={drawers.map(({ id, cashierName }) => ({ value: String(id), label: cashierName }))}
            />
          )}
        </FormField>
        <FormField
          control={form.control}
          name="reason"
          label={t('sale:return.reason')}
          required
          className="sm:col-span-2"
        >
          {bound => <Input autoComplete="off" maxLength={500} {...bound} />}
        </FormField>
      </div>
    </FormDialog>
  );
}

function BackFields({
  line,
  back,
  isFirst,
  error,
  onChange,
}: {
  line: SaleLineRow;
  back: Back;
  isFirst: boolean;
  error: string | null;
  onChange: (part: Partial<Back>) => void;
}) {
  const { t } = useTranslation(['sale', 'enums']);
  return (
    <div role="group" aria-label={line.name} className="grid items-start gap-2 sm:grid-cols-[1fr_8rem_12rem]">
      <span>
        <span className="block font-medium">{line.name}</span>
        <span className="tabular text-xs text-muted-foreground">
          {t(line.itemId === null ? 'sale:return.whole' : 'sale:return.left', {
            ...{ quantity: formatNumber(leftOf(line), 3), unit: line.baseUnit },
          })}
        </span>
      </span>
      <Field label={<span className="sr-only">{t('sale:return.quantityOf', { name: line.name })}</span>} error={error}>
        <NumberInput
          decimals={3}
          autoFocus={isFirst}
          value={back.quantity}
          onChange={quantity => onChange({ quantity })}
        />
      </Field>
      <Select
        aria-label={t('sale:return.dispositionOf', { name: line.name })}
        value={back.disposition}
        onValueChange={disposition => onChange({ disposition })}
        options={(line.itemId === null ? (['written_off'] as const) : (['restocked', 'written_off'] as const)).map(
          value => ({
            value,
            label: t(`enums:returnDisposition.${value}`),
          }),
        )}
      />
    </div>
  );
}
