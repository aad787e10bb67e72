import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/states';
import { useKeys } from '@/ui/use-keys';
import { calledIn, countsOf, nextOf } from './board-rows';
import type { QueueCommands } from './queue-commands';

export interface ScheduleBarProps {
  desk: 'front-office' | 'outpatient';
  schedules: readonly ScheduleRow[];
  loading: boolean;
  /** The chosen schedules; an empty list means all. */
  chosen: readonly number[];
  rows: readonly QueueBoardRow[];
  /** The day that is shown, on which the next number is called. */
  date: string;
  today: boolean;
  commands: QueueCommands;
  onChoose: (ids: number[]) => void;
}

/** The day's schedules side by side: how many wait, who is called, and a button that calls the next. */
export function ScheduleBar(props: ScheduleBarProps) {
  const { desk, schedules, loading, chosen, rows, date, today, commands, onChoose } = props;
  const { t } = useTranslation('queue');
  const can = useCan();
  const mayCall = today && can(desk === 'front-office' ? 'front-office.patient-queue:call' : 'outpatient.queue:call');
  const only =
    schedules.length === 1
      ? schedules[0]
      : chosen.length === 1
        ? schedules.find(({ id }) => id === chosen[0])
        : undefined;
  const callNext = (id: number) => commands.callNext.run({ id, body: { date } });
  useKeys('alt+n', t('keys.callNext'), () => only && void callNext(only.id), {
    enabled: mayCall && !!only,
  });
  if (loading)
    return (
      <div className="flex gap-2 pb-1">
        <Skeleton className="h-21.5 w-86" />
        <Skeleton className="h-21.5 w-86" />
      </div>
    );
  const toggle = (id: number) => onChoose(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]);
  return (
    <ul aria-label={t('schedules')} className="flex gap-2 overflow-x-auto pb-1">
      {schedules.map(schedule => {
        const mine = rows.filter(row => row.scheduleId === schedule.id);
        const counts = countsOf(mine);
        const busy = calledIn(rows, schedule.roomId);
        const next = nextOf(mine, schedule.id);
        const picked = chosen.includes(schedule.id);
        return (
          <li
            key={schedule.id}
            className={cn(
              'relative flex w-86 shrink-0 flex-col rounded-lg border bg-raised has-[[aria-pressed]:hover]:bg-surface',
              picked && 'border-primary ring-1 ring-primary',
            )}
          >
            <button
              type="button"
              aria-pressed={picked}
              onClick={() => toggle(schedule.id)}
              // The whole card is clickable, except for its other buttons.
              className="px-3 pt-2 text-left after:absolute after:inset-0 after:rounded-lg focus-visible:-outline-offset-2"
            >
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 flex-1 truncate font-medium">{schedule.name}</span>
                <span className="tabular text-xs text-muted-foreground">
                  {schedule.startTime}–{schedule.endTime}
                </span>
              </span>
              <span className="block truncate text-xs text-muted-foreground">
                {schedule.doctorName} · {schedule.roomName}
              </span>
            </button>
            <div className="flex items-center gap-2 px-3 pt-1 pb-2">
              <span className="tabular min-w-0 flex-1 truncate text-xs">
                <strong className="font-semibold">{counts.waiting}</strong> {t('counts.waiting')}
                {busy ? (
                  <span className="ml-1.5 font-medium text-primary-text">· {busy.display}</span>
                ) : counts.serving > 0 ? (
                  <span className="text-muted-foreground">
                    {' '}
                    · {counts.serving} {t('counts.serving')}
                  </span>
                ) : null}
              </span>
              {mayCall && (
                <Button
                  size="sm"
                  className="relative"
                  pending={commands.callNext.pendingFor(schedule.id)}
                  disabledReason={
                    busy
                      ? t('hint.counterBusy', { room: schedule.roomName, number: busy.display })
                      : next
                        ? null
                        : t('hint.nobody')
                  }
                  onClick={() => void callNext(schedule.id)}
                >
                  <Megaphone aria-hidden />
                  {t('do.callNext')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
