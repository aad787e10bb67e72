import { latestOn } from '@alur/contracts/kernel/dated-price';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { PriceList } from './price-list';
import type { PricedThing } from './priced-thing';

const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog')).PriceDialog }));

/** The prices of something by the days from which they apply (record 91). */
export function DatedPrices({ of: thing, mayEdit }: { of: PricedThing; mayEdit: boolean }) {
  const { t } = useTranslation('catalogue');
  const { id, fields, prices } = thing;
  const { run, pending } = useCommand(thing.commands.withdraw, { success: t('prices.withdrawn') });
  return (
    <PriceList
      {...{ prices, mayEdit }}
      words={{ title: t('prices.title'), add: t('prices.add'), explain: t('prices.explain') }}
      labelOf={price => (fields.length > 1 ? fields.find(({ field }) => field === price.field)?.label : null)}
      isInForce={(price, today) => {
        const ofField = prices.filter(({ field }) => field === price.field);
        return latestOn(ofField, today) === price;
      }}
      withdraw={{
        pending,
        run: ({ field, effectiveFrom }) => run({ ...(id !== undefined && { id }), body: { field, effectiveFrom } }),
      }}
      form={close => <PriceDialog of={thing} onClose={close} />}
    />
  );
}
