import { approveDiscount, giveDiscount } from '@alur/contracts/transaction/commands';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { formatRupiah } from '@/ui/format';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { discountAmount, discountFault, itemsFor, maximumFor, typesFor } from './discounting';
import { SmallForm } from './item-dialogs';

/** A discount on items of one type (SPEC sections 5 and 9). With the bill's others above the facility's limit, it needs the second right. */
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
  const [type, setType] = useState(types[0] ?? null);
  const [valueType, setValueType] = useState<'percent' | 'amount'>('percent');
  const [value, setValue] = useState<number | null>(null);
  const [left, setLeft] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refused = {
    success: t('discount.given'),
    onRefused: (error: ApiError) => {
      setErrors(fieldMessages(error));
      return error.fields.length > 0;
    },
  };
  const give = useCommand(giveDiscount, refused);
  const approve = useCommand(approveDiscount, refused);

  const [known] = useState(bill.discounts);
  // One's own is on the screen before it is answered.
  const pending = give.pending || approve.pending;
  const others = pending
    ? []
    : bill.discounts.filter(({ discountId }) => !known.some(one => one.discountId === discountId));

  const fitting = type ? itemsFor(type, items) : [];
  const chosen = fitting.filter(item => !left.includes(item.itemId));
  const amount = discountAmount(valueType, value, chosen);
  const aboveLimit = limit !== null && bill.discount + amount > limit;
  const maySign = can('cashier:approve-discount');

  const submit = async () => {
    const fault = discountFault(valueType, value, chosen);
    const words = fault
      ? t(`discount.${fault}`, { maximum: formatRupiah(maximumFor(chosen)) })
      : aboveLimit && !maySign
        ? t('discount.needsApproval', { limit: formatRupiah(limit) })
        : null;
    setErrors(words ? { [fault === 'noItems' ? 'itemIds' : 'value']: words } : {});
    if (words) document.querySelector<HTMLElement>('[data-discount-value]')?.focus();
    if (words || !type || value === null) return;
    const body = {
      type,
      valueType,
      value,
      itemIds: left.length > 0 ? chosen.map(item => item.itemId) : [],
      reason: reason.trim() || null,
    };
    const outcome = await (aboveLimit || !can('cashier:discount') ? approve : give).run({ id: bill.id, body });
    if (outcome.ok) onClose();
  };

  return (
    <SmallForm
      title={t('discount.title')}
      confirm={t('discount.give')}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      {others.length > 0 && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning-text">
          {t('discount.another', { amount: formatRupiah(others.reduce((sum, one) => sum + one.amount, 0)) })}
        </p>
      )}
      <Field label={t('discount.type')} required error={types.length === 0 ? t('discount.noItems') : errors.type}>
        <Select
          value={type}
          onValueChange={next => {
            setType(next);
            setLeft([]);
            setErrors({});
          }}
          options={types.map(one => ({ value: one, label: t(`discount.kinds.${one}`) }))}
        />
      </Field>
      <fieldset>
        <legend className="pb-1 font-medium">{t('discount.items')}</legend>
        <div className="grid gap-1">
          {fitting.map(item => (
            <Checkbox
              key={item.itemId}
              label={
                <span className="flex gap-3">
                  <span>{item.name}</span>
                  <span className="tabular text-muted-foreground">{formatRupiah(item.amount - item.discount)}</span>
                </span>
              }
              checked={!left.includes(item.itemId)}
              onCheckedChange={on =>
                setLeft(on === true ? left.filter(id => id !== item.itemId) : [...left, item.itemId])
              }
            />
          ))}
        </div>
        {errors.itemIds && (
          <p role="alert" className="text-xs text-danger-text">
            {errors.itemIds}
          </p>
        )}
      </fieldset>
      <Field label={t('discount.valueType')}>
        <RadioGroup
          inline
          value={valueType}
          onValueChange={next => {
            setValueType(next);
            setValue(null);
            setErrors({});
          }}
          options={[
            { value: 'percent', label: t('discount.percent') },
            { value: 'amount', label: t('discount.amount') },
          ]}
        />
      </Field>
      <Field
        label={t('discount.value')}
        required
        error={errors.value}
        hint={
          value
            ? t('discount.result', { amount: formatRupiah(amount) })
            : valueType === 'amount'
              ? t('discount.maximum', { maximum: formatRupiah(maximumFor(chosen)) })
              : undefined
        }
      >
        <NumberInput
          data-discount-value
          decimals={valueType === 'percent' ? 2 : 0}
          value={value}
          onChange={next => {
            setValue(next);
            setErrors({});
          }}
          autoFocus
        />
      </Field>
      <Field label={t('discount.reason')} optional error={errors.reason}>
        <Input value={reason} onChange={event => setReason(event.target.value)} maxLength={255} />
      </Field>
    </SmallForm>
  );
}
