import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { HeldBoard } from '@/features/process/held-board';
import { AuditTabs } from './-tabs';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/audit/processes')({
  loader: textsFor('audit', 'process'),
  component: HeldProcesses,
});

function HeldProcesses() {
  useAccessScope('audit');
  const navigate = Route.useNavigate();
  return (
    <>
      <AuditTabs />
      <HeldBoard onBill={bill => void navigate({ to: '/manage/cashier', search: { bill } })} />
    </>
  );
}
