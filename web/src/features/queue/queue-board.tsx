import { useInsurance } from '@/app/facilities';
import { queueBoard, queueUnfinished } from '@alur/contracts/queue/topics';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '@/api/session';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useEarlier } from '@/live/use-earlier';
import { useToday } from '@/live/use-today';
import { useTopics } from '@/live/use-topics';
import { BoardPage } from '@/ui/board-page';
import { DataTable } from '@/ui/data-table';
import { DateField } from '@/ui/date-field';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { useChosen } from '@/ui/use-chosen';
import { useHeldOrder } from '@/ui/use-held-order';
import { byTurn, calledIn, isInStage, matches, visitState, waits } from './board-rows';
import { useDaySchedules } from './day-schedules';
import { queueColumns, type LiveRow } from './queue-columns';
import { useQueueCommands } from './queue-commands';
import type { QueueDialogKind } from './queue-dialogs';
import { stages, type QueueSearch, type Stage } from './queue-search';
import type { Moved } from './moved-number';
import { RowActions } from './row-actions';
import { ScheduleBar } from './schedule-bar';

const MovedNumber = lazy(async () => ({ default: (await import('./moved-number')).MovedNumber }));
const QueueDialog = lazy(async () => ({ default: (await import('./queue-dialogs')).QueueDialog }));

export interface QueueBoardProps {
  desk: 'front-office' | 'outpatient';
  onOpenPatient?: (row: LiveRow) => void;
  /** `started`: whether the consultation has begun. */
  onOpenVisit?: (row: LiveRow, started: boolean) => void;
  /** Registers a number's visit in PCare, beside the field where PCare's number is typed by hand. */
  pcare?: (row: LiveRow) => ReactNode;
  /** Draws the chosen patient beside the list of a wide window. */
  detail?: (row: LiveRow) => ReactNode;
}

/** The live queue of a day, with the actions on each number. */
export function QueueBoard({ desk, onOpenPatient, onOpenVisit, pcare, detail }: QueueBoardProps) {
  const { t } = useTranslation(['queue', 'enums']);
  const day = useDay(desk);
  const { change, date, today, schedules, wanted, board, earlier, here, visible, stage, text } = day;
  const gate = useInsurance();
  const commands = useQueueCommands();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [dialog, setDialog] = useState<{ kind: QueueDialogKind; key: string } | null>(null);

  const { rows } = board;
  const estimates = useMemo(() => waits(rows), [rows]);
  const held = useHeldOrder(visible, row => row.key, [date, stage, text, wanted].join(' '));

  const chosen = useChosen<LiveRow>({ rows: visible, keyOf: row => row.key, draw: detail });
  const actions = (row: LiveRow) => {
    const busy = calledIn(rows, row.roomId);
    return (
      <RowActions
        row={row}
        state={visitState(row, gate)}
        today={row.date === today || row.unfinished !== null}
        busyWith={busy?.id === row.id ? undefined : busy}
        commands={commands}
        desk={desk}
        onDialog={kind => setDialog({ kind, key: row.key })}
        {...(onOpenPatient && { onOpenPatient: () => onOpenPatient(row) })}
        {...(onOpenVisit && { onOpenVisit: (_row, started: boolean) => onOpenVisit(row, started) })}
      />
    );
  };
  const asked = dialog && [...rows, ...earlier].find(row => row.key === dialog.key);

  return (
    <>
      <BoardPage
        count={[...earlier, ...here].filter(row => visitState(row, gate).queueing).length}
        loading={day.finding || board.loading}
        columns={6}
        held={held}
        detail={chosen.detail}
        detailLabel={t('queue:patient')}
        isAside
        above={
          <ScheduleBar
            desk={desk}
            schedules={schedules}
            loading={day.finding}
            chosen={wanted}
            rows={rows}
            date={date}
            today={date === today}
            commands={commands}
            onChoose={ids => change({ schedules: ids.join(',') || 'all' })}
          />
        }
        tools={<Filters day={day} />}
      >
        <DataTable
          label={t('queue:board')}
          className="rounded-lg"
          columns={queueColumns({ t, gate, waits: estimates, single: day.isOfOne, desk, actions })}
          rows={held.rows}
          rowKey={row => row.key}
          flashOn={row => row.position}
          onOpen={chosen.onOpen}
          rowClassName={row =>
            chosen.isChosen(row) ? 'bg-muted' : row.status === 'called' ? 'bg-primary-soft' : undefined
          }
          empty={
            <Nothing
              isWithoutSchedules={schedules.length === 0}
              isFiltered={text !== '' || stage !== 'active'}
              isServed={here.length > 0}
            />
          }
        />
      </BoardPage>
      {dialog && asked && (
        <Suspense>
          <QueueDialog
            kind={dialog.kind}
            row={asked}
            rows={rows}
            commands={commands}
            onMoved={setMoved}
            pcare={pcare?.(asked)}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {moved && (
        <Suspense>
          <MovedNumber key={`${moved.row.id}-${moved.row.display}`} {...moved} />
        </Suspense>
      )}
    </>
  );
}

/** The rows of the desk's day: its schedules, its numbers, and those left of earlier days. */
function useDay(desk: QueueBoardProps['desk']) {
  const [search, change] = useListSearch<QueueSearch & Record<string, unknown>>();
  const today = useToday();
  const date = search.date ?? today;
  const { schedules, loading: finding } = useDaySchedules(date);
  const me = useAtomValue(sessionAtom)?.user.id;
  const wanted = useMemo(() => {
    if (search.schedules) return search.schedules === 'all' ? [] : search.schedules.split(',').map(Number);
    // A doctor's clinic desk opens with the doctor's own queue.
    return desk === 'outpatient' ? schedules.filter(({ doctorId }) => doctorId === me).map(({ id }) => id) : [];
  }, [search.schedules, schedules, desk, me]);
  const shownSchedules = wanted.length ? schedules.filter(({ id }) => wanted.includes(id)) : schedules;
  const board = useTopics(
    queueBoard,
    schedules.map(({ id }) => ({ scheduleId: id, date })),
  );
  const unfinished = useEarlier(queueUnfinished);
  // Numbers of earlier days stand above today's, whichever schedules are chosen; a day that was asked for stands alone.
  const earlier = useMemo(
    () =>
      search.date === undefined
        ? unfinished.filter(row => wanted.length === 0 || wanted.includes(row.scheduleId) || row.doctorId === me)
        : [],
    [unfinished, search.date, wanted, me],
  );
  const here = useMemo(
    () => board.rows.filter(row => shownSchedules.some(({ id }) => id === row.scheduleId)),
    [board.rows, shownSchedules],
  );
  const stage: Stage = search.stage ?? 'active';
  const text = search.search ?? '';
  const visible = useMemo(
    () => [earlier, here].flatMap(of => of.filter(row => isInStage(row, stage) && matches(row, text)).toSorted(byTurn)),
    [earlier, here, stage, text],
  );
  return {
    change,
    date,
    today,
    schedules,
    finding,
    wanted,
    isOfOne: shownSchedules.length === 1,
    board,
    earlier,
    here,
    stage,
    text,
    visible,
  };
}

function Filters({ day: { board, date, today, change, stage, text } }: { day: ReturnType<typeof useDay> }) {
  const { t } = useTranslation('queue');
  return (
    <>
      <SearchBox
        label={t('search')}
        value={text}
        onChange={next => change({ search: next || undefined })}
        className="sm:flex-1 sm:max-w-96"
      />
      <DateField
        aria-label={t('date')}
        className="w-38"
        value={date}
        onChange={day => day && change({ date: day === today ? undefined : day, schedules: undefined })}
      />
      <Select
        aria-label={t('filter.label')}
        className="w-40"
        value={stage}
        onValueChange={value => change({ stage: value === 'active' ? undefined : value })}
        options={stages.map(value => ({ value, label: t(`filter.${value}`) }))}
      />
      <Freshness className="ml-auto" topicKey={board.topicKey} status={board.status} />
    </>
  );
}

function Nothing({
  isWithoutSchedules,
  isFiltered,
  isServed,
}: Record<'isWithoutSchedules' | 'isFiltered' | 'isServed', boolean>) {
  const { t } = useTranslation('queue');
  if (isWithoutSchedules) return <EmptyState title={t('noSchedules')}>{t('noSchedulesHint')}</EmptyState>;
  if (isFiltered) return <EmptyState title={t('emptyMatch')}>{t('emptyMatchHint')}</EmptyState>;
  if (isServed) return <EmptyState title={t('allServed')}>{t('allServedHint')}</EmptyState>;
  return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
}
