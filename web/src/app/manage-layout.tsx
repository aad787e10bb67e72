import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { presentAccess } from '@/access/access-store';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { LiveProvider } from '@/live/live-context';
import { AreaLayout } from './area-layout';
import { LineState } from './line-state';
import { entryAt, mayOpen } from './menu';
import { NoticeBell } from './notice-bell';
import { LookingAs } from './looking-as';
import { useMenu } from './use-menu';

/** The facility area. Everything is remounted for another facility: live line, topics and pages start anew. */
export function ManageLayout() {
  const merchantId = useAtomValue(currentMerchantAtom);
  const groups = useMenu();
  useEffect(() => {
    // The page opens with the rights persisted at the last visit; the current ones follow.
    if (merchantId !== null) void presentAccess(merchantId).catch(() => {});
  }, [merchantId]);
  const can = useCan();
  const entry = entryAt(useLocation({ select: ({ pathname }) => pathname }));
  if (merchantId === null) return null;
  return (
    <LiveProvider key={merchantId} merchantId={merchantId}>
      <LookingAs merchantId={merchantId} />
      <AreaLayout
        groups={groups}
        home="/manage"
        line={
          <>
            <LineState />
            <NoticeBell />
          </>
        }
        isRefused={entry && !mayOpen(entry, can)}
      />
    </LiveProvider>
  );
}
