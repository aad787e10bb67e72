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
  // The former screen stays until the frame has loaded, and the frame shows that its page is loading.
  pendingMs: Infinity,
  component: ManageLayout,
});
