import { createFileRoute } from '@tanstack/react-router';
import { CHANNEL } from '@alur/contracts/identity/access';
import { HeldAnywhere } from '@/features/process/held-anywhere';
import { LiveProvider } from '@/live/live-context';

export const Route = createFileRoute('/channel/processes')({ component: ProcessesPage });

function ProcessesPage() {
  return (
    <LiveProvider merchantId={CHANNEL}>
      <HeldAnywhere />
    </LiveProvider>
  );
}
