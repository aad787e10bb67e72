import { fluidChart } from '@alur/contracts/record/observation-rows';
import { useTranslation } from 'react-i18next';
import { useTopics } from '@/live/use-topics';
import { formatNumber } from '@/ui/format';
import { addDays } from '@/ui/add-days';
import { hourlyFluids, type Window } from './chart-data';

/** A lane among the curves: fluids of each hour, intake upwards and output downwards. */
export function FluidLane(props: { encounterId: number; date: string; window: Window }) {
  const { encounterId, date, window } = props;
  const { t } = useTranslation('observation');
  const { rows } = useTopics(fluidChart, [
    { encounterId, date },
    { encounterId, date: addDays(date, -1) },
  ]);
  const hours = hourlyFluids(
    rows.filter(({ status }) => status === 'recorded'),
    window,
  );
  const most = Math.max(...hours.flatMap(({ taken, lost }) => [taken, lost]));
  if (most === 0) return null;
  const share = 50 / most;
  const width = 100 / hours.length;
  return (
    <div className="flex gap-2">
      <ul className="flex w-30 shrink-0 flex-col justify-center gap-0.5 text-xs max-sm:w-24">
        <li className="truncate">{t('fluidLane')}</li>
        <li className="flex items-center gap-1">
          <span aria-hidden className="h-1 w-3 shrink-0 rounded-sm bg-primary" />
          {t('laneIn')}
        </li>
        <li className="flex items-center gap-1">
          <span aria-hidden className="h-1 w-3 shrink-0 rounded-sm bg-waiting" />
          {t('laneOut')}
        </li>
      </ul>
      <div aria-hidden className="relative h-20 min-w-0 flex-1 border-b border-l">
        <span className="tabular absolute top-0 left-1 text-xs text-muted-foreground">{formatNumber(most, 0)}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
          <line x1={0} x2={100} y1={50} y2={50} className="stroke-border" vectorEffect="non-scaling-stroke" />
          {hours.map(({ taken, lost }, hour) => (
            // oxlint-disable-next-line react/no-array-index-key -- an hour is known by its place
            <g key={hour}>
              <rect
                x={(hour + 0.15) * width}
                width={0.7 * width}
                y={50 - taken * share}
                height={taken * share}
                className="fill-primary"
              />
              <rect
                x={(hour + 0.15) * width}
                width={0.7 * width}
                y={50}
                height={lost * share}
                className="fill-waiting"
              />
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
