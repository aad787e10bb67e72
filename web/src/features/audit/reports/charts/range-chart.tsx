import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { durationLines } from './scale';

/** How long one thing took, in seconds. */
export interface Range {
  name: string;
  median: number;
  p90: number;
  longest: number;
  /** The target time that applies to it, in seconds. */
  standard: number | null;
}

export interface RangeChartProps {
  title: string;
  ranges: readonly Range[];
  /** What the parts are called. */
  words: Record<'name' | 'median' | 'p90' | 'longest' | 'standard', string>;
  format: (seconds: number) => string;
}

/** Pixels of one range. */
const LANE = 26;

/**
 * Durations: a bar to the median, a thinner one to the ninetieth percentile, a line to the longest, over an axis of
 * time. Screen readers get a table in its place.
 */
export function RangeChart({ title, ranges, words, format }: RangeChartProps) {
  const axis = useAxisText();
  if (ranges.length === 0) return null;
  const lines = durationLines(Math.max(...ranges.flatMap(({ longest, standard }) => [longest, standard ?? 0])));
  const most = lines.at(-1)!;
  const along = (seconds: number) => `${(seconds / most) * 100}%`;
  return (
    <Card title={title} actions={<RangeLegend words={words} isHeld={ranges.some(one => one.standard !== null)} />}>
      <div role="region" aria-label={title} tabIndex={0} className="max-h-60 overflow-y-auto text-xs">
        <div className="sr-only">
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                {(['name', 'median', 'p90', 'longest'] as const).map(part => (
                  <th key={part} scope="col">
                    {words[part]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ranges.map(({ name, ...range }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{format(range.median)}</td>
                  <td>{format(range.p90)}</td>
                  <td>{format(range.longest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div aria-hidden className="grid grid-cols-[min(15rem,40%)_minmax(0,1fr)] gap-x-3">
          <ul>
            {ranges.map(({ name }) => (
              <li key={name} className="flex h-6.5 items-center justify-end">
                <span className="truncate" title={name}>
                  {name}
                </span>
              </li>
            ))}
          </ul>
          <div className="mr-8">
            <svg width="100%" height={ranges.length * LANE} className="block overflow-visible">
              {lines.map(line => (
                <line key={line} x1={along(line)} x2={along(line)} y1={0} y2="100%" stroke="var(--border)" />
              ))}
              {ranges.map((range, at) => (
                <Lane key={range.name} range={range} top={at * LANE} along={along} format={format} words={words} />
              ))}
            </svg>
            <div className="tabular relative h-5 text-muted-foreground">
              {lines.map(line => (
                <span
                  key={line}
                  className="absolute top-1 -translate-x-1/2 whitespace-nowrap first:translate-x-0 max-sm:even:hidden"
                  style={{ left: along(line) }}
                >
                  {axis(line)}
                </span>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** A round time in one unit: `10 mnt`, `2 j`. */
function useAxisText() {
  const { t } = useTranslation('audit');
  return (seconds: number) => {
    if (seconds % 3_600 === 0 && seconds > 0) return t('reports.axis.hours', { count: seconds / 3_600 });
    if (seconds % 60 === 0) return t('reports.axis.minutes', { count: seconds / 60 });
    return t('reports.axis.seconds', { count: seconds });
  };
}

interface LaneProps extends Pick<RangeChartProps, 'format' | 'words'> {
  range: Range;
  top: number;
  along: (seconds: number) => string;
}

function Lane({ range: { name, median, p90, longest, standard }, top, along, format, words }: LaneProps) {
  const middle = top + LANE / 2;
  const told = [median, p90, longest].map(format);
  return (
    <g>
      <title>{`${name}: ${words.median} ${told[0]}, ${words.p90} ${told[1]}, ${words.longest} ${told[2]}`}</title>
      <rect x={0} y={top} width="100%" height={LANE} fill="transparent" />
      <line x1={0} x2={along(longest)} y1={middle} y2={middle} stroke="var(--muted-foreground)" />
      <line
        x1={along(longest)}
        x2={along(longest)}
        y1={middle - 4}
        y2={middle + 4}
        stroke="var(--muted-foreground)"
        strokeWidth={2}
      />
      <rect x={0} y={middle - 4} width={along(p90)} height={8} rx={1} fill="var(--chart-2)" />
      <rect x={0} y={middle - 8} width={along(median)} height={16} rx={2} fill="var(--chart-1)" />
      {standard !== null && (
        <line
          x1={along(standard)}
          x2={along(standard)}
          y1={top}
          y2={top + LANE}
          stroke="var(--danger-text)"
          strokeWidth={2}
          strokeDasharray="4 3"
        />
      )}
    </g>
  );
}

function RangeLegend({ words, isHeld }: Pick<RangeChartProps, 'words'> & { isHeld: boolean }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-3 text-xs">
      <li className="flex items-center gap-1.5">
        <span className="h-3 w-3 rounded-xs bg-chart-1" />
        {words.median}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="h-2 w-3 rounded-xs bg-chart-2" />
        {words.p90}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="h-2 w-3 border-r-2 border-muted-foreground bg-[linear-gradient(var(--muted-foreground),var(--muted-foreground))] bg-[length:100%_1px] bg-center bg-no-repeat" />
        {words.longest}
      </li>
      {isHeld && (
        <li className="flex items-center gap-1.5">
          <span className="h-3 border-l-2 border-dashed border-danger-text" />
          {words.standard}
        </li>
      )}
    </ul>
  );
}
