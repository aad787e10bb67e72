import { useEffect, useState } from 'react';
import { recentCalls } from './announcements';
import { detectLocale } from '@/i18n/locale';
import { clockText, dayText } from './facility-day';
import { say } from './texts';
import type { DisplayRow, DisplaySchedule } from './display-rows';

export interface BoardScreenProps {
  name: string;
  rows: readonly DisplayRow[];
  /** Those chosen: each keeps its place, whether anybody waits or not. */
  schedules: readonly DisplaySchedule[];
  /** The number that is being read out now, which is shown before any later one. */
  reading: number | null;
  online: boolean;
  soundOn: boolean;
  onSound: () => void;
  onSettings: () => void;
}

const locale = detectLocale();

/** The waiting room's board: the number that is called is read from ten metres away. */
export function BoardScreen({
  name,
  rows,
  schedules,
  reading,
  online,
  soundOn,
  onSound,
  onSettings,
}: BoardScreenProps) {
  const calls = recentCalls(rows, 7);
  const now = calls.find(row => row.id === reading && row.status === 'called') ?? calls[0];
  const others = calls.filter(row => row.id !== now?.id).slice(0, 5);
  return (
    <main className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden leading-tight bg-background text-foreground">
      <header className="flex items-center gap-[2vw] border-b px-[2vw] py-[1.2vh]">
        <h1 className="min-w-0 flex-1 truncate text-[3.4vh] font-semibold">{name}</h1>
        {!online && (
          <p role="status" className="rounded-md bg-warning-soft px-[1vw] py-[0.6vh] text-[2.2vh] text-warning-text">
            {say('offline')}
          </p>
        )}
        {!soundOn && (
          <button
            type="button"
            title={say('soundHint')}
            onClick={onSound}
            className="rounded-lg bg-primary px-[1.6vw] py-[1.2vh] text-[2.4vh] font-medium text-primary-foreground"
          >
            {say('sound')}
          </button>
        )}
        <Clock />
        <button
          type="button"
          aria-label={say('settings')}
          title={say('settings')}
          onClick={onSettings}
          className="grid size-[5vh] place-items-center rounded-md text-[3vh] text-muted-foreground hover:bg-muted"
        >
          ⋮
        </button>
      </header>
      <div className="grid min-h-0 grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section
          aria-label={say('now')}
          className="flex min-h-0 flex-col items-center justify-center gap-[1vh] px-[2vw] text-center"
        >
          {now ? (
            <>
              <p className="text-[4vh] text-muted-foreground">{say('now')}</p>
              <p
                key={`${now.id} ${now.calledAt}`}
                className="display-call tabular rounded-[2vh] px-[2vw] text-[min(34vh,15vw)] leading-none font-bold tracking-tight whitespace-nowrap"
              >
                {now.display}
              </p>
              <p className="text-[5vh] text-muted-foreground">{now.maskedName}</p>
              <p className="mt-[1vh] max-w-full truncate text-[8.5vh] leading-tight font-semibold text-primary-text">
                {now.roomName}
              </p>
            </>
          ) : (
            <p className="text-[5vh] text-muted-foreground">{say('nobody')}</p>
          )}
        </section>
        <section aria-label={say('recent')} className="flex min-h-0 flex-col border-l bg-surface">
          <h2 className="px-[1.6vw] pt-[1.6vh] text-[3vh] text-muted-foreground">{say('recent')}</h2>
          <ul className="flex min-h-0 flex-1 flex-col">
            {others.map(row => (
              <li key={row.key} className="flex h-1/5 items-center gap-[1.5vw] border-b px-[1.6vw] last:border-0">
                <span className="tabular text-[10vh] leading-none font-bold whitespace-nowrap">{row.display}</span>
                <span className="min-w-0 flex-1 text-right">
                  <span className="block truncate text-[4vh] leading-tight font-medium">{row.roomName}</span>
                  <span className="block truncate text-[2.6vh] text-muted-foreground">{row.maskedName}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Schedules rows={rows} schedules={schedules} />
    </main>
  );
}

/** Each schedule in a line of its own: who is called, how many wait, who comes next. */
function Schedules({ rows, schedules }: Pick<BoardScreenProps, 'rows' | 'schedules'>) {
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
          <li key={schedule.id} className="min-w-0 border-l px-[1.4vw] py-[1.4vh] first:border-0">
            <p className="truncate text-[3vh] leading-tight font-semibold">{schedule.name}</p>
            <p className="truncate text-[2.2vh] text-muted-foreground">{schedule.doctorName}</p>
            <p className="tabular truncate text-[2.4vh]">
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

function Clock() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="text-right">
      <time className="tabular block text-[4.4vh] leading-none font-semibold">{clockText(now, locale)}</time>
      <span className="block text-[2vh] text-muted-foreground">{dayText(now, locale)}</span>
    </p>
  );
}
