import { commissionEntries, commissionMonth, type CommissionEntryRow } from '@alur/contracts/commission/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { Coins, FileSpreadsheet } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { allRows } from '@/api/all-rows';
import { useList, useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { useSheetOf } from '@/sheets/use-sheet-of';
import { chargeName } from '@/ui/charge-name';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { MonthChoice } from '@/ui/month-choice';
import { Pagination } from '@/ui/pagination';
import { EmptyState } from '@/ui/states';

interface CommissionSearch extends Record<string, unknown> {
  month?: string;
  staff?: number;
  page?: number;
}

type Sum = TopicRow<typeof commissionMonth>;

const PAGE = 50;

/** What each person has earned in a month, live, with the single lines of the chosen person. */
export function CommissionReport() {
  const { t } = useTranslation('commission');
  const thisMonth = useToday().slice(0, 7);
  const [{ month = thisMonth, staff }, change] = useListSearch<CommissionSearch>();
  const sums = useTopic(commissionMonth, { month });
  const rows = sums.rows.toSorted((one, other) => other.amount - one.amount);
  const chosen = rows.find(({ staffId }) => staffId === staff);
  const turn = (to: string) => change({ month: to === thisMonth ? undefined : to });
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="fills flex flex-col gap-3">
      <ListPage
        loading={sums.loading}
        error={sums.code}
        columns={5}
        tools={
          <>
            <MonthChoice month={month} last={thisMonth} onChange={turn} />
            <span className="flex-1 text-muted-foreground">{t('total', { amount: formatRupiah(total) })}</span>
            <Freshness topicKey={sums.topicKey} status={sums.status} />
            <SaveButton month={month} />
          </>
        }
        preview={chosen && <Lines of={chosen} month={month} />}
        previewLabel={chosen?.staffName}
      >
        <DataTable
          label={t('title')}
          className="rounded-lg"
          rows={rows}
          rowKey={({ staffId }) => String(staffId)}
          flashOn={row => row.position}
          onOpen={row => change({ staff: row.staffId === staff ? undefined : row.staffId })}
          rowClassName={row => (row.staffId === staff ? 'bg-primary-soft' : undefined)}
          empty={
            <EmptyState icon={Coins} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          columns={useSumColumns(chosen !== undefined)}
        />
      </ListPage>
    </div>
  );
}

/** Beside the chosen person's lines there is room for name and amount only. */
function useSumColumns(isNarrow: boolean): Column<Sum>[] {
  const { t } = useTranslation('commission');
  const money = (id: 'base' | 'commission' | 'share'): Column<Sum> => ({
    id,
    header: t(id),
    align: 'right',
    width: 140,
    className: id === 'base' ? NARROWER.first : NARROWER.second,
    sortBy: row => row[id],
    cell: row => formatRupiah(row[id]),
  });
  const all: Column<Sum>[] = [
    {
      id: 'name',
      card: 'subject',
      header: t('person'),
      className: GIVES_WAY,
      sortBy: row => row.staffName,
      cell: row => row.staffName,
    },
    {
      id: 'services',
      header: t('services'),
      align: 'right',
      width: 96,
      sortBy: row => row.services,
      cell: row => formatNumber(row.services),
    },
    ...(isNarrow ? [] : (['base', 'commission', 'share'] as const).map(money)),
    {
      id: 'amount',
      card: 'state',
      header: t('amount'),
      align: 'right',
      width: 144,
      sortBy: row => row.amount,
      cell: row => <strong className="font-semibold">{formatRupiah(row.amount)}</strong>,
    },
  ];
  return all;
}

const byWhat = ({ percent }: Pick<CommissionEntryRow, 'percent'>): string => (percent === null ? NONE : `${percent}%`);

/** The lines of bills that somebody's sum consists of, the latest first. */
function Lines({ of, month }: { of: Sum; month: string }) {
  const { t } = useTranslation(['commission', 'enums']);
  const [{ page = 1 }, change] = useListSearch<CommissionSearch>();
  const list = useList(commissionEntries, { staffId: of.staffId, month, page, order_by: 'date', sort_by: 'desc' });
  // The lines are fetched again whenever the sum changes, so that both agree.
  const { retry } = list;
  useRetryOn(of.position, retry);
  return (
    <section className="flex flex-col gap-2" aria-label={of.staffName}>
      <h2 className="font-semibold">{of.staffName}</h2>
      <DataTable
        label={t('commission:linesOf', { name: of.staffName })}
        rows={list.rows}
        rowKey={({ id }) => id}
        empty={!list.loading && <EmptyState title={t('commission:empty')} />}
        columns={[
          { id: 'date', card: 'lead', header: t('commission:date'), width: 104, cell: row => formatDate(row.date) },
          {
            id: 'name',
            card: 'subject',
            header: t('commission:service'),
            className: GIVES_WAY,
            cell: row => (
              <>
                {chargeName(row.name)}
                <span className="block text-xs text-muted-foreground">
                  {row.refNumber} · {t(`enums:itemType.${row.itemType}`)}
                </span>
              </>
            ),
          },
          {
            id: 'basis',
            header: t('commission:basis'),
            cell: row => `${t(`enums:commissionBasis.${row.basis}`)} ${byWhat(row)}`,
          },
          { id: 'base', header: t('commission:base'), align: 'right', cell: row => formatRupiah(row.base) },
          {
            id: 'amount',
            card: 'state',
            header: t('commission:amount'),
            align: 'right',
            cell: row => formatRupiah(row.amount),
          },
        ]}
      />
      <Pagination page={list.page} limit={PAGE} total={list.total} onPage={next => change({ page: next })} />
    </section>
  );
}

function useRetryOn(position: string, retry: () => void): void {
  // `retry` is created anew at each render, so the effect depends on the position alone.
  const onChange = useEffectEvent(retry);
  useEffect(() => onChange(), [position]);
}

/** Every line of the month as a spreadsheet. */
function SaveButton({ month }: { month: string }) {
  const { t } = useTranslation(['commission', 'enums']);
  const sheet = useSheetOf<CommissionEntryRow>(
    t('commission:sheet', { month }),
    [
      { title: t('commission:date'), of: row => row.date },
      { title: t('commission:bill'), of: row => row.refNumber },
      { title: t('commission:person'), of: row => row.staffName },
      { title: t('commission:service'), of: row => chargeName(row.name) },
      { title: t('commission:kind'), of: row => t(`enums:itemType.${row.itemType}`) },
      { title: t('commission:basis'), of: row => t(`enums:commissionBasis.${row.basis}`) },
      { title: t('commission:percent'), of: row => row.percent },
      { title: t('commission:base'), of: row => row.base },
      { title: t('commission:amount'), of: row => row.amount },
    ],
    { rows: () => allRows(commissionEntries, { month, order_by: 'date' }), said: t('commission:downloaded') },
  );
  return (
    <Button className="ml-auto" pending={sheet.pending} onClick={sheet.save}>
      <FileSpreadsheet aria-hidden />
      {t('commission:save')}
    </Button>
  );
}
