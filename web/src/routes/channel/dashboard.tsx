import { createFileRoute } from '@tanstack/react-router';
import { guardOperator } from '@/app/guards';
import { FiguresScreen } from '@/features/merchant/figures-screen';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/dashboard')({
  beforeLoad: guardOperator,
  loader: textsFor('merchant'),
  component: ChannelDashboardPage,
});

function ChannelDashboardPage() {
  const navigate = Route.useNavigate();
  return <FiguresScreen onOpen={id => void navigate({ to: '/channel/merchants/$id', params: { id } })} />;
}
