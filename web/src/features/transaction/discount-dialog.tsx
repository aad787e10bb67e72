import { approveDiscount, giveDiscount } from '@alur/contracts/transaction/commands';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { chargeName } from '@/ui/charge-name';
import { Checkbox } from '@/ui/checkbox';
import { FieldGroup } from '@/ui/field-group';
import { formatRupiah } from '@/ui/format';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { takesDeposits } from './bill-deposits';
import { discountAmount, discountFault, itemsFor, maximumFor, typesFor } from './discounting';

interface Discount {
  type: ReturnType<typeof typesFor>[number] | null;
  valueType: 'percent' | 'amount';
  value: number | null;
  /** Ids of items of that type that are excluded. */
  left: number[];
  reason: string;
}

const chosenOf = ({ type, left }: Discount, items: readonly ChargeRow[]) =>
  type ? itemsFor(type, items).filter(item => !left.includes(item.itemId)) : [];

/**
 * A discount on items of one type (SPEC sections 5 and 9). It needs the second right if the bill's discounts together
 * exceed the facility's limit.
 */
export function DiscountDialog({
  bill,
  items,
  limit,
  onClose,
}: {
  bill: TransactionDetailRow;
  items: readonly ChargeRow[];
  limit: number | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const types = typesFor(items);
  const maySign = can('cashier:approve-discount');
  const [needsSecond, setNeedsSecond] = useState(false);
  const form = useCommandForm(needsSecond || !can('cashier:discount') ? approveDiscount : giveDiscount, {
    values: { type: types[0] ?? null, valueType: 'percent', value: null, left: [], reason: '' } as Discount,
    id: bill.id,
    body: typed => ({
      type: typed.type,
      valueType: typed.valueType,
      value: typed.value,
      itemIds: typed.left.length > 0 ? chosenOf(typed, items).map(item => item.itemId) : [],
      reason: typed.reason.trim() || null,
    }),
    check: typed => {
      const chosen = chosenOf(typed, items);
      const fault = discountFault(typed.valueType, typed.value, chosen);
      const words = fault
        ? t(`discount.${fault}`, { maximum: formatRupiah(maximumFor(chosen)) })
        : needsSecond && !maySign && t('discount.needsApproval', { limit: formatRupiah(limit ?? 0) });
      return { [fault === 'noItems' ? 'left' : 'value']: words };
    },
    fieldOf: path => (path.startsWith('itemIds') ? 'left' : path),
    success: t('discount.given'),
    onDone: onClose,
  });
  const { control } = form;
  const typed = form.watch();
  const chosen = chosenOf(typed, items);
  const amount = discountAmount(typed.valueType, typed.value, chosen);
  const isAbove = limit !== null && bill.discount + amount > limit;
  if (isAbove !== needsSecond) setNeedsSecond(isAbove);
  const [known] = useState(bill.discounts);
  // One's own discount may reach the screen by the live topic before it is answered.
  const others = form.pending
    ? []
    : bill.discounts.filter(({ discountId }) => !known.some(one => one.discountId === discountId));
  return (
    <FormDialog of={form} title={t('discount.title')} verb={t('discount.give')} onClose={onClose}>
      {others.length > 0 && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning-text">
          {t('discount.another', { amount: formatRupiah(others.reduce((sum, one) => sum + one.amount, 0)) })}
        </p>
      )}
      <FormField
        control={control}
        name="type"
        label={t('discount.type')}
        required
        hint={
          types.length === 0
            ? t('discount.noItems')
            : typed.type === 'room_or_bed' && takesDeposits(bill)
              ? t('discount.nightsSoFar')
              : null
        }
      >
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={next => {
              onChange(next);
              form.set({ left: [] });
            }}
            options={types.map(one => ({ value: one, label: t(`discount.kinds.${one}`) }))}
          />
        )}
      </FormField>
      <DiscountedItems
        items={typed.type ? itemsFor(typed.type, items) : []}
        left={typed.left}
        error={form.errorOf('left')}
        onLeft={left => form.set({ left })}
      />
      <Value control={control} chosen={chosen} onKind={() => form.set({ value: null })} />
      <TextField control={control} name="reason" label={t('discount.reason')} optional maxLength={255} />
    </FormDialog>
  );
}

function DiscountedItems({
  items,
  left,
  error,
  onLeft,
}: {
  items: readonly ChargeRow[];
  left: readonly number[];
  error: string | null;
  onLeft: (left: number[]) => void;
}) {
  const { t } = useTranslation('transaction');
  return (
    <FieldGroup legend={t('discount.items')} error={error}>
      <div className="grid gap-1">
        {items.map(item => (
          <Checkbox
            key={item.itemId}
            label={
              <span className="flex gap-3">
                <span>{chargeName(item.name)}</span>
                <span className="tabular text-muted-foreground">{formatRupiah(item.amount - item.discount)}</span>
              </span>
            }
            checked={!left.includes(item.itemId)}
            onCheckedChange={on => onLeft(on === true ? left.filter(id => id !== item.itemId) : [...left, item.itemId])}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** How much: a share of the chosen items, or an amount. */
function Value({
  control,
  chosen,
  onKind,
}: {
  control: Control<Discount>;
  chosen: readonly ChargeRow[];
  onKind: () => void;
}) {
  const { t } = useTranslation('transaction');
  const [valueType, typed] = useWatch({ control, name: ['valueType', 'value'] });
  return (
    <>
      <FormField control={control} name="valueType" label={t('discount.valueType')}>
        {({ value, onChange }) => (
          <RadioGroup
            inline
            value={value}
            onValueChange={next => {
              onChange(next);
              onKind();
            }}
            options={[
              { value: 'percent', label: t('discount.percent') },
              { value: 'amount', label: t('discount.amount') },
            ]}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="value"
        label={t('discount.value')}
        required
        hint={
          typed && !discountFault(valueType, typed, chosen)
            ? t('discount.result', { amount: formatRupiah(discountAmount(valueType, typed, chosen)) })
            : valueType === 'amount'
              ? t('discount.maximum', { maximum: formatRupiah(maximumFor(chosen)) })
              : undefined
        }
      >
        {bound =>
          valueType === 'percent' ? (
            <NumberInput {...bound} decimals={2} autoFocus />
          ) : (
            <MoneyInput {...bound} autoFocus />
          )
        }
      </FormField>
    </>
  );
}
