import { visitHistory } from '@alur/contracts/consultation/lists';
import { schedules } from '@alur/contracts/schedule/lists';
import { BookingStatus } from '@alur/contracts/kernel/enums';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList, useListSearch } from '@/api/use-list';
import { useDiagnosisNames } from '@/api/use-disease-names';
import { outpatientDoctor } from '@/selectors/global/schedules';
import { ItemSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { DateRange } from '@/ui/date-range';
import { formatDate } from '@/ui/format';
import { Input } from '@/ui/input';
import { ListPage } from '@/ui/list-page';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { useDebounced } from '@/ui/use-debounced';
import { useChosen } from '@/ui/use-chosen';
import { BookingStatusChip } from './booking-status';
import { VisitPreview } from './visit-preview';

const notCancelled = BookingStatus.options.filter(status => status !== 'cancelled');

/** Visits of every day, or of one patient; the last first. */
export function VisitHistory({
  patientId,
  onOpen,
  note,
}: {
  patientId?: number;
  onOpen: (row: VisitRecordRow) => void;
  /** Draws a visit's signed note, for the preview. */
  note?: (row: VisitRecordRow) => ReactNode;
}) {
  const { t } = useTranslation('consultation');
  const [search, change] = useListSearch<{
    search?: string;
    from?: string;
    to?: string;
    /** Only visits with this diagnosis, counted as the dashboard does: without cancelled ones. */
    diagnosis?: string;
    page?: number;
    status?: string;
    doctorId?: number;
  }>();
  const [typed, setTyped] = useState(search.search ?? '');
  const wanted = useDebounced(typed.trim(), 250);
  // Only typing starts a search.
  const onTyped = useEffectEvent((text: string) => {
    if (text !== (search.search ?? '')) change({ search: text || undefined });
  });
  useEffect(() => onTyped(wanted), [wanted]);
  // A diagnosis is looked for among the visits of some days, or of one patient.
  const diagnosis = search.from !== undefined || patientId !== undefined ? search.diagnosis : undefined;
  const list = useList(visitHistory, {
    search: search.search,
    date_from: search.from,
    date_to: search.to,
    page: search.page,
    diagnoses_code: diagnosis,
    status:
      BookingStatus.options.find(status => status === search.status) ??
      (diagnosis === undefined ? undefined : notCancelled),
    personId: patientId,
    doctorId: search.doctorId,
    order_by: 'id',
    sort_by: 'desc',
  });
  const diagnosisName = useDiagnosisNames(list.rows.flatMap(({ diagnoses }) => diagnoses));
  const columns = useColumns({ isOfOne: patientId !== undefined, diagnosisName, onOpen });
  // In a wide window the visit is read beside the list, and a button leads to its page.
  const chosen = useChosen({
    rows: list.rows,
    keyOf: ({ id }) => String(id),
    draw: note && (row => <VisitPreview visit={row} note={note(row)} />),
    onOpen,
  });
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={5}
      preview={chosen.detail}
      previewLabel={t('history.visit')}
      pages={<Pagination page={list.page} limit={list.limit} total={list.total} onPage={page => change({ page })} />}
      tools={
        <>
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
          {diagnosis !== undefined && <OneDiagnosis code={diagnosis} onAny={() => change({ diagnosis: undefined })} />}
          <VisitFilters />
        </>
      }
    >
      <DataTable
        label={t('history.label')}
        className="rounded-lg"
        rows={list.rows}
        rowKey={row => String(row.id)}
        onOpen={chosen.onOpen}
        rowClassName={row => (chosen.isChosen(row) ? 'bg-primary-soft' : undefined)}
        empty={<EmptyState title={t('history.empty')}>{t('history.emptyHint')}</EmptyState>}
        columns={columns}
      />
    </ListPage>
  );
}

/** The diagnosis by which the list is filtered; a press removes the filter. */
function OneDiagnosis({ code, onAny }: { code: string; onAny: () => void }) {
  const { t } = useTranslation('consultation');
  return (
    <Button onClick={onAny} aria-label={t('history.anyDiagnosis')}>
      {code}
      <X aria-hidden />
    </Button>
  );
}

/** Filters by day and by status. */
function VisitFilters() {
  const { t } = useTranslation(['consultation', 'enums']);
  const can = useCan();
  const [{ from, to, status, doctorId }, change] = useListSearch<{
    from?: string;
    to?: string;
    status?: string;
    doctorId?: number;
  }>();
  return (
    <>
      <DateRange
        from={from}
        to={to}
        labels={{ from: t('consultation:history.from'), to: t('consultation:history.to') }}
        onChange={change}
      />
      <Select
        aria-label={t('consultation:history.status')}
        className="w-44"
        value={status ?? ''}
        onValueChange={next => change({ status: next || undefined })}
        options={[
          { value: '', label: t('consultation:history.anyStatus') },
          ...BookingStatus.options.map(each => ({ value: each, label: t(`enums:bookingStatus.${each}`) })),
        ]}
      />
      {schedules.access.some(right => can(right)) && (
        <div className="w-56">
          <ItemSelector
            of={outpatientDoctor}
            aria-label={t('consultation:ongoing.doctor')}
            placeholder={t('consultation:history.anyDoctor')}
            value={doctorId ?? null}
            onChange={id => change({ doctorId: id ?? undefined })}
          />
        </div>
      )}
    </>
  );
}

function useColumns({
  isOfOne,
  diagnosisName,
  onOpen,
}: {
  /** All visits belong to one patient, whose name is not repeated. */
  isOfOne: boolean;
  diagnosisName: ReturnType<typeof useDiagnosisNames>;
  onOpen: (row: VisitRecordRow) => void;
}): Column<VisitRecordRow>[] {
  const { t } = useTranslation('consultation');
  return [
    {
      id: 'date',
      card: 'lead',
      header: t('history.date'),
      width: 120,
      className: 'whitespace-nowrap',
      cell: row => formatDate(row.date),
    },
    ...(!isOfOne
      ? [
          {
            id: 'patient',
            card: 'subject' as const,
            header: t('history.patient'),
            className: 'whitespace-nowrap',
            cell: (row: VisitRecordRow) => <PatientSubject of={row} />,
          },
        ]
      : []),
    {
      id: 'clinic',
      card: isOfOne ? 'subject' : undefined,
      header: t('history.clinic'),
      className: 'whitespace-nowrap',
      cell: row => (
        <>
          {row.scheduleName ?? row.roomName} <span className="text-xs text-muted-foreground">{row.doctorName}</span>
        </>
      ),
    },
    {
      id: 'diagnoses',
      header: t('history.diagnoses'),
      className: 'w-full max-w-0 min-w-40',
      cell: row => {
        const named = row.diagnoses.map(entry => `${entry.code} ${diagnosisName(entry)}`).join(', ');
        return named ? (
          <span className="block truncate" title={named}>
            {named}
          </span>
        ) : (
          NONE
        );
      },
    },
    {
      id: 'status',
      card: 'state',
      header: t('history.status'),
      width: 160,
      cell: row => <BookingStatusChip status={row.status} />,
    },
    {
      id: 'do',
      card: 'action',
      header: <span className="sr-only">{t('history.open')}</span>,
      align: 'right' as const,
      width: 90,
      cell: row => (
        <Button size="sm" onClick={() => onOpen(row)}>
          {t('history.open')}
        </Button>
      ),
    },
  ];
}
