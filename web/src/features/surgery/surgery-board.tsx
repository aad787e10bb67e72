import type { TopicRow } from '@alur/contracts/kernel/topic';
import { surgeryBoard, type SurgeryRow } from '@alur/contracts/surgery/rows';
import { Scissors } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { SourceFilter, SourceUnit, type SourceSearch } from '@/orders/source-filter';
import { patientOfDay } from '@/orders/worklist-columns';
import { BoardPage } from '@/ui/board-page';
import { NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { DateField } from '@/ui/date-field';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { TransactionStatusChip } from '@/ui/transaction-status-chip';
import { useHeldOrder } from '@/ui/use-held-order';
import { boardOrder, doctorsOf, isOn, isWanted, type Stage } from './board-order';
import { PriorityChip, SurgeryStatusChip, whenText } from './looks';

type Row = TopicRow<typeof surgeryBoard>;

type Search = SourceSearch &
  Partial<{
    search: string;
    status: string;
    doctor: number;
    on: string;
  }>;

const stageStatuses = {
  request: ['waiting_scheduled', 'scheduled'],
  ongoing: ['process'],
  all: ['waiting_scheduled', 'scheduled', 'process'],
} as const;

/** Operations that wait for a slot, are planned, or are under way: live, of any day, the urgent ones first. */
export function SurgeryBoard({ stage, onOpen }: { stage: Stage; onOpen: (row: SurgeryRow) => void }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const topic = useTopic(surgeryBoard, { board: 'open' });
  const today = useToday();
  const [{ search = '', status = 'ALL', doctor, on, source }, change] = useListSearch<Search>();
  const here = useMemo(() => boardOrder(topic.rows.filter(row => isOn(row, stage))), [topic.rows, stage]);
  const wanted = useMemo(
    () => here.filter(row => isWanted(row, { search, status, doctor, day: on, source }, today)),
    [here, search, status, doctor, on, source, today],
  );
  const held = useHeldOrder(wanted, row => row.key, `${stage} ${status} ${search} ${doctor} ${on} ${source}`);
  const columns = useColumns();
  const statuses = stageStatuses[stage];
  return (
    <BoardPage
      count={here.length}
      loading={topic.loading}
      columns={columns.length}
      held={held}
      tools={
        <>
          <SearchBox
            label={t('surgery:board.search')}
            value={search}
            onChange={next => change({ search: next || undefined })}
            onEnter={() => wanted[0] && onOpen(wanted[0])}
          />
          {statuses.length > 1 && (
            <StatusFilter
              label={t('surgery:board.filter')}
              value={status}
              onChange={next => change({ status: next === 'ALL' ? undefined : next })}
              options={[
                { value: 'ALL', label: t('surgery:board.all'), count: here.length },
                ...statuses.map(value => ({
                  value,
                  label: t(`enums:surgeryStatus.${value}`),
                  count: here.filter(row => row.status === value).length,
                })),
              ]}
            />
          )}
          <Filters rows={here} />
          <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <DataTable
        label={t('surgery:board.title')}
        className="rounded-lg"
        columns={columns}
        rows={held.rows}
        rowKey={row => row.key}
        flashOn={row => row.position}
        onOpen={onOpen}
        empty={
          <EmptyState icon={Scissors} title={t(here.length === 0 ? 'surgery:board.empty' : 'surgery:board.noMatch')}>
            {t(here.length === 0 ? 'surgery:board.emptyHint' : 'surgery:board.noMatchHint')}
          </EmptyState>
        }
      />
    </BoardPage>
  );
}

/** Narrows the board to an operator and a day. */
function Filters({ rows }: { rows: readonly SurgeryRow[] }) {
  const { t } = useTranslation('surgery');
  const [{ doctor, on }, change] = useListSearch<Search>();
  return (
    <>
      <Select
        aria-label={t('board.doctor')}
        className="w-48"
        value={doctor === undefined ? 'all' : String(doctor)}
        onValueChange={value => change({ doctor: value === 'all' ? undefined : Number(value) })}
        options={[
          { value: 'all', label: t('board.allDoctors') },
          ...doctorsOf(rows).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <DateField
        aria-label={t('board.day')}
        className="w-40"
        value={on ?? ''}
        onChange={next => change({ on: next || undefined })}
      />
      <SourceFilter />
    </>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation(['surgery', 'enums']);
  return useMemo(
    () => [
      patientOfDay(t('surgery:board.patient')),
      {
        id: 'operation',
        header: t('surgery:board.operation'),
        cell: row => (
          <span className="block max-w-56 truncate wide:max-w-80">
            {row.side === 'not_applicable' ? row.name : `${row.name}, ${t(`enums:bodySide.${row.side}`)}`}
          </span>
        ),
      },
      {
        id: 'doctor',
        header: t('surgery:board.operator'),
        className: NARROWER.first,
        cell: row => <span className="block max-w-44 truncate wide:max-w-none">{row.doctorName ?? row.requester}</span>,
      },
      {
        id: 'from',
        header: t('surgery:board.from'),
        className: NARROWER.second,
        cell: row => (
          <span className="block max-w-40 truncate wide:max-w-72">
            <SourceUnit of={row} />
            {row.bedName && `, ${row.bedName}`}
          </span>
        ),
      },
      {
        id: 'slot',
        header: t('surgery:board.slot'),
        cell: row => (
          <span className="tabular whitespace-nowrap">
            {whenText(row) ?? '–'}
            {row.theatreName && <span className="block text-xs text-muted-foreground">{row.theatreName}</span>}
          </span>
        ),
      },
      {
        id: 'payment',
        header: t('surgery:board.payment'),
        className: NARROWER.second,
        cell: row => <TransactionStatusChip status={row.transactionStatus} />,
      },
      {
        id: 'status',
        header: t('surgery:board.status'),
        card: 'state',
        cell: row => (
          <span className="flex flex-wrap gap-1">
            <PriorityChip priority={row.priority} />
            <SurgeryStatusChip status={row.status} />
          </span>
        ),
      },
    ],
    [t],
  );
}
