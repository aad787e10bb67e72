import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useListSearch } from '@/api/use-list';
import { DataTable, type Column } from '@/ui/data-table';
import { NewRowsPill } from '@/ui/new-rows-pill';
import { SearchBox } from '@/ui/search-box';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { StatusFilter, type StatusFilterProps } from '@/ui/status-filter';
import { useHeldOrder } from '@/ui/use-held-order';
import { Freshness } from './freshness';
import type { LiveTopic } from './use-topic';

const keyOf = (row: LiveRow) => row.key;

export interface LiveListProps<Row extends LiveRow & { status: string }> {
  topic: Pick<LiveTopic<Row>, 'topicKey' | 'status' | 'loading'>;
  /** All of the topic's rows that belong here, in their order. */
  rows: Row[];
  /** The statuses to choose from in the order of the work, each with how many there are; `ALL` is all of them. */
  statuses: StatusFilterProps<string>['options'];
  /** Whether a row is what was typed. */
  matches: (row: Row, query: string) => boolean;
  columns: Column<Row>[];
  onOpen: (row: Row) => void;
  words: Record<'title' | 'search' | 'filter' | 'emptyTitle' | 'emptyHint' | 'noMatch' | 'noMatchHint', string>;
  icon: LucideIcon;
}

/** A live list of a day: one search box with the focus, a status with its count, and rows that stay under the hand. */
export function LiveList<Row extends LiveRow & { status: string }>(props: LiveListProps<Row>) {
  const { topic, rows, matches, onOpen, words } = props;
  const [{ status = 'ALL', search = '' }, change] = useListSearch<{ status?: string; search?: string }>();
  const wanted = useMemo(
    () => rows.filter(row => (status === 'ALL' || row.status === status) && matches(row, search)),
    [rows, status, search, matches],
  );
  const held = useHeldOrder(wanted, keyOf);
  const none = rows.length === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
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
          className="order-last w-full 2xl:order-none 2xl:w-auto 2xl:flex-1"
        />
        <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col rounded-lg border bg-raised" {...held.holdProps}>
        <NewRowsPill count={held.waiting} onPress={held.release} />
        {topic.loading ? (
          <TableSkeleton columns={props.columns.length} />
        ) : (
          <DataTable
            label={words.title}
            className="flex-1 rounded-lg"
            columns={props.columns}
            rows={held.rows}
            rowKey={keyOf}
            flashOn={row => row.position}
            onOpen={onOpen}
            empty={
              <EmptyState icon={props.icon} title={none ? words.emptyTitle : words.noMatch}>
                {none ? words.emptyHint : words.noMatchHint}
              </EmptyState>
            }
          />
        )}
      </div>
    </div>
  );
}
