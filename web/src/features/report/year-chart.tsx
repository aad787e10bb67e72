import { dashboardYear } from '@alur/contracts/report/dashboard';
import { ChevronLeft, ChevronRight, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatNumber, formatRupiah } from '@/ui/format';
import { EmptyState, Skeleton } from '@/ui/states';
import { daysOfMonth } from './revenue-parts';

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** The revenue of each month of a year, and the number of its transactions. */
export function YearChart({
  today,
  onOpen,
}: {
  today: string;
  /** Opens the paid bills of some days. */
  onOpen?: ((from: string, to: string) => void) | undefined;
}) {
  const thisYear = today.slice(0, 4);
  const { t, i18n } = useTranslation('report');
  const [year, setYear] = useState(thisYear);
  const topic = useTopic(dashboardYear, { year });
  const of = new Map(topic.rows.map(row => [row.month, row]));
  const data = months.map(month => {
    const row = of.get(`${year}-${month}`);
    const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' }).format(
      new Date(`${year}-${month}-01T00:00:00Z`),
    );
    return { month, name, total: row?.total ?? 0, transactions: row?.transactions ?? 0 };
  });
  const most = Math.max(1, ...data.map(({ total }) => total));
  const turn = (by: number) => setYear(String(Number(year) + by));
  return (
    <Card
      title={t('year', { year })}
      actions={
        <>
          <Button size="icon-sm" variant="ghost" aria-label={t('previousYear')} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('nextYear')}
            disabled={year >= thisYear}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </>
      }
    >
      {topic.loading ? (
        <Skeleton className="h-56" />
      ) : topic.rows.length === 0 ? (
        <EmptyState icon={TrendingUp} title={t('noYear', { year })} />
      ) : (
        <figure>
          <div className="grid h-56 grid-cols-12 items-end gap-1.5">
            {data.map(one => (
              <MonthBar
                key={one.month}
                of={one}
                year={year}
                most={most}
                onOpen={onOpen && (() => onOpen(...daysOfMonth(`${year}-${one.month}`, today)))}
              />
            ))}
          </div>
          <figcaption className="sr-only">
            <table>
              <caption>{t('yearTable')}</caption>
              <thead>
                <tr>
                  <th>{t('month')}</th>
                  <th>{t('amount')}</th>
                  <th>{t('count')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ month, name, total, transactions }) => (
                  <tr key={month}>
                    <th scope="row">{name}</th>
                    <td>{formatRupiah(total)}</td>
                    <td>{formatNumber(transactions)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </figcaption>
        </figure>
      )}
    </Card>
  );
}

/** A month's bar with its number of transactions and revenue; its name opens its bills. */
function MonthBar({
  of: { name, total, transactions },
  year,
  most,
  onOpen,
}: {
  of: { name: string; total: number; transactions: number };
  year: string;
  most: number;
  onOpen: (() => void) | undefined;
}) {
  const { t } = useTranslation('report');
  return (
    <div
      title={`${name} ${year}: ${formatRupiah(total)}, ${transactions} ${t('count').toLowerCase()}`}
      className="flex h-full min-w-0 flex-col justify-end gap-1 text-center text-xs"
    >
      <span aria-hidden className="tabular truncate text-muted-foreground">
        {transactions > 0 ? formatNumber(transactions) : ''}
      </span>
      <span className="min-h-px rounded-t-sm bg-chart-1" style={{ height: `${(Math.max(0, total) / most) * 78}%` }} />
      {onOpen && transactions > 0 ? (
        <button
          type="button"
          className="truncate text-primary-text hover:underline"
          aria-label={t('billsOf', { month: `${name} ${year}` })}
          onClick={onOpen}
        >
          {name}
        </button>
      ) : (
        <span aria-hidden className="truncate text-muted-foreground">
          {name}
        </span>
      )}
    </div>
  );
}
