import { Baby, BedDouble, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { cn } from '@/ui/cn';
import { formatTime } from '@/ui/format';
import { IsolationSign } from '@/ui/isolation-sign';
import { joined } from '@/ui/joined';
import type { Tone } from '@/ui/status-chip';
import { levelLooks } from './observation-looks';
import { allDue, inPlace, type PostBed } from './post';

const tones: Record<Tone, string> = {
  neutral: 'bg-muted text-foreground',
  info: 'bg-primary-soft text-primary-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  waiting: 'bg-waiting-soft text-waiting-text',
};

/** For a screen on the wall: beds and their state, legible from afar, without names. */
export function PostWall({ rows, name }: { rows: readonly PostBed[]; name: string }) {
  const { t } = useTranslation(['observation', 'enums']);
  const now = useNow(15_000);
  const due = allDue(rows);
  const late = due.filter(({ isLate }) => isLate).length;
  return (
    <section aria-label={name} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 className="text-4xl font-semibold">{name}</h2>
        <span className={cn('text-3xl', late > 0 && 'font-semibold text-danger-text')}>
          {t('observation:lateCount', { count: late })}
        </span>
        <span className="text-3xl">{t('observation:soonCount', { count: due.length - late })}</span>
        <span className="tabular ml-auto text-4xl">{formatTime(now)}</span>
      </header>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3">
        {inPlace(rows).map(({ bed, isCot, stay, watch, level, total, due: its }) => {
          const isCalled = (watch?.alerts.length ?? 0) > 0;
          const [tone, icon] = level ? levelLooks[level] : (['neutral', isCot ? Baby : BedDouble] as const);
          const Icon = isCalled ? CircleAlert : icon;
          const isLate = its.filter(each => each.isLate).length;
          return (
            <li
              key={bed.id}
              className={cn('flex min-h-32 flex-col rounded-lg border p-3', tones[isCalled ? 'danger' : tone])}
            >
              <span className="flex items-center gap-2 text-2xl font-semibold">
                <Icon aria-hidden className="size-7 shrink-0" />
                <span className="min-w-0 flex-1 truncate">{bed.name}</span>
                {total !== null && <span className="tabular text-4xl">{total}</span>}
              </span>
              <span className="truncate text-lg">
                {bed.status === 'occupied'
                  ? level
                    ? t(`enums:warningLevel.${level}`)
                    : t('observation:unscored')
                  : t(`enums:bedStatus.${bed.status}`)}
              </span>
              {stay?.isolation && <IsolationSign precaution={stay.isolation.precaution} className="text-lg" />}
              <span className="mt-auto text-lg">
                {joined(
                  isCalled && t('observation:called'),
                  isLate > 0 && t('observation:lateCount', { count: isLate }),
                  its.length > isLate && t('observation:soonCount', { count: its.length - isLate }),
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
