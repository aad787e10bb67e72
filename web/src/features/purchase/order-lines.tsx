import { amountsOf, sumOf } from '@alur/contracts/purchase/amounts';
import { MOST_LINES } from '@alur/contracts/purchase/commands';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GlobalSelector } from '@/selectors/global-selector';
import { medicine, unitOfMeasure } from '@/selectors/global/stock';
import { NameSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/field';
import { formatRupiah } from '@/ui/format';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';

export interface OrderLine {
  /** Tells lines apart while some come and go. */
  key: number;
  item: { id: number; name: string; baseUnit: string } | null;
  unit: string | null;
  factor: number | null;
  quantity: number | null;
  unitPrice: number | null;
  discountPercent: number | null;
  taxPercent: number | null;
}

const nextKey = (lines: readonly OrderLine[]) => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** An empty line, with the tax of the one before it. */
export const emptyLine = (lines: readonly OrderLine[] = []): OrderLine => ({
  ...{ key: nextKey(lines), item: null, unit: null, factor: 1, quantity: null, unitPrice: null },
  ...{ discountPercent: 0, taxPercent: lines.at(-1)?.taxPercent ?? 0 },
});

const amountOf = ({ quantity, unitPrice, discountPercent, taxPercent }: OrderLine) =>
  amountsOf({
    ...{ quantity: quantity ?? 0, unitPrice: unitPrice ?? 0 },
    ...{ discountPercent: discountPercent ?? 0, taxPercent: taxPercent ?? 0 },
  });

interface LinesProps {
  lines: readonly OrderLine[];
  onChange: (lines: OrderLine[]) => void;
  errorOf: (name: string) => string | null;
}

/** The lines of an order. Enter in the last field of the last line adds the next one. */
export function OrderLines({ lines, onChange, errorOf }: LinesProps) {
  const { t } = useTranslation('purchase');
  const [fresh, setFresh] = useState<number | null>(null);
  const isFull = lines.length >= MOST_LINES;
  const add = () => {
    if (isFull) return;
    const line = emptyLine(lines);
    setFresh(line.key);
    onChange([...lines, line]);
  };
  const totals = sumOf(lines.map(amountOf));
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3 xl:gap-1">
        {lines.map((line, at) => (
          <li key={line.key} className="max-xl:border-b max-xl:pb-3">
            <LineFields
              {...{ line, at, errorOf }}
              isFresh={line.key === fresh}
              onChange={part => onChange(lines.map(each => (each === line ? { ...line, ...part } : each)))}
              onRemove={lines.length === 1 ? null : () => onChange(lines.filter(each => each !== line))}
              onEnter={at === lines.length - 1 && line.item !== null && !isFull ? add : null}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Button size="sm" disabledReason={isFull ? t('full', { count: MOST_LINES }) : null} onClick={add}>
          <Plus aria-hidden />
          {t('addLine')}
        </Button>
        <Totals {...totals} />
      </div>
    </div>
  );
}

/** What an order comes to. */
export function Totals({ gross, discount, tax, amount }: ReturnType<typeof sumOf>) {
  const { t } = useTranslation('purchase');
  return (
    <dl className="tabular grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-right">
      <dt className="text-muted-foreground">{t('gross')}</dt>
      <dd>{formatRupiah(gross)}</dd>
      <dt className="text-muted-foreground">{t('discount')}</dt>
      <dd>{formatRupiah(discount)}</dd>
      <dt className="text-muted-foreground">{t('tax')}</dt>
      <dd>{formatRupiah(tax)}</dd>
      <dt className="font-semibold">{t('total')}</dt>
      <dd className="font-semibold">{formatRupiah(amount)}</dd>
    </dl>
  );
}

function LineFields({
  line,
  at,
  errorOf,
  isFresh,
  onChange,
  onRemove,
  onEnter,
}: {
  line: OrderLine;
  at: number;
  errorOf: LinesProps['errorOf'];
  isFresh: boolean;
  onChange: (part: Partial<OrderLine>) => void;
  onRemove: (() => void) | null;
  onEnter: (() => void) | null;
}) {
  const { t } = useTranslation('purchase');
  const error = (name: string) => errorOf(`lines.${at}.${name}`);
  // A wide window has the names once, above the first line.
  const named = (name: string): ReactNode => <span className={at > 0 ? 'xl:sr-only' : undefined}>{name}</span>;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || onEnter === null) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div
      role="group"
      aria-label={t('lineNo', { number: at + 1 })}
      className="grid grid-cols-2 items-start gap-2 sm:grid-cols-4 xl:grid-cols-[minmax(11rem,1fr)_5rem_8rem_4.5rem_8.5rem_4.5rem_4.5rem_7rem_2rem]"
    >
      <Field label={named(t('item'))} error={error('itemId')} className="col-span-full xl:col-span-1">
        <GlobalSelector
          of={medicine}
          autoFocus={isFresh}
          value={line.item}
          onChange={chosen =>
            onChange({
              item: chosen && { id: chosen.item.id, name: chosen.name, baseUnit: chosen.item.baseUnit },
              ...{ unit: chosen?.item.baseUnit ?? null, factor: 1 },
            })
          }
        />
      </Field>
      <Field label={named(t('quantity'))} error={error('quantity')}>
        <NumberInput decimals={3} value={line.quantity} onChange={quantity => onChange({ quantity })} />
      </Field>
      <Field label={named(t('unit'))} error={error('unit')}>
        <NameSelector
          of={unitOfMeasure}
          placeholder={t('unit')}
          value={line.unit}
          onChange={unit => onChange({ unit })}
        />
      </Field>
      <Field label={named(t('factor'))} error={error('factor')}>
        <WholeInput value={line.factor} onChange={factor => onChange({ factor })} />
      </Field>
      <Field label={named(t('unitPrice'))} error={error('unitPrice')}>
        <MoneyInput value={line.unitPrice} onChange={unitPrice => onChange({ unitPrice })} />
      </Field>
      <Field label={named(t('discountPercent'))} error={error('discountPercent')}>
        <NumberInput
          decimals={2}
          value={line.discountPercent}
          onChange={discountPercent => onChange({ discountPercent })}
        />
      </Field>
      <Field label={named(t('taxPercent'))} error={error('taxPercent')}>
        <NumberInput
          decimals={2}
          value={line.taxPercent}
          onChange={taxPercent => onChange({ taxPercent })}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="xl:text-right">
        <span className={cn('block pb-1 text-sm leading-5 font-medium', at > 0 && 'xl:sr-only')}>{t('amount')}</span>
        <span className="tabular flex h-9 items-center font-medium xl:justify-end">
          {formatRupiah(amountOf(line).amount)}
        </span>
      </div>
      <Button
        size="icon-sm"
        variant="ghost"
        className={cn('self-end xl:self-start', at === 0 && 'xl:mt-6')}
        disabled={onRemove === null}
        aria-label={t('removeLine', { number: at + 1 })}
        onClick={() => onRemove?.()}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
}
