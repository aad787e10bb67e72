import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import type { LiveTopic } from '@/live/use-topic';
import { BoardPage } from '@/ui/board-page';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { useHeldOrder } from '@/ui/use-held-order';
import { SourceFilter, type SourceSearch } from './source-filter';
import { isWanted, worklistOrder, type Worklist, type WorklistFilter, type WorklistRow } from './worklist-order';

/** Orders that wait, or that are being worked on. */
export type Stage = 'queue' | 'ongoing';

const filters: Readonly<Record<Stage, readonly WorklistFilter[]>> = {
  queue: ['all', 'cito', 'late'],
  ongoing: ['all', 'critical', 'cito', 'late'],
};

interface WorklistBoardProps<Row extends WorklistRow & LiveRow & { status: string }> {
  worklist: Worklist<NoInfer<Row>>;
  topic: LiveTopic<Row>;
  stage: Stage;
  now: number;
  columns: Column<NoInfer<Row>>[];
  icon: LucideIcon;
  words: Record<'search' | 'filter' | 'title' | 'empty' | 'emptyHint', string> & {
    show: (filter: WorklistFilter) => string;
  };
  onOpen: (row: NoInfer<Row>) => void;
}

/** A desk's live orders of one stage, critical and urgent ones first. */
export function WorklistBoard<Row extends WorklistRow & LiveRow & { status: string }>(props: WorklistBoardProps<Row>) {
  const { worklist, topic, stage, now, columns, words, onOpen } = props;
  const [{ search = '', show = 'all', source }, change] = useListSearch<
    SourceSearch & { search?: string; show?: WorklistFilter }
  >();
  const here = useMemo(() => {
    const ofStage = topic.rows.filter(({ status }) => (status === 'ordered') === (stage === 'queue'));
    return worklistOrder(worklist, ofStage, now);
  }, [worklist, topic.rows, stage, now]);
  const ofSource = useMemo(
    () => here.filter(({ unitSource }) => source === undefined || unitSource === source),
    [here, source],
  );
  const wanted = useMemo(
    () => ofSource.filter(row => isWanted(worklist, row, { show, search, now })),
    [worklist, ofSource, show, search, now],
  );
  const held = useHeldOrder(wanted, row => row.key, `${stage} ${show} ${source} ${search}`);
  const countOf = (filter: WorklistFilter) =>
    ofSource.filter(row => isWanted(worklist, row, { show: filter, search: '', now })).length;
  return (
    <BoardPage
      count={here.length}
      loading={topic.loading}
      columns={columns.length}
      held={held}
      tools={
        <>
          <SearchBox
            label={words.search}
            value={search}
            onChange={next => change({ search: next || undefined })}
            onEnter={() => wanted[0] && onOpen(wanted[0])}
          />
          <StatusFilter
            label={words.filter}
            value={show}
            onChange={next => change({ show: next === 'all' ? undefined : next })}
            options={filters[stage].map(value => ({ value, label: words.show(value), count: countOf(value) }))}
            className="flex-1"
          />
          <SourceFilter />
          <Freshness topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <DataTable
        label={words.title}
        className="rounded-lg"
        columns={columns}
        rows={held.rows}
        rowKey={row => row.key}
        flashOn={row => row.position}
        onOpen={onOpen}
        empty={
          <EmptyState icon={props.icon} title={words.empty}>
            {words.emptyHint}
          </EmptyState>
        }
      />
    </BoardPage>
  );
}
