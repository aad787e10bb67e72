import { lengthOfStay } from '@alur/contracts/casemix/episode';
import { CareKind, ClaimStatus, SubmissionStatus } from '@alur/contracts/casemix/enums';
import { claimList, type ClaimRow } from '@alur/contracts/casemix/rows';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { DaysFilter } from '@/live/period';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatRupiah } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { Subject } from '@/ui/subject';
import { ClaimChip } from './claim-chip';
import { ClaimSubmissionChip } from './claim-submission-chip';

export interface CasemixSearch extends Record<string, unknown> {
  search?: string;
  page?: number;
  state?: ClaimStatus;
  sending?: SubmissionStatus;
  care?: CareKind;
  from?: string;
  to?: string;
  claim?: number;
}

/** Claims of any state, the latest first; one opens in the same place. */
export function ClaimList() {
  const { t } = useTranslation('casemix');
  const [search, change] = useListSearch<CasemixSearch>();
  const { state, sending, care, from, to, page } = search;
  const list = useList(claimList, {
    ...{ search: search.search, page, status: state, submission: sending, care, date_from: from, date_to: to },
    ...{ order_by: 'id', sort_by: 'desc' },
  });
  const columns = useColumns();
  const isFiltered = Boolean(search.search || state || sending || care || from || to);
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={columns.length}
      pages={
        <Pagination page={list.page} limit={list.limit} total={list.total} onPage={next => change({ page: next })} />
      }
      tools={<Tools />}
    >
      <DataTable
        label={t('claims')}
        className="rounded-lg"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => change({ claim: id })}
        empty={
          <EmptyState icon={FileCheck2} title={isFiltered ? t('noMatch') : t('noClaims')}>
            {isFiltered ? t('noMatchHint') : t('noClaimsHint')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}

function Tools() {
  const { t } = useTranslation(['casemix', 'enums']);
  const [{ search = '', state, sending, care }, change] = useListSearch<CasemixSearch>();
  return (
    <>
      <SearchBox
        label={t('casemix:search')}
        className="w-60"
        value={search}
        onChange={next => change({ search: next || undefined })}
      />
      <Select
        aria-label={t('casemix:column.status')}
        className="w-44"
        value={state ?? ''}
        onValueChange={next => change({ state: next === '' ? undefined : next })}
        options={[
          { value: '' as const, label: t('casemix:anyState') },
          ...ClaimStatus.options.map(value => ({ value, label: t(`enums:claimStatus.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('casemix:eklaim')}
        className="w-52"
        value={sending ?? ''}
        onValueChange={next => change({ sending: next === '' ? undefined : next })}
        options={[
          { value: '' as const, label: t('casemix:anySubmission') },
          ...SubmissionStatus.options.map(value => ({ value, label: t(`enums:claimSubmission.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('casemix:care')}
        className="w-44"
        value={care ?? ''}
        onValueChange={next => change({ care: next === '' ? undefined : next })}
        options={[
          { value: '' as const, label: t('casemix:anyCare') },
          ...CareKind.options.map(value => ({ value, label: t(`enums:careKind.${value}`) })),
        ]}
      />
      <DaysFilter />
    </>
  );
}

function useColumns(): Column<ClaimRow>[] {
  const { t } = useTranslation(['casemix', 'enums']);
  return [
    {
      id: 'who',
      header: t('casemix:column.who'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => (
        <Subject name={orErased(row.patientName)}>
          <span className="tabular text-xs text-muted-foreground">{row.letterNumber}</span>
        </Subject>
      ),
    },
    { id: 'care', header: t('casemix:care'), className: NARROWER.first, cell: row => t(`enums:careKind.${row.care}`) },
    {
      ...{ id: 'days', header: t('casemix:column.days'), align: 'right' },
      cell: row => t('casemix:dayCount', { count: lengthOfStay(row.careFrom, row.careUntil) }),
    },
    { ...{ id: 'class', header: t('casemix:column.class'), align: 'right' }, cell: row => row.careClass ?? NONE },
    {
      ...{ id: 'diagnosis', header: t('casemix:column.diagnosis'), className: NARROWER.second },
      cell: row => row.primaryDiagnosis ?? NONE,
    },
    {
      ...{ id: 'total', header: t('casemix:total'), align: 'right' },
      cell: row => (row.total === null ? NONE : formatRupiah(row.total)),
    },
    {
      ...{ id: 'coder', header: t('casemix:column.coder'), className: NARROWER.first },
      cell: row => row.coder ?? NONE,
    },
    {
      ...{ id: 'status', header: t('casemix:column.status'), card: 'state' },
      cell: row => <ClaimChip status={row.status} />,
    },
    {
      ...{ id: 'submission', header: t('casemix:eklaim'), card: 'state' },
      cell: row => (row.status === 'cancelled' ? NONE : <ClaimSubmissionChip status={row.submission} />),
    },
  ];
}
