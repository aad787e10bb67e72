import { useAtomValue } from 'jotai';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useChannelCan } from '@/access/use-channel-can';
import { isOperator } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { useCurrentFacility } from '@/app/facilities';

/** Who manages access here: the operator in every facility, a facility's administrator in the one that she has chosen. */
export function useAccessManager() {
  const session = useAtomValue(sessionAtom);
  const operates = session ? isOperator(session.user) : false;
  useAccessScope(operates ? 'channel' : 'settings', operates ? 'acl' : 'access');
  const own = useCurrentFacility();
  const [can, canInChannel] = [useCan(), useChannelCan()];
  return {
    operates,
    own,
    /** Where somebody's page is: the operator's, or what a facility's administrator sees of her. */
    personAt: operates ? ('/channel/employee/$id' as const) : ('/channel/acl/employee/$id' as const),
    mayEdit: operates ? canInChannel('channel.acl:edit') : can('settings.access:edit'),
  };
}
