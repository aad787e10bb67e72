import { monthDiagnoses, type MonthDiagnosisRow } from '@alur/contracts/report/dashboard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { useDiseaseNames } from '@/api/use-disease-names';
import { Card } from '@/ui/card';
import { NONE, type Column } from '@/ui/column';
import { DataTable, type Sort } from '@/ui/data-table';
import { formatNumber } from '@/ui/format';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';
import { daysOfMonth } from './revenue-parts';

/** Number of diagnoses on the dashboard. */
const SHOWN = 10;

/** The month's diagnoses, sortable by each of their figures. */
export function DiagnosisTable({
  today,
  onOpen,
}: {
  today: string;
  /** Opens the month's visits with a diagnosis. */
  onOpen?: ((code: string, from: string, to: string) => void) | undefined;
}) {
  const month = today.slice(0, 7);
  const { t } = useTranslation('report');
  const [sort, setSort] = useState<Sort>({ by: 'visits', direction: 'desc' });
  const { rows, loading, error, retry } = useList(monthDiagnoses, {
    month,
    limit: SHOWN,
    order_by: sort.by,
    sort_by: sort.direction,
  });
  const nameOf = useDiseaseNames(rows.map(({ code }) => code));
  const nameShown = (name: string | null | undefined) =>
    name === undefined ? <Skeleton className="my-1 h-4 w-40" /> : (name ?? NONE);
  const figure = (id: 'visits' | 'primary' | 'female' | 'male'): Column<MonthDiagnosisRow> => ({
    id,
    header: t(id),
    align: 'right',
    width: 104,
    sortBy: row => row[id],
    cell: row => formatNumber(row[id]),
  });
  return (
    <Card title={t('diagnoses')} bodyClassName="p-0">
      <DataTable
        label={t('diagnoses')}
        rows={rows}
        rowKey={row => row.code}
        sort={sort}
        onSort={setSort}
        onOpen={onOpen && (row => onOpen(row.code, ...daysOfMonth(month, today)))}
        columns={[
          { id: 'code', card: 'lead', header: t('code'), width: 88, sortBy: row => row.code, cell: row => row.code },
          { id: 'name', card: 'subject', header: t('diagnosis'), cell: row => nameShown(nameOf(row.code)) },
          ...(['visits', 'primary', 'female', 'male'] as const).map(figure),
        ]}
        empty={
          error ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            !loading && <EmptyState title={t('noDiagnoses')}>{t('noDiagnosesHint')}</EmptyState>
          )
        }
      />
    </Card>
  );
}
