import { leftOf } from '@alur/contracts/purchase/amounts';
import { MOST_RECEIVED, receivePurchase } from '@alur/contracts/purchase/commands';
import type { PurchaseLine, PurchaseRow } from '@alur/contracts/purchase/rows';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { formatNumber } from '@/ui/format';
import { Input } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { addDays } from '@/ui/add-days';

interface Arrived {
  line: number;
  quantity: number | null;
  freeQuantity: number | null;
  batch: string;
  expiry: string;
  unitPrice: number | null;
}
interface Values {
  documentNumber: string;
  receivedOn: string;
  acceptExcess: boolean;
  lines: Arrived[];
}

/** DOMAIN 2.9: goods that expire within half a year are told. */
const NEAR_DAYS = 182;

const arrivedOf = (line: PurchaseLine): Arrived => ({
  ...{ line: line.line, quantity: leftOf(line), freeQuantity: null, batch: '', expiry: '', unitPrice: line.unitPrice },
});

/** Goods have come: what of each line, in which batches. What is left of the order is filled in. */
export function ReceiveDialog({ row, onClose }: { row: PurchaseRow; onClose: () => void }) {
  const { t } = useTranslation('purchase');
  const today = useToday();
  // What others receive meanwhile changes nothing of what is typed here; the server tells when it is too much.
  const [values] = useState<Values>({
    ...{ documentNumber: '', receivedOn: today, acceptExcess: false },
    lines: row.lines.filter(line => leftOf(line) > 0).map(arrivedOf),
  });
  const form = useCommandForm(receivePurchase, {
    id: row.id,
    values,
    body: ({ documentNumber, receivedOn, acceptExcess, lines }) => ({
      ...{ documentNumber, receivedOn, acceptExcess },
      lines: lines.map(({ line, quantity, freeQuantity, batch, expiry, unitPrice }) => ({
        ...{ line, quantity: quantity ?? 0, freeQuantity: freeQuantity ?? 0, unitPrice },
        ...{ batch: batch.trim() || null, expiry: expiry || null },
      })),
    }),
    check: ({ documentNumber }) => ({ documentNumber: documentNumber.trim() === '' && t('needed.document') }),
    success: t('receivedDone'),
    onDone: onClose,
  });
  const lines = form.watch('lines');
  const isExcess = row.lines.some(
    line =>
      lines.filter(each => each.line === line.line).reduce((sum, each) => sum + (each.quantity ?? 0), 0) > leftOf(line),
  );
  return (
    <FormDialog
      of={form}
      size="lg"
      title={t('receiveTitle', { number: row.number })}
      description={t('receiveText', { supplier: row.supplierName })}
      verb={t('receive')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          control={form.control}
          name="documentNumber"
          label={t('document')}
          required
          maxLength={255}
          autoFocus
        />
        <FormField control={form.control} name="receivedOn" label={t('receivedOn')} required>
          {bound => <DateField {...bound} max={today} />}
        </FormField>
      </div>
      <FormField control={form.control} name="lines" label={<span className="sr-only">{t('items')}</span>}>
        {({ value, onChange }) => (
          <ArrivedLines ordered={row.lines} lines={value} onChange={onChange} errorOf={form.errorOf} />
        )}
      </FormField>
      {isExcess && (
        <FormField control={form.control} name="acceptExcess" label={<span className="sr-only">{t('excess')}</span>}>
          {({ value, onChange }) => (
            <Checkbox
              label={t('acceptExcess')}
              hint={t('acceptExcessHint')}
              checked={value}
              onCheckedChange={checked => onChange(checked === true)}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}

function ArrivedLines({
  ordered,
  lines,
  onChange,
  errorOf,
}: {
  ordered: readonly PurchaseLine[];
  lines: readonly Arrived[];
  onChange: (lines: Arrived[]) => void;
  errorOf: (name: string) => string | null;
}) {
  return (
    <ul className="flex flex-col gap-4">
      {lines.map((arrived, at) => {
        const line = ordered.find(each => each.line === arrived.line);
        if (!line) return null;
        const isFirst = lines.findIndex(each => each.line === arrived.line) === at;
        return (
          <li key={`${arrived.line}.${at}`} className="border-b pb-4 last:border-b-0 last:pb-0">
            <ArrivedFields
              {...{ line, arrived }}
              error={name => errorOf(`lines.${at}.${name}`)}
              onChange={part => onChange(lines.map((each, index) => (index === at ? { ...each, ...part } : each)))}
              onSplit={
                isFirst && lines.length < MOST_RECEIVED
                  ? () => onChange(lines.toSpliced(at + 1, 0, { ...arrivedOf(line), quantity: null }))
                  : null
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

function ArrivedFields({
  line,
  arrived,
  error,
  onChange,
  onSplit,
}: {
  line: PurchaseLine;
  arrived: Arrived;
  error: (name: string) => string | null;
  onChange: (part: Partial<Arrived>) => void;
  onSplit: (() => void) | null;
}) {
  const { t } = useTranslation('purchase');
  const today = useToday();
  const isNear = arrived.expiry > today && arrived.expiry < addDays(today, NEAR_DAYS);
  return (
    <div role="group" aria-label={line.name} className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1">
          <span className="font-medium">{line.name}</span>{' '}
          <span className="tabular text-xs text-muted-foreground">
            {t('leftOf', { left: formatNumber(leftOf(line), 3), unit: line.unit })}
            {line.factor > 1 && ` · ${t('holds', { factor: formatNumber(line.factor), unit: line.baseUnit })}`}
          </span>
        </span>
        {onSplit && (
          <Button size="sm" onClick={onSplit}>
            <CopyPlus aria-hidden />
            {t('anotherBatch')}
          </Button>
        )}
      </p>
      <div className="grid grid-cols-2 items-start gap-2 md:grid-cols-5">
        <Field label={t('quantityIn', { unit: line.unit })} error={error('quantity')}>
          <NumberInput decimals={3} value={arrived.quantity} onChange={quantity => onChange({ quantity })} />
        </Field>
        <Field label={t('free')} error={error('freeQuantity')}>
          <NumberInput
            decimals={3}
            value={arrived.freeQuantity}
            onChange={freeQuantity => onChange({ freeQuantity })}
          />
        </Field>
        <Field label={t('batch')} error={error('batch')}>
          <Input
            autoComplete="off"
            maxLength={255}
            value={arrived.batch}
            onChange={event => onChange({ batch: event.target.value })}
          />
        </Field>
        <Field label={t('expiry')} error={error('expiry')} hint={isNear ? t('expiresSoon') : undefined}>
          <DateField value={arrived.expiry} min={addDays(today, 1)} onChange={expiry => onChange({ expiry })} />
        </Field>
        <Field label={t('unitPrice')} error={error('unitPrice')}>
          <MoneyInput value={arrived.unitPrice} onChange={unitPrice => onChange({ unitPrice })} />
        </Field>
      </div>
    </div>
  );
}
