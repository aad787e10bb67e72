import { useMemo } from 'react';
import { useChannelCan } from '@/access/use-channel-can';
import { AreaLayout } from './area-layout';
import { mayOpen, menuOf } from './menu';

/** The operator area, and for everybody the place where a facility is chosen. */
export function ChannelLayout() {
  const can = useChannelCan();
  const groups = useMemo(
    () => menuOf('channel', entry => mayOpen(entry, can) || entry.path === '/channel/merchants'),
    [can],
  );
  return <AreaLayout groups={groups} home="/channel" />;
}
