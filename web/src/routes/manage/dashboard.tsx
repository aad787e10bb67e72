import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { DashboardScreen } from '@/features/report/dashboard-screen';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/dashboard')({ loader: textsFor('report'), component: Dashboard });

function Dashboard() {
  useAccessScope('dashboard');
  return <DashboardScreen />;
}
