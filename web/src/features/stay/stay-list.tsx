import { ward } from '@alur/contracts/bed/catalogues';
import { stayList, StayStatus, type StayRow } from '@alur/contracts/stay/rows';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { DaysFilter } from '@/live/period';
import { useTopic } from '@/live/use-topic';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatRupiah } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { StayStatusChip } from './stay-looks';

/** Stays, the latest first; by default those with a patient in a bed. */
export function StayList({ onOpen }: { onOpen: (stay: StayRow) => void }) {
  const { t } = useTranslation(['stay', 'enums']);
  const [{ search = '', page = 1, stayStatus = 'in_bed', ward: wardId, from, to }, change] = useListSearch<{
    search?: string;
    page?: number;
    stayStatus?: StayStatus;
    ward?: number;
    from?: string;
    to?: string;
  }>();
  const wards = useTopic(ward.topic, {});
  const list = useList(stayList, {
    ...{ search, page, status: stayStatus, wardId, date_from: from, date_to: to },
    ...{ order_by: 'id', sort_by: 'desc' },
  });
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={5}
      tools={
        <>
          <SearchBox
            label={t('stay:search')}
            value={search}
            onChange={next => change({ search: next || undefined, page: undefined })}
          />
          <StatusFilter
            label={t('stay:status')}
            value={stayStatus}
            onChange={next => change({ stayStatus: next === 'in_bed' ? undefined : next, page: undefined })}
            options={StayStatus.options.map(value => ({ value, label: t(`enums:stayStatus.${value}`) }))}
          />
          <Select
            aria-label={t('stay:ward')}
            className="w-44"
            value={wardId === undefined ? '' : String(wardId)}
            onValueChange={next => change({ ward: Number(next) || undefined })}
            options={[
              { value: '', label: t('stay:everyWard') },
              ...wards.rows
                .filter(({ active, id }) => active || id === wardId)
                .map(({ id, name }) => ({ value: String(id), label: name }))
                .toSorted((a, b) => a.label.localeCompare(b.label, 'id')),
            ]}
          />
          <DaysFilter />
        </>
      }
      pages={<Pagination page={page} limit={50} total={list.total} onPage={next => change({ page: next })} />}
    >
      <DataTable
        label={t('stay:list')}
        className="rounded-lg"
        rows={list.rows}
        rowKey={row => String(row.id)}
        onOpen={onOpen}
        empty={<EmptyState title={t('stay:noneListed')} />}
        columns={[
          {
            id: 'patient',
            card: 'subject',
            header: t('stay:patient'),
            className: 'font-medium',
            cell: row => `${orErased(row.patientName)} · ${orErased(row.recordNumber)}`,
          },
          {
            id: 'place',
            header: t('stay:bed'),
            cell: row => `${row.unitName}, ${row.roomName}, ${row.bedName}`,
          },
          { id: 'doctor', header: t('stay:responsible'), cell: row => row.doctor },
          { id: 'date', header: t('stay:admittedAt'), width: 120, cell: row => formatDate(row.date) },
          {
            id: 'nights',
            header: t('stay:nights'),
            align: 'right',
            cell: row => `${row.nights} · ${formatRupiah(row.nightsAmount)}`,
          },
          { id: 'status', card: 'state', header: t('stay:status'), cell: row => <StayStatusChip stay={row} /> },
        ]}
      />
    </ListPage>
  );
}
