import { useAtomValue } from 'jotai';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useChannelCan } from '@/access/use-channel-can';
import { isOperator } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { useCurrentFacility } from '@/app/facilities';

/**
 * The facility whose access is administered here: the operator chooses any, a facility's administrator has the current
 * one.
 */
export function useAccessManager() {
  const session = useAtomValue(sessionAtom);
  const operates = session ? isOperator(session.user) : false;
  useAccessScope(operates ? 'channel' : 'settings', operates ? 'acl' : 'access');
  const own = useCurrentFacility();
  const [can, canInChannel] = [useCan(), useChannelCan()];
  return {
    operates,
    own,
    /** The page of a person: the operator's, or the one of a facility's administrator, which shows less. */
    personAt: operates ? ('/channel/employee/$id' as const) : ('/channel/acl/employee/$id' as const),
    mayEdit: operates ? canInChannel('channel.acl:edit') : can('settings.access:edit'),
  };
}
