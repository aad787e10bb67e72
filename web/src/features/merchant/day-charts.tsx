import type { FacilityDayRow } from '@alur/contracts/merchant/topics';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';

const figures = [
  { figure: 'visits', color: 'var(--chart-1)', say: formatNumber },
  { figure: 'patients', color: 'var(--chart-3)', say: formatNumber },
  { figure: 'revenue', color: 'var(--chart-2)', say: formatRupiah },
] as const;

const tick = { fill: 'var(--muted-foreground)', fontSize: 12 };

/**
 * Each figure by day, and all of them as a table for screen readers. It is a chunk of its own, because the chart
 * library is large.
 */
export default function DayCharts({ days }: { days: readonly FacilityDayRow[] }) {
  const { t } = useTranslation('merchant');
  return (
    <figure>
      <div aria-hidden className="grid gap-4 lg:grid-cols-3">
        {figures.map(shown => (
          <DayChart key={shown.figure} days={days} {...shown} />
        ))}
      </div>
      <figcaption className="sr-only">
        <table>
          <caption>{t('figure.days')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('figure.day')}</th>
              {figures.map(({ figure }) => (
                <th key={figure} scope="col">
                  {t(`figure.perDay.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(day => (
              <tr key={day.date}>
                <th scope="row">{formatDate(day.date)}</th>
                {figures.map(({ figure, say }) => (
                  <td key={figure}>{say(day[figure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}

function DayChart({ days, figure, color, say }: { days: readonly FacilityDayRow[] } & (typeof figures)[number]) {
  const { t, i18n } = useTranslation('merchant');
  const short = new Intl.NumberFormat(i18n.language, { notation: 'compact' });
  const name = t(`figure.perDay.${figure}`);
  return (
    <div className="min-w-0">
      <p className="text-muted-foreground">{name}</p>
      <div className="h-32">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={[...days]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <XAxis
              dataKey="date"
              tickFormatter={date => formatDate(String(date))}
              minTickGap={24}
              tickLine={false}
              axisLine={{ stroke: 'var(--border)' }}
              tick={tick}
            />
            <YAxis
              width={56}
              allowDecimals={false}
              tickFormatter={value => short.format(Number(value))}
              tickCount={4}
              tickLine={false}
              axisLine={false}
              tick={tick}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--border)', opacity: 0.5 }}
              labelFormatter={date => (typeof date === 'string' ? formatDate(date) : null)}
              formatter={value => [say(Number(value)), name]}
              contentStyle={{ background: 'var(--raised)', borderColor: 'var(--border)', borderRadius: 6 }}
              labelStyle={{ color: 'var(--foreground)' }}
              itemStyle={{ color: 'var(--foreground)' }}
            />
            <Bar dataKey={figure} fill={color} radius={[2, 2, 0, 0]} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
