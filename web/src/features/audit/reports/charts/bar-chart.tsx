import { Card } from '@/ui/card';
import { formatNumber } from '@/ui/format';
import type { ChartSeries } from './legend';

export interface Bar {
  name: string;
  values: Readonly<Record<string, number>>;
}

export interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  /** Which colours they have; the chart beside it says so. */
  series: readonly ChartSeries[];
}

/** Room at the right for the sum of the longest bar. */
const ROOM = '3rem';
const along = (part: number) => `calc((100% - ${ROOM}) * ${part})`;
const sumOf = (values: Bar['values']) => Object.values(values).reduce((sum, value) => sum + value, 0);

/**
 * Horizontal bars with their series one behind the other and their sum at the end. Screen readers get it as a table.
 */
export function BarChart({ title, bars, series }: BarChartProps) {
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.map(({ values }) => sumOf(values)));
  return (
    <Card title={title} bodyClassName="p-0">
      <div role="region" aria-label={title} tabIndex={0} className="max-h-52 overflow-y-auto px-4 py-2 text-xs">
        <table className="w-full table-fixed">
          <caption className="sr-only">{title}</caption>
          <tbody>
            {bars.map(bar => (
              <tr key={bar.name}>
                <th scope="row" className="w-2/5 truncate py-1 pr-3 text-right font-normal" title={bar.name}>
                  {bar.name}
                </th>
                <td className="py-1">
                  <Stack bar={bar} series={series} most={most} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Stack({ bar, series, most }: { bar: Bar; series: readonly ChartSeries[]; most: number }) {
  const parts = series.filter(({ key }) => bar.values[key]);
  return (
    <span className="flex h-4 items-center">
      {parts.map(({ key, name, color }) => (
        <span key={key} className="h-3" style={{ width: along(bar.values[key]! / most), background: color }}>
          <span className="sr-only">{`${name}: ${formatNumber(bar.values[key]!)} `}</span>
        </span>
      ))}
      <span className="tabular pl-2 whitespace-nowrap">{formatNumber(sumOf(bar.values))}</span>
    </span>
  );
}
