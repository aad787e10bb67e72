import { openClaim } from '@alur/contracts/casemix/commands';
import { unclaimedVisits, type CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList, useListSearch } from '@/api/use-list';
import { useCommand } from '@/api/use-command';
import { DaysFilter } from '@/live/period';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { Badge } from '@/ui/status-chip';
import type { CasemixSearch } from './claim-list';
import { kindOf } from './kind-of';

/** Visits whose care has ended and that no claim has; a claim takes in the episode's other visits on the same bill. */
export function UnclaimedList() {
  const { t } = useTranslation('casemix');
  const [search, change] = useListSearch<CasemixSearch>();
  const list = useList(unclaimedVisits, {
    ...{ search: search.search, page: search.page, date_from: search.from, date_to: search.to },
    ...{ order_by: 'id', sort_by: 'desc' },
  });
  const open = useCommand(openClaim, { success: t('openedDone') });
  const start = async (row: CasemixVisitRow) => {
    const isOfIt = (each: CasemixVisitRow) =>
      each.episodeId === row.episodeId && each.transactionId === row.transactionId && each.patientId === row.patientId;
    const encounterIds = list.rows.filter(isOfIt).map(({ id }) => id);
    const outcome = await open.run({ body: { encounterIds: encounterIds.toSorted((a, b) => a - b) } });
    if (outcome.ok) change({ tab: undefined, search: undefined, claim: outcome.data.id });
  };
  const columns = useColumns(row => void start(row), open.pending);
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={columns.length}
      pages={
        <Pagination page={list.page} limit={list.limit} total={list.total} onPage={next => change({ page: next })} />
      }
      tools={
        <>
          <SearchBox
            label={t('search')}
            className="w-60"
            value={search.search ?? ''}
            onChange={next => change({ search: next || undefined })}
          />
          <DaysFilter />
        </>
      }
    >
      <DataTable
        label={t('unclaimed')}
        className="rounded-lg"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState icon={FileCheck2} title={t('noUnclaimed')}>
            {t('noUnclaimedHint')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}

function useColumns(onStart: (row: CasemixVisitRow) => void, pending: boolean): Column<CasemixVisitRow>[] {
  const { t } = useTranslation(['casemix', 'enums']);
  const can = useCan();
  const columns: Column<CasemixVisitRow>[] = [
    {
      id: 'who',
      header: t('casemix:column.who'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => <PatientSubject of={row} />,
    },
    { id: 'kind', header: t('casemix:care'), cell: row => t(`casemix:kind.${kindOf(row)}`) },
    { id: 'unit', header: t('casemix:column.unit'), className: NARROWER.first, cell: row => row.unitName },
    { id: 'date', header: t('casemix:column.date'), cell: row => formatDate(row.date) },
    {
      id: 'doctor',
      header: t('casemix:doctor'),
      className: NARROWER.first,
      cell: row => row.doctorName ?? NONE,
    },
    {
      ...{ id: 'letter', header: t('casemix:letter'), card: 'state' },
      cell: row =>
        row.letterNumber === null ? (
          <Badge tone="warning">{t('casemix:withoutLetter')}</Badge>
        ) : (
          <span className="tabular">{row.letterNumber}</span>
        ),
    },
  ];
  if (!can('casemix.claim:code')) return columns;
  return [
    ...columns,
    {
      id: 'open',
      header: <span className="sr-only">{t('casemix:open')}</span>,
      card: 'action',
      pinned: true,
      cell: row => (
        <Button
          size="sm"
          pending={pending}
          disabledReason={row.letterNumber === null ? t('casemix:letterFirst') : undefined}
          aria-label={t('casemix:openOf', { name: orErased(row.patientName) })}
          onClick={() => onStart(row)}
        >
          {t('casemix:open')}
        </Button>
      ),
    },
  ];
}
