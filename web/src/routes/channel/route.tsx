import { createFileRoute } from '@tanstack/react-router';
import { ChannelLayout } from '@/app/channel-layout';
import { guardChannel } from '@/app/guards';

export const Route = createFileRoute('/channel')({
  beforeLoad: guardChannel,
  // As in `/manage`.
  pendingMs: Infinity,
  component: ChannelLayout,
});
