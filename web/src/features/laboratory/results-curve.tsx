import type { LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '@/ui/format';

const WIDTH = 440;
const HEIGHT = 200;
const LEFT = 48;
const PAD = 16;

interface Point {
  x: number;
  y: number;
  row: LaboratoryTestRow;
}

/**
 * A parameter over all visits: a line through its values, with the reference range as a band behind it. It is our own
 * drawing (record 36).
 */
export function ResultsCurve({ rows }: { rows: readonly LaboratoryTestRow[] }) {
  const { t } = useTranslation('laboratory');
  const known = rows
    .filter(row => row.number !== null && row.validatedAt !== null)
    .toSorted((a, b) => timeOf(a) - timeOf(b));
  const newest = known.at(-1);
  if (newest === undefined || known.length < 2) return null;
  const { low = null, high = null } = newest.reference ?? {};
  const values = [...known.map(({ number }) => number ?? 0), ...[low, high].filter(each => each !== null)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least || Math.abs(most) || 1;
  const [from, to] = [least - spread * 0.1, most + spread * 0.1];
  const y = (value: number) => PAD + ((to - value) / (to - from)) * (HEIGHT - 2 * PAD - 12);
  const [first, last] = [timeOf(known[0]!), timeOf(newest)];
  const x = (time: number) => LEFT + ((time - first) / (last - first || 1)) * (WIDTH - LEFT - PAD);
  const points: Point[] = known.map(row => ({ x: x(timeOf(row)), y: y(row.number ?? 0), row }));
  const top = y(high ?? to);
  const bottom = y(low ?? from);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full text-xs"
      role="img"
      aria-label={t('curveOf', { name: newest.name, count: known.length })}
    >
      {(low !== null || high !== null) && (
        <rect x={LEFT} y={top} width={WIDTH - LEFT - PAD} height={bottom - top} className="fill-success-soft" />
      )}
      {[low, high].map(
        (limit, index) =>
          limit !== null && (
            <g key={index}>
              <line
                x1={LEFT}
                x2={WIDTH - PAD}
                y1={y(limit)}
                y2={y(limit)}
                className="stroke-success-text"
                strokeDasharray="4 4"
              />
              <text x={LEFT - 6} y={y(limit) + 4} textAnchor="end" className="fill-muted-foreground">
                {formatNumber(limit, 3)}
              </text>
            </g>
          ),
      )}
      <polyline
        points={points.map(point => `${point.x},${point.y}`).join(' ')}
        fill="none"
        strokeWidth={2}
        className="stroke-primary"
      />
      {points.map(({ x: cx, y: cy, row }) => (
        <circle
          key={row.id}
          cx={cx}
          cy={cy}
          r={4}
          className={row.flag === null || row.flag === 'N' ? 'fill-primary' : 'fill-danger-text'}
        >
          <title>{`${row.text ?? ''} · ${formatDate(row.validatedAt ?? row.date)}`}</title>
        </circle>
      ))}
      {[points[0]!, points.at(-1)!].map((point, index) => (
        <text
          key={index}
          x={point.x}
          y={HEIGHT - 4}
          textAnchor={index === 0 ? 'start' : 'end'}
          className="fill-muted-foreground"
        >
          {formatDate(point.row.validatedAt ?? point.row.date)}
        </text>
      ))}
    </svg>
  );
}

const timeOf = ({ validatedAt }: LaboratoryTestRow): number => Date.parse(validatedAt ?? '');
