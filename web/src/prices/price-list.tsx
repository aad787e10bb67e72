import { CalendarPlus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { formatDate, formatRupiah } from '@/ui/format';
import { PriceState } from './price-state';
import { WithdrawPrice } from './withdraw-price';

interface ListedPrice {
  priceId: number;
  /** The day from which it applies. */
  effectiveFrom: string;
  price: number | null;
}

interface PriceListProps<Price extends ListedPrice> {
  words: Record<'title' | 'add' | 'explain', string>;
  prices: readonly Price[];
  mayEdit: boolean;
  /** Whose price it is, where there are several. */
  labelOf: (price: Price) => string | null | undefined;
  isInForce: (price: Price, today: string) => boolean;
  withdraw: { pending: boolean; run: (price: Price) => Promise<unknown> };
  /** The form of a new price. */
  form: (close: () => void) => ReactNode;
}

/** Prices by the days from which they apply, the latest first; one can be added, and withdrawn until its day comes. */
export function PriceList<Price extends ListedPrice>(props: PriceListProps<Price>) {
  const { words, prices, mayEdit, labelOf, isInForce, withdraw, form } = props;
  const today = useToday();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Price | null>(null);
  const sorted = prices.toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  return (
    <section aria-label={words.title} className="mt-4 flex flex-col gap-2 border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1 font-medium">{words.title}</h3>
        {mayEdit && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <CalendarPlus aria-hidden />
            {words.add}
          </Button>
        )}
      </div>
      <p className="text-xs text-muted-foreground">{words.explain}</p>
      <ul className="divide-y">
        {sorted.map(price => (
          <Line
            key={price.priceId}
            price={price}
            label={labelOf(price)}
            isToCome={price.effectiveFrom > today}
            isInForce={isInForce(price, today)}
            onWithdraw={mayEdit ? () => setLeaving(price) : undefined}
          />
        ))}
      </ul>
      {isAdding && <Suspense>{form(() => setAdding(false))}</Suspense>}
      {leaving && (
        <WithdrawPrice
          from={leaving.effectiveFrom}
          pending={withdraw.pending}
          onConfirm={() => void withdraw.run(leaving).then(() => setLeaving(null))}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

interface LineProps {
  price: ListedPrice;
  label: string | null | undefined;
  isToCome: boolean;
  isInForce: boolean;
  onWithdraw: (() => void) | undefined;
}

function Line({ price: { price, effectiveFrom }, label, isToCome, isInForce, onWithdraw }: LineProps) {
  const { t } = useTranslation('catalogue');
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-0 flex-1">
        {label && <span className="block truncate text-xs text-muted-foreground">{label}</span>}
        <span className="tabular">
          {price === null ? t('prices.none') : formatRupiah(price)}
          <span className="text-muted-foreground"> · {t('prices.since', { date: formatDate(effectiveFrom) })}</span>
        </span>
      </span>
      <PriceState isToCome={isToCome} isInForce={isInForce} />
      {isToCome && onWithdraw && (
        <Button size="sm" onClick={onWithdraw}>
          {t('prices.withdraw')}
        </Button>
      )}
    </li>
  );
}
