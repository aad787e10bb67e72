import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/ui/format';
import type { Length, Place, Spot, Stage } from './stage';

/** A length that was measured on a frame. */
export interface Measure {
  from: Place;
  to: Place;
}

/** A length in words: millimetres, or pixels where the file does not say how far apart they are. */
export function useLengthText(): (length: Length) => string {
  const { t } = useTranslation('imaging');
  return ({ value, unit, isAtDetector }) => {
    const number = formatNumber(Math.round(value * 10) / 10);
    if (unit === 'px') return t('lengthPixels', { number });
    return isAtDetector ? t('lengthAtDetector', { number }) : t('lengthMillimetres', { number });
  };
}

/** The lengths that were measured, drawn over the image. */
export function MeasureLayer({
  stage,
  measures,
  cross,
}: {
  stage: Stage;
  measures: readonly Measure[];
  cross: Spot | null;
}) {
  const text = useLengthText();
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      {measures.map(({ from, to }, at) => {
        const [[x1, y1], [x2, y2]] = [stage.spotOf(from), stage.spotOf(to)];
        return (
          <g key={at} className="stroke-warning">
            <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth={2} />
            <circle cx={x1} cy={y1} r={3} className="fill-warning" />
            <circle cx={x2} cy={y2} r={3} className="fill-warning" />
            <text x={x2 + 8} y={y2 - 8} className="tabular fill-warning stroke-none text-xs font-medium">
              {text(stage.length(from, to))}
            </text>
          </g>
        );
      })}
      {cross && (
        <g className="stroke-warning">
          <line x1={cross[0] - 12} y1={cross[1]} x2={cross[0] + 12} y2={cross[1]} strokeWidth={1.5} />
          <line x1={cross[0]} y1={cross[1] - 12} x2={cross[0]} y2={cross[1] + 12} strokeWidth={1.5} />
        </g>
      )}
    </svg>
  );
}
