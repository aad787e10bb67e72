import { priceInForce, type ClassPrice } from '@alur/contracts/kernel/payer-price';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { formatDate, formatRupiah } from '@/ui/format';
import { PriceState } from './price-state';
import type { ClassPricedThing } from './priced-thing';
import { WithdrawPrice } from './withdraw-price';

const ClassPriceDialog = lazy(async () => ({ default: (await import('./class-price-dialog')).ClassPriceDialog }));

/** The prices of something by class, the latest first (record 116). */
export function ClassPrices({ of: thing, mayEdit }: { of: ClassPricedThing; mayEdit: boolean }) {
  const { t } = useTranslation('catalogue');
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ClassPrice | null>(null);
  const withdraw = useCommand(thing.commands.withdraw, { success: t('prices.withdrawn') });
  const sorted = thing.prices.toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  return (
    <section aria-label={t('prices.classTitle')} className="mt-4 flex flex-col gap-2 border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1 font-medium">{t('prices.classTitle')}</h3>
        {mayEdit && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <CalendarPlus aria-hidden />
            {t('prices.classAdd')}
          </Button>
        )}
      </div>
      <p className="text-xs text-muted-foreground">{t('prices.classExplain')}</p>
      <ul className="divide-y">
        {sorted.map(price => (
          <Line
            key={price.priceId}
            price={price}
            prices={thing.prices}
            onWithdraw={mayEdit ? () => setLeaving(price) : undefined}
          />
        ))}
      </ul>
      {isAdding && (
        <Suspense>
          <ClassPriceDialog of={thing} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {leaving && (
        <WithdrawPrice
          from={leaving.effectiveFrom}
          pending={withdraw.pending}
          onConfirm={() => {
            const { payer, classId, effectiveFrom } = leaving;
            const body = { payer, classId: classId ?? 0, effectiveFrom };
            void withdraw.run({ id: thing.id, body }).then(() => setLeaving(null));
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

function Line({
  price,
  prices,
  onWithdraw,
}: {
  price: ClassPrice;
  prices: readonly ClassPrice[];
  onWithdraw: (() => void) | undefined;
}) {
  const { t } = useTranslation(['catalogue', 'enums']);
  const today = useToday();
  const isToCome = price.effectiveFrom > today;
  const payer = price.payer === null ? t('catalogue:prices.allPayers') : t(`enums:payer.${price.payer}`);
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-xs text-muted-foreground">
          {price.className} · {payer}
        </span>
        <span className="tabular">
          {price.price === null ? t('catalogue:prices.none') : formatRupiah(price.price)}
          <span className="text-muted-foreground">
            {' '}
            · {t('catalogue:prices.since', { date: formatDate(price.effectiveFrom) })}
          </span>
        </span>
      </span>
      <PriceState isToCome={isToCome} isInForce={priceInForce(prices, price, today) === price} />
      {isToCome && onWithdraw && (
        <Button size="sm" onClick={onWithdraw}>
          {t('catalogue:prices.withdraw')}
        </Button>
      )}
    </li>
  );
}
