import type { ListSpec } from '@alur/contracts/kernel/list';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { LucideIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { BoardPage } from '@/ui/board-page';
import { DataTable, type Column } from '@/ui/data-table';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter, type StatusFilterProps } from '@/ui/status-filter';
import { useHeldOrder } from '@/ui/use-held-order';
import { Button } from '@/ui/button';
import { Pagination } from '@/ui/pagination';
import { Freshness } from './freshness';
import { PeriodChoice, usePeriod } from './period';
import type { LiveTopic } from './use-topic';

const keyOf = (row: LiveRow) => row.key;

export interface LiveListProps<Row extends LiveRow & { status: string }> {
  topic: Pick<LiveTopic<Row>, 'topicKey' | 'status' | 'loading'>;
  /** All rows of the board, in order: those left unfinished by earlier days, then today's. */
  rows: Row[];
  /** The list in which the same rows of all days are found. */
  list: ListSpec;
  /** Filter of that list for this board's rows, where the board does not show all. */
  within?: object;
  /** How many rows wait for this desk. */
  waiting: number;
  /** The statuses to choose from in the order of the work, each with its count; `ALL` means all. */
  statuses: StatusFilterProps<string>['options'];
  /** A further filter of the board's own, beside the statuses. */
  tool?: ReactNode;
  /** Whether a row matches the typed text. */
  matches: (row: Row, query: string) => boolean;
  columns: Column<Row>[];
  onOpen: (row: Row) => void;
  /** Drawn beside the list of a wide window, and whether it shows this row. */
  detail?: ReactNode;
  chosen?: (row: Row) => boolean;
  words: Record<'title' | 'search' | 'filter' | 'emptyTitle' | 'emptyHint' | 'noMatch' | 'noMatchHint', string>;
  icon: LucideIcon;
}

/**
 * A live list of a day: a search box that has the focus, a status filter with counts, and rows that do not move under
 * the pointer. Other days are shown in pages.
 */
export function LiveList<Row extends LiveRow & { status: string }>(props: LiveListProps<Row>) {
  const { topic, rows, waiting, matches, chosen, onOpen, words } = props;
  const [{ status = 'ALL', search = '' }, change] = useListSearch<{ status?: string; search?: string }>();
  const wanted = useMemo(
    () => rows.filter(row => (status === 'ALL' || row.status === status) && matches(row, search)),
    [rows, status, search, matches],
  );
  const { t } = useTranslation('ui');
  const held = useHeldOrder(wanted, keyOf, `${status} ${search}`);
  const { list: past, showAll, goTo } = usePeriod<Row>(props.list, props.within);
  const none = rows.length === 0;
  return (
    <BoardPage
      count={waiting}
      loading={past ? past.loading : topic.loading}
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
              const first = (past?.rows ?? wanted)[0];
              if (first) onOpen(first);
            }}
          />
          <StatusFilter
            label={words.filter}
            value={status}
            onChange={next => change({ status: next === 'ALL' ? undefined : next })}
            options={past ? props.statuses.map(({ value, label }) => ({ value, label })) : props.statuses}
            className="order-last w-full @7xl:order-none @7xl:w-auto @7xl:flex-1"
          />
          {props.tool}
          <PeriodChoice />
          <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <DataTable
        label={words.title}
        className="rounded-lg"
        columns={props.columns}
        rows={past?.rows ?? held.rows}
        rowKey={keyOf}
        rowClassName={row => (chosen?.(row) ? 'bg-primary-soft' : undefined)}
        flashOn={row => row.position}
        onOpen={onOpen}
        empty={
          past ? (
            <EmptyState icon={props.icon} title={t('period.none')}>
              {t('period.noneHint')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={props.icon}
              title={none && !search ? words.emptyTitle : words.noMatch}
              action={search && <Button onClick={showAll}>{t('period.search')}</Button>}
            >
              {none && !search ? words.emptyHint : words.noMatchHint}
            </EmptyState>
          )
        }
      />
      {past && <Pagination page={past.page} limit={past.limit} total={past.total} onPage={goTo} />}
    </BoardPage>
  );
}
