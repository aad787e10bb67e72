import * as z from 'zod/mini';
import { list } from '../declare.js';
import { range } from '../kernel/filters.js';
import { LocalDate, QueryId } from '../kernel/scalars.js';
import { Profession } from './profession.js';
import { DeviceRow, EmployeeRow, MerchantRoleRow, UserAccountRow } from './rows.js';

export const userList = list('identity/users', {
  view: 'user_account',
  row: UserAccountRow,
  narrowing: ['profession', 'active'],
  filters: z.object({ profession: z.optional(Profession), active: z.optional(z.stringbool()) }),
  searchIn: ['name', 'email'],
  access: ['channel.employee:view'],
});

/** Employees by facility, role, or last day of a licence; served by a route of its own. */
export const employeeList = list('user/employees', {
  view: 'user_account',
  row: EmployeeRow,
  filters: z.object({
    profession: z.optional(Profession),
    active: z.optional(z.stringbool()),
    facilityId: z.optional(QueryId),
    roleId: z.optional(QueryId),
    ...range('licencesUntil', LocalDate),
  }),
  searchIn: ['name', 'email'],
  access: ['channel.employee:view', 'channel.acl:view'],
});

export const roleList = list('identity/roles', {
  view: 'merchant_role',
  row: MerchantRoleRow,
  narrowing: ['tag'],
  filters: z.object({ facilityId: z.optional(QueryId), tag: z.optional(z.string()) }),
  searchIn: ['name'],
  access: ['channel.acl:view'],
});

export const deviceList = list('identity/devices', {
  view: 'device',
  row: DeviceRow,
  narrowing: ['active'],
  filters: z.object({ active: z.optional(z.stringbool()) }),
  searchIn: ['name'],
  access: ['settings.display:view'],
});
