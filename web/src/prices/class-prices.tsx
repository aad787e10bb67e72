import { priceInForce } from '@alur/contracts/kernel/payer-price';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { joined } from '@/ui/joined';
import { PriceList } from './price-list';
import type { ClassPricedThing } from './priced-thing';

const ClassPriceDialog = lazy(async () => ({ default: (await import('./class-price-dialog')).ClassPriceDialog }));

/** The prices of something by class, the latest first (record 116). */
export function ClassPrices({ of: thing, mayEdit }: { of: ClassPricedThing; mayEdit: boolean }) {
  const { t } = useTranslation(['catalogue', 'enums']);
  const { id, prices } = thing;
  const { run, pending } = useCommand(thing.commands.withdraw, { success: t('catalogue:prices.withdrawn') });
  return (
    <PriceList
      {...{ prices, mayEdit }}
      words={{
        title: t('catalogue:prices.classTitle'),
        add: t('catalogue:prices.classAdd'),
        explain: t('catalogue:prices.classExplain'),
      }}
      labelOf={({ className, payer }) =>
        joined(className, payer === null ? t('catalogue:prices.allPayers') : t(`enums:payer.${payer}`))
      }
      isInForce={(price, today) => priceInForce(prices, price, today) === price}
      withdraw={{
        pending,
        run: ({ payer, classId, effectiveFrom }) => run({ id, body: { payer, classId: classId ?? 0, effectiveFrom } }),
      }}
      form={close => <ClassPriceDialog of={thing} onClose={close} />}
    />
  );
}
