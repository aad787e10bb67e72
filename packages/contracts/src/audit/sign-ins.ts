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

/** One of them, as an auditor reads it; latest first. */
export interface SignIn {
  /** Of the batch that holds it, and which in it. */
  id: string;
  at: string;
  what: SignInKind;
  /** Null where the address that was typed is nobody's. */
  actor: Actor | null;
  /** The typed address, hashed: the same for the same address. */
  account: string | null;
  /** On a device that the account had been used on before. */
  known: boolean;
  why: string | null;
  origin: { device?: string; address?: string };
}
