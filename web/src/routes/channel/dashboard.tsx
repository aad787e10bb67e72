import { createFileRoute } from '@tanstack/react-router';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { guardOperator } from '@/app/guards';
import { FiguresScreen } from '@/features/merchant/figures-screen';
import { textsFor } from '@/i18n/i18n';
import { LiveProvider } from '@/live/live-context';

export const Route = createFileRoute('/channel/dashboard')({
  beforeLoad: guardOperator,
  loader: textsFor('merchant'),
  component: ChannelDashboardPage,
});

function ChannelDashboardPage() {
  const navigate = Route.useNavigate();
  return (
    <LiveProvider merchantId={CHANNEL}>
      <FiguresScreen onOpen={id => void navigate({ to: '/channel/merchants/$id', params: { id } })} />
    </LiveProvider>
  );
}
