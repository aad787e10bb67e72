import type { medicine as medicineSpec, signa as signaSpec } from '@alur/contracts/catalogue/medicine';
import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import { availableOn, exact, lineAmount } from '@alur/contracts/inventory/quantity';
import { stockItem } from '@alur/contracts/inventory/topics';
import { MOST_LINES } from '@alur/contracts/sale/commands';
import { needsPrescription } from '@alur/contracts/sale/medicine-classes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMainStore } from '@/app/main-store';
import {
  addsByEnter,
  LineEnd,
  LineName,
  nextKey,
  TypedLines,
  type LineProps,
  type TypedLine,
} from '@/forms/typed-lines';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import type { DeclaredSelector } from '@/selectors/declared';
import { GlobalSelector } from '@/selectors/global-selector';
import { medicine, signa, unitOfMeasure } from '@/selectors/global/stock';
import { NameSelector } from '@/selectors/item-selector';
import { Field } from '@/ui/field';
import { formatNumber, formatRupiah } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { Badge } from '@/ui/status-chip';
import { WholeInput } from '@/ui/whole-input';

type Signa = CatalogueItem<typeof signaSpec>;
/** The usual directions, and any other as they are typed. */
export const directions: DeclaredSelector<Signa | null> = {
  ...signa,
  typed: name => ({ id: name, name, inUse: true, isTyped: true, item: null }),
};

export interface SoldItem {
  id: number;
  name: string;
  baseUnit: string;
  medicineClass: string;
  price: number;
}

export interface SoldLine extends TypedLine {
  item: SoldItem | null;
  quantity: number | null;
  unit: string | null;
  factor: number | null;
  signa: string | null;
  prescribed: number | null;
  iterations: number | null;
}

export const emptyLine = (lines: readonly SoldLine[] = []): SoldLine => ({
  ...{ key: nextKey(lines), item: null, quantity: null, unit: null, factor: 1, signa: null },
  ...{ prescribed: null, iterations: null },
});

/** What a line comes to at the day's price, which the server fixes when the sale goes to the cashier. */
export const amountOf = ({ item, quantity, factor }: SoldLine): number =>
  item && quantity !== null ? lineAmount(exact(quantity * (factor ?? 1)), item.price) : 0;

/** The catalogue's item at the price of the day, which never exceeds the highest retail price (DOMAIN 7). */
export const soldItem = (item: CatalogueItem<typeof medicineSpec>, today: string): SoldItem => {
  const { price, ceilingPrice } = pricedOn(item, pricesOf(item), today);
  const { id, name, baseUnit, medicineClass } = item;
  return { id, name, baseUnit, medicineClass, price: Math.min(price, ceilingPrice ?? price) };
};

interface LinesProps {
  lines: readonly SoldLine[];
  onChange: (lines: SoldLine[]) => void;
  errorOf: (name: string) => string | null;
  isOnPrescription: boolean;
}

/** The medicines of a sale. Enter in the quantity of the last line begins the next one. */
export function SaleLines({ lines, onChange, errorOf, isOnPrescription }: LinesProps) {
  const { t } = useTranslation('sale');
  return (
    <TypedLines
      startsHere
      {...{ lines, onChange, empty: emptyLine, most: MOST_LINES }}
      isTyped={({ item, quantity }) => item !== null && quantity !== null}
      add={t('form.addLine')}
      full={t('form.full', { count: MOST_LINES })}
    >
      {line => <LineFields {...line} {...{ errorOf, isOnPrescription }} />}
    </TypedLines>
  );
}

function LineFields(props: LineProps<SoldLine> & Pick<LinesProps, 'errorOf' | 'isOnPrescription'>) {
  const { line, at, errorOf, isOnPrescription, isFresh, onChange, onRemove, onEnter } = props;
  const { t } = useTranslation('sale');
  const today = useToday();
  const quantity = useRef<HTMLInputElement>(null);
  const error = (name: string) => errorOf(`lines.${at}.${name}`);
  const named = (name: string) => <LineName at={at}>{name}</LineName>;
  return (
    <div
      role="group"
      aria-label={t('form.lineNo', { number: at + 1 })}
      className="grid grid-cols-2 items-start gap-2 sm:grid-cols-4 xl:grid-cols-[minmax(13rem,1fr)_5.5rem_8rem_4.5rem_minmax(10rem,16rem)_7rem_2rem]"
    >
      <Field label={named(t('form.item'))} error={error('itemId')} className="col-span-full xl:col-span-1">
        <GlobalSelector
          of={medicine}
          autoFocus={isFresh}
          value={line.item}
          onChange={chosen => {
            onChange({
              item: chosen && soldItem(chosen.item, today),
              ...{ unit: chosen?.item.baseUnit ?? null, factor: 1 },
            });
            // At the counter a medicine is chosen by Enter, and its quantity is typed next.
            if (chosen) quantity.current?.focus();
          }}
        />
      </Field>
      <Field label={named(t('form.quantity'))} error={error('quantity')}>
        <NumberInput
          ref={quantity}
          decimals={3}
          value={line.quantity}
          onChange={typed => onChange({ quantity: typed })}
          onKeyDown={addsByEnter(onEnter)}
        />
      </Field>
      <Field label={named(t('form.unit'))} error={error('unit')}>
        <NameSelector
          of={unitOfMeasure}
          placeholder={t('form.unit')}
          value={line.unit}
          onChange={unit => onChange({ unit, ...(unit === line.item?.baseUnit && { factor: 1 }) })}
        />
      </Field>
      <Field label={named(t('form.factor'))} error={error('factor')}>
        <WholeInput value={line.factor} onChange={factor => onChange({ factor })} />
      </Field>
      <Field label={named(t('form.signa'))} error={error('signa')} className="col-span-2 xl:col-span-1">
        <NameSelector
          freely
          of={directions}
          placeholder={t('form.signaHint')}
          value={line.signa}
          onChange={text => onChange({ signa: text })}
        />
      </Field>
      <LineEnd
        {...{ at, name: t('amount'), amount: amountOf(line), onRemove }}
        remove={t('form.removeLine', { number: at + 1 })}
      />
      {line.item && <About item={line.item} />}
      {line.item && isOnPrescription && (
        <AsPrescribed line={line} unit={line.unit ?? line.item.baseUnit} error={error} onChange={onChange} />
      )}
    </div>
  );
}

/** What the prescription says, where a line is served in part or may be repeated; for the copy that the buyer gets. */
export function AsPrescribed({
  line,
  unit,
  error,
  onChange,
}: {
  line: { prescribed: number | null; iterations: number | null };
  unit: string;
  error: (name: string) => string | null;
  onChange: (part: { prescribed?: number | null; iterations?: number | null }) => void;
}) {
  const { t } = useTranslation('sale');
  return (
    <div className="col-span-full flex flex-wrap items-start gap-2">
      <Field label={t('form.prescribed', { unit })} hint={t('form.prescribedHint')} error={error('prescribed')}>
        <NumberInput
          decimals={3}
          className="w-40"
          value={line.prescribed}
          onChange={prescribed => onChange({ prescribed })}
        />
      </Field>
      <Field label={t('form.iterations')} error={error('iterations')}>
        <WholeInput className="w-20" value={line.iterations} onChange={iterations => onChange({ iterations })} />
      </Field>
    </div>
  );
}

/** What a medicine costs, what is left of it, and whether it needs a prescription. */
function About({ item: { id, baseUnit, price, medicineClass } }: { item: SoldItem }) {
  const { t } = useTranslation('sale');
  const storeId = useMainStore();
  const today = useToday();
  const row = useTopic(stockItem, { id }).rows.find(each => each.storeId === storeId);
  return (
    <p className="tabular col-span-full flex flex-wrap items-center gap-x-3 text-xs text-muted-foreground">
      <span>{t('form.priceOf', { price: formatRupiah(price), unit: baseUnit })}</span>
      {row && (
        <span>
          {t('form.available', { quantity: formatNumber(availableOn(row.expiries, today), 3), unit: baseUnit })}
        </span>
      )}
      {needsPrescription(medicineClass) && <Badge tone="warning">{t('form.needsPrescription')}</Badge>}
    </p>
  );
}
