import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useTranslation } from 'react-i18next';
import { formatRupiah } from '@/ui/format';
import type { RevenueComponent } from './revenue-parts';

/** Bars from the greatest down, each with its sum. It is a chunk of its own, because the chart library is large. */
export default function ComponentChart({ parts }: { parts: { component: RevenueComponent; amount: number }[] }) {
  const { t } = useTranslation('report');
  const data = parts.map(part => ({ name: t(`component.${part.component}`), amount: part.amount }));
  return (
    <figure>
      <div aria-hidden style={{ height: data.length * 40 + 8 }}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            layout="vertical"
            margin={{ top: 0, right: 104, bottom: 0, left: 0 }}
            barCategoryGap={10}
            accessibilityLayer={false}
          >
            <XAxis type="number" hide domain={[0, 'dataMax']} />
            <YAxis
              type="category"
              dataKey="name"
              width={116}
              tickLine={false}
              axisLine={false}
              tick={{ fill: 'var(--foreground)', fontSize: 14 }}
            />
            <Bar dataKey="amount" fill="var(--chart-1)" radius={[0, 4, 4, 0]} isAnimationActive={false}>
              <LabelList
                dataKey="amount"
                position="right"
                formatter={amount => formatRupiah(Number(amount))}
                style={{ fill: 'var(--foreground)', fontSize: 14 }}
              />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="sr-only">
        <table>
          <caption>{t('chartTable')}</caption>
          <tbody>
            {data.map(part => (
              <tr key={part.name}>
                <th scope="row">{part.name}</th>
                <td>{formatRupiah(part.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}
