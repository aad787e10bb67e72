import * as z from 'zod/mini';
import { Id } from '../kernel/scalars.js';
import { Profession } from './profession.js';

/**
 * `GET /v2/identity/staff`: members of staff with a role in the facility, for selectors and for naming who did
 * something.
 */
export const StaffQuery = z.object({
  id: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  profession: z.optional(Profession),
  /** Part of the name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Whether they can log in; both if left out, because records still name staff who have left. */
  active: z.optional(z.stringbool()),
});
export type StaffQuery = z.infer<typeof StaffQuery>;

/** A colleague's public data within the facility: no address, no telephone, no roles. */
export const StaffMember = z.object({ id: Id, name: z.string(), profession: Profession, active: z.boolean() });
export type StaffMember = z.infer<typeof StaffMember>;
