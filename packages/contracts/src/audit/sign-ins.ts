import * as z from 'zod/mini';
import { LocalDate } from '../kernel/scalars.js';
import { SignInKind } from '../kernel/sign-in.js';
import type { Actor } from './flow.js';

export const SignInsQuery = z.object({
  from: LocalDate,
  to: LocalDate,
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 50),
  what: z.optional(SignInKind),
});
export type SignInsQuery = z.infer<typeof SignInsQuery>;

/** One event of a login, as an auditor reads it; latest first. */
export interface SignIn {
  /** The batch in the access log, and the event's place in it. */
  id: string;
  at: string;
  what: SignInKind;
  /** Null if no account has the typed address. */
  actor: Actor | null;
  /** Hash of the typed address; equal addresses have equal hashes. */
  account: string | null;
  /** Whether the account had been used on the device before. */
  known: boolean;
  why: string | null;
  origin: { device?: string; address?: string };
}
