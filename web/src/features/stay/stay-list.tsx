import { ward } from '@alur/contracts/bed/catalogues';
import { stayList, StayStatus, type StayRow } from '@alur/contracts/stay/rows';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { useTopic } from '@/live/use-topic';
import { PagedOrders } from '@/orders/paged-orders';
import type { Column } from '@/ui/column';
import { formatDate, formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';
import { StayStatusChip } from './stay-looks';

/** Stays, the latest first; by default those with a patient in a bed. */
export function StayList({ onOpen }: { onOpen: (stay: StayRow) => void }) {
  const { t } = useTranslation(['stay', 'enums']);
  const [{ search, page, stayStatus = 'in_bed', ward: wardId, from, to }, change] = useListSearch<{
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
  const columns = useColumns();
  return (
    <PagedOrders
      {...{ list, columns, onOpen }}
      status={{
        value: stayStatus,
        onChange: next => change({ stayStatus: next === 'in_bed' ? undefined : next }),
        options: StayStatus.options.map(value => ({ value, label: t(`enums:stayStatus.${value}`) })),
      }}
      tool={
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
      }
      words={{
        ...{ search: t('stay:search'), status: t('stay:status') },
        ...{ title: t('stay:list'), empty: t('stay:noneListed') },
      }}
    />
  );
}

function useColumns(): Column<StayRow>[] {
  const { t } = useTranslation('stay');
  return [
    {
      id: 'patient',
      card: 'subject',
      header: t('patient'),
      className: 'font-medium',
      cell: row => `${orErased(row.patientName)} · ${orErased(row.recordNumber)}`,
    },
    {
      id: 'place',
      header: t('bed'),
      cell: row => `${row.unitName}, ${row.roomName}, ${row.bedName}`,
    },
    { id: 'doctor', header: t('responsible'), cell: row => row.doctor },
    { id: 'date', header: t('admittedAt'), width: 120, cell: row => formatDate(row.date) },
    {
      id: 'nights',
      header: t('nights'),
      align: 'right',
      cell: row => `${row.nights} · ${formatRupiah(row.nightsAmount)}`,
    },
    { id: 'status', card: 'state', header: t('status'), cell: row => <StayStatusChip stay={row} /> },
  ];
}
