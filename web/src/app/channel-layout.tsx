import { useAtomValue } from 'jotai';
import { isOperator } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { AreaLayout } from './area-layout';
import { useMenu } from './use-menu';

/** The operator area, and for everybody the place where a facility is chosen. */
export function ChannelLayout() {
  const session = useAtomValue(sessionAtom);
  const groups = useMenu('channel', session ? isOperator(session.user) : false);
  return <AreaLayout groups={groups} home="/channel" />;
}
