import { recentCalls } from './announcements';
import type { DisplayRow, DisplaySchedule } from './display-rows';
import { say } from './texts';

export interface CallBoardProps {
  rows: readonly DisplayRow[];
  /** The chosen schedules: each keeps its place on the board, whether anybody waits or not. */
  schedules: readonly DisplaySchedule[];
  /** The number that is being read out now, which is shown before any later one. */
  reading: number | null;
}

/** Shows the called number, the last calls and the state of each queue. It fills its box. */
export function CallBoard({ rows, schedules, reading }: CallBoardProps) {
  const calls = recentCalls(rows, 7);
  const now = calls.find(row => row.id === reading && row.status === 'called') ?? calls[0];
  const others = calls.filter(row => row.id !== now?.id).slice(0, 5);
  return (
    <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto] overflow-hidden leading-tight">
      <div className="grid min-h-0 grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section
          aria-label={say('now')}
          className="flex min-h-0 flex-col items-center justify-center gap-[1cqh] px-[2cqw] text-center"
        >
          {now ? (
            <>
              <p className="text-[4cqh] text-muted-foreground">{say('now')}</p>
              <p
                key={`${now.id} ${now.calledAt}`}
                className="display-call tabular rounded-[2cqh] px-[2cqw] text-[min(34cqh,15cqw)] leading-none font-bold tracking-tight whitespace-nowrap"
              >
                {now.display}
              </p>
              <p className="text-[5cqh] text-muted-foreground">{now.maskedName}</p>
              <p className="mt-[1cqh] max-w-full truncate text-[8.5cqh] leading-tight font-semibold text-primary-text">
                {now.roomName}
              </p>
            </>
          ) : (
            <p className="text-[5cqh] text-muted-foreground">{say('nobody')}</p>
          )}
        </section>
        <section aria-label={say('recent')} className="flex min-h-0 flex-col border-l bg-surface">
          <h2 className="px-[1.6cqw] pt-[1.6cqh] text-[3cqh] text-muted-foreground">{say('recent')}</h2>
          <ul className="flex min-h-0 flex-1 flex-col">
            {others.map(row => (
              <li key={row.key} className="flex h-1/5 items-center gap-[1.5cqw] border-b px-[1.6cqw] last:border-0">
                <span className="tabular text-[10cqh] leading-none font-bold whitespace-nowrap">{row.display}</span>
                <span className="min-w-0 flex-1 text-right">
                  <span className="block truncate text-[4cqh] leading-tight font-medium">{row.roomName}</span>
                  <span className="block truncate text-[2.6cqh] text-muted-foreground">{row.maskedName}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Schedules rows={rows} schedules={schedules} />
    </div>
  );
}

/** Each schedule in a line of its own: who is called, how many wait, who comes next. */
function Schedules({ rows, schedules }: Omit<CallBoardProps, 'reading'>) {
  if (schedules.length === 0) return <div />;
  return (
    <ul aria-label={say('schedules')} className="grid auto-cols-fr grid-flow-col border-t">
      {schedules.map(schedule => {
        const mine = rows.filter(({ scheduleId }) => scheduleId === schedule.id);
        const waiting = mine
          .filter(({ status }) => status === 'waiting' || status === 'skipped')
          .toSorted((one, other) => one.rank - other.rank || one.number - other.number);
        const next = waiting.filter(({ present }) => present).slice(0, 3);
        return (
          <li key={schedule.id} className="min-w-0 border-l px-[1.4cqw] py-[1.4cqh] first:border-0">
            <p className="truncate text-[3cqh] leading-tight font-semibold">{schedule.name}</p>
            <p className="truncate text-[2.2cqh] text-muted-foreground">{schedule.doctorName}</p>
            <p className="tabular truncate text-[2.4cqh]">
              {say('waiting', { count: waiting.length })}
              {next.length > 0 && (
                <span className="text-muted-foreground">
                  {' '}
                  · {say('next')} {next.map(({ display }) => display).join(', ')}
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
