import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, Instant, LocalDate, Reason, ShortText } from '../kernel/scalars.js';
import { Nik } from '../patient/identity.js';
import { GrantableKey } from './access.js';
import { Profession } from './profession.js';

/** An e-mail address, the login; compared without regard to case. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A facility, or 0 for the operator's own area. */
export const FacilityId = z.int().check(z.nonnegative());

const employee = {
  name: ShortText,
  email: Email,
  phone: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
  profession: z._default(Profession, 'other'),
  /** The number of her licence to practise (*SIP*), which is printed under what she signs. */
  practiceLicence: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  /** Her NIK; if left out, the recorded value is unchanged. */
  nik: z.optional(z.nullable(Nik)),
};

/** STR, the registration as a health worker, and SIP, the licence to practise (DOMAIN 10). */
export const LicenceKind = z.enum(['STR', 'SIP']);
export type LicenceKind = z.infer<typeof LicenceKind>;

export const registerUser = command('identity/register-user', {
  target: 'new',
  access: ['channel.employee:create'],
  body: z.object(employee),
});

export const changeUser = command('identity/change-user', {
  target: 'existing',
  access: ['channel.employee:edit'],
  body: z.object(employee),
});

export const verifyUser = command('identity/verify-user', {
  target: 'existing',
  access: ['channel.employee:edit'],
  body: z.object({}),
});

/** Her registration or her licence to practise, and its last day; an STR may be valid for life. */
export const recordLicence = command('user/record-licence', {
  target: 'existing',
  access: ['channel.employee:edit'],
  body: z.object({
    kind: LicenceKind,
    number: ShortText.check(z.maxLength(60)),
    validUntil: z.nullable(LocalDate),
  }),
});

/** She can no longer log in, and her sessions end. */
export const deactivateUser = command('identity/deactivate-user', {
  target: 'existing',
  access: ['channel.employee:edit'],
  body: z.object({ reason: Reason }),
});

export const reactivateUser = command('identity/reactivate-user', {
  target: 'existing',
  access: ['channel.employee:edit'],
  body: z.object({ reason: Reason }),
});

/** A link by which she sets her password once; the server creates the token. */
export const makePasswordLink = command('user/make-password-link', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ expiresAt: Instant }),
});

/** Requests a mail to her with a link to set her password: for a new employee, or at an administrator's wish. */
export const inviteUser = command('user/invite', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

/** She forgot her password and requests a link by mail herself. */
export const askPasswordReset = command('user/ask-password-reset', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

/** The outcome of the mail: it was sent, or sending was given up. */
export const recordPasswordMail = command('user/record-password-mail', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ outcome: z.enum(['sent', 'failed']) }),
});

/** Her scanned signature, uploaded before (`POST /v2/user/users/<id>/signature`); null for none. */
export const setSignature = command('user/set-signature', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ file: z.nullable(z.uuid()) }),
});

/** She has a new password, by a link or changed by herself; the password itself is in no log. */
export const recordPassword = command('user/record-password', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ by: z.enum(['link', 'self']) }),
});

/** She logs in with a second factor from now on; the secret itself is in no log. */
export const recordSecondFactor = command('user/record-second-factor', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

/** Removed by herself, or by an operator with a reason: she lost the device and has no recovery code left. */
export const recordSecondFactorRemoved = command('user/record-second-factor-removed', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ reason: z.nullable(Reason) }),
});

/** One of her recovery codes for a lost device was used; each is valid once. */
export const recordRecoveryCode = command('user/record-recovery-code', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ left: z.int().check(z.nonnegative()) }),
});

/** Why an administrator ends a person's sessions. */
export const SessionsEndReason = z.enum(['lost_device', 'suspected_misuse', 'left_open', 'other']);

/** All of a person's sessions end, on every device; the server ends the sessions themselves. */
export const recordSessionsEnded = command('user/record-sessions-ended', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ reason: SessionsEndReason }),
});

const role = {
  name: ShortText,
  /** The kind of role, for the screens: `doctor`, `cashier`, … (see default-roles). */
  tag: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,49}$/)),
  rights: z.array(GrantableKey),
};

export const defineRole = command('role/define', {
  target: 'new',
  access: ['channel.acl:edit'],
  body: z.object({ facilityId: FacilityId, ...role }),
});

export const changeRole = command('role/change', {
  target: 'existing',
  access: ['channel.acl:edit'],
  body: z.object(role),
});

export const removeRole = command('role/remove', {
  target: 'existing',
  access: ['channel.acl:edit'],
  body: z.object({}),
});

const roleIds = z.array(Id).check(z.minLength(1), z.maxLength(100));

export const assignRoles = command('user/assign-roles', {
  target: 'existing',
  access: ['channel.acl:edit'],
  body: z.object({ roleIds }),
});

export const unassignRoles = command('user/unassign-roles', {
  target: 'existing',
  access: ['channel.acl:edit'],
  body: z.object({ roleIds }),
});

/** Sets an employee's roles in one facility: exactly these, and no others there. */
export const setAccessControl = command('user/set-access-control', {
  target: 'existing',
  access: ['channel.acl:edit'],
  body: z.object({ facilityId: FacilityId, roleIds: z.array(Id).check(z.maxLength(100)) }),
});

/** One person's exceptions to her roles in one facility: additional rights, and withdrawn ones. */
export const setPermissions = command('user/set-permissions', {
  target: 'existing',
  access: ['channel.acl:edit'],
  body: z.object({
    facilityId: FacilityId,
    granted: z.array(GrantableKey),
    withdrawn: z.array(GrantableKey),
  }),
});

/** Pairs a screen that may read the display of these schedules and nothing else. */
export const pairDevice = command('device/pair', {
  target: 'new',
  access: ['settings.display:edit'],
  body: z.object({ name: ShortText, scheduleIds: z.array(Id).check(z.minLength(1), z.maxLength(50)) }),
});

export const revokeDevice = command('device/revoke', {
  target: 'existing',
  access: ['settings.display:edit'],
  body: z.object({}),
});
