import type { GrowthIndicator } from '@alur/contracts/record/growth/growth';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn';
import { formatDate, formatNumber } from '@/ui/format';
import type { CurvePoint, Curves } from './curve-lines';
import { zText } from './z-text';

const WIDTH = 640;
const HEIGHT = 380;
const LEFT = 40;
const RIGHT = 34;
const TOP = 12;
const BOTTOM = 42;

/** Told apart by dash as well as by colour, and named at their ends. */
const looks: Readonly<Record<number, { stroke: string; dash: string }>> = {
  3: { stroke: 'stroke-danger', dash: '2 3' },
  2: { stroke: 'stroke-waiting', dash: '6 3' },
  0: { stroke: 'stroke-success', dash: '' },
  [-2]: { stroke: 'stroke-waiting', dash: '6 3' },
  [-3]: { stroke: 'stroke-danger', dash: '2 3' },
};

/** A step that an axis of months may have, and one of anything else. */
const months = [1, 3, 6, 12];
const decimal = [1, 2, 5, 10, 20];
const MOST_STEPS = 12;

/** Where an axis is labelled: whole steps, of which there are few enough to be read. */
const stepsOf = ({ from, to }: { from: number; to: number }, steps: readonly number[]): number[] => {
  const step = steps.find(one => (to - from) / one <= MOST_STEPS) ?? 50;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step);
};

const signed = (z: number): string => (z > 0 ? `+${z}` : String(z).replace('-', '−'));

/** Written in the picture's own units, which are small on a phone. */
const label = 'text-[11px] max-sm:text-[19px]';

/** The lines of the standard and the child's own line. It is our own drawing (record 36); the table has the values. */
export function GrowthChart({ indicator, curves }: { indicator: GrowthIndicator; curves: Curves }) {
  const { t } = useTranslation('growth');
  const x = (value: number) =>
    LEFT + ((value - curves.x.from) / (curves.x.to - curves.x.from)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    TOP + (1 - (value - curves.y.from) / (curves.y.to - curves.y.from)) * (HEIGHT - TOP - BOTTOM);
  const path = (points: readonly CurvePoint[]) =>
    points.map(point => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full text-muted-foreground"
      role="img"
      aria-label={t('chartOf', { indicator: t(`indicator.${indicator}`) })}
    >
      <Axes indicator={indicator} curves={curves} x={x} y={y} />
      {curves.lines.map(({ z, points }) => (
        <g key={z}>
          <polyline
            points={path(points)}
            fill="none"
            strokeWidth={1.4}
            strokeDasharray={looks[z]?.dash}
            className={looks[z]?.stroke}
          />
          <text x={WIDTH - RIGHT + 5} y={y(points.at(-1)?.y ?? 0) + 3} className={label} fill="currentColor">
            {signed(z)}
          </text>
        </g>
      ))}
      <polyline points={path(curves.child)} fill="none" strokeWidth={2} className="stroke-primary" />
      {curves.child.map(point => (
        <circle key={point.date} cx={x(point.x)} cy={y(point.y)} r={4} className="fill-primary">
          <title>{`${formatDate(point.date)}: ${formatNumber(point.y, 2)} (${zText(point.z)})`}</title>
        </circle>
      ))}
    </svg>
  );
}

function Axes(props: {
  indicator: GrowthIndicator;
  curves: Curves;
  x: (value: number) => number;
  y: (value: number) => number;
}) {
  const { indicator, curves, x, y } = props;
  const { t } = useTranslation('growth');
  const floor = HEIGHT - BOTTOM;
  return (
    <>
      {stepsOf(curves.y, decimal).map(value => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} stroke="currentColor" strokeOpacity={0.2} />
          <text x={LEFT - 6} y={y(value) + 4} textAnchor="end" className={label} fill="currentColor">
            {value}
          </text>
        </g>
      ))}
      {stepsOf(curves.x, curves.x.unit === 'months' ? months : decimal).map((value, at) => (
        <g key={value} className={cn(at % 2 === 1 && 'max-sm:hidden')}>
          <line x1={x(value)} x2={x(value)} y1={TOP} y2={floor} stroke="currentColor" strokeOpacity={0.2} />
          <text x={x(value)} y={floor + 17} textAnchor="middle" className={label} fill="currentColor">
            {value}
          </text>
        </g>
      ))}
      <text x={LEFT} y={HEIGHT - 4} className={label} fill="currentColor">
        {t(`axis.${curves.x.unit}`)}
      </text>
      <text x={LEFT + 4} y={TOP + 4} className={label} fill="currentColor">
        {t(`unit.${indicator}`)}
      </text>
    </>
  );
}
