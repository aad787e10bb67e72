import { dashboardRegistrations } from '@alur/contracts/patient/topics';
import { patients } from '@alur/contracts/patient/lists';
import { dashboardRevenue } from '@alur/contracts/report/revenue';
import type { TransactionStatus } from '@alur/contracts/transaction/enums';
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
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '@/access/read-only';
import { useCan } from '@/access/use-can';
import { useList } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { cn } from '@/ui/cn';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import { joined } from '@/ui/joined';
import { Skeleton } from '@/ui/states';
import { PageHead } from '@/ui/page-head';
import { DiagnosisTable } from './diagnosis-table';
import { OperationalChart, type Stage } from './operational-chart';
import { RevenueChart } from './revenue-chart';
import { TransactionIndicators } from './transaction-indicators';
import { YearChart } from './year-chart';

/** The lists to which a figure leads. */
export type Lead = 'bookings' | 'waiting' | 'ongoing' | 'done' | 'newPatients' | 'patients' | 'revenue';

export interface Leads {
  /** Returns what opens the rows behind a figure; null where the person may not see them. */
  open(lead: Lead): (() => void) | null;
  /** Opens the bills of a status; null where the person may not see them. */
  bills: ((status: TransactionStatus) => void) | null;
  /** Opens the paid bills of some days; null where the person may not see them. */
  paid: ((from: string, to: string) => void) | null;
  /** Opens the numbers of a clinic on a day in this stage; null where the person may not see them. */
  clinic: ((scheduleId: number, date: string, stage: Stage) => void) | null;
  /** Opens a month's visits with a diagnosis; null where the person may not see them. */
  diagnosis: ((code: string, from: string, to: string) => void) | null;
}

/** The figures of the day, all of them live. `first` is shown before them in a facility without any yet. */
export function DashboardScreen({ first, leads }: { first?: ReactNode; leads?: Leads }) {
  const { t } = useTranslation('report');
  const can = useCan();
  const readOnly = useReadOnly();
  const date = useToday();
  const visits = useTopic(dashboardVisits, { date });
  const registrations = useTopic(dashboardRegistrations, { date });
  const day = visits.rows[0];
  const count = (value: number | undefined) => (visits.loading ? null : formatNumber(value ?? 0));
  const seesMoney = can('dashboard:revenue');
  // The count is fetched now and is therefore today's, whatever day is shown; a replay cannot show it.
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
          onOpen={leads?.open('bookings')}
          value={count(day?.bookings)}
          note={joined(
            day && day.absent > 0 && t('absent', { count: day.absent }),
            day && day.cancelled > 0 && t('cancelled', { count: day.cancelled }),
          )}
        />
        <Figure icon={Hourglass} label={t('waiting')} onOpen={leads?.open('waiting')} value={count(day?.waiting)} />
        <Figure icon={Stethoscope} label={t('ongoing')} onOpen={leads?.open('ongoing')} value={count(day?.ongoing)} />
        <Figure icon={CircleCheck} label={t('done')} onOpen={leads?.open('done')} value={count(day?.done)} />
        <Figure
          icon={ClipboardPlus}
          label={t('newPatients')}
          onOpen={leads?.open('newPatients')}
          value={registrations.loading ? null : formatNumber(registrations.rows[0]?.registered ?? 0)}
        />
        {seesPatients && (
          <RegisteredPatients newest={registrations.rows[0]?.registered ?? 0} onOpen={leads?.open('patients')} />
        )}
        {seesMoney && <RevenueFigure date={date} onOpen={leads?.open('revenue')} />}
      </section>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <OperationalChart date={date} onOpen={leads?.clinic ?? undefined} />
        {seesMoney && <TransactionIndicators date={date} onOpen={leads?.bills ?? undefined} />}
        {seesMoney && <RevenueChart date={date} onOpen={leads?.paid ?? undefined} />}
        {seesMoney && !readOnly && <YearChart today={date} onOpen={leads?.paid ?? undefined} />}
      </div>
      {!readOnly && <DiagnosisTable today={date} onOpen={leads?.diagnosis ?? undefined} />}
    </div>
  );
}

/** The number of patients, fetched again whenever one more is registered today. */
type OnOpen = (() => void) | null | undefined;

function RegisteredPatients({ newest, onOpen }: { newest: number; onOpen: OnOpen }) {
  const { t } = useTranslation('report');
  const list = useList(patients, { status: 'active', limit: 1 });
  // `retry` is created anew at each render, so the effect depends on the number of registrations alone.
  const onNewest = useEffectEvent(list.retry);
  useEffect(() => onNewest(), [newest]);
  return (
    <Figure
      icon={UsersRound}
      label={t('registered')}
      onOpen={onOpen}
      value={list.loading ? null : list.error ? '–' : formatNumber(list.total)}
    />
  );
}

function RevenueFigure({ date, onOpen }: { date: string; onOpen: OnOpen }) {
  const { t } = useTranslation('report');
  const revenue = useTopic(dashboardRevenue, { date });
  const row = revenue.rows[0];
  const note = joined(
    row && t('transactions', { count: row.transactions }),
    row && row.receivable > 0 && t('receivable', { amount: formatRupiah(row.receivable) }),
  );
  return (
    <Figure
      icon={Banknote}
      label={t('revenue')}
      onOpen={onOpen}
      wide
      value={revenue.loading ? null : formatRupiah(row?.total ?? 0)}
      note={note}
    />
  );
}

function Figure({
  icon: Icon,
  label,
  value,
  note,
  wide = false,
  onOpen,
}: {
  icon: LucideIcon;
  label: string;
  value: ReactNode | null;
  /** A line below the figure, whose place is kept while there is nothing to say. */
  note?: string;
  wide?: boolean;
  onOpen?: OnOpen;
}) {
  return (
    <div
      className={cn(
        'relative flex flex-col gap-1 rounded-lg border bg-raised p-4',
        onOpen && 'hover:bg-muted',
        wide && 'max-md:col-span-2 xl:col-span-2',
      )}
    >
      <h2 className="flex items-center gap-2 text-muted-foreground">
        <Icon aria-hidden className="size-4" />
        {onOpen ? (
          // The figure is pressed as its label is: all of the card is the button.
          <button
            type="button"
            className="text-left after:absolute after:inset-0 hover:text-foreground hover:underline"
            onClick={onOpen}
          >
            {label}
          </button>
        ) : (
          label
        )}
      </h2>
      {value === null ? (
        <Skeleton className="my-0.5 h-7 w-20" />
      ) : (
        <output className="tabular text-2xl font-semibold">{value}</output>
      )}
      {note !== undefined && <p className="tabular min-h-4 text-xs text-muted-foreground">{note}</p>}
    </div>
  );
}
