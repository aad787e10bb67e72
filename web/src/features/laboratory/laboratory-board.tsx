import { laboratoryBoard, type LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { FlaskConical } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { BoardPage } from '@/ui/board-page';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { DayMark } from '@/ui/day-mark';
import { formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { Subject } from '@/ui/subject';
import { useHeldOrder } from '@/ui/use-held-order';
import { ageText } from '@/ui/age-text';
import { boardOrder, isLate, isWanted, type BoardFilter } from './board-order';
import { CitoChip, CriticalChip, OrderStatusChip } from './order-looks';

type Row = TopicRow<typeof laboratoryBoard>;
const MINUTE = 60_000;

/** The live orders that wait for a sample or are being measured, late and urgent ones first. */
export function LaboratoryBoard({
  stage,
  onOpen,
}: {
  stage: 'queue' | 'ongoing';
  onOpen: (order: LaboratoryOrderRow) => void;
}) {
  const { t } = useTranslation('laboratory');
  const topic = useTopic(laboratoryBoard, { board: 'open' });
  const now = useNow(MINUTE);
  const [{ search = '', show = 'all' }, change] = useListSearch<{ search?: string; show?: BoardFilter }>();
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
          <EmptyState icon={FlaskConical} title={t(stage === 'queue' ? 'emptyQueue' : 'emptyOngoing')}>
            {t(stage === 'queue' ? 'emptyQueueHint' : 'emptyOngoingHint')}
          </EmptyState>
        }
      />
    </BoardPage>
  );
}

function useColumns(now: number): Column<Row>[] {
  const { t } = useTranslation(['laboratory', 'enums']);
  return [
    {
      id: 'patient',
      header: t('laboratory:patient'),
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
      id: 'items',
      header: t('laboratory:items'),
      cell: row => <span className="block max-w-64 truncate wide:max-w-96">{row.items.join(', ')}</span>,
    },
    {
      id: 'unit',
      header: t('laboratory:from'),
      className: NARROWER.first,
      cell: row => (
        <span className="block max-w-40 truncate wide:max-w-72">{`${row.unitName} · ${row.requester}`}</span>
      ),
    },
    {
      id: 'number',
      header: t('laboratory:sample'),
      width: 112,
      cell: row => (
        <span className="tabular">
          {row.specimens
            .map(({ number }) => number ?? '')
            .filter(Boolean)
            .join(', ') || '–'}
        </span>
      ),
    },
    {
      id: 'progress',
      header: t('laboratory:progress'),
      align: 'right',
      width: 84,
      cell: row => (
        <span className="tabular" title={t('laboratory:progressHint')}>
          {`${row.entered.length}/${row.validated.length}/${row.tests}`}
        </span>
      ),
    },
    {
      id: 'due',
      header: t('laboratory:due'),
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
      header: t('laboratory:status'),
      card: 'state',
      cell: row => (
        <span className="flex flex-wrap gap-1">
          <CitoChip order={row} />
          {row.criticalSince === null ? <OrderStatusChip order={row} /> : <CriticalChip order={row} now={now} />}
        </span>
      ),
    },
  ];
}
