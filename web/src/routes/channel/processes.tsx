import { createFileRoute } from '@tanstack/react-router';
import { guardOperator } from '@/app/guards';
import { HeldAnywhere } from '@/features/process/held-anywhere';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/processes')({
  beforeLoad: guardOperator,
  loader: textsFor('process'),
  component: ProcessesPage,
});

function ProcessesPage() {
  return <HeldAnywhere />;
}
