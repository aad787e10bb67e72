import { Bar, BarChart, LabelList, Legend, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';

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
  /** What it shows, for those who do not see it. */
  label: string;
  bars: readonly ChartBar[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** A line to measure by. */
  limit?: { value: number; name: string };
}

const ROW = 22;
const text = { fill: 'var(--foreground)', fontSize: 12 };

/** Bars side by side, each with its value; a chunk of its own, for the library is large. */
export default function ReportChart({ label, bars, series, format, limit }: ReportChartProps) {
  const data = bars.map(({ name, values }) => ({ name, ...values }));
  const height = bars.length * (series.length * ROW + 10) + (series.length > 1 ? 28 : 4) + (limit ? 18 : 0);
  return (
    <figure>
      <div aria-hidden style={{ height }}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            layout="vertical"
            margin={{ top: limit ? 18 : 0, right: 96, bottom: 0, left: 0 }}
            barCategoryGap={8}
            accessibilityLayer={false}
          >
            <XAxis type="number" hide domain={[0, (most: number) => (limit ? Math.max(most, limit.value) : most)]} />
            <YAxis type="category" dataKey="name" width={190} tickLine={false} axisLine={false} tick={text} />
            {series.length > 1 && <Legend verticalAlign="bottom" height={24} wrapperStyle={{ fontSize: 12 }} />}
            {series.map(({ key, name, color }) => (
              <Bar key={key} dataKey={key} name={name} fill={color} radius={[0, 4, 4, 0]} isAnimationActive={false}>
                <LabelList dataKey={key} position="right" formatter={value => format(Number(value))} style={text} />
              </Bar>
            ))}
            {limit && (
              <ReferenceLine
                x={limit.value}
                stroke="var(--danger-text)"
                strokeDasharray="4 3"
                label={{ value: limit.name, position: 'top', ...text }}
              />
            )}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map(({ key }) => (
                  <td key={key}>{format(values[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}
