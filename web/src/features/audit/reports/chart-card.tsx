import { lazy, Suspense } from 'react';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/states';
import type { ReportChartProps } from './report-chart';

const ReportChart = lazy(() => import('./report-chart'));

/** A chart above its table, which says the same in words; nothing where there is nothing to draw. */
export function ChartCard({ title, ...chart }: Omit<ReportChartProps, 'label'> & { title: string }) {
  if (chart.bars.length === 0) return null;
  return (
    <Card title={title} bodyClassName="max-h-64 overflow-y-auto py-3">
      <Suspense fallback={<Skeleton className="h-32 w-full" />}>
        <ReportChart label={title} {...chart} />
      </Suspense>
    </Card>
  );
}
