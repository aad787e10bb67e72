import type { HeldAnywhereRow } from '@alur/contracts/kernel/process/rows';
import { heldAnywhereTopic } from '@alur/contracts/kernel/process/lists';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCodeWords } from '@/i18n/use-code-words';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { useStepWords } from './use-step-words';
import { PageHead } from '@/ui/page-head';

/** The held commands of all facilities, for the operator; they are resolved in the facility itself. */
export function HeldAnywhere() {
  const { t } = useTranslation('process');
  const step = useStepWords();
  const reason = useCodeWords();
  const { rows, loading, status, topicKey } = useTopic(heldAnywhereTopic, {});
  const columns: Column<HeldAnywhereRow>[] = [
    {
      id: 'facility',
      card: 'subject',
      header: t('facility'),
      cell: row => <span className="font-medium">{row.merchantName}</span>,
    },
    { id: 'since', header: t('since'), width: 150, cell: row => formatDateTime(row.heldAt) },
    { id: 'what', header: t('what'), cell: row => step(row.command) },
    { id: 'why', header: t('why'), cell: row => reason(row.code) },
    {
      id: 'attempts',
      header: t('attempts'),
      width: 90,
      align: 'right',
      className: 'max-sm:hidden',
      cell: row => t('times', { count: row.attempts }),
    },
  ];
  return (
    <div className="fills flex flex-col gap-3">
      <PageHead title={t('title')} meta={<Freshness topicKey={topicKey} status={status} />} />
      <div className="fills flex flex-col rounded-lg border">
        {loading ? (
          <TableSkeleton columns={5} />
        ) : (
          <DataTable
            label={t('title')}
            className="rounded-lg"
            columns={columns}
            rows={rows.toSorted((one, other) => one.id - other.id)}
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
