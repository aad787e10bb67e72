import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, Instant, LocalDate, Reason, ShortText } from '../kernel/scalars.js';
import { Nik } from '../patient/identity.js';
import { GrantableKey } from './access.js';

/** An e-mail address, the login; compared without regard to case. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

export const Profession = z.enum([
  'doctor',
  'dentist',
  'nurse',
  'midwife',
  'pharmacist',
  'pharmacy_technician',
  'laboratory_technician',
  'radiographer',
  'cashier',
  'registrar',
  'administrator',
  'other',
]);
export type Profession = z.infer<typeof Profession>;

/** A facility, or 0 for the operator's own area. */
export const FacilityId = z.int().check(z.nonnegative());

const employee = {
  name: ShortText,
  email: Email,
  phone: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
  profession: z._default(Profession, 'other'),
  /** The number of her licence to practise (*SIP*), which stands under what she signs. */
  practiceLicence: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  /** Her citizen's number; left out, what is known of it stays unknown. */
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

/** Her registration or her licence to practise, and until when it holds; an STR may hold for life. */
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

/** A link with which she sets her password herself, once; the token is the server's to make. */
export const makePasswordLink = command('user/make-password-link', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ expiresAt: Instant }),
});

/** She is to get a link by mail with which she sets her password: who was taken on, or whose administrator asks for it. */
export const inviteUser = command('user/invite', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

/** She forgot her password, and asks for a link by mail herself. */
export const askPasswordReset = command('user/ask-password-reset', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

/** What became of the mail: it went, or it is not tried any more. */
export const recordPasswordMail = command('user/record-password-mail', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ outcome: z.enum(['sent', 'failed']) }),
});

/** The picture of her signature, sent before by itself (`POST /v2/user/users/<id>/signature`); null for none. */
export const setSignature = command('user/set-signature', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ file: z.nullable(z.uuid()) }),
});

/** She has a new password, by a link or by her own hand; the password itself is in no log. */
export const recordPassword = command('user/record-password', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ by: z.enum(['link', 'self']) }),
});

/** She logs in with a code of her own device beside her password; the secret itself is in no log. */
export const recordSecondFactor = command('user/record-second-factor', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

/** By her own hand, or by an operator who says why: she lost the device and has no recovery code left. */
export const recordSecondFactorRemoved = command('user/record-second-factor-removed', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ reason: z.nullable(Reason) }),
});

/** One of the codes that she keeps for the day on which she has lost her device; each is good once. */
export const recordRecoveryCode = command('user/record-recovery-code', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ left: z.int().check(z.nonnegative()) }),
});

/** Why an administrator ends a person's sessions. */
export const SessionsEndReason = z.enum(['lost_device', 'suspected_misuse', 'left_open', 'other']);

/** All of a person's sessions end, wherever she is logged in; the sessions themselves are the server's to end. */
export const recordSessionsEnded = command('user/record-sessions-ended', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ reason: SessionsEndReason }),
});

const role = {
  name: ShortText,
  /** What kind of role it is, for the screens: `doctor`, `cashier`, … (see default-roles). */
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

/** An employee's access in one facility: exactly these roles, and no others there. */
export const setAccessControl = command('user/set-access-control', {
  target: 'existing',
  access: ['channel.acl:edit'],
  body: z.object({ facilityId: FacilityId, roleIds: z.array(Id).check(z.maxLength(100)) }),
});

/** One person's departures from her roles in one facility: rights given beside them, and rights taken away. */
export const setPermissions = command('user/set-permissions', {
  target: 'existing',
  access: ['channel.acl:edit'],
  body: z.object({
    facilityId: FacilityId,
    granted: z.array(GrantableKey),
    withdrawn: z.array(GrantableKey),
  }),
});

/** A screen that may read the display of these schedules and nothing else. */
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
