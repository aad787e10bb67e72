import type { AccessKey } from '@alur/contracts/access';
import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useToday } from '@/live/use-today';
import { FirstSteps, type FirstStep } from '@/features/first-steps/first-steps';
import { DashboardScreen, type Lead, type Leads } from '@/features/report/dashboard-screen';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/dashboard')({
  loader: textsFor('report', 'first-steps'),
  component: Dashboard,
});

/** The queue's stage for each status in the chart. */
const queueStage = { waiting: 'waiting', ongoing: 'serving', done: 'done', absent: 'absent' } as const;

function Dashboard() {
  const navigate = Route.useNavigate();
  const can = useCan();
  useAccessScope('dashboard');
  const today = useToday();
  const go: Record<FirstStep, () => void> = {
    people: () => void navigate({ to: '/channel/employee' }),
    rooms: () => void navigate({ to: '/manage/settings', search: { tab: 'outpatient' } }),
    schedules: () => void navigate({ to: '/manage/settings', search: { tab: 'schedule' } }),
    medicines: () => void navigate({ to: '/manage/inventory', search: { tab: 'item' } }),
    stock: () => void navigate({ to: '/manage/inventory' }),
    patient: () => void navigate({ to: '/manage/front-office/patient/add' }),
  };
  const queue = (stage: 'waiting' | 'done' | 'all') => () =>
    void navigate({ to: '/manage/front-office/patient/clinic-queue', search: { date: today, stage } });
  const paid = (from: string, to: string) =>
    void navigate({ to: '/manage/report', search: { tab: 'transaction', status: 'PAID', by: 'paid', from, to } });
  const rows: Record<Lead, { right: AccessKey; open: () => void }> = {
    bookings: { right: 'front-office.patient-queue:view', open: queue('all') },
    waiting: { right: 'front-office.patient-queue:view', open: queue('waiting') },
    ongoing: {
      right: 'outpatient.ongoing:view',
      open: () => void navigate({ to: '/manage/outpatient', search: { tab: 'ongoing' } }),
    },
    done: { right: 'front-office.patient-queue:view', open: queue('done') },
    newPatients: {
      right: 'front-office.patient-list:view',
      open: () => void navigate({ to: '/manage/front-office', search: { registered: today } }),
    },
    patients: { right: 'front-office.patient-list:view', open: () => void navigate({ to: '/manage/front-office' }) },
    // Revenue counts a bill on the day on which it was settled, whenever it was opened.
    revenue: can('report.transaction:view')
      ? { right: 'report.transaction:view', open: () => paid(today, today) }
      : { right: 'cashier:view', open: () => void navigate({ to: '/manage/cashier', search: { status: 'PAID' } }) },
  };
  const leads: Leads = {
    open: lead => (can(rows[lead].right) ? rows[lead].open : null),
    bills: can('cashier:view')
      ? status => void navigate({ to: '/manage/cashier', search: { status, from: today, to: today } })
      : null,
    paid: can('report.transaction:view') ? paid : null,
    clinic: can('front-office.patient-queue:view')
      ? (scheduleId, date, stage) =>
          void navigate({
            to: '/manage/front-office/patient/clinic-queue',
            search: { date, schedules: String(scheduleId), stage: queueStage[stage] },
          })
      : null,
    diagnosis: can('outpatient.medical-history:view')
      ? (diagnosis, from, to) =>
          void navigate({ to: '/manage/outpatient', search: { tab: 'medical-history', diagnosis, from, to } })
      : null,
  };
  return <DashboardScreen leads={leads} first={<FirstSteps onGo={step => go[step]()} />} />;
}
