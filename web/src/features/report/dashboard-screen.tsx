import { dashboardRegistrations } from '@alur/contracts/patient/topics';
import { patients } from '@alur/contracts/patient/lists';
import { dashboardRevenue } from '@alur/contracts/report/revenue';
import { dashboardVisits } from '@alur/contracts/queue/topics';
import {
  Banknote,
  CalendarCheck,
  CircleCheck,
  ClipboardPlus,
  Hourglass,
  Stethoscope,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '@/access/read-only';
import { useCan } from '@/access/use-can';
import { useList } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import { EmptyState, Skeleton } from '@/ui/states';
import { revenueParts } from './revenue-parts';
import { PageHead } from '@/ui/page-head';

const ComponentChart = lazy(() => import('./component-chart'));

/** The day in numbers, each changing by itself. `first`: what comes before them in a facility that has none yet. */
export function DashboardScreen({ first }: { first?: ReactNode }) {
  const { t } = useTranslation('report');
  const can = useCan();
  const readOnly = useReadOnly();
  const date = useToday();
  const visits = useTopic(dashboardVisits, { date });
  const registrations = useTopic(dashboardRegistrations, { date });
  const day = visits.rows[0];
  const count = (value: number | undefined) => (visits.loading ? null : formatNumber(value ?? 0));
  const seesMoney = can('dashboard:revenue');
  // Counted anew at each look, and so of today whatever day is shown.
  const seesPatients = can('front-office.patient-list:view') && !readOnly;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        meta={formatDate(date, 'long')}
        actions={<Freshness topicKey={visits.topicKey} status={visits.status} />}
      />
      {first}
      <section aria-label={t('cards')} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        <Figure
          icon={CalendarCheck}
          label={t('bookings')}
          value={count(day?.bookings)}
          note={
            day && (day.absent > 0 || day.cancelled > 0)
              ? [
                  day.absent > 0 && t('absent', { count: day.absent }),
                  day.cancelled > 0 && t('cancelled', { count: day.cancelled }),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : undefined
          }
        />
        <Figure icon={Hourglass} label={t('waiting')} value={count(day?.waiting)} />
        <Figure icon={Stethoscope} label={t('ongoing')} value={count(day?.ongoing)} />
        <Figure icon={CircleCheck} label={t('done')} value={count(day?.done)} />
        <Figure
          icon={ClipboardPlus}
          label={t('newPatients')}
          value={registrations.loading ? null : formatNumber(registrations.rows[0]?.registered ?? 0)}
        />
        {seesPatients && <RegisteredPatients newest={registrations.rows[0]?.registered ?? 0} />}
        {seesMoney && <RevenueFigure date={date} />}
      </section>
      {seesMoney && <RevenueChart date={date} />}
    </div>
  );
}

/** How many patients there are; asked anew whenever one more is registered today. */
function RegisteredPatients({ newest }: { newest: number }) {
  const { t } = useTranslation('report');
  const list = useList(patients, { status: 'active', limit: 1 });
  const { retry } = list;
  // `retry` is made anew at each render; one more patient is what asks again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => retry(), [newest]);
  return (
    <Figure
      icon={UsersRound}
      label={t('registered')}
      value={list.loading ? null : list.error ? '–' : formatNumber(list.total)}
    />
  );
}

function RevenueFigure({ date }: { date: string }) {
  const { t } = useTranslation('report');
  const revenue = useTopic(dashboardRevenue, { date });
  const row = revenue.rows[0];
  const note =
    row &&
    [
      t('transactions', { count: row.transactions }),
      row.receivable > 0 && t('receivable', { amount: formatRupiah(row.receivable) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Figure
      icon={Banknote}
      label={t('revenue')}
      wide
      value={revenue.loading ? null : formatRupiah(row?.total ?? 0)}
      note={note}
    />
  );
}

function RevenueChart({ date }: { date: string }) {
  const { t } = useTranslation('report');
  const revenue = useTopic(dashboardRevenue, { date });
  const row = revenue.rows[0];
  const parts = row ? revenueParts(row) : [];
  return (
    <Card title={t('byComponent')} actions={<Freshness topicKey={revenue.topicKey} status={revenue.status} />}>
      {parts.length > 0 ? (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ComponentChart parts={parts} />
        </Suspense>
      ) : (
        <EmptyState icon={Banknote} title={t('noRevenue')}>
          {t('noRevenueHint')}
        </EmptyState>
      )}
    </Card>
  );
}

function Figure({
  icon: Icon,
  label,
  value,
  note,
  wide = false,
}: {
  icon: LucideIcon;
  label: string;
  value: ReactNode | null;
  note?: string;
  wide?: boolean;
}) {
  return (
    <div className={cn('flex flex-col gap-1 rounded-lg border bg-raised p-4', wide && 'xl:col-span-2')}>
      <h2 className="flex items-center gap-2 text-muted-foreground">
        <Icon aria-hidden className="size-4" />
        {label}
      </h2>
      {value === null ? (
        <Skeleton className="my-1 h-7 w-20" />
      ) : (
        <output className="tabular text-2xl font-semibold">{value}</output>
      )}
      {note && <p className="tabular text-xs text-muted-foreground">{note}</p>}
    </div>
  );
}
