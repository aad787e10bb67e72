import { laboratoryOrders, LaboratoryStatus, type LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { PagedOrders } from '@/orders/paged-orders';
import { SourceFilter, type SourceSearch } from '@/orders/source-filter';
import { orderedAt, orderedFrom, patient } from '@/orders/worklist-columns';
import type { Column } from '@/ui/column';
import { CitoChip, OrderStatusChip } from './order-looks';

const past = ['done', 'cancelled', 'not_done'] satisfies LaboratoryStatus[];

/** Orders that have ended, the latest first. */
export function LaboratoryHistory({ onOpen }: { onOpen: (order: LaboratoryOrderRow) => void }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const [{ search, page, labStatus = 'done', from, to, source }, change] = useListSearch<
    SourceSearch & {
      search?: string;
      page?: number;
      labStatus?: (typeof past)[number];
      from?: string;
      to?: string;
    }
  >();
  const columns = useColumns();
  const list = useList(laboratoryOrders, {
    ...{ search, page, status: labStatus, unitSource: source, date_from: from, date_to: to },
    ...{ order_by: 'id', sort_by: 'desc' },
  });
  return (
    <PagedOrders
      {...{ list, columns, onOpen }}
      status={{
        value: labStatus,
        onChange: next => change({ labStatus: next === 'done' ? undefined : next }),
        options: past.map(value => ({ value, label: t(`enums:laboratoryStatus.${value}`) })),
      }}
      tool={<SourceFilter />}
      words={{
        ...{ search: t('laboratory:searchHistory'), status: t('laboratory:status') },
        ...{ title: t('laboratory:tabs.history'), empty: t('laboratory:emptyHistory') },
      }}
    />
  );
}

function useColumns(): Column<LaboratoryOrderRow>[] {
  const { t } = useTranslation('laboratory');
  return [
    patient(t('patient')),
    {
      id: 'items',
      header: t('items'),
      cell: row => <span className="block max-w-72 truncate">{row.items.join(', ')}</span>,
    },
    orderedFrom(t('from')),
    orderedAt(t('orderedAt')),
    {
      id: 'status',
      card: 'state',
      header: t('status'),
      cell: row => (
        <span className="flex gap-1">
          <CitoChip order={row} />
          <OrderStatusChip order={row} />
        </span>
      ),
    },
  ];
}
