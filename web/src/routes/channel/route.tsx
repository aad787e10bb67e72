import { createFileRoute } from '@tanstack/react-router';
import { ensureAccess } from '@/access/access-store';
import { currentMerchant } from '@/access/current-merchant';
import { ChannelLayout } from '@/app/channel-layout';
import { guardChannel, mayManage } from '@/app/guards';

export const Route = createFileRoute('/channel')({
  beforeLoad: async () => {
    const { session } = guardChannel();
    const merchantId = currentMerchant();
    // A facility's administrator works here by her rights at the facility. Where they cannot be had, such as in a
    // suspended facility, she can still choose another one.
    if (merchantId !== null && mayManage(session.user, merchantId)) await ensureAccess(merchantId).catch(() => {});
    return { session };
  },
  // As in `/manage`.
  pendingMs: Infinity,
  component: ChannelLayout,
});
