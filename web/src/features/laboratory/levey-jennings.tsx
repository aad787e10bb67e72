import type { ControlMeasurement } from '@alur/contracts/laboratory/quality-control';
import { isRefusing } from '@alur/contracts/laboratory/westgard';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '@/ui/format';

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 36;
const MOST_SD = 4;
const bands = [-3, -2, -1, 0, 1, 2, 3];

const y = (z: number): number => {
  const shown = Math.max(-MOST_SD, Math.min(MOST_SD, z));
  return ((MOST_SD - shown) / (2 * MOST_SD)) * (HEIGHT - 16) + 8;
};

/**
 * Levey-Jennings chart: each control by its distance from the mean in standard deviations; points that violate a rule
 * are marked.
 */
export function LeveyJennings({ level, points }: { level: number; points: readonly ControlMeasurement[] }) {
  const { t } = useTranslation('laboratory');
  const step = (WIDTH - LEFT - 16) / Math.max(1, points.length - 1);
  const x = (index: number) => LEFT + (points.length === 1 ? (WIDTH - LEFT) / 2 : index * step);
  const counted = points.map((point, index) => ({ ...point, x: x(index), y: y(point.z) }));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full text-xs"
      role="img"
      aria-label={t('chartOf', { level, count: points.length })}
    >
      {bands.map(sd => (
        <g key={sd}>
          <line
            x1={LEFT}
            x2={WIDTH}
            y1={y(sd)}
            y2={y(sd)}
            strokeDasharray={sd === 0 ? undefined : '4 4'}
            className={
              Math.abs(sd) === 3 ? 'stroke-danger-text' : Math.abs(sd) === 2 ? 'stroke-warning-text' : 'stroke-border'
            }
          />
          <text x={LEFT - 6} y={y(sd) + 4} textAnchor="end" className="fill-muted-foreground">
            {sd > 0 ? `+${sd}` : sd}
          </text>
        </g>
      ))}
      <polyline
        points={counted
          .filter(({ voidReason }) => voidReason === null)
          .map(point => `${point.x},${point.y}`)
          .join(' ')}
        fill="none"
        strokeWidth={2}
        className="stroke-primary"
      />
      {counted.map(point => (
        <circle
          key={point.measurement}
          cx={point.x}
          cy={point.y}
          r={point.rules.length > 0 ? 5 : 3.5}
          className={
            point.voidReason !== null
              ? 'fill-muted stroke-muted-foreground'
              : isRefusing(point.rules)
                ? 'fill-danger-text'
                : point.rules.length > 0
                  ? 'fill-warning-text'
                  : 'fill-primary'
          }
        >
          <title>{`${formatNumber(point.value, 4)} · ${formatDateTime(point.at)} · ${point.rules.join(', ')}`}</title>
        </circle>
      ))}
    </svg>
  );
}
