import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/**
 * Asks before a page is left on which something was typed that nobody else has: by a link, by the browser's back button, by
 * a reload. Logging out asks nothing, for the person may be gone.
 */
export function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const { t } = useTranslation('shell');
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => next.pathname !== '/' && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={open => !open && blocker.reset?.()}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
