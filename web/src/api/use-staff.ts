import type { StaffMember } from '@alur/contracts/identity/staff';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { get } from './http';

const none: StaffMember[] = [];

/**
 * Everyone who holds a role in the facility, including those who can no longer log in, and a function for a name by id.
 */
export function useStaff() {
  const merchant = useAtomValue(currentMerchantAtom);
  const { data: people = none, isPending: loading } = useQuery({
    queryKey: ['staff', merchant],
    queryFn: async ({ signal }) => (await get<StaffMember[]>('/v2/identity/staff', {}, { signal })).data,
    staleTime: 5 * 60_000,
  });
  const byId = useMemo(() => new Map(people.map(one => [one.id, one.name])), [people]);
  const nameOf = useCallback((id: number) => byId.get(id) ?? null, [byId]);
  return { people, nameOf, loading };
}
