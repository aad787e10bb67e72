import { roleList } from '@alur/contracts/identity/lists';
import type { Profile } from '@alur/contracts/identity/session';
import type { UserAccountDetail, UserPermissionRow } from '@alur/contracts/identity/rows';
import { useQuery } from '@tanstack/react-query';
import { get } from '@/api/http';
import { useList } from '@/api/use-list';

export type Employee = UserAccountDetail &
  Pick<Profile, 'uuid' | 'user_merchant_roles'> & { permissions: Omit<UserPermissionRow, 'userId'>[] };

/** A person with what she holds; asked again after every command, like the lists. */
export const useEmployee = (id: number) =>
  useQuery({
    queryKey: ['list', 'employee', id],
    queryFn: async ({ signal }) => (await get<Employee>(`/v2/user/users/${id}`, {}, { signal })).data,
  });

/** The roles of a facility, none without one. */
export const useRoles = (facilityId: number | null) =>
  useList(
    roleList,
    { facilityId: facilityId ?? undefined, limit: 200, order_by: 'name' },
    { enabled: facilityId !== null },
  );
