import { useInsurance } from '@/app/facilities';
import { queueBoard } from '@alur/contracts/queue/topics';
import { Search } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '@/access/read-only';
import { sessionAtom } from '@/api/session';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopics } from '@/live/use-topics';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { DateField } from '@/ui/date-field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { useHeldOrder } from '@/ui/use-held-order';
import { useKeys } from '@/ui/use-keys';
import { byTurn, calledIn, matches, stageOf, standingOf, waits } from './board-rows';
import { useDaySchedules } from './day-schedules';
import { queueColumns, type LiveRow } from './queue-columns';
import { useQueueCommands } from './queue-commands';
import type { QueueDialogKind } from './queue-dialogs';
import { stages, type QueueSearch, type Stage } from './queue-search';
import { RowActions } from './row-actions';
import { ScheduleBar } from './schedule-bar';

const QueueDialog = lazy(async () => ({ default: (await import('./queue-dialogs')).QueueDialog }));

export interface QueueBoardProps {
  desk: 'front-office' | 'outpatient';
  onOpenPatient?: (row: LiveRow) => void;
  /** `started`: the consultation is under way, or was. */
  onOpenVisit?: (row: LiveRow, started: boolean) => void;
}

/** The live queue of a day: who is next, who is here, who is called. */
export function QueueBoard({ desk, onOpenPatient, onOpenVisit }: QueueBoardProps) {
  const { t } = useTranslation(['queue', 'enums']);
  const [search, change] = useListSearch<QueueSearch & Record<string, unknown>>();
  const today = useToday();
  const readOnly = useReadOnly();
  const date = search.date ?? today;
  const { schedules, loading: finding } = useDaySchedules(date);
  const me = useAtomValue(sessionAtom)?.user.id;
  const wanted = useMemo(() => {
    if (search.schedules) return search.schedules === 'all' ? [] : search.schedules.split(',').map(Number);
    // A doctor's clinic opens on the doctor's own queue.
    return desk === 'outpatient' ? schedules.filter(({ doctorId }) => doctorId === me).map(({ id }) => id) : [];
  }, [search.schedules, schedules, desk, me]);
  const shownSchedules = wanted.length ? schedules.filter(({ id }) => wanted.includes(id)) : schedules;
  const board = useTopics(
    queueBoard,
    schedules.map(({ id }) => ({ scheduleId: id, date })),
  );
  const gate = useInsurance();
  const commands = useQueueCommands();
  const [dialog, setDialog] = useState<{ kind: QueueDialogKind; key: string } | null>(null);

  const { rows } = board;
  const stage: Stage = search.stage ?? 'active';
  const text = search.search ?? '';
  const visible = useMemo(
    () =>
      rows
        .filter(row => shownSchedules.some(({ id }) => id === row.scheduleId))
        .filter(row => (stage === 'all' || stageOf(row) === stage) && matches(row, text))
        .toSorted(byTurn),
    [rows, shownSchedules, stage, text],
  );
  const estimates = useMemo(() => waits(rows), [rows]);
  const held = useHeldOrder(visible, row => row.key);
  const find = useRef<HTMLInputElement>(null);
  useKeys('slash', t('queue:keys.search'), () => find.current?.focus());

  const actions = (row: LiveRow) => {
    const busy = calledIn(rows, row.roomId);
    return (
      <RowActions
        row={row}
        standing={standingOf(row, gate)}
        today={row.date === today}
        busyWith={busy?.id === row.id ? undefined : busy}
        commands={commands}
        desk={desk}
        onDialog={kind => setDialog({ kind, key: row.key })}
        {...(onOpenPatient && { onOpenPatient: () => onOpenPatient(row) })}
        {...(onOpenVisit && { onOpenVisit: (_row, started: boolean) => onOpenVisit(row, started) })}
      />
    );
  };
  const asked = dialog && rows.find(row => row.key === dialog.key);

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <ScheduleBar
        desk={desk}
        schedules={schedules}
        loading={finding}
        chosen={wanted}
        rows={rows}
        date={date}
        today={date === today}
        commands={commands}
        onChoose={ids => change({ schedules: ids.join(',') || 'all' })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative min-w-56 flex-1 sm:max-w-96">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            ref={find}
            type="search"
            autoFocus={!readOnly}
            aria-label={t('queue:search')}
            placeholder={t('queue:search')}
            className="pl-9"
            value={text}
            onChange={event => change({ search: event.target.value || undefined })}
          />
        </div>
        <DateField
          aria-label={t('queue:date')}
          className="w-38"
          value={date}
          onChange={day => day && change({ date: day === today ? undefined : day, schedules: undefined })}
        />
        <Select
          aria-label={t('queue:filter.label')}
          className="w-40"
          value={stage}
          onValueChange={value => change({ stage: value === 'active' ? undefined : value })}
          options={stages.map(value => ({ value, label: t(`queue:filter.${value}`) }))}
        />
        <div className="ml-auto flex items-center gap-3">
          {held.waiting > 0 && (
            <Button size="sm" variant="primary" className="rounded-full" onClick={held.release}>
              {t('queue:newRows', { count: held.waiting })}
            </Button>
          )}
          <Freshness topicKey={board.topicKey} status={board.status} />
        </div>
      </div>
      <div className="flex min-h-0 flex-1 flex-col rounded-lg border bg-raised" {...held.holdProps}>
        {finding || board.loading ? (
          <TableSkeleton rows={10} columns={6} />
        ) : (
          <DataTable
            label={t('queue:board')}
            className="flex-1 rounded-lg"
            columns={queueColumns({ t, gate, waits: estimates, single: shownSchedules.length === 1, desk, actions })}
            rows={held.rows}
            rowKey={row => row.key}
            flashOn={row => row.position}
            rowClassName={row => (row.status === 'called' ? 'bg-primary-soft' : undefined)}
            empty={
              schedules.length === 0 ? (
                <EmptyState title={t('queue:noSchedules')}>{t('queue:noSchedulesHint')}</EmptyState>
              ) : text || stage !== 'active' || wanted.length ? (
                <EmptyState title={t('queue:emptyMatch')}>{t('queue:emptyMatchHint')}</EmptyState>
              ) : (
                <EmptyState title={t('queue:empty')}>{t('queue:emptyHint')}</EmptyState>
              )
            }
          />
        )}
      </div>
      {dialog && asked && (
        <Suspense>
          <QueueDialog kind={dialog.kind} row={asked} commands={commands} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}
