import type { ObservationRow } from '@alur/contracts/record/observation-rows';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@/ui/format';
import { curve, height, scaleOf, ticks, type CurveName, type Window } from './chart-data';

const WIDTH = 1000;
const HEIGHT = 120;
const LEFT = 34;
const FOOT = 14;
const dashes = ['', '8 4', '2 4'] as const;

/** Curves in black, told apart by their dash patterns, because charts are often printed without colour. */
export function PaperCurves(props: { rows: readonly ObservationRow[]; window: Window; names: readonly CurveName[] }) {
  const { rows, window, names } = props;
  const { t } = useTranslation('observation');
  const curves = names
    .map((name, index) => ({ name, dash: dashes[index], points: curve(rows, name, window) }))
    .filter(({ points }) => points.length > 0);
  if (curves.length === 0) return null;
  const scale = scaleOf(
    { least: Infinity, most: -Infinity },
    curves.flatMap(({ points }) => points),
  );
  const spread = { least: Math.floor(scale.least - 5), most: Math.ceil(scale.most + 5) };
  const x = (percent: number) => LEFT + (percent / 100) * (WIDTH - LEFT - 20);
  const y = (value: number) => 4 + (height(value, spread) / 100) * (HEIGHT - FOOT - 8);
  const at = ticks(window);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={curves.map(({ name }) => t(`short.${name}`)).join()}>
      {[spread.least, spread.most].map(value => (
        <text key={value} x={LEFT - 4} y={y(value) + 3} fontSize={9} textAnchor="end">
          {value}
        </text>
      ))}
      {at.map((hour, index) => (
        <g key={hour}>
          <line
            x1={x((index / (at.length - 1)) * 100)}
            x2={x((index / (at.length - 1)) * 100)}
            y1={4}
            y2={HEIGHT - FOOT}
            stroke="#bbb"
            strokeWidth={0.6}
          />
          <text x={x((index / (at.length - 1)) * 100)} y={HEIGHT - 3} fontSize={9} textAnchor="middle">
            {formatTime(hour)}
          </text>
        </g>
      ))}
      {curves.map(({ name, dash, points }) => (
        <g key={name}>
          <polyline
            points={points.map(point => `${x(point.x)},${y(point.value)}`).join(' ')}
            fill="none"
            stroke="#000"
            strokeWidth={1.2}
            strokeDasharray={dash}
          />
          {points.map(point => (
            <circle key={point.x} cx={x(point.x)} cy={y(point.value)} r={1.8} />
          ))}
          <text x={x(points.at(-1)?.x ?? 0) + 4} y={y(points.at(-1)?.value ?? 0) - 3} fontSize={9} textAnchor="end">
            {t(`short.${name}`)}
          </text>
        </g>
      ))}
    </svg>
  );
}
