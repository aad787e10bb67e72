import type { Child } from '@alur/contracts/record/growth/growth';
import { measurementList } from '@alur/contracts/record/observation-rows';
import { ChartSpline } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDate } from '@/ui/format';
import { LineSkeleton } from '@/ui/states';
import { growthDays, newestResults } from './growth-days';
import { GrowthChip } from './growth-chip';
import { useWeekOfBirth } from './use-week-of-birth';
import { zText } from './z-text';

const GrowthDialog = lazy(async () => ({ default: (await import('./growth-dialog')).GrowthDialog }));

/** Enough for a child that is measured weekly from birth to five years. */
const MOST = 300;

/** A child's newest z-scores with what they mean, and what they were before; the curves open over the page. */
export function GrowthCard({
  personId,
  gender,
  birthDate,
}: {
  personId: number;
  gender: Child['gender'];
  birthDate: string;
}) {
  const { t } = useTranslation('growth');
  const [open, setOpen] = useState(false);
  const list = useList(measurementList, { personId, limit: MOST, order_by: 'at', sort_by: 'desc' });
  const child = { gender, birthDate, bornAtWeek: useWeekOfBirth(personId) };
  const days = growthDays(child, list.rows);
  const results = newestResults(days);
  return (
    <Card
      title={t('title')}
      actions={
        results.length > 0 && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <ChartSpline aria-hidden />
            {t('open')}
          </Button>
        )
      }
    >
      {list.loading ? (
        <LineSkeleton />
      ) : results.length === 0 ? (
        <p className="text-muted-foreground">{t('none')}</p>
      ) : (
        <dl className="flex flex-col gap-1.5">
          {results.map(({ newest, before }) => (
            <div key={newest.indicator} className="flex flex-wrap items-baseline gap-x-3">
              <dt className="w-20 text-xs text-muted-foreground" title={t(`indicator.${newest.indicator}`)}>
                {t(`short.${newest.indicator}`)}
              </dt>
              <dd className="tabular w-16 font-medium">{zText(newest.z)}</dd>
              <dd className="min-w-0 flex-1">
                <GrowthChip result={newest} />
              </dd>
              {before && (
                <dd className="tabular text-xs text-muted-foreground">
                  {t('before', { z: zText(before.z), date: formatDate(before.date) })}
                </dd>
              )}
            </div>
          ))}
          <p className="text-xs text-muted-foreground">
            {[
              t('measuredOn', { date: formatDate(results[0]!.newest.date) }),
              child.bornAtWeek === null ? t('source') : t('corrected', { weeks: child.bornAtWeek }),
            ].join(' · ')}
          </p>
        </dl>
      )}
      <Suspense>{open && <GrowthDialog child={child} days={days} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
