import { radiologyOrders, type RadiologyOrderRow, type RadiologyStatus } from '@alur/contracts/radiology/rows';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { PagedOrders } from '@/orders/paged-orders';
import { SourceFilter, type SourceSearch } from '@/orders/source-filter';
import { orderedAt, orderedFrom, patient } from '@/orders/worklist-columns';
import type { Column } from '@/ui/column';
import { CitoChip, OrderStatusChip } from './order-looks';

const past = ['done', 'cancelled', 'not_done'] satisfies RadiologyStatus[];

/** Orders that have ended, the latest first. */
export function RadiologyHistory({ onOpen }: { onOpen: (order: RadiologyOrderRow) => void }) {
  const { t } = useTranslation(['radiology', 'enums']);
  const [{ search, page, radiologyStatus = 'done', from, to, source }, change] = useListSearch<
    SourceSearch & {
      search?: string;
      page?: number;
      radiologyStatus?: (typeof past)[number];
      from?: string;
      to?: string;
    }
  >();
  const columns = useColumns();
  const list = useList(radiologyOrders, {
    ...{ search, page, status: radiologyStatus, unitSource: source, date_from: from, date_to: to },
    ...{ order_by: 'id', sort_by: 'desc' },
  });
  return (
    <PagedOrders
      {...{ list, columns, onOpen }}
      status={{
        value: radiologyStatus,
        onChange: next => change({ radiologyStatus: next === 'done' ? undefined : next }),
        options: past.map(value => ({ value, label: t(`enums:radiologyStatus.${value}`) })),
      }}
      tool={<SourceFilter />}
      words={{
        ...{ search: t('radiology:searchHistory'), status: t('radiology:status') },
        ...{ title: t('radiology:tabs.history'), empty: t('radiology:emptyHistory') },
      }}
    />
  );
}

function useColumns(): Column<RadiologyOrderRow>[] {
  const { t } = useTranslation('radiology');
  return [
    patient(t('patient')),
    {
      id: 'examinations',
      header: t('examinations'),
      cell: row => (
        <span className="block max-w-72 truncate">{row.lines.map(({ examination }) => examination).join(', ')}</span>
      ),
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
