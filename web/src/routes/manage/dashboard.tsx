import type { AccessKey } from '@alur/contracts/access';
import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { FirstSteps, type FirstStep } from '@/features/first-steps/first-steps';
import { DashboardScreen, type Lead, type Leads } from '@/features/report/dashboard-screen';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/dashboard')({
  loader: textsFor('report', 'first-steps'),
  component: Dashboard,
});

function Dashboard() {
  const navigate = Route.useNavigate();
  const can = useCan();
  useAccessScope('dashboard');
  const go: Record<FirstStep, () => void> = {
    people: () => void navigate({ to: '/channel/employee' }),
    rooms: () => void navigate({ to: '/manage/settings', search: { tab: 'outpatient' } }),
    schedules: () => void navigate({ to: '/manage/settings', search: { tab: 'schedule' } }),
    medicines: () => void navigate({ to: '/manage/inventory', search: { tab: 'item' } }),
    stock: () => void navigate({ to: '/manage/inventory' }),
    patient: () => void navigate({ to: '/manage/front-office/patient/add' }),
  };
  const queue = (stage?: 'active' | 'done' | 'all') => () =>
    void navigate({ to: '/manage/front-office/patient/clinic-queue', search: stage ? { stage } : {} });
  const rows: Record<Lead, { right: AccessKey; open: () => void }> = {
    bookings: { right: 'front-office.patient-queue:view', open: queue('all') },
    waiting: { right: 'front-office.patient-queue:view', open: queue('active') },
    ongoing: { right: 'outpatient.ongoing:view', open: () => void navigate({ to: '/manage/outpatient' }) },
    done: { right: 'front-office.patient-queue:view', open: queue('done') },
    patients: { right: 'front-office.patient-list:view', open: () => void navigate({ to: '/manage/front-office' }) },
    revenue: {
      right: 'cashier:view',
      open: () => void navigate({ to: '/manage/cashier', search: { status: 'PAID' } }),
    },
  };
  const leads: Leads = {
    open: lead => (can(rows[lead].right) ? rows[lead].open : null),
    bills: can('cashier:view') ? status => void navigate({ to: '/manage/cashier', search: { status } }) : null,
  };
  return <DashboardScreen leads={leads} first={<FirstSteps onGo={step => go[step]()} />} />;
}
