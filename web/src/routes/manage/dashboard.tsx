import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { FirstSteps, type FirstStep } from '@/features/first-steps/first-steps';
import { DashboardScreen } from '@/features/report/dashboard-screen';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/dashboard')({
  loader: textsFor('report', 'first-steps'),
  component: Dashboard,
});

function Dashboard() {
  const navigate = Route.useNavigate();
  useAccessScope('dashboard');
  const go: Record<FirstStep, () => void> = {
    people: () => void navigate({ to: '/channel/acl' }),
    rooms: () => void navigate({ to: '/manage/settings', search: { tab: 'outpatient' } }),
    schedules: () => void navigate({ to: '/manage/settings', search: { tab: 'schedule' } }),
    medicines: () => void navigate({ to: '/manage/inventory', search: { tab: 'item' } }),
    patient: () => void navigate({ to: '/manage/front-office/patient/add' }),
  };
  return <DashboardScreen first={<FirstSteps onGo={step => go[step]()} />} />;
}
