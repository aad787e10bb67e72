import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { LucideIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useListSearch, type List } from '@/api/use-list';
import { BoardPage } from '@/ui/board-page';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { EmptyState, ErrorState } from '@/ui/states';
import { useHeldOrder } from '@/ui/use-held-order';
import { Freshness } from './freshness';
import { DaysFilter } from './period';
import type { LiveTopic } from './use-topic';

const keyOf = (row: LiveRow) => row.key;

export interface OpenListProps<Row extends LiveRow & { id: number }> {
  /** All that is not at its end. */
  topic: LiveTopic<Row>;
  /** What the page draws in its place, where its filters ask for other rows. */
  past: List<Row> | null;
  /** Those of them that the filters let through. */
  rows: Row[];
  /** What the filters are set to; none of them is set where all are empty. */
  filters?: readonly (string | number | undefined)[];
  /** In which texts of a row the typed one is looked for; the same function each time. */
  textsOf: (row: Row) => readonly (string | null)[];
  columns: Column<Row>[];
  onOpen?: (row: Row) => void;
  /** The filters, beside the search and the days. */
  tools?: ReactNode;
  /** What is to be done on the page, at the end of its tools. */
  action?: ReactNode;
  words: Record<'title' | 'search' | 'emptyTitle' | 'emptyHint' | 'noMatch' | 'noMatchHint', string>;
  icon: LucideIcon;
  /** Dialogs of a row. */
  children?: ReactNode;
}

/** The live list of what is not at its end, the latest first; and pages of any, by days and the page's own filters. */
export function OpenList<Row extends LiveRow & { id: number }>(props: OpenListProps<Row>) {
  const { topic, past, columns, words, textsOf, filters = [] } = props;
  const [{ search = '' }, change] = useListSearch<{ search?: string; page?: number }>();
  const text = search.trim().toLowerCase();
  const rows = useMemo(
    () =>
      props.rows
        .filter(row => textsOf(row).join(' ').toLowerCase().includes(text))
        .toSorted((one, other) => other.id - one.id),
    [props.rows, textsOf, text],
  );
  const held = useHeldOrder<Row>(rows, keyOf, [text, ...filters].join(' '));
  const isFiltered = past !== null || text !== '' || filters.some(Boolean);
  return (
    <BoardPage
      count={topic.rows.length}
      loading={past ? past.loading : topic.loading}
      columns={columns.length}
      held={held}
      tools={
        <>
          <SearchBox
            label={words.search}
            className="w-64"
            value={search}
            onChange={next => change({ search: next || undefined })}
          />
          {props.tools}
          <DaysFilter />
          <span className="ml-auto flex items-center gap-3">
            {!past && <Freshness topicKey={topic.topicKey} status={topic.status} />}
            {props.action}
          </span>
        </>
      }
    >
      {past?.error ? (
        <ErrorState error={past.error} onRetry={past.retry} />
      ) : (
        <DataTable
          label={words.title}
          className="rounded-lg"
          columns={columns}
          rows={past?.rows ?? held.rows}
          rowKey={keyOf}
          flashOn={row => row.position}
          onOpen={props.onOpen}
          empty={
            <EmptyState icon={props.icon} title={isFiltered ? words.noMatch : words.emptyTitle}>
              {isFiltered ? words.noMatchHint : words.emptyHint}
            </EmptyState>
          }
        />
      )}
      {past && (
        <Pagination page={past.page} limit={past.limit} total={past.total} onPage={next => change({ page: next })} />
      )}
      {props.children}
    </BoardPage>
  );
}
