import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { AccessKey, AccessPath } from '@alur/contracts/access';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { get } from '@/api/http';
import { allows, type AccessModule } from './access-tree';
import type { Can } from './use-can';

const none: AccessModule[] = [];

/** Like `useCan`, but for the rights of the operator's area, whichever facility is chosen. */
export function useChannelCan(): Can {
  const { data = none } = useQuery({
    queryKey: ['channel-access'],
    queryFn: async ({ signal }) =>
      (await get<AccessModule[]>('/v2/module/modules', { limit: 500 }, { merchantId: CHANNEL, signal })).data,
    staleTime: 60_000,
  });
  return useCallback((right: AccessKey | AccessPath) => allows(data, right), [data]);
}
