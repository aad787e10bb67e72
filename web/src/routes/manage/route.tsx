import { createFileRoute } from '@tanstack/react-router';
import { ensureAccess } from '@/access/access-store';
import { guardManage } from '@/app/guards';
import { ManageLayout } from '@/app/manage-layout';

export const Route = createFileRoute('/manage')({
  beforeLoad: async () => {
    const { session, merchantId } = guardManage();
    await ensureAccess(merchantId);
    return { session, merchantId };
  },
  // Until the frame is there what was there stays, and then the frame waits for its page.
  pendingMs: Infinity,
  component: ManageLayout,
});
