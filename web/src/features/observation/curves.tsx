import type { ObservationRow } from '@alur/contracts/record/observation-rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn';
import { formatNumber, formatTime } from '@/ui/format';
import { curve, height, scaleOf, ticks, type CurveName, type Point, type Scale, type Window } from './chart-data';

interface Lane {
  names: readonly CurveName[];
  usual: Scale;
}

/** Signs that share a lane, with the usual range of an adult; values outside extend the lane's scale. */
const bedside: readonly Lane[] = [
  { names: ['systolic', 'diastolic', 'pulse'], usual: { least: 40, most: 180 } },
  { names: ['respiration'], usual: { least: 5, most: 40 } },
  { names: ['oxygenSaturation'], usual: { least: 85, most: 100 } },
  { names: ['temperature'], usual: { least: 35, most: 40 } },
  { names: ['score'], usual: { least: 0, most: 10 } },
];
const intensive: readonly Lane[] = [
  { names: ['systolic', 'diastolic', 'pulse', 'meanPressure'], usual: { least: 40, most: 180 } },
  { names: ['respiration', 'ventilatorRate'], usual: { least: 5, most: 40 } },
  { names: ['oxygenSaturation', 'inspiredOxygen'], usual: { least: 20, most: 100 } },
  { names: ['temperature'], usual: { least: 35, most: 40 } },
  { names: ['centralVenousPressure', 'peep'], usual: { least: 0, most: 20 } },
  { names: ['gcs'], usual: { least: 3, most: 15 } },
  { names: ['rass'], usual: { least: -5, most: 4 } },
  { names: ['score'], usual: { least: 0, most: 10 } },
];

const strokes = ['stroke-primary', 'stroke-danger', 'stroke-success', 'stroke-waiting'] as const;
const marks = ['bg-primary', 'bg-danger', 'bg-success', 'bg-waiting'] as const;
const dashes = ['', '6 3', '2 3', '8 3 2 3'] as const;

/**
 * Twenty-four hours on one screen: each lane shows its signs, told apart by colour and dash pattern. The table holds
 * the same values.
 */
export function Curves({
  rows,
  window,
  isIntensive,
  children,
}: {
  rows: readonly ObservationRow[];
  window: Window;
  isIntensive: boolean;
  /** A further lane, below the others. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('observation');
  const lanes = (isIntensive ? intensive : bedside)
    .map(lane => ({ ...lane, curves: lane.names.map(name => ({ name, points: curve(rows, name, window) })) }))
    .filter(lane => lane.curves.some(({ points }) => points.length > 0));
  if (lanes.length === 0) return <p className="text-muted-foreground">{t('noCurves')}</p>;
  return (
    <figure aria-label={t('curves')} className="flex flex-col gap-2 pr-4">
      {lanes.map(({ names, usual, curves }) => (
        <LaneOf key={names.join()} curves={curves} usual={usual} window={window} />
      ))}
      {children}
      <div aria-hidden className="tabular relative ml-32 h-4 text-xs text-muted-foreground max-sm:ml-26">
        {ticks(window).map((at, index, all) => (
          <span
            key={at}
            className={cn('absolute -translate-x-1/2', index % 2 === 1 && 'max-sm:hidden')}
            style={{ left: `${(index / (all.length - 1)) * 100}%` }}
          >
            {formatTime(at)}
          </span>
        ))}
      </div>
    </figure>
  );
}

function LaneOf({
  curves,
  usual,
  window,
}: {
  curves: readonly { name: CurveName; points: Point[] }[];
  usual: Scale;
  window: Window;
}) {
  const { t } = useTranslation('observation');
  const scale = scaleOf(
    usual,
    curves.flatMap(({ points }) => points),
  );
  return (
    <div className="flex gap-2">
      <ul className="flex w-30 shrink-0 flex-col justify-center gap-0.5 text-xs max-sm:w-24">
        {curves.map(({ name, points }, index) =>
          points.length === 0 ? null : (
            <li key={name} className="flex items-center gap-1">
              <span aria-hidden className={cn('h-1 w-3 shrink-0 rounded-sm', marks[index])} />
              <span className="min-w-0 flex-1 truncate">{t(`short.${name}`)}</span>
              <span className="tabular font-medium">{formatNumber(points.at(-1)?.value ?? 0, 1)}</span>
            </li>
          ),
        )}
      </ul>
      <div aria-hidden className="relative h-20 min-w-0 flex-1 border-b border-l">
        <span className="tabular absolute top-0 left-1 text-xs text-muted-foreground">
          {formatNumber(scale.most, 1)}
        </span>
        <span className="tabular absolute bottom-0 left-1 text-xs text-muted-foreground">
          {formatNumber(scale.least, 1)}
        </span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {ticks(window).map((at, index, all) => (
            <line
              key={at}
              x1={(index / (all.length - 1)) * 100}
              x2={(index / (all.length - 1)) * 100}
              y1={0}
              y2={100}
              className="stroke-border"
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {curves.map(({ name, points }, index) => (
            <g key={name} className={strokes[index]} fill="none" strokeLinecap="round">
              <polyline
                points={points.map(({ x, value }) => `${x},${height(value, scale)}`).join(' ')}
                strokeWidth={2}
                strokeDasharray={dashes[index]}
                vectorEffect="non-scaling-stroke"
              />
              {points.map(({ x, value }) => (
                // A line of zero length with round ends is a dot, however the picture is stretched.
                <path key={x} d={`M${x} ${height(value, scale)}h0`} strokeWidth={6} vectorEffect="non-scaling-stroke" />
              ))}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
