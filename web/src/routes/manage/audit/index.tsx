import { createFileRoute, Navigate } from '@tanstack/react-router';
import { HomeScreen } from '@/app/home-screen';
import { useAuditTabs } from './-tabs';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/audit/')({ loader: textsFor('audit'), component: AuditIndex });

function AuditIndex() {
  const first = useAuditTabs()[0];
  return first ? <Navigate to={first.to} replace /> : <HomeScreen />;
}
