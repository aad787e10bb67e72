import { latestOn, type DatedPrice } from '@alur/contracts/kernel/dated-price';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { formatDate, formatRupiah } from '@/ui/format';
import { PriceState } from './price-state';
import type { PricedThing } from './priced-thing';
import { WithdrawPrice } from './withdraw-price';

const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog')).PriceDialog }));

/**
 * The prices of something by the days from which they apply, the latest first. The next one can be set, and withdrawn
 * until its day comes.
 */
export function DatedPrices({ of: thing, mayEdit }: { of: PricedThing; mayEdit: boolean }) {
  const { t } = useTranslation('catalogue');
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<DatedPrice | null>(null);
  const withdraw = useCommand(thing.commands.withdraw, { success: t('prices.withdrawn') });
  const sorted = thing.prices.toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  return (
    <section aria-label={t('prices.title')} className="mt-4 flex flex-col gap-2 border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1 font-medium">{t('prices.title')}</h3>
        {mayEdit && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <CalendarPlus aria-hidden />
            {t('prices.add')}
          </Button>
        )}
      </div>
      <p className="text-xs text-muted-foreground">{t('prices.explain')}</p>
      <ul className="divide-y">
        {sorted.map(price => (
          <Line
            key={price.priceId}
            of={thing}
            price={price}
            onWithdraw={mayEdit ? () => setLeaving(price) : undefined}
          />
        ))}
      </ul>
      {isAdding && (
        <Suspense>
          <PriceDialog of={thing} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {leaving && (
        <WithdrawPrice
          from={leaving.effectiveFrom}
          pending={withdraw.pending}
          onConfirm={() => {
            const { field, effectiveFrom } = leaving;
            void withdraw
              .run({ ...(thing.id !== undefined && { id: thing.id }), body: { field, effectiveFrom } })
              .then(() => setLeaving(null));
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

function Line({
  of: { fields, prices },
  price,
  onWithdraw,
}: {
  of: PricedThing;
  price: DatedPrice;
  onWithdraw: (() => void) | undefined;
}) {
  const { t } = useTranslation('catalogue');
  const today = useToday();
  const isToCome = price.effectiveFrom > today;
  const same = prices.filter(({ field }) => field === price.field);
  const label = fields.length > 1 ? fields.find(({ field }) => field === price.field)?.label : null;
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-0 flex-1">
        {label && <span className="block truncate text-xs text-muted-foreground">{label}</span>}
        <span className="tabular">
          {price.price === null ? t('prices.none') : formatRupiah(price.price)}
          <span className="text-muted-foreground">
            {' '}
            · {t('prices.since', { date: formatDate(price.effectiveFrom) })}
          </span>
        </span>
      </span>
      <PriceState isToCome={isToCome} isInForce={latestOn(same, today) === price} />
      {isToCome && onWithdraw && (
        <Button size="sm" onClick={onWithdraw}>
          {t('prices.withdraw')}
        </Button>
      )}
    </li>
  );
}
