import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { LucideIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useListSearch } from '@/api/use-list';
import { BoardPage } from '@/ui/board-page';
import { DataTable, type Column } from '@/ui/data-table';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter, type StatusFilterProps } from '@/ui/status-filter';
import { useHeldOrder } from '@/ui/use-held-order';
import { Freshness } from './freshness';
import type { LiveTopic } from './use-topic';

const keyOf = (row: LiveRow) => row.key;

export interface LiveListProps<Row extends LiveRow & { status: string }> {
  topic: Pick<LiveTopic<Row>, 'topicKey' | 'status' | 'loading'>;
  /** All of the topic's rows that belong here, in their order. */
  rows: Row[];
  /** How many of them wait for this desk. */
  waiting: number;
  /** The statuses to choose from in the order of the work, each with how many there are; `ALL` is all of them. */
  statuses: StatusFilterProps<string>['options'];
  /** Whether a row is what was typed. */
  matches: (row: Row, query: string) => boolean;
  columns: Column<Row>[];
  onOpen: (row: Row) => void;
  /** What is open beside the list of a wide window, and whether it is this row. */
  detail?: ReactNode;
  chosen?: (row: Row) => boolean;
  words: Record<'title' | 'search' | 'filter' | 'emptyTitle' | 'emptyHint' | 'noMatch' | 'noMatchHint', string>;
  icon: LucideIcon;
}

/** A live list of a day: one search box with the focus, a status with its count, and rows that stay under the hand. */
export function LiveList<Row extends LiveRow & { status: string }>(props: LiveListProps<Row>) {
  const { topic, rows, waiting, matches, chosen, onOpen, words } = props;
  const [{ status = 'ALL', search = '' }, change] = useListSearch<{ status?: string; search?: string }>();
  const wanted = useMemo(
    () => rows.filter(row => (status === 'ALL' || row.status === status) && matches(row, search)),
    [rows, status, search, matches],
  );
  const held = useHeldOrder(wanted, keyOf);
  const none = rows.length === 0;
  return (
    <BoardPage
      count={waiting}
      loading={topic.loading}
      columns={props.columns.length}
      held={held}
      detail={props.detail}
      detailLabel={words.title}
      tools={
        <>
          <SearchBox
            label={words.search}
            value={search}
            onChange={next => change({ search: next || undefined })}
            onEnter={() => {
              const first = wanted[0];
              if (first) onOpen(first);
            }}
          />
          <StatusFilter
            label={words.filter}
            value={status}
            onChange={next => change({ status: next === 'ALL' ? undefined : next })}
            options={props.statuses}
            className="order-last w-full @7xl:order-none @7xl:w-auto @7xl:flex-1"
          />
          <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <DataTable
        label={words.title}
        className="rounded-lg"
        columns={props.columns}
        rows={held.rows}
        rowKey={keyOf}
        rowClassName={row => (chosen?.(row) ? 'bg-primary-soft' : undefined)}
        flashOn={row => row.position}
        onOpen={onOpen}
        empty={
          <EmptyState icon={props.icon} title={none ? words.emptyTitle : words.noMatch}>
            {none ? words.emptyHint : words.noMatchHint}
          </EmptyState>
        }
      />
    </BoardPage>
  );
}
