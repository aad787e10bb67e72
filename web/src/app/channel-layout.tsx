import { CHANNEL } from '@alur/contracts/kernel/channel';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useChannelCan } from '@/access/use-channel-can';
import { isOperator } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { LiveProvider } from '@/live/live-context';
import { AreaLayout } from './area-layout';
import { LineState } from './line-state';
import { mayOpen, menuOf } from './menu';

/**
 * The operator area, and for everybody the place where a facility is chosen. The operator has the area's own live line; who
 * keeps roles and people of her facility here has that facility's, so that what she may do follows at once.
 */
export function ChannelLayout() {
  const can = useChannelCan();
  const session = useAtomValue(sessionAtom);
  const own = useAtomValue(currentMerchantAtom);
  const groups = useMemo(
    () => menuOf('channel', entry => mayOpen(entry, can) || entry.path === '/channel/merchants'),
    [can],
  );
  const lineOf = session && isOperator(session.user) ? CHANNEL : own;
  if (lineOf === null) return <AreaLayout groups={groups} home="/channel" />;
  return (
    <LiveProvider key={lineOf} merchantId={lineOf}>
      <AreaLayout groups={groups} home="/channel" line={<LineState />} />
    </LiveProvider>
  );
}
