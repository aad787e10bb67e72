import { createFileRoute, Navigate } from '@tanstack/react-router';
import { HomeScreen } from '@/app/home-screen';
import { useAuditTabs } from './-tabs';

export const Route = createFileRoute('/manage/audit/')({ component: AuditIndex });

function AuditIndex() {
  const first = useAuditTabs()[0];
  return first ? <Navigate to={first.to} replace /> : <HomeScreen />;
}
