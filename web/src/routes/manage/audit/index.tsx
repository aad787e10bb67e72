import { createFileRoute, redirect } from '@tanstack/react-router';
import { can } from '@/access/access-store';
import { HomeScreen } from '@/app/home-screen';
import { auditTabs } from '@/features/audit/tab-list';

export const Route = createFileRoute('/manage/audit/')({
  beforeLoad: () => {
    const first = auditTabs(can)[0];
    if (first) throw redirect({ to: first.to, replace: true });
  },
  component: HomeScreen,
});
