import type { ClinicVisitsRow } from '@alur/contracts/report/dashboard';
import { dashboardClinics } from '@alur/contracts/report/dashboard';
import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatNumber } from '@/ui/format';
import { EmptyState, Skeleton } from '@/ui/states';
import { CHART_HEIGHT, CHART_MIN_HEIGHT } from './chart-height';

const stages = ['waiting', 'ongoing', 'done', 'absent'] as const;
export type Stage = (typeof stages)[number];
const colours: Record<Stage, string> = {
  waiting: 'bg-chart-2',
  ongoing: 'bg-chart-1',
  done: 'bg-chart-3',
  absent: 'bg-chart-4',
};

const sumOf = (row: ClinicVisitsRow): number => stages.reduce((sum, stage) => sum + row[stage], 0);

/** The numbers of each clinic: a bar as long as their count, divided by status, with the figures beside it. */
export function OperationalChart({
  date,
  onOpen,
}: {
  date: string;
  /** Opens the numbers of a clinic in this stage. */
  onOpen?: ((scheduleId: number, date: string, stage: Stage) => void) | undefined;
}) {
  const { t } = useTranslation('report');
  const topic = useTopic(dashboardClinics, { date });
  const rows = topic.rows.filter(row => sumOf(row) > 0).toSorted((a, b) => sumOf(b) - sumOf(a));
  const most = Math.max(1, ...rows.map(sumOf));
  return (
    <Card title={t('operational')} actions={<Freshness topicKey={topic.topicKey} status={topic.status} />}>
      {topic.loading ? (
        <Skeleton className={CHART_HEIGHT} />
      ) : rows.length === 0 ? (
        <EmptyState icon={Activity} title={t('noOperational')}>
          {t('noOperationalHint')}
        </EmptyState>
      ) : (
        <div
          className={cn('relative overflow-x-auto', CHART_MIN_HEIGHT)}
          tabIndex={0}
          role="region"
          aria-label={t('operational')}
        >
          <table className="w-full">
            <caption className="sr-only">{t('operationalTable')}</caption>
            <thead>
              <tr className="text-right text-xs text-muted-foreground">
                <th className="py-1 pr-3 text-left font-medium">{t('clinic')}</th>
                <td aria-hidden className="w-1/3 max-md:hidden" />
                {stages.map(stage => (
                  <th key={stage} className="py-1 pl-3 font-medium whitespace-nowrap">
                    <span aria-hidden className={cn('mr-1.5 inline-block size-2 rounded-full', colours[stage])} />
                    {t(`stage.${stage}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.key}>
                  <th scope="row" className="py-1.5 pr-3 text-left font-medium whitespace-nowrap">
                    {row.scheduleName}
                  </th>
                  <td aria-hidden className="max-md:hidden">
                    <span className="flex h-4 gap-px" style={{ width: `${(sumOf(row) / most) * 100}%` }}>
                      {stages.map(stage => (
                        <span key={stage} className={cn('h-full', colours[stage])} style={{ flex: row[stage] }} />
                      ))}
                    </span>
                  </td>
                  {stages.map(stage => (
                    <td key={stage} className="tabular py-1.5 pl-3 text-right">
                      {onOpen && row[stage] > 0 ? (
                        <button
                          type="button"
                          className="text-primary-text hover:underline"
                          aria-label={t('clinicRows', {
                            ...{ clinic: row.scheduleName, stage: t(`stage.${stage}`) },
                            visits: formatNumber(row[stage]),
                          })}
                          onClick={() => onOpen(row.scheduleId, date, stage)}
                        >
                          {formatNumber(row[stage])}
                        </button>
                      ) : (
                        formatNumber(row[stage])
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
