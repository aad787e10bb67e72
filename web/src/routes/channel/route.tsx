import { createFileRoute } from '@tanstack/react-router';
import { ChannelLayout } from '@/app/channel-layout';
import { guardChannel } from '@/app/guards';

export const Route = createFileRoute('/channel')({ beforeLoad: guardChannel, component: ChannelLayout });
