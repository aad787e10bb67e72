import { queueEntries } from '@alur/contracts/queue/lists';
import { Ban, CircleCheck, Clock, UserX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { useToday } from '@/live/use-today';
import { DataTable } from '@/ui/data-table';
import { formatDate } from '@/ui/format';
import { Pagination } from '@/ui/pagination';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { StatusChip, type Tone } from '@/ui/status-chip';

/** How a visit ended; one without an entry has not ended. */
const looks: Partial<Record<string, readonly [Tone, LucideIcon]>> = {
  done: ['success', CircleCheck],
  absent: ['danger', UserX],
  cancelled: ['neutral', Ban],
};

/** The visits of one person under all her records, to come and past, the last first. */
export function PatientVisits({ patientId }: { patientId: number }) {
  const { t } = useTranslation(['booking', 'enums']);
  const today = useToday();
  const [page, setPage] = useState(1);
  const list = useList(queueEntries, {
    personId: patientId,
    page,
    order_by: 'date',
    sort_by: 'desc',
  });
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.loading) return <TableSkeleton rows={5} columns={5} />;
  return (
    <>
      <div className="flex min-h-0 flex-col rounded-lg border bg-raised">
        <DataTable
          label={t('booking:visits.label')}
          className="rounded-lg"
          rows={list.rows}
          rowKey={row => String(row.id)}
          empty={<EmptyState title={t('booking:visits.empty')} />}
          columns={[
            {
              id: 'date',
              card: 'subject',
              header: t('booking:visits.date'),
              width: 130,
              cell: row => formatDate(row.date),
            },
            {
              id: 'number',
              card: 'lead',
              header: t('booking:visits.number'),
              width: 90,
              cell: row => <span className="tabular font-semibold">{row.display}</span>,
            },
            {
              id: 'clinic',
              header: t('booking:visits.clinic'),
              cell: row => `${row.scheduleName} · ${row.doctorName}`,
            },
            {
              id: 'payer',
              header: t('booking:payer'),
              width: 160,
              cell: row => row.insurer ?? t(`enums:payer.${row.payer}`),
            },
            {
              id: 'status',
              card: 'state',
              header: t('booking:visits.status'),
              width: 140,
              // An appointment on a later day waits for its day, not for its turn.
              cell: ({ status, date }) => {
                const [tone, icon] = looks[status] ?? (['waiting', Clock] as const);
                return (
                  <StatusChip tone={tone} icon={icon}>
                    {status === 'waiting' && date > today
                      ? t('booking:visits.scheduled')
                      : t(`enums:queueStatus.${status}`)}
                  </StatusChip>
                );
              },
            },
          ]}
        />
      </div>
      <Pagination page={list.page} limit={list.limit} total={list.total} onPage={setPage} />
    </>
  );
}
