import type { AccessKey } from '@alur/contracts/access';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';

/**
 * Nobody may give a right of the operator's area that she does not hold herself, because otherwise a user who may edit
 * employees could make herself the operator. Rights of a facility are another area: a user who may assign roles gives
 * any.
 */
export function ensureMayGive(
  facilityId: number,
  rights: readonly string[],
  context: Pick<DecisionContext, 'holds'>,
  path?: string,
): void {
  if (facilityId !== CHANNEL) return;
  const beyond = rights.find(right => !context.holds(right));
  ensure(beyond === undefined, 'identity.beyond-own-rights', { right: beyond ?? '' }, path);
}

/** The right to manage access in an area. */
export const managing = (facilityId: number): AccessKey =>
  facilityId === CHANNEL ? 'channel.acl:edit' : 'settings.access:edit';

/** Throws if the user withdraws from herself the right to manage access. */
export function ensureNotWithdrawn(facilityId: number, withdrawn: readonly string[]): void {
  ensure(!withdrawn.includes(managing(facilityId)), 'identity.own-last-access', {}, 'withdrawn');
}
