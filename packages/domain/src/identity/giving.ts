import type { AccessKey } from '@alur/contracts/access';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';

/**
 * Nobody gives more of the operator's area than she holds there herself, or whoever may edit employees could make herself
 * the operator. A facility's rights lie in another area: who may assign roles gives any of them.
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

/** Nobody withdraws from herself the right to manage access, beside her roles. */
export function ensureNotWithdrawn(facilityId: number, withdrawn: readonly string[]): void {
  ensure(!withdrawn.includes(managing(facilityId)), 'identity.own-last-access', {}, 'withdrawn');
}
