import { Card } from '@/ui/card';

export interface ChartSeries {
  key: string;
  name: string;
  color: string;
}

export interface ChartBar {
  name: string;
  values: Record<string, number>;
}

export interface ReportChartProps {
  title: string;
  bars: readonly ChartBar[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** The series of a bar stand one behind the other, with their sum at the end. */
  stacked?: boolean;
  /** A line to measure by. */
  limit?: { value: number; name: string };
}

/** What is kept free at the right, for the value of the longest bar. */
const ROOM = '6.5rem';
const along = (part: number) => `calc((100% - ${ROOM}) * ${part})`;
const sumOf = (values: Record<string, number>) => Object.values(values).reduce((sum, value) => sum + value, 0);

/**
 * Bars side by side, each with its value beside it. It is a table, so it is read as one; and a few boxes, where the
 * charts' library alone weighs more than this page may.
 */
export function ReportChart({ title, bars, series, format, stacked = false, limit }: ReportChartProps) {
  if (bars.length === 0) return null;
  const values = bars.flatMap(bar => (stacked ? [sumOf(bar.values)] : Object.values(bar.values)));
  const most = Math.max(1, limit?.value ?? 0, ...values);
  return (
    <Card title={title} actions={<Legend series={series} limit={limit?.name} />} bodyClassName="p-0">
      <div role="region" aria-label={title} tabIndex={0} className="max-h-66 overflow-y-auto px-4 py-2 text-xs">
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <tbody>
            {bars.map(bar => (
              <tr key={bar.name}>
                <th scope="row" className="w-52 py-1 pr-3 text-right font-normal">
                  {bar.name}
                </th>
                <td className="relative py-1">
                  {limit && (
                    <span
                      aria-hidden
                      className="absolute inset-y-0 border-l border-dashed border-danger-text"
                      style={{ left: along(limit.value / most) }}
                    />
                  )}
                  {stacked ? (
                    <Stack bar={bar} series={series} most={most} format={format} />
                  ) : (
                    series.map(one => (
                      <Single key={one.key} one={one} value={bar.values[one.key] ?? 0} most={most} format={format} />
                    ))
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type Drawn = Pick<ReportChartProps, 'format'> & { most: number };

function Single({ one, value, most, format }: Drawn & { one: ChartSeries; value: number }) {
  return (
    <span className="relative flex h-4 items-center gap-2">
      <span
        aria-hidden
        className="h-3 min-w-px rounded-r-sm"
        style={{ width: along(value / most), background: one.color }}
      />
      <span className="tabular whitespace-nowrap">
        <span className="sr-only">{one.name}: </span>
        {format(value)}
      </span>
    </span>
  );
}

function Stack({ bar, series, most, format }: Drawn & { bar: ChartBar; series: readonly ChartSeries[] }) {
  const parts = series.filter(({ key }) => bar.values[key]);
  return (
    <span className="relative flex h-4 items-center">
      {parts.map(({ key, name, color }) => (
        <span key={key} className="h-3" style={{ width: along(bar.values[key]! / most), background: color }}>
          <span className="sr-only">{`${name}: ${format(bar.values[key]!)} `}</span>
        </span>
      ))}
      <span className="tabular pl-2 whitespace-nowrap">{format(sumOf(bar.values))}</span>
    </span>
  );
}

function Legend({ series, limit }: { series: readonly ChartSeries[]; limit?: string }) {
  if (series.length < 2 && !limit) return null;
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-3 text-xs">
      {series.map(({ key, name, color }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-xs" style={{ background: color }} />
          {name}
        </li>
      ))}
      {limit && (
        <li className="flex items-center gap-1.5">
          <span className="h-3 border-l border-dashed border-danger-text" />
          {limit}
        </li>
      )}
    </ul>
  );
}
