import * as z from 'zod/mini';
import { explicit } from '../kernel/command.js';
import { Instant, Reason } from '../kernel/scalars.js';
import { Email, SessionsEndReason } from './commands.js';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rule.js';

export const Password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
export const Pin = z.string().check(z.regex(/^\d{6}$/));

/** Six digits from her device, or one of her recovery codes, as typed. */
export const SecondFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(20));

export const LoginBody = z.object({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Required if she has a second factor. */
  code: z.optional(SecondFactorCode),
});
export type LoginBody = z.infer<typeof LoginBody>;

/** At a shared desk, another user takes over this device's session with her PIN or her password. */
export const SwitchBody = z.object({
  email: Email,
  pin: z.optional(Pin),
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  code: z.optional(SecondFactorCode),
});
export type SwitchBody = z.infer<typeof SwitchBody>;

/** At a locked desk, the same user returns to her session with her PIN or her password. */
export const UnlockBody = z.object({
  pin: z.optional(Pin),
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type UnlockBody = z.infer<typeof UnlockBody>;

/** Why an administrator ends all of a person's sessions. */
export const EndSessionsBody = z.object({ reason: SessionsEndReason });

/** One of a user's sessions. */
export const OpenSession = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
  createdAt: Instant,
  usedAt: Instant,
  locked: z.boolean(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** For a forgotten password; the answer does not tell whether the account exists. */
export const ForgotPasswordBody = z.object({ email: Email });

/** Sets a password with the token of a one-time link. */
export const SetPasswordBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: Password,
});
export const ChangePasswordBody = z.object({ current: z.string().check(z.maxLength(200)), password: Password });
export const SetPinBody = z.object({ password: z.string().check(z.maxLength(200)), pin: Pin });

/** Setting up or removing a second factor requires the password, to make sure that the user herself is at the desk. */
export const BeginSecondFactorBody = z.object({ password: z.string().check(z.maxLength(200)) });
export const ConfirmSecondFactorBody = z.object({ code: z.string().check(z.regex(/^\d{6}$/)) });
export const RemoveOwnSecondFactorBody = z.object({
  password: z.string().check(z.maxLength(200)),
  code: SecondFactorCode,
});

/** Mails her a link to set her password. */
export const mailPasswordLink = explicit('user/users', 'invite', { body: z.object({}), data: z.null() });

/**
 * An operator removes the second factor of a user who lost her device and has no recovery code: until she sets up a new
 * one, she logs in with her password alone.
 */
export const removeSecondFactor = explicit('user/users', 'remove-second-factor', {
  body: z.object({ reason: Reason }),
  data: z.null(),
});

/** Whether she has a second factor, and how many recovery codes are left. */
export interface SecondFactorState {
  enabled: boolean;
  recoveryCodes: number;
}

/** The secret for her device: as a picture's content (`uri`), or for typing. */
export interface SecondFactorBegun {
  secret: string;
  uri: string;
}

/** The recovery codes, which are shown only once. */
export interface SecondFactorConfirmed {
  recoveryCodes: string[];
}

/** Pairs a display by the short code that the facility's staff read out. */
export const PairBody = z.object({ code: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z]{8}$/)) });

/** SPEC 3, Profile. */
export interface Profile {
  id: number;
  uuid: string;
  name: string;
  email: string;
  verified: boolean;
  user_merchant_roles: {
    merchant_id: number;
    merchant_name: string;
    merchant_role: { id: number; name: string; tag: string };
  }[];
}

/** SPEC 3, Session; `expiresIn` in seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

/** `deviceToken` is stored on this device and sent with its next login. */
export type LoginAnswer = Tokens & { user: Profile; deviceToken?: string };

/** What a display receives for its code. */
export interface PairAnswer {
  token: string;
  merchantId: number;
  name: string;
  facilityName: string;
  /** The facility's time zone, because a television's own clock is often set to another. */
  timezone: string;
  scheduleIds: number[];
}
