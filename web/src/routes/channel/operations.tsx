import { createFileRoute } from '@tanstack/react-router';
import { guardOperator } from '@/app/guards';
import { OperationsScreen } from '@/features/operations/operations-screen';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/operations')({
  beforeLoad: guardOperator,
  loader: textsFor('operations'),
  component: OperationsPage,
});

function OperationsPage() {
  const navigate = Route.useNavigate();
  return <OperationsScreen onHeld={() => void navigate({ to: '/channel/processes' })} />;
}
