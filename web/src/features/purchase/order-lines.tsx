import { amountsOf, sumOf } from '@alur/contracts/purchase/amounts';
import { MOST_LINES } from '@alur/contracts/purchase/commands';
import { useTranslation } from 'react-i18next';
import {
  addsByEnter,
  LineEnd,
  LineName,
  nextKey,
  TypedLines,
  type LineProps,
  type TypedLine,
} from '@/forms/typed-lines';
import { GlobalSelector } from '@/selectors/global-selector';
import { medicine, unitOfMeasure } from '@/selectors/global/stock';
import { NameSelector } from '@/selectors/item-selector';
import { Field } from '@/ui/field';
import { formatRupiah } from '@/ui/format';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';

/** What the facility makes itself is not bought. */
const bought: typeof medicine = {
  ...medicine,
  key: 'bought-item',
  search: async (...asked) => (await medicine.search(...asked)).filter(({ item }) => item.prepared !== true),
};

export interface OrderLine extends TypedLine {
  item: { id: number; name: string; baseUnit: string } | null;
  unit: string | null;
  factor: number | null;
  quantity: number | null;
  unitPrice: number | null;
  discountPercent: number | null;
  taxPercent: number | null;
}

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
  return (
    <TypedLines
      {...{ lines, onChange, empty: emptyLine, most: MOST_LINES }}
      isTyped={({ item }) => item !== null}
      add={t('addLine')}
      full={t('full', { count: MOST_LINES })}
      beside={<Totals {...sumOf(lines.map(amountOf))} />}
    >
      {line => <LineFields {...line} errorOf={errorOf} />}
    </TypedLines>
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

function LineFields(props: LineProps<OrderLine> & Pick<LinesProps, 'errorOf'>) {
  const { line, at, errorOf, isFresh, onChange, onRemove, onEnter } = props;
  const { t } = useTranslation('purchase');
  const error = (name: string) => errorOf(`lines.${at}.${name}`);
  const named = (name: string) => <LineName at={at}>{name}</LineName>;
  return (
    <div
      role="group"
      aria-label={t('lineNo', { number: at + 1 })}
      className="grid grid-cols-2 items-start gap-2 sm:grid-cols-4 xl:grid-cols-[minmax(11rem,1fr)_5rem_8rem_4.5rem_8.5rem_4.5rem_4.5rem_7rem_2rem]"
    >
      <Field label={named(t('item'))} error={error('itemId')} className="col-span-full xl:col-span-1">
        <GlobalSelector
          of={bought}
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
          onKeyDown={addsByEnter(onEnter)}
        />
      </Field>
      <LineEnd
        {...{ at, name: t('amount'), amount: amountOf(line).amount, onRemove }}
        remove={t('removeLine', { number: at + 1 })}
      />
    </div>
  );
}
