import { CircleAlert, TrendingUp } from 'lucide-react';
import type { ReplayPlayer } from '@/replay/replay-player';
import type { Step } from '@/replay/steps';
import { formatClock } from '@/ui/format';
import { eventName, isNotable } from '../event-words';
import { statusWord } from '@/changes/field-words';
import { useAuditTexts } from '@/changes/words';
import { labelOf, leading } from './step-list';
import type { DayOfScreen } from './use-day-of-screen';

/** The steps that undid or corrected something. */
export const notableSteps = (steps: readonly Step[]): Step[] =>
  steps.filter(({ events }) => events.some(({ type }) => isNotable(type)));

/** Buttons that jump to what an auditor asks of a day first: when most were waiting, and what was undone. */
export function Marks({ day, player, steps }: { day: DayOfScreen; player: ReplayPlayer; steps: readonly Step[] }) {
  const { t } = useAuditTexts();
  const notable = notableSteps(steps);
  return (
    <div className="flex flex-col gap-3 p-2 text-xs">
      <section>
        <h3 className="pb-1 text-muted-foreground">{t('replay.peaks')}</h3>
        <ul>
          {day.peaks.map(({ phase, count, at, position }) => (
            <li key={phase}>
              <Jump onJump={() => (position === null ? player.seek(at) : player.jump({ at, position }))}>
                <TrendingUp aria-hidden className="size-3.5 shrink-0 text-waiting-text" />
                {t('replay.peak', { phase: statusWord(day.module, phase), count, time: formatClock(at) })}
              </Jump>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="pb-1 text-muted-foreground">{t('replay.notable')}</h3>
        {notable.length === 0 ? (
          <p>{t('replay.notableNone')}</p>
        ) : (
          <ul>
            {notable.map(step => (
              <li key={step.position}>
                <Jump onJump={() => player.jump(step)}>
                  <CircleAlert aria-hidden className="size-3.5 shrink-0 text-danger-text" />
                  <span className="tabular">{formatClock(step.at)}</span>
                  <span className="min-w-0 truncate">
                    {eventName(leading(step)?.type ?? '')} · {labelOf(step)}
                  </span>
                </Jump>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Jump({ onJump, children }: { onJump: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      onClick={onJump}
      className="flex min-h-8 w-full items-center gap-1.5 rounded-sm px-1.5 text-left hover:bg-muted"
    >
      {children}
    </button>
  );
}
