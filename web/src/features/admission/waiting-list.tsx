import { admissionList, admissionsWaiting, type AdmissionRow } from '@alur/contracts/admission/rows';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList, useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { DaysFilter } from '@/live/period';
import { useTopic } from '@/live/use-topic';
import { BoardPage } from '@/ui/board-page';
import { Button } from '@/ui/button';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDate, formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { SideSheet } from '@/ui/side-sheet';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { Subject } from '@/ui/subject';
import { useHeldOrder } from '@/ui/use-held-order';
import { AdmissionDetail } from './admission-detail';
import { AdmissionStatusChip, inTurn } from './admission-looks';

const RequestAdmission = lazy(async () => ({ default: (await import('./request-dialog')).RequestAdmission }));

const stages = ['waiting', 'fulfilled', 'cancelled'] as const;
type Search = {
  search?: string;
  page?: number;
  admissionStage?: (typeof stages)[number];
  admission?: number;
  from?: string;
  to?: string;
};

/** The orders to admit that wait for a bed, and the beds that are held for them, each with its end. */
export function WaitingList({ onAdmit }: { onAdmit?: (admission: AdmissionRow) => void }) {
  const { t } = useTranslation(['admission', 'enums']);
  const can = useCan();
  const [{ search = '', page = 1, admissionStage: stage = 'waiting', admission: chosen, from, to }, change] =
    useListSearch<Search>();
  const [asking, setAsking] = useState(false);
  const board = useTopic(admissionsWaiting, { waiting: 'yes' });
  const isOpen = stage === 'waiting';
  const past = useList(
    admissionList,
    {
      ...{ search, page, order_by: 'id', sort_by: 'desc' },
      ...{ status: isOpen ? ('fulfilled' as const) : stage, date_from: from, date_to: to },
    },
    { enabled: !isOpen },
  );
  const text = search.toLowerCase();
  const rows = inTurn(board.rows).filter(
    row => !text || row.patientName.toLowerCase().includes(text) || row.recordNumber.includes(text),
  );
  const held = useHeldOrder(
    rows.map(row => ({ ...row, key: String(row.id) })),
    ({ key }) => key,
    search,
  );
  const open = [...board.rows, ...past.rows].find(({ id }) => id === chosen);
  const columns = useColumns();
  return (
    <>
      <BoardPage
        count={board.rows.length}
        loading={isOpen ? board.loading : past.loading}
        columns={columns.length}
        held={held}
        tools={
          <>
            <SearchBox
              label={t('admission:search')}
              value={search}
              onChange={next => change({ search: next || undefined, page: undefined })}
            />
            <StatusFilter
              label={t('admission:status')}
              value={stage}
              onChange={next => change({ admissionStage: next === 'waiting' ? undefined : next, page: undefined })}
              options={stages.map(value => ({
                value,
                label: value === 'waiting' ? t('admission:waiting') : t(`enums:admissionStatus.${value}`),
              }))}
            />
            {!isOpen && <DaysFilter />}
            {can('inpatient.ongoing.admission:request') && (
              <Button onClick={() => setAsking(true)}>
                <Plus aria-hidden />
                {t('admission:request')}
              </Button>
            )}
            {isOpen && <Freshness className="ml-auto" topicKey={board.topicKey} status={board.status} />}
          </>
        }
      >
        <DataTable<AdmissionRow>
          label={t('admission:title')}
          className="rounded-lg"
          rows={isOpen ? held.rows : past.rows}
          rowKey={row => String(row.id)}
          onOpen={row => change({ admission: row.id })}
          empty={<EmptyState title={t('admission:empty')}>{t('admission:emptyHint')}</EmptyState>}
          columns={columns}
        />
        {!isOpen && <Pagination page={page} limit={50} total={past.total} onPage={next => change({ page: next })} />}
      </BoardPage>
      {open && (
        <SideSheet
          open
          onOpenChange={isShown => !isShown && change({ admission: undefined })}
          title={t('admission:one')}
        >
          <AdmissionDetail admission={open} onAdmit={onAdmit} />
        </SideSheet>
      )}
      <Suspense>
        {asking && (
          <RequestAdmission
            patient={null}
            onClose={() => setAsking(false)}
            onDone={id => {
              setAsking(false);
              change({ admission: id });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function useColumns(): Column<AdmissionRow>[] {
  const { t } = useTranslation(['admission', 'enums']);
  return [
    {
      id: 'patient',
      card: 'subject',
      className: 'min-w-60',
      header: t('admission:patient'),
      cell: row => (
        <Subject name={orErased(row.patientName)}>
          <span className="tabular text-xs text-muted-foreground">
            {`${orErased(row.recordNumber)} · ${t(`enums:genderShort.${row.gender}`)}`}
          </span>
        </Subject>
      ),
    },
    { id: 'from', header: t('admission:from'), cell: row => row.unitName ?? t('admission:frontOffice') },
    {
      ...{ id: 'diagnosis', header: t('admission:diagnosis'), className: 'min-w-36' },
      cell: row => orErased(row.diagnosis),
    },
    { id: 'class', header: t('admission:class'), cell: row => row.className },
    { id: 'doctor', header: t('admission:doctor'), cell: row => row.doctor },
    { id: 'planned', header: t('admission:plannedOn'), width: 124, cell: row => formatDate(row.plannedOn) },
    {
      id: 'bed',
      header: t('admission:bed'),
      cell: row => (
        <>
          {row.bedName}
          {row.heldUntil && (
            <span className="block text-xs whitespace-nowrap text-muted-foreground">
              {t('admission:until', { time: formatDateTime(row.heldUntil) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'status',
      card: 'state',
      header: t('admission:status'),
      cell: row => <AdmissionStatusChip status={row.status} />,
    },
  ];
}
