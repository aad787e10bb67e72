import { CHANNEL } from '@alur/contracts/kernel/channel';
import { facilityDays } from '@alur/contracts/merchant/topics';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FacilitySelector, type ChosenFacility } from '@/selectors/facility-selector';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/states';

const DayCharts = lazy(() => import('./day-charts'));

/** The last thirty days, of all facilities together or of the one that is chosen; live. */
export function DaysCard() {
  const { t } = useTranslation('merchant');
  const [facility, setFacility] = useState<ChosenFacility | null>(null);
  const { rows, loading, status, topicKey } = useTopic(facilityDays, { facilityId: facility?.id ?? CHANNEL });
  const days = rows.toSorted((one, other) => one.date.localeCompare(other.date));
  const waits = <Skeleton className="h-38 w-full" />;
  return (
    <Card
      title={t('figure.days')}
      className="shrink-0"
      actions={
        <>
          <Freshness topicKey={topicKey} status={status} />
          <div className="w-64">
            <FacilitySelector
              label={t('figure.whose')}
              placeholder={t('figure.together')}
              value={facility}
              onChange={setFacility}
            />
          </div>
        </>
      }
    >
      {loading ? (
        waits
      ) : (
        <Suspense fallback={waits}>
          <DayCharts days={days} />
        </Suspense>
      )}
    </Card>
  );
}
