import { checks, type StreamRef } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { managing } from './giving.js';
import { role, type RoleState } from './role.js';
import { user, type UserState } from './user.js';

const manages = (roles: readonly RoleState[], facilityId: number): boolean =>
  roles.some(
    one => one.status === 'defined' && one.facilityId === facilityId && one.rights.includes(managing(facilityId)),
  );

/**
 * Nobody may take away her own last right to manage access, because then nobody might be left who could give it back.
 */
export function ensureKeepsAccess(facilityId: number, before: readonly RoleState[], after: readonly RoleState[]): void {
  ensure(!manages(before, facilityId) || manages(after, facilityId), 'identity.own-last-access');
}

/** The user who gives the command; undefined for the system. */
export const actorOf = (context: DecisionContext): StreamRef<typeof user> | undefined =>
  context.actorId === 0 ? undefined : checks(user, context.actorId);

/** The roles that a user holds, except `but`. */
export const rolesOf = (state: UserState | undefined, but?: number): StreamRef<typeof role>[] =>
  state === undefined || state.status === 'none'
    ? []
    : state.roles.filter(({ roleId }) => roleId !== but).map(({ roleId }) => checks(role, roleId));

/** Whether she holds the role. */
export const holdsRole = (state: UserState | undefined, roleId: number): boolean =>
  state !== undefined && state.status !== 'none' && state.roles.some(held => held.roleId === roleId);
