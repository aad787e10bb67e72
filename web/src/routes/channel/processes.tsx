import { createFileRoute } from '@tanstack/react-router';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { HeldAnywhere } from '@/features/process/held-anywhere';
import { LiveProvider } from '@/live/live-context';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/processes')({
  loader: textsFor('process'),
  component: ProcessesPage,
});

function ProcessesPage() {
  return (
    <LiveProvider merchantId={CHANNEL}>
      <HeldAnywhere />
    </LiveProvider>
  );
}
