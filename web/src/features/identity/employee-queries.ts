import type { Profile } from '@alur/contracts/identity/session';
import type {
  EmployeeRow,
  MerchantRoleRow,
  PasswordMailRow,
  UserAccountDetail,
  UserPermissionRow,
} from '@alur/contracts/identity/rows';
import { useQuery } from '@tanstack/react-query';
import { get } from '@/api/http';

export type Employee = UserAccountDetail &
  Pick<Profile, 'uuid' | 'user_merchant_roles'> & {
    permissions: Omit<UserPermissionRow, 'userId'>[];
    /** The last mail to her with a link to set her password. */
    mail: PasswordMailRow | null;
  };

/** A person with her roles; fetched again after every command, like the lists. */
export const useEmployee = (id: number) =>
  useQuery({
    queryKey: ['list', 'employee', id],
    queryFn: async ({ signal }) => (await get<Employee>(`/v2/user/users/${id}`, {}, { signal })).data,
    // A waiting mail is sent within moments, so its state is polled.
    refetchInterval: ({ state }) => (state.data?.mail?.state === 'waiting' ? 2_000 : false),
  });

const ROLES = '/v2/user/merchant_roles';

/** The roles of a facility, for the operator and for the facility's own administrator; disabled without a facility. */
export function useRoles(facilityId: number | null) {
  const { data, ...query } = useQuery({
    queryKey: ['list', 'roles', facilityId],
    queryFn: async ({ signal }) =>
      (await get<MerchantRoleRow[]>(ROLES, { facilityId, limit: 200, order_by: 'name' }, { signal })).data,
    enabled: facilityId !== null,
  });
  return { rows: data ?? none, loading: query.isPending, error: query.error, retry: () => void query.refetch() };
}
const none: MerchantRoleRow[] = [];

/** The people with a role or a right in a facility, or those with one role. */
export const useHolders = (asked: { facilityId?: number; roleId?: number }) =>
  useQuery({
    queryKey: ['list', 'holders', asked],
    queryFn: async ({ signal }) =>
      (await get<EmployeeRow[]>('/v2/user/employees', { ...asked, limit: 500, order_by: 'name' }, { signal })).data,
  });
