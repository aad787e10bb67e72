import { CalendarRange, FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch, type List } from '@/api/use-list';
import { useToday } from '@/live/use-today';
import { useSheetOf } from '@/sheets/use-sheet-of';
import { Button } from '@/ui/button';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { MonthChoice } from '@/ui/month-choice';
import { Pagination } from '@/ui/pagination';
import { EmptyState } from '@/ui/states';

interface MonthSearch extends Record<string, unknown> {
  month?: string;
  search?: string;
  page?: number;
  order_by?: string;
  sort_by?: 'asc' | 'desc';
}

const PAGE = 50;

/** What a report of one month asks for, by the URL; `first` orders it until another column is chosen. */
export function useAskedMonth(first: string) {
  const thisMonth = useToday().slice(0, 7);
  const [asked, change] = useListSearch<MonthSearch>();
  const { month = thisMonth, search = '', page = 1, order_by = first, sort_by = 'desc' } = asked;
  return { thisMonth, search, change, query: { month, page, limit: PAGE, order_by, sort_by } };
}

/** A column whose header and texts are words, so that a spreadsheet has them too. */
export type ReportColumn<Row> = Column<Row> & { header: string; cell: (row: Row) => string };

/** A report of one month: its figures, each of which may order it, and all of them as a spreadsheet. */
export function MonthReport<Row extends object>({
  asked: { thisMonth, change, query },
  list,
  all,
  title,
  columns,
  rowKey,
  children,
}: {
  asked: ReturnType<typeof useAskedMonth>;
  list: List<Row>;
  /** Every row of the month. */
  all: () => Promise<readonly Row[]>;
  title: string;
  columns: ReportColumn<Row>[];
  rowKey: (row: Row) => string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('report');
  const { month, order_by, sort_by } = query;
  const sheet = useSheetOf<Row>(
    `${title} ${month}`,
    columns.map(({ header, sortBy, cell }) => ({ title: header, of: sortBy ?? cell })),
    { rows: all, said: t('monthDownloaded', { report: title.toLowerCase() }) },
  );
  return (
    <div className="fills flex flex-col gap-3">
      <ListPage
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        columns={columns.length}
        tools={
          <>
            <MonthChoice
              month={month}
              last={thisMonth}
              onChange={to => change({ month: to === thisMonth ? undefined : to })}
            />
            {children}
            <span className="flex-1" />
            <Button pending={sheet.pending} onClick={sheet.save}>
              <FileSpreadsheet aria-hidden />
              {t('save')}
            </Button>
          </>
        }
        pages={<Pagination page={list.page} limit={PAGE} total={list.total} onPage={next => change({ page: next })} />}
      >
        <DataTable
          label={title}
          className="rounded-lg"
          rows={list.rows}
          rowKey={rowKey}
          columns={columns}
          sort={{ by: order_by, direction: sort_by }}
          onSort={next => change({ order_by: next.by, sort_by: next.direction })}
          empty={<EmptyState icon={CalendarRange} title={t('noneInMonth')} />}
        />
      </ListPage>
    </div>
  );
}
