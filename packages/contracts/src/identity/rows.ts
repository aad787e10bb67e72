import * as z from 'zod/mini';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';
import { FacilityId, LicenceKind } from './commands.js';
import { Profession } from './profession.js';

/** A member of staff. Belongs to the operator's area: one person may work in several facilities. */
export const UserAccountRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  profession: Profession,
  practiceLicence: z.string(),
  licences: z.array(z.object({ kind: LicenceKind, number: z.string(), validUntil: z.nullable(LocalDate) })),
  /** When the first of her licences lapses. */
  licencesUntil: z.nullable(LocalDate),
  verified: z.boolean(),
  /** The file with her scanned signature. */
  signatureFile: z.nullable(z.string()),
  /** Whether she logs in with a second factor. */
  secondFactor: z.boolean(),
  active: z.boolean(),
  createdAt: Instant,
});
export type UserAccountRow = z.infer<typeof UserAccountRow>;

/** The last mail to a person with a link to set her password. */
export const PasswordMailRow = z.object({
  id: Id,
  kind: z.enum(['invitation', 'reset']),
  state: z.enum(['waiting', 'sent', 'failed']),
  askedAt: Instant,
  /** Since when it has this status. */
  since: Instant,
});
export type PasswordMailRow = z.infer<typeof PasswordMailRow>;

/** The account with its NIK, which only she herself and whoever may edit her account can read. */
export const UserAccountDetail = z.extend(UserAccountRow, { nik: z.nullable(z.string()) });
export type UserAccountDetail = z.infer<typeof UserAccountDetail>;

/** An employee in the list, with her roles by facility. */
export const EmployeeRow = z.extend(UserAccountRow, {
  roles: z.array(
    z.object({
      roleId: Id,
      facilityId: FacilityId,
      facilityName: z.nullable(z.string()),
      name: z.string(),
      tag: z.string(),
    }),
  ),
});
export type EmployeeRow = z.infer<typeof EmployeeRow>;

/** A role that a person holds. */
export const UserRoleRow = z.object({
  userId: Id,
  roleId: Id,
  facilityId: FacilityId,
  roleName: z.string(),
  tag: z.string(),
});
export type UserRoleRow = z.infer<typeof UserRoleRow>;

/** A person's exceptions to her roles in one facility. */
export const UserPermissionRow = z.object({
  userId: Id,
  facilityId: FacilityId,
  granted: z.array(z.string()),
  withdrawn: z.array(z.string()),
});
export type UserPermissionRow = z.infer<typeof UserPermissionRow>;

export const MerchantRoleRow = z.object({
  id: Id,
  facilityId: FacilityId,
  name: z.string(),
  tag: z.string(),
  rights: z.array(z.string()),
});
export type MerchantRoleRow = z.infer<typeof MerchantRoleRow>;

/** A paired display. Belongs to its facility. */
export const DeviceRow = z.object({
  id: Id,
  name: z.string(),
  scheduleIds: z.array(Id),
  active: z.boolean(),
  pairedBy: z.string(),
  pairedAt: Instant,
  revokedAt: z.nullable(Instant),
});
export type DeviceRow = z.infer<typeof DeviceRow>;
