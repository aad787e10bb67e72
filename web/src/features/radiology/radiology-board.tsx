import { radiologyBoard, type RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { Bone } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { ageText } from '@/ui/age-text';
import { BoardPage } from '@/ui/board-page';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { DayMark } from '@/ui/day-mark';
import { formatDate, formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { Subject } from '@/ui/subject';
import { useHeldOrder } from '@/ui/use-held-order';
import { boardOrder, criticalSinceOf, isLate, isWanted, type BoardFilter } from './board-order';
import { CitoChip, CriticalChip, OrderStatusChip } from './order-looks';

type Row = TopicRow<typeof radiologyBoard>;
const MINUTE = 60_000;

/** The live orders that wait or are being examined and reported, urgent ones first. */
export function RadiologyBoard({
  stage,
  onOpen,
}: {
  stage: 'queue' | 'ongoing';
  onOpen: (order: RadiologyOrderRow) => void;
}) {
  const { t } = useTranslation('radiology');
  const topic = useTopic(radiologyBoard, { board: 'open' });
  const [{ search = '', show = 'all' }, change] = useListSearch<{ search?: string; show?: BoardFilter }>();
  const now = useNow(MINUTE);
  const here = useMemo(
    () =>
      boardOrder(
        topic.rows.filter(({ status }) => (status === 'ordered') === (stage === 'queue')),
        now,
      ),
    [topic.rows, stage, now],
  );
  const wanted = useMemo(() => here.filter(row => isWanted(row, { show, search, now })), [here, show, search, now]);
  const held = useHeldOrder(wanted, row => row.key, `${stage} ${show} ${search}`);
  const columns = useColumns(now);
  const count = (filter: BoardFilter) => here.filter(row => isWanted(row, { show: filter, search: '', now })).length;
  const filters: BoardFilter[] = stage === 'queue' ? ['all', 'cito', 'late'] : ['all', 'critical', 'cito', 'late'];
  return (
    <BoardPage
      count={here.length}
      loading={topic.loading}
      columns={columns.length}
      held={held}
      tools={
        <>
          <SearchBox
            label={t('searchBoard')}
            value={search}
            onChange={next => change({ search: next || undefined })}
            onEnter={() => wanted[0] && onOpen(wanted[0])}
          />
          <StatusFilter
            label={t('filter')}
            value={show}
            onChange={next => change({ show: next === 'all' ? undefined : next })}
            options={filters.map(value => ({ value, label: t(`show.${value}`), count: count(value) }))}
            className="flex-1"
          />
          <Freshness topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <DataTable
        label={t(stage === 'queue' ? 'tabs.queue' : 'tabs.ongoing')}
        className="rounded-lg"
        columns={columns}
        rows={held.rows}
        rowKey={row => row.key}
        flashOn={row => row.position}
        onOpen={onOpen}
        empty={
          <EmptyState icon={Bone} title={t(stage === 'queue' ? 'emptyQueue' : 'emptyOngoing')}>
            {t(stage === 'queue' ? 'emptyQueueHint' : 'emptyOngoingHint')}
          </EmptyState>
        }
      />
    </BoardPage>
  );
}

/** Lines that are still to be done or are done. */
const standing = ({ lines }: RadiologyOrderRow) =>
  lines.filter(({ status }) => status !== 'cancelled' && status !== 'not_done');

function useColumns(now: number): Column<Row>[] {
  const { t } = useTranslation(['radiology', 'enums']);
  return [
    {
      id: 'patient',
      header: t('radiology:patient'),
      card: 'subject',
      className: GIVES_WAY,
      cell: row => (
        <Subject name={orErased(row.patientName)}>
          <span className="text-xs text-muted-foreground">
            {[orErased(row.recordNumber), t(`enums:genderShort.${row.gender}`), ageText(row.age)].join(' · ')}
          </span>
          <DayMark date={row.date} />
        </Subject>
      ),
    },
    {
      id: 'examinations',
      header: t('radiology:examinations'),
      cell: row => (
        <span className="block min-w-40 max-w-80 wide:max-w-96">
          {standing(row)
            .map(({ examination }) => examination)
            .join(', ')}
        </span>
      ),
    },
    {
      id: 'modality',
      header: t('radiology:modality'),
      width: 88,
      cell: row => [...new Set(standing(row).map(({ modality }) => modality))].join(', '),
    },
    {
      id: 'unit',
      header: t('radiology:from'),
      className: NARROWER.first,
      cell: row => (
        <span className="block max-w-40 truncate wide:max-w-72">{`${row.unitName} · ${row.requester}`}</span>
      ),
    },
    {
      id: 'scheduled',
      header: t('radiology:scheduled'),
      align: 'right',
      width: 112,
      cell: row => (
        <time dateTime={row.scheduledAt}>
          {row.scheduledAt.slice(0, 10) > row.orderedAt.slice(0, 10)
            ? formatDate(row.scheduledAt)
            : formatTime(row.scheduledAt)}
        </time>
      ),
    },
    {
      id: 'progress',
      header: t('radiology:progress'),
      align: 'right',
      width: 76,
      cell: row => (
        <span className="tabular" title={t('radiology:progressHint')}>
          {`${standing(row).filter(({ status }) => status === 'validated').length}/${standing(row).length}`}
        </span>
      ),
    },
    {
      id: 'due',
      header: t('radiology:due'),
      align: 'right',
      width: 76,
      cell: row =>
        row.dueAt === null ? (
          '–'
        ) : (
          <time dateTime={row.dueAt} className={isLate(row, now) ? 'font-medium text-danger-text' : undefined}>
            {formatTime(row.dueAt)}
          </time>
        ),
    },
    {
      id: 'status',
      header: t('radiology:status'),
      card: 'state',
      cell: row => (
        <span className="flex flex-wrap gap-1">
          <CitoChip order={row} />
          {criticalSinceOf(row) === null ? <OrderStatusChip order={row} /> : <CriticalChip order={row} now={now} />}
        </span>
      ),
    },
  ];
}
