import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { HeldBoard } from '@/features/process/held-board';
import { AuditTabs } from './-tabs';

export const Route = createFileRoute('/manage/audit/processes')({ component: HeldProcesses });

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
