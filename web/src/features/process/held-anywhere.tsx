import type { HeldAnywhereRow } from '@alur/contracts/process/rows';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { get } from '@/api/http';
import { useCodeWords } from '@/i18n/use-code-words';
import { PageHead } from '@/ui/card';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { useStepWords } from './use-step-words';

const EVERY_MS = 15_000;

/** What is held in any facility, for the operator; it is dealt with in the facility itself. */
export function HeldAnywhere() {
  const { t } = useTranslation('process');
  const step = useStepWords();
  const reason = useCodeWords();
  const held = useQuery({
    queryKey: ['channel', 'processes'],
    queryFn: ({ signal }) => get<HeldAnywhereRow[]>('/v2/channel/processes', {}, { signal }),
    refetchInterval: EVERY_MS,
  });
  const columns: Column<HeldAnywhereRow>[] = [
    { id: 'facility', header: t('facility'), cell: row => <span className="font-medium">{row.merchantName}</span> },
    { id: 'since', header: t('since'), width: 150, cell: row => formatDateTime(row.heldAt) },
    { id: 'what', header: t('what'), cell: row => step(row.command) },
    { id: 'why', header: t('why'), cell: row => reason(row.code) },
    {
      id: 'attempts',
      header: t('attempts'),
      width: 90,
      align: 'right',
      cell: row => t('times', { count: row.attempts }),
    },
  ];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <PageHead title={t('title')} />
      <div className="flex min-h-0 flex-1 flex-col rounded-lg border">
        {held.isPending ? (
          <TableSkeleton columns={5} />
        ) : held.error ? (
          <ErrorState error={held.error} onRetry={() => void held.refetch()} />
        ) : (
          <DataTable
            label={t('title')}
            className="flex-1 rounded-lg"
            columns={columns}
            rows={held.data.data}
            rowKey={row => String(row.id)}
            empty={
              <EmptyState icon={CircleCheck} title={t('emptyTitle')}>
                {t('emptyHint')}
              </EmptyState>
            }
          />
        )}
      </div>
    </div>
  );
}
