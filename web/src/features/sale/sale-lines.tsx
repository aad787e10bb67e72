import type { medicine as medicineSpec, signa as signaSpec } from '@alur/contracts/catalogue/medicine';
import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import { availableOn, exact, lineAmount } from '@alur/contracts/inventory/quantity';
import { stockItem } from '@alur/contracts/inventory/topics';
import { MOST_LINES } from '@alur/contracts/sale/commands';
import { needsPrescription } from '@alur/contracts/sale/medicine-classes';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMainStore } from '@/app/main-store';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import type { DeclaredSelector } from '@/selectors/declared';
import { GlobalSelector } from '@/selectors/global-selector';
import { medicine, signa, unitOfMeasure } from '@/selectors/global/stock';
import { NameSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/field';
import { formatNumber, formatRupiah } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { Badge } from '@/ui/status-chip';
import { WholeInput } from '@/ui/whole-input';

type Signa = CatalogueItem<typeof signaSpec>;
/** The usual directions, and any other as they are typed. */
const directions: DeclaredSelector<Signa | null> = {
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

export interface SoldLine {
  /** Tells lines apart while some come and go. */
  key: number;
  item: SoldItem | null;
  quantity: number | null;
  unit: string | null;
  factor: number | null;
  signa: string | null;
}

const nextKey = (lines: readonly SoldLine[]) => Math.max(0, ...lines.map(({ key }) => key)) + 1;

export const emptyLine = (lines: readonly SoldLine[] = []): SoldLine => ({
  ...{ key: nextKey(lines), item: null, quantity: null, unit: null, factor: 1, signa: null },
});

/** What a line comes to at the day's price, which the server fixes when the sale goes to the cashier. */
export const amountOf = ({ item, quantity, factor }: SoldLine): number =>
  item && quantity !== null ? lineAmount(exact(quantity * (factor ?? 1)), item.price) : 0;

/** The catalogue's item at the price of the day, which never exceeds the highest retail price (DOMAIN 7). */
const soldItem = (item: CatalogueItem<typeof medicineSpec>, today: string): SoldItem => {
  const { price, ceilingPrice } = pricedOn(item, pricesOf(item), today);
  const { id, name, baseUnit, medicineClass } = item;
  return { id, name, baseUnit, medicineClass, price: Math.min(price, ceilingPrice ?? price) };
};

interface LinesProps {
  lines: readonly SoldLine[];
  onChange: (lines: SoldLine[]) => void;
  errorOf: (name: string) => string | null;
}

/** The medicines of a sale. Enter in the quantity of the last line begins the next one. */
export function SaleLines({ lines, onChange, errorOf }: LinesProps) {
  const { t } = useTranslation('sale');
  const [fresh, setFresh] = useState<number | null>(lines[0]?.key ?? null);
  const isFull = lines.length >= MOST_LINES;
  const add = () => {
    if (isFull) return;
    const line = emptyLine(lines);
    setFresh(line.key);
    onChange([...lines, line]);
  };
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
              onEnter={at === lines.length - 1 && line.item !== null && line.quantity !== null && !isFull ? add : null}
            />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="self-start"
        disabledReason={isFull ? t('form.full', { count: MOST_LINES }) : null}
        onClick={add}
      >
        <Plus aria-hidden />
        {t('form.addLine')}
      </Button>
    </div>
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
  line: SoldLine;
  at: number;
  errorOf: LinesProps['errorOf'];
  isFresh: boolean;
  onChange: (part: Partial<SoldLine>) => void;
  onRemove: (() => void) | null;
  onEnter: (() => void) | null;
}) {
  const { t } = useTranslation('sale');
  const today = useToday();
  const quantity = useRef<HTMLInputElement>(null);
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
          onKeyDown={onKeyDown}
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
      <div className="xl:text-right">
        <span className={cn('block pb-1 text-sm leading-5 font-medium', at > 0 && 'xl:sr-only')}>{t('amount')}</span>
        <span className="tabular flex h-9 items-center font-medium xl:justify-end">{formatRupiah(amountOf(line))}</span>
      </div>
      <Button
        size="icon-sm"
        variant="ghost"
        className={cn('self-end xl:self-start', at === 0 && 'xl:mt-6')}
        disabled={onRemove === null}
        aria-label={t('form.removeLine', { number: at + 1 })}
        onClick={() => onRemove?.()}
      >
        <Trash2 aria-hidden />
      </Button>
      {line.item && <About item={line.item} />}
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
