import { pricedOn } from '@alur/contracts/kernel/dated-price';
import { remainingOf } from '@alur/contracts/queue/line';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { CalendarX, CircleAlert } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { formatRupiah } from '@/ui/format';
import { EmptyState, TableSkeleton } from '@/ui/states';

export interface ScheduleChoiceProps {
  schedules: readonly ScheduleRow[];
  /** The day of the visit, whose price is shown. */
  date: string;
  loading: boolean;
  /** The queues of that day. */
  rows: readonly QueueBoardRow[];
  value: number | null;
  error: string | null;
  onChange: (id: number) => void;
}

/** The doctors of a day, with how many wait for each. Arrows choose, Enter goes on to the next field. */
export function ScheduleChoice({ schedules, date, loading, rows, value, error, onChange }: ScheduleChoiceProps) {
  const { t } = useTranslation('booking');
  if (loading) return <TableSkeleton rows={4} columns={3} />;
  if (schedules.length === 0) return <EmptyState icon={CalendarX} title={t('noSchedules')} />;
  const waiting = (id: number) => remainingOf(rows.filter(row => row.scheduleId === id));
  return (
    <>
      <RadioGroup.Root
        aria-label={t('schedule')}
        aria-invalid={!!error || undefined}
        aria-describedby={error ? 'schedule-error' : undefined}
        value={value === null ? '' : String(value)}
        onValueChange={id => onChange(Number(id))}
        className="flex flex-col gap-1"
      >
        {schedules.map((schedule, at) => (
          <RadioGroup.Item
            key={schedule.id}
            value={String(schedule.id)}
            autoFocus={at === 0}
            onFocus={() => value === null && at === 0 && onChange(schedule.id)}
            className="flex min-h-14 items-center gap-3 rounded-md border border-transparent px-3 py-2 text-left hover:bg-surface data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft"
          >
            <span aria-hidden className="grid h-9 w-11 shrink-0 place-items-center rounded-md bg-muted font-semibold">
              {schedule.prefix}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{schedule.name}</span>
              <span className="block truncate text-xs text-muted-foreground">
                {schedule.doctorName} · {schedule.roomName}
              </span>
            </span>
            <span className="tabular text-right text-xs">
              <span className="block">
                {schedule.startTime}–{schedule.endTime}
              </span>
              <span className="block text-muted-foreground">{t('waiting', { count: waiting(schedule.id) })}</span>
            </span>
            <span className="tabular w-24 text-right text-xs text-muted-foreground max-sm:hidden">
              {formatRupiah(pricedOn(schedule, schedule.prices, date).price)}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {error && (
        <p id="schedule-error" role="alert" className="flex items-start gap-1 px-2 pt-2 text-xs text-danger-text">
          <CircleAlert aria-hidden className="mt-px size-3.5" />
          {error}
        </p>
      )}
    </>
  );
}
