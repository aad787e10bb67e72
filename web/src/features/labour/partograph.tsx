import { ACTION_AFTER, alertLineOf, type AlertLine } from '@alur/contracts/labour/partograph';
import type { LabourProgressRow } from '@alur/contracts/labour/rows';
import { useTranslation } from 'react-i18next';

const WIDTH = 480;
const LEFT = 34;
const HOUR = 3_600_000;
/** Heights of the three parts: cervix and descent, fetal heart rate, contractions. */
const TOP = 170;
const HEART = 90;
const BARS = 56;

/**
 * Cervix (×) and descent of the head (○) over hours with the alert and the action line, fetal heart rate and
 * contractions. It is our own drawing (record 36).
 */
export function Partograph({ startedAt, rows }: { startedAt: string; rows: readonly LabourProgressRow[] }) {
  const { t } = useTranslation('labour');
  const begun = Date.parse(startedAt);
  const seen = rows.filter(({ isStruck }) => !isStruck).toSorted((a, b) => a.at.localeCompare(b.at));
  const last = seen.at(-1);
  const alert = alertLineOf(seen);
  const ends = [last ? Date.parse(last.at) : begun, alert ? alert.until + ACTION_AFTER * HOUR : begun];
  const hours = Math.max(12, Math.ceil((Math.max(...ends) - begun) / HOUR));
  const xOf = (instant: number) => LEFT + ((instant - begun) / HOUR / hours) * (WIDTH - LEFT - 8);
  const x = (at: string) => xOf(Date.parse(at));
  const cervix = (cm: number) => 12 + ((10 - cm) / 10) * (TOP - 24);
  const heart = (rate: number) => TOP + ((200 - Math.min(200, Math.max(80, rate))) / 120) * (HEART - 16) + 8;
  const line = (value: (row: LabourProgressRow) => number | null, y: (value: number) => number) =>
    seen
      .flatMap(row => {
        const it = value(row);
        return it === null ? [] : [`${x(row.at).toFixed(1)},${y(it).toFixed(1)}`];
      })
      .join(' ');
  const floor = TOP + HEART + BARS;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${floor + 28}`} className="w-full max-w-xl" role="img" aria-label={t('partograph')}>
      {[0, 2, 4, 6, 8, 10].map(cm => (
        <g key={cm} className="text-muted-foreground">
          <line x1={LEFT} x2={WIDTH - 8} y1={cervix(cm)} y2={cervix(cm)} stroke="currentColor" strokeOpacity={0.25} />
          <text x={LEFT - 6} y={cervix(cm) + 3} textAnchor="end" fontSize={9} fill="currentColor">
            {cm}
          </text>
        </g>
      ))}
      {[120, 160].map(rate => (
        <g key={rate} className="text-muted-foreground">
          <line x1={LEFT} x2={WIDTH - 8} y1={heart(rate)} y2={heart(rate)} stroke="currentColor" strokeOpacity={0.25} />
          <text x={LEFT - 6} y={heart(rate) + 3} textAnchor="end" fontSize={9} fill="currentColor">
            {rate}
          </text>
        </g>
      ))}
      {alert && <GuideLines alert={alert} x={xOf} y={cervix} />}
      <polyline points={line(row => row.cervix, cervix)} fill="none" className="stroke-primary" strokeWidth={1.5} />
      <polyline
        points={line(row => row.fetalHeartRate, heart)}
        fill="none"
        className="stroke-danger-text"
        strokeWidth={1.2}
      />
      {seen.map(row => (
        <g key={row.id} className="text-foreground">
          {row.cervix !== null && (
            <text x={x(row.at)} y={cervix(row.cervix) + 4} textAnchor="middle" fontSize={13} fill="currentColor">
              ×
            </text>
          )}
          {row.descent !== null && (
            <circle cx={x(row.at)} cy={cervix(row.descent * 2)} r={4} fill="none" stroke="currentColor" />
          )}
          {row.fetalHeartRate !== null && (
            <circle cx={x(row.at)} cy={heart(row.fetalHeartRate)} r={2.4} fill="currentColor" />
          )}
          {row.contractions !== null && (
            <rect
              x={x(row.at) - 5}
              width={10}
              y={floor - row.contractions * 10}
              height={row.contractions * 10}
              className="fill-primary"
              fillOpacity={0.6}
            />
          )}
        </g>
      ))}
      <line x1={LEFT} x2={WIDTH - 8} y1={floor} y2={floor} stroke="currentColor" />
      {Array.from({ length: hours + 1 }, (_, hour) => (
        <text
          key={hour}
          x={LEFT + (hour / hours) * (WIDTH - LEFT - 8)}
          y={floor + 12}
          textAnchor="middle"
          fontSize={9}
          fill="currentColor"
        >
          {hour}
        </text>
      ))}
      <text x={(LEFT + WIDTH) / 2} y={floor + 24} textAnchor="middle" fontSize={9} fill="currentColor">
        {t('hours')}
      </text>
    </svg>
  );
}

/** The dashed alert line, and the action line to its right. */
function GuideLines({ alert, x, y }: { alert: AlertLine; x: (instant: number) => number; y: (cm: number) => number }) {
  const { t } = useTranslation('labour');
  return (['alert', 'action'] as const).map(name => {
    const later = name === 'action' ? ACTION_AFTER * HOUR : 0;
    const until = x(alert.until + later);
    return (
      <g key={name} className={name === 'action' ? 'text-danger-text' : 'text-warning-text'}>
        <line
          x1={x(alert.from + later)}
          x2={until}
          y1={y(alert.cervix)}
          y2={y(10)}
          stroke="currentColor"
          strokeDasharray={name === 'action' ? undefined : '5 3'}
        />
        <text x={until} y={y(10) - 3} textAnchor="end" fontSize={9} fill="currentColor">
          {t(`line.${name}`)}
        </text>
      </g>
    );
  });
}
