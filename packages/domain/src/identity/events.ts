import * as z from 'zod/mini';
import { code, event, label, sealedUser, type EventOf } from '../kernel/event.js';

const user = {
  userId: z.number(),
  /** The name that colleagues see. */
  name: label(),
  email: sealedUser(),
  /** Keyed, so that a login can be matched after the person's key is gone. */
  emailHash: code(),
  phone: sealedUser(),
  profession: code(),
  /** Number of the licence to practise; empty for staff without one. */
  practiceLicence: label(),
  nik: z.optional(z.nullable(sealedUser())),
};

const role = {
  roleId: z.number(),
  /** Whose role it is: a facility, or 0 for the operator's own area. */
  facilityId: z.number(),
  name: label(),
  tag: code(),
  rights: z.array(code()),
};

/** Streams `user-<id>` and `role-<id>` in the operator's area; `device-<id>` in its facility. */
export const identityEvents = {
  UserRegistered: event(z.object(user)),
  UserChanged: event(z.object(user)),
  UserVerified: event(z.object({ userId: z.number() })),
  UserDeactivated: event(z.object({ userId: z.number(), reason: sealedUser() })),
  UserReactivated: event(z.object({ userId: z.number(), reason: sealedUser() })),

  /** `validUntil`: a day, or null for life. */
  LicenceRecorded: event(
    z.object({ userId: z.number(), kind: code(), number: label(), validUntil: z.nullable(code()) }),
  ),

  PasswordLinkMade: event(z.object({ userId: z.number(), expiresAt: code() })),
  SignatureSet: event(z.object({ userId: z.number(), file: z.nullable(code()) })),

  UserInvited: event(z.object({ userId: z.number() })),
  PasswordResetAsked: event(z.object({ userId: z.number() })),
  PasswordMailSent: event(z.object({ userId: z.number() })),
  /** Sending failed for a day, or the mail server refused the mail for good. */
  PasswordMailFailed: event(z.object({ userId: z.number() })),
  PasswordSet: event(z.object({ userId: z.number(), by: code() })),
  SecondFactorEnabled: event(z.object({ userId: z.number() })),
  /** Without a reason, the user removed it herself; with one, the user who gave the command did. */
  SecondFactorRemoved: event(z.object({ userId: z.number(), reason: z.nullable(sealedUser()) })),
  RecoveryCodeUsed: event(z.object({ userId: z.number(), left: z.number() })),
  UserSessionsEnded: event(z.object({ userId: z.number(), reason: code() })),

  RoleDefined: event(z.object(role)),
  RoleChanged: event(z.object(role)),
  RoleRemoved: event(z.object({ roleId: z.number(), facilityId: z.number() })),

  RolesAssigned: event(
    z.object({
      userId: z.number(),
      roles: z.array(z.object({ roleId: z.number(), facilityId: z.number(), name: label(), tag: code() })),
    }),
  ),
  RolesUnassigned: event(z.object({ userId: z.number(), roleIds: z.array(z.number()) })),
  PermissionsSet: event(
    z.object({
      userId: z.number(),
      facilityId: z.number(),
      granted: z.array(code()),
      withdrawn: z.array(code()),
    }),
  ),

  DisplayPaired: event(
    z.object({ deviceId: z.number(), name: label(), scheduleIds: z.array(z.number()), pairedBy: label() }),
  ),
  DisplayRevoked: event(z.object({ deviceId: z.number() })),
};
export type IdentityEvent = EventOf<typeof identityEvents>;

type Of<Type extends IdentityEvent['type']> = Extract<IdentityEvent, { type: Type }>;
export type UserEvent = Of<
  | 'UserRegistered'
  | 'UserChanged'
  | 'UserVerified'
  | 'UserDeactivated'
  | 'UserReactivated'
  | 'RolesAssigned'
  | 'RolesUnassigned'
  | 'PermissionsSet'
  | 'LicenceRecorded'
  | 'PasswordLinkMade'
  | 'SignatureSet'
  | 'UserInvited'
  | 'PasswordResetAsked'
  | 'PasswordMailSent'
  | 'PasswordMailFailed'
  | 'PasswordSet'
  | 'SecondFactorEnabled'
  | 'SecondFactorRemoved'
  | 'RecoveryCodeUsed'
  | 'UserSessionsEnded'
>;
export type RoleEvent = Of<'RoleDefined' | 'RoleChanged' | 'RoleRemoved'>;
export type DeviceEvent = Of<'DisplayPaired' | 'DisplayRevoked'>;
