import { setSchedulePrice, withdrawSchedulePrice } from '@alur/contracts/schedule/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { useTranslation } from 'react-i18next';
import { DatedPrices } from '@/prices/dated-prices';

/** The prices of a schedule's consultation by the days from which they apply. */
export function SchedulePrices({ schedule: { id, name, prices, status } }: { schedule: ScheduleRow }) {
  const { t } = useTranslation('schedule');
  const thing = {
    ...{ name, id, prices, fields: [{ field: 'price', label: t('field.price'), mayBeEmpty: false }] },
    commands: { set: setSchedulePrice, withdraw: withdrawSchedulePrice },
  };
  return <DatedPrices of={thing} mayEdit={status === 'open'} />;
}
