import { facilityFigures, type FacilityFiguresRow } from '@alur/contracts/merchant/topics';
import { Hospital, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { NARROWER, NONE } from '@/ui/column';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import { PageHead } from '@/ui/page-head';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { Subject } from '@/ui/subject';
import { DaysCard } from './days-card';
import { FacilityState } from './facility-state';
import { silentDays } from './silence';

/** The figures of all facilities, together and each; a facility that has stopped recording comes first. */
export function FiguresScreen({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation('merchant');
  const { rows, loading, status, topicKey } = useTopic(facilityFigures, {});
  const now = useNow(60_000);
  const isSilent = (row: FacilityFiguresRow) => silentDays(row, now) !== null;
  const sum = (of: (row: FacilityFiguresRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const shown = rows.toSorted(
    (one, other) => Number(isSilent(other)) - Number(isSilent(one)) || one.name.localeCompare(other.name),
  );
  const number = (id: keyof FacilityFiguresRow & ('visits' | 'patients' | 'monthVisits' | 'monthPatients')) => ({
    id,
    header: t(`figure.${id}`),
    width: 120,
    align: 'right' as const,
    className: id.startsWith('month') ? NARROWER.second : undefined,
    sortBy: (row: FacilityFiguresRow) => row[id],
    cell: (row: FacilityFiguresRow) => formatNumber(row[id]),
  });
  const money = (id: 'revenue' | 'monthRevenue') => ({
    id,
    header: t(`figure.${id}`),
    width: 160,
    align: 'right' as const,
    className: id.startsWith('month') ? NARROWER.first : undefined,
    sortBy: (row: FacilityFiguresRow) => row[id],
    cell: (row: FacilityFiguresRow) => formatRupiah(row[id]),
  });
  const columns: Column<FacilityFiguresRow>[] = [
    { id: 'name', card: 'subject', header: t('field.name'), cell: row => <Subject name={row.name} /> },
    {
      id: 'state',
      card: 'state',
      header: t('field.status'),
      width: 220,
      cell: row => <FacilityState status={row.status} silent={silentDays(row, now)} />,
    },
    number('visits'),
    number('patients'),
    money('revenue'),
    number('monthVisits'),
    number('monthPatients'),
    money('monthRevenue'),
    {
      id: 'last',
      header: t('figure.last'),
      width: 120,
      className: NARROWER.first,
      cell: row => (row.lastVisitDay ? formatDate(row.lastVisitDay) : NONE),
    },
  ];
  if (status === 'refused') return <EmptyState icon={ShieldX} title={t('figure.refused')} />;
  const cards = [
    [t('title'), formatNumber(rows.filter(row => row.status === 'active').length)],
    [t('figure.visits'), formatNumber(sum(row => row.visits))],
    [t('figure.patients'), formatNumber(sum(row => row.patients))],
    [t('figure.revenue'), formatRupiah(sum(row => row.revenue))],
    [t('figure.monthVisits'), formatNumber(sum(row => row.monthVisits))],
    [t('figure.monthRevenue'), formatRupiah(sum(row => row.monthRevenue))],
  ] as const;
  return (
    <div className="fills flex flex-col gap-3">
      <PageHead title={t('figure.title')} meta={<Freshness topicKey={topicKey} status={status} />} />
      {loading ? (
        <TableSkeleton columns={8} />
      ) : (
        <>
          <dl className="grid gap-2 sm:grid-cols-2 sm:gap-3 md:grid-cols-3 2xl:grid-cols-6">
            {cards.map(([label, value]) => (
              <div
                key={label}
                className="rounded-lg border bg-raised px-4 py-2 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3 sm:py-4"
              >
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="tabular text-lg font-semibold whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
          <DaysCard />
          <div className="fills flex flex-col rounded-lg border bg-raised">
            <DataTable
              label={t('figure.title')}
              className="rounded-lg"
              columns={columns}
              rows={shown}
              rowKey={row => row.key}
              onOpen={row => onOpen(row.id)}
              empty={
                <EmptyState icon={Hospital} title={t('empty')}>
                  {t('emptyHint')}
                </EmptyState>
              }
            />
          </div>
        </>
      )}
    </div>
  );
}
