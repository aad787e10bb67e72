import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { DashboardScreen } from '@/features/report/dashboard-screen';

export const Route = createFileRoute('/manage/dashboard')({ component: Dashboard });

function Dashboard() {
  useAccessScope('dashboard');
  return <DashboardScreen />;
}
