import type { ReactNode } from 'react';
import { useListSearch, type List } from '@/api/use-list';
import { DaysFilter } from '@/live/period';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter, type StatusFilterProps } from '@/ui/status-filter';

interface PagedOrdersProps<Row, Status extends string> {
  list: List<Row>;
  columns: Column<Row>[];
  /** The status that is shown, and how another is chosen. */
  status: Pick<StatusFilterProps<Status>, 'value' | 'onChange' | 'options'>;
  /** A further filter, beside the statuses. */
  tool?: ReactNode;
  words: Record<'search' | 'status' | 'title' | 'empty', string>;
  onOpen: (row: Row) => void;
}

/** Orders or visits of all days in pages: found by words, status and days. */
export function PagedOrders<Row extends { id: number }, Status extends string>(props: PagedOrdersProps<Row, Status>) {
  const { list, columns, status, tool, words, onOpen } = props;
  const [{ search = '' }, change] = useListSearch<{ search?: string; page?: number }>();
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={columns.length}
      tools={
        <>
          <SearchBox label={words.search} value={search} onChange={next => change({ search: next || undefined })} />
          <StatusFilter label={words.status} {...status} />
          {tool}
          <DaysFilter />
        </>
      }
      pages={
        <Pagination page={list.page} limit={list.limit} total={list.total} onPage={next => change({ page: next })} />
      }
    >
      <DataTable
        label={words.title}
        className="rounded-lg"
        rows={list.rows}
        rowKey={row => String(row.id)}
        onOpen={onOpen}
        empty={<EmptyState title={words.empty} />}
        columns={columns}
      />
    </ListPage>
  );
}
