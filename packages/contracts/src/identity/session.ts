import * as z from 'zod/mini';
import { Instant } from '../kernel/scalars.js';
import { Email, SessionsEndReason } from './commands.js';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rule.js';

export const Password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
export const Pin = z.string().check(z.regex(/^\d{6}$/));

export const LoginBody = z.object({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(200)) });
export type LoginBody = z.infer<typeof LoginBody>;

/** At a shared desk: another person takes over this device's session with her PIN or her password. */
export const SwitchBody = z.object({
  email: Email,
  pin: z.optional(Pin),
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type SwitchBody = z.infer<typeof SwitchBody>;

/** At a locked desk: whoever left it comes back to the same session, with her PIN or her password. */
export const UnlockBody = z.object({
  pin: z.optional(Pin),
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type UnlockBody = z.infer<typeof UnlockBody>;

/** Why an administrator ends all of a person's sessions. */
export const EndSessionsBody = z.object({ reason: SessionsEndReason });

/** Where somebody is logged in: one of her sessions. */
export const OpenSession = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
  createdAt: Instant,
  usedAt: Instant,
  locked: z.boolean(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** With the token of a one-time link. */
export const SetPasswordBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: Password,
});
export const ChangePasswordBody = z.object({ current: z.string().check(z.maxLength(200)), password: Password });
export const SetPinBody = z.object({ password: z.string().check(z.maxLength(200)), pin: Pin });

/** A display's way in: the short code that the facility's staff read to it. */
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

/** `deviceToken` is for this device to keep and to send with its next login. */
export type LoginAnswer = Tokens & { user: Profile; deviceToken?: string };

/** What a display gets for its code. */
export interface PairAnswer {
  token: string;
  merchantId: number;
  name: string;
  /** The facility's: the television's own clock is often set to another. */
  timezone: string;
  scheduleIds: number[];
}
