import { dashboardRevenue, dayRevenue, isTooLong, type DayRevenueRow } from '@alur/contracts/report/revenue';
import { Banknote } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '@/access/read-only';
import { useList } from '@/api/use-list';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateCode } from '@/i18n/translate-error';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DateRange } from '@/ui/date-range';
import { formatRupiah } from '@/ui/format';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';
import { CHART_HEIGHT } from './chart-height';
import { completed, revenueParts, sumOfDays } from './revenue-parts';

const ComponentChart = lazy(() => import('./component-chart'));

/** Revenue by component: of the day, live, or of up to seven days (SPEC 5). */
export function RevenueChart({
  date,
  onOpen,
}: {
  date: string;
  /** Opens the paid bills of some days. */
  onOpen?: ((from: string, to: string) => void) | undefined;
}) {
  const { t } = useTranslation('report');
  const readOnly = useReadOnly();
  // Until somebody chooses days it is today, also after midnight.
  const [chosen, setChosen] = useState<{ from: string; to: string } | null>(null);
  const span = chosen ?? { from: date, to: date };
  const isDay = readOnly || (span.from === date && span.to === date);
  const tooLong = isTooLong(span.from, span.to);
  // The words of errors come after the page; the message is drawn once they are there.
  const [, setReady] = useState(false);
  useEffect(() => void (tooLong && loadErrorTexts().then(() => setReady(true))), [tooLong]);
  const today = useTopic(dashboardRevenue, { date });
  const days = useList(
    dayRevenue,
    { date_from: span.from, date_to: span.to, limit: 7, order_by: 'date' },
    { enabled: !isDay && !tooLong },
  );
  // The list keeps the rows of the range before; a range that is refused has no figures.
  const row: DayRevenueRow | undefined = tooLong ? undefined : isDay ? today.rows[0] : sumOfDays(days.rows);
  const parts = row ? revenueParts(row) : [];
  return (
    <Card
      title={t('byComponent')}
      actions={
        <>
          {isDay && <Freshness topicKey={today.topicKey} status={today.status} />}
          {onOpen && parts.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => onOpen(span.from, span.to)}>
              {t('seeBills')}
            </Button>
          )}
        </>
      }
    >
      {!readOnly && (
        <div className="flex flex-wrap items-center gap-3 pb-3">
          <DateRange
            {...span}
            max={date}
            labels={{ from: t('from'), to: t('to') }}
            onChange={change => setChosen(completed(span, change))}
          />
          {tooLong ? (
            <p role="alert" className="text-xs text-danger-text">
              {translateCode('report.range-too-long')}
            </p>
          ) : (
            row && !isDay && <p className="tabular font-medium">{t('totalOf', { amount: formatRupiah(row.total) })}</p>
          )}
        </div>
      )}
      {(isDay ? today.loading : !tooLong && days.loading) ? (
        <Skeleton className={CHART_HEIGHT} />
      ) : parts.length > 0 ? (
        <Suspense fallback={<Skeleton className={CHART_HEIGHT} />}>
          <ComponentChart parts={parts} />
        </Suspense>
      ) : tooLong ? null : !isDay && days.error ? (
        <ErrorState error={days.error} onRetry={days.retry} />
      ) : isDay ? (
        <EmptyState icon={Banknote} title={t('noRevenue')}>
          {t('noRevenueHint')}
        </EmptyState>
      ) : (
        <EmptyState icon={Banknote} title={t('noRevenueThen')} />
      )}
    </Card>
  );
}
