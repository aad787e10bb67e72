import {
  backReferrals,
  BackReferralStatus,
  visitBackReferrals,
  type BackReferralRow,
} from '@alur/contracts/back-referral/rows';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { DaysFilter } from '@/live/period';
import { useTopic } from '@/live/use-topic';
import { VclaimWords } from '@/selectors/vclaim-state';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { BackReferralState, Deeds } from './back-referral-line';
import { OpenedDeed, type Deed } from './opened-deed';
import { useBackReferralRights } from './use-back-referral-rights';

interface Search extends Record<string, unknown> {
  search?: string;
  page?: number;
  /** The address may name any; what is no status narrows nothing. */
  srb?: string;
  from?: string;
  to?: string;
}
type Opened = { what: Deed; row: BackReferralRow };

/** The facility's back-referrals, the latest first, and what may be done with each. */
export function BackReferralList() {
  const { t } = useTranslation('back-referral');
  const [search, change] = useListSearch<Search>();
  const [opened, setOpened] = useState<Opened | null>(null);
  const status = BackReferralStatus.options.find(each => each === search.srb);
  const list = useList(backReferrals, {
    ...{ search: search.search, page: search.page, date_from: search.from, date_to: search.to },
    ...{ ...(status && { status }), order_by: 'id', sort_by: 'desc' },
  });
  const columns = useColumns(setOpened);
  return (
    <div className="fills flex flex-col gap-3">
      <ListPage
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        columns={columns.length}
        tools={<Tools />}
        pages={<Pagination page={list.page} limit={list.limit} total={list.total} onPage={page => change({ page })} />}
      >
        <DataTable
          label={t('title')}
          className="rounded-lg"
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={Undo2} title={t('list.empty')} />}
        />
      </ListPage>
      {opened && <OpenedDeed {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function Tools() {
  const { t } = useTranslation(['back-referral', 'enums']);
  const [{ search = '', srb }, change] = useListSearch<Search>();
  return (
    <>
      <SearchBox
        label={t('back-referral:list.search')}
        className="w-60"
        value={search}
        onChange={next => change({ search: next || undefined })}
      />
      <Select
        aria-label={t('back-referral:list.status')}
        className="w-44"
        value={BackReferralStatus.options.find(each => each === srb) ?? ''}
        onValueChange={next => change({ srb: next === '' ? undefined : next })}
        options={[
          { value: '' as const, label: t('back-referral:list.any') },
          ...BackReferralStatus.options.map(value => ({ value, label: t(`enums:backReferralStatus.${value}`) })),
        ]}
      />
      <DaysFilter />
    </>
  );
}

function useColumns(onOpen: (opened: Opened) => void): Column<BackReferralRow>[] {
  const { t } = useTranslation('back-referral');
  const may = useBackReferralRights();
  return [
    {
      ...{ id: 'who', header: t('list.patient'), className: GIVES_WAY, card: 'subject' },
      cell: row => <PatientSubject of={row} />,
    },
    { id: 'date', header: t('list.date'), card: 'lead', cell: row => formatDate(row.date) },
    { id: 'programme', header: t('programme'), cell: row => orErased(row.programme.name) },
    { id: 'doctor', header: t('doctor'), className: NARROWER.first, cell: row => row.doctor.name },
    {
      ...{ id: 'number', header: t('number') },
      cell: listed => <Current row={listed}>{row => <span className="tabular">{row.number ?? NONE}</span>}</Current>,
    },
    {
      ...{ id: 'state', header: t('list.status'), card: 'state' },
      cell: listed => (
        <Current row={listed}>
          {row => (
            <>
              <BackReferralState row={row} />
              <VclaimWords of={row.problem ?? row.deletion?.problem} />
            </>
          )}
        </Current>
      ),
    },
    {
      ...{ id: 'deeds', header: <span className="sr-only">{t('list.deeds')}</span>, card: 'action', pinned: true },
      cell: listed => (
        <span className="flex justify-end">
          <Current row={listed}>{row => <Deeds {...{ row, may }} onDo={what => onOpen({ what, row })} />}</Current>
        </span>
      ),
    },
  ];
}

/** A listed one as it stands: while something of it may change by itself or in a dialog, that is seen as it comes. */
function Current({ row, children }: { row: BackReferralRow; children: (row: BackReferralRow) => ReactNode }) {
  const isSettled = row.status !== 'queued' && row.status !== 'issued';
  return isSettled ? children(row) : <Followed row={row}>{children}</Followed>;
}

function Followed({ row, children }: { row: BackReferralRow; children: (row: BackReferralRow) => ReactNode }) {
  const { rows } = useTopic(visitBackReferrals, { encounterId: row.encounterId });
  return children(rows.find(({ id }) => id === row.id) ?? row);
}
