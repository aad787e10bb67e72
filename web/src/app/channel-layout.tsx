import { CHANNEL } from '@alur/contracts/kernel/channel';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useChannelCan } from '@/access/use-channel-can';
import { isOperator } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { LiveProvider } from '@/live/live-context';
import { AreaLayout } from './area-layout';
import { LineState } from './line-state';
import { mayOpen, menuOf } from './menu';
import { useMenu } from './use-menu';

const CHOICE = '/channel/merchants';

/**
 * The operator area, where everybody chooses a facility as well. An operator gets the area's own live line; somebody
 * who manages roles and people of her facility here keeps that facility's menu and live line, because she has not left
 * it.
 */
export function ChannelLayout() {
  const session = useAtomValue(sessionAtom);
  const own = useAtomValue(currentMerchantAtom);
  const isChoosing = useLocation({ select: ({ pathname }) => pathname === CHOICE });
  if (session && isOperator(session.user))
    return (
      <LiveProvider key={CHANNEL} merchantId={CHANNEL}>
        <Channel line={<LineState />} />
      </LiveProvider>
    );
  if (own === null || isChoosing) return <Channel />;
  return (
    <LiveProvider key={own} merchantId={own}>
      <OfFacility />
    </LiveProvider>
  );
}

function Channel({ line }: { line?: ReactNode }) {
  const can = useChannelCan();
  const groups = useMemo(() => menuOf('channel', entry => mayOpen(entry, can) || entry.path === CHOICE), [can]);
  return <AreaLayout groups={groups} home="/channel" line={line} />;
}

function OfFacility() {
  return <AreaLayout groups={useMenu()} home="/manage" line={<LineState />} />;
}
