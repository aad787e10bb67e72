import { visitHistory } from '@alur/contracts/consultation/lists';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { DateRange } from '@/ui/date-range';
import { formatDate } from '@/ui/format';
import { Input } from '@/ui/input';
import { Pagination } from '@/ui/pagination';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { useDebounced } from '@/ui/use-debounced';
import { orErased } from '@/ui/or-erased';
import { BookingStatusChip } from './booking-status';

/** Visits of every day, or of one patient; the last first. */
export function VisitHistory({ patientId, onOpen }: { patientId?: number; onOpen: (row: VisitRecordRow) => void }) {
  const { t } = useTranslation('consultation');
  const [search, change] = useListSearch<{ search?: string; from?: string; to?: string; page?: number }>();
  const [typed, setTyped] = useState(search.search ?? '');
  const wanted = useDebounced(typed.trim(), 250);
  useEffect(() => {
    if (wanted !== (search.search ?? '')) change({ search: wanted || undefined });
    // Only what is typed starts a search.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  const list = useList(visitHistory, {
    search: search.search,
    date_from: search.from,
    date_to: search.to,
    page: search.page,
    personId: patientId,
    order_by: 'id',
    sort_by: 'desc',
  });
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {patientId === undefined && (
          <div className="relative min-w-56 flex-1 sm:max-w-96">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
            />
            <Input
              type="search"
              autoFocus
              aria-label={t('history.search')}
              placeholder={t('history.search')}
              className="pl-9"
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          </div>
        )}
        <DateRange {...search} labels={{ from: t('history.from'), to: t('history.to') }} onChange={change} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col rounded-lg border bg-raised">
        {list.loading ? (
          <TableSkeleton rows={10} columns={5} />
        ) : (
          <DataTable
            label={t('history.label')}
            className="flex-1 rounded-lg"
            rows={list.rows}
            rowKey={row => String(row.id)}
            onOpen={onOpen}
            empty={<EmptyState title={t('history.empty')}>{t('history.emptyHint')}</EmptyState>}
            columns={[
              {
                id: 'date',
                header: t('history.date'),
                width: 120,
                className: 'whitespace-nowrap',
                cell: row => formatDate(row.date),
              },
              ...(patientId === undefined
                ? [
                    {
                      id: 'patient',
                      header: t('history.patient'),
                      className: 'whitespace-nowrap',
                      cell: (row: VisitRecordRow) => (
                        <span className="flex items-baseline gap-2">
                          <span className="max-w-64 truncate font-medium">{orErased(row.patientName)}</span>
                          <span className="tabular text-xs text-muted-foreground">{orErased(row.recordNumber)}</span>
                        </span>
                      ),
                    },
                  ]
                : []),
              {
                id: 'clinic',
                header: t('history.clinic'),
                className: 'whitespace-nowrap',
                cell: row => (
                  <>
                    {row.scheduleName} <span className="text-xs text-muted-foreground">{row.doctorName}</span>
                  </>
                ),
              },
              {
                id: 'diagnoses',
                header: t('history.diagnoses'),
                className: 'w-full max-w-0 min-w-40',
                cell: row => {
                  const named = row.diagnoses.map(({ code, name }) => `${code} ${name}`).join(', ');
                  return (
                    <span className="block truncate" title={named || undefined}>
                      {named || '–'}
                    </span>
                  );
                },
              },
              {
                id: 'status',
                header: t('history.status'),
                width: 160,
                cell: row => <BookingStatusChip status={row.status} />,
              },
              {
                id: 'do',
                header: <span className="sr-only">{t('history.open')}</span>,
                align: 'right' as const,
                width: 90,
                cell: row => (
                  <Button size="sm" onClick={() => onOpen(row)}>
                    {t('history.open')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </div>
      <Pagination page={list.page} limit={list.limit} total={list.total} onPage={page => change({ page })} />
    </div>
  );
}
