import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { formatDate, formatNumber } from '@/ui/format';
import { ChartLegend, type ChartSeries } from './legend';
import { countLines, type Slot } from './scale';

/** How many of each series at one time. */
export interface Column {
  slot: Slot;
  values: Readonly<Record<string, number>>;
}

export interface ColumnChartProps {
  title: string;
  columns: readonly Column[];
  series: readonly ChartSeries[];
  /** What the first column of the table is called. */
  when: string;
}

/** Times that are written under the axis at most. */
const MOST_LABELS = 8;

/** A column's width at most, in percent of all. */
const WIDEST = 6;

const sumOf = (values: Column['values']) => Object.values(values).reduce((sum, value) => sum + value, 0);
const keyOf = ({ day, hour }: Slot) => `${day} ${hour}`;

/** How a time is written: `21 Nov 2026`, `21 Nov 2026 08.00`. */
function useSlotText() {
  const { t } = useTranslation('audit');
  const hourText = (hour: number) => t('reports.hour', { hour: String(hour).padStart(2, '0') });
  const slotText = ({ day, hour }: Slot) => [formatDate(day), ...(hour === null ? [] : [hourText(hour)])].join(' ');
  return { hourText, slotText };
}

/** Columns over time, one for each hour or day, with their series stacked. Screen readers get a table in its place. */
export function ColumnChart({ title, columns, series, when }: ColumnChartProps) {
  const { slotText } = useSlotText();
  const told = columns.filter(({ values }) => sumOf(values) > 0);
  if (told.length === 0) return null;
  const lines = countLines(Math.max(...told.map(({ values }) => sumOf(values))));
  return (
    <Card title={title} className="min-w-0" bodyClassName="flex flex-col gap-2 py-3">
      <ChartLegend series={series} />
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{when}</th>
              {series.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map(({ slot, values }) => (
              <tr key={keyOf(slot)}>
                <th scope="row">{slotText(slot)}</th>
                {series.map(({ key }) => (
                  <td key={key}>{formatNumber(values[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs">
        <div className="tabular relative h-36 min-w-6 text-right text-muted-foreground">
          {lines.map(line => (
            <span
              key={line}
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: `${(line / lines.at(-1)!) * 100}%` }}
            >
              {formatNumber(line)}
            </span>
          ))}
        </div>
        <svg width="100%" className="block h-36 overflow-visible">
          {lines.map(line => (
            <line
              key={line}
              x1={0}
              x2="100%"
              y1={`${100 - (line / lines.at(-1)!) * 100}%`}
              y2={`${100 - (line / lines.at(-1)!) * 100}%`}
              stroke="var(--border)"
            />
          ))}
          {columns.map((column, at) => (
            <Stack
              key={keyOf(column.slot)}
              column={column}
              left={(at / columns.length) * 100}
              width={100 / columns.length}
              most={lines.at(-1)!}
              series={series}
            />
          ))}
        </svg>
        <span />
        <Times columns={columns} />
      </div>
    </Card>
  );
}

interface StackProps {
  column: Column;
  /** Percent of the whole, as are the heights. */
  left: number;
  width: number;
  most: number;
  series: readonly ChartSeries[];
}

function Stack({ column: { slot, values }, left, width, most, series }: StackProps) {
  const { slotText } = useSlotText();
  const parts = series.filter(({ key }) => values[key]);
  /** The part of the column below the upper edge of the part at this index. */
  const upTo = (at: number) => parts.slice(0, at + 1).reduce((sum, { key }) => sum + values[key]!, 0);
  if (parts.length === 0) return null;
  const drawn = Math.min(width * 0.8, WIDEST);
  const words = parts.map(({ key, name }) => `${name} ${formatNumber(values[key]!)}`).join(', ');
  return (
    <g>
      <title>{`${slotText(slot)}: ${words}`}</title>
      {parts.map(({ key, color }, at) => (
        <rect
          key={key}
          x={`${left + (width - drawn) / 2}%`}
          y={`${100 - (upTo(at) / most) * 100}%`}
          width={`${drawn}%`}
          height={`${(values[key]! / most) * 100}%`}
          fill={color}
        />
      ))}
    </g>
  );
}

/** The times under the columns, as many as fit; under hours, the day is added where it begins. */
function Times({ columns }: Pick<ColumnChartProps, 'columns'>) {
  const { hourText } = useSlotText();
  const each = Math.ceil(columns.length / MOST_LABELS);
  const left = (at: number) => ({ left: `${((at + 0.5) / columns.length) * 100}%` });
  return (
    <div className="tabular relative h-9 text-muted-foreground">
      {columns.map(
        ({ slot: { day, hour } }, at) =>
          at % each === 0 && (
            <span key={`${day} ${hour}`} className="absolute top-1 -translate-x-1/2 whitespace-nowrap" style={left(at)}>
              {hour === null ? formatDate(day) : hourText(hour)}
            </span>
          ),
      )}
      {columns.map(
        ({ slot: { day, hour } }, at) =>
          hour !== null &&
          columns[at - 1]?.slot.day !== day && (
            <span key={day} className="absolute top-5 -translate-x-1/2 whitespace-nowrap" style={left(at)}>
              {formatDate(day)}
            </span>
          ),
      )}
    </div>
  );
}
