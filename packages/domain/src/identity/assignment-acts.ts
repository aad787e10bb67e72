import { assignRoles, setAccessControl, unassignRoles } from '@alur/contracts/identity/commands';
import { act } from '../kernel/act.js';
import { checks, writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import type { UserEvent } from './events.js';
import { ensureMayGive } from './giving.js';
import { definedRole, role, type RoleState } from './role.js';
import { ensureKeepsAccess, rolesOf } from './own-access.js';
import { activePerson, user } from './user.js';

const once = (ids: readonly number[]) => [...new Set(ids)];

/** Assigns those of the roles that the user does not hold yet. */
function assigned(
  userId: number,
  held: readonly { roleId: number }[],
  states: readonly RoleState[],
  context: DecisionContext,
): UserEvent[] {
  const given = states.map(definedRole).filter(({ id }) => held.every(({ roleId }) => roleId !== id));
  for (const { facilityId, rights } of given) ensureMayGive(facilityId, rights, context, 'roleIds');
  const roles = given.map(({ id, facilityId, name, tag }) => ({ roleId: id, facilityId, name, tag }));
  return roles.length === 0 ? [] : [{ type: 'RolesAssigned', data: { userId, roles } }];
}

export const assign = act({
  command: assignRoles,
  sees: { user, roles: [role] },
  primary: 'user',
  streams: command => ({
    user: writes(user, command.id),
    roles: once(command.roleIds).map(id => checks(role, id)),
  }),
  decide: (command, states, context) => ({
    user: assigned(command.id, activePerson(states.user).roles, states.roles, context),
  }),
});

export const unassign = act({
  command: unassignRoles,
  sees: { user, own: [role] },
  primary: 'user',
  streams: (command, loaded, context) => ({
    user: writes(user, command.id),
    own: command.id === context.actorId ? rolesOf(loaded.user) : [],
  }),
  decide: (command, states) => {
    ensure(states.user.status !== 'none', 'user.not-assigned', {}, 'roleIds');
    const { roles } = states.user;
    const roleIds = once(command.roleIds);
    ensure(
      roleIds.every(id => roles.some(({ roleId }) => roleId === id)),
      'user.not-assigned',
      {},
      'roleIds',
    );
    ensureKeeps(states.own, id => !roleIds.includes(id));
    return { user: [{ type: 'RolesUnassigned', data: { userId: command.id, roleIds } }] satisfies UserEvent[] };
  },
});

/** Throws if the user would lose her own access management with the roles that she does not keep. */
function ensureKeeps(own: readonly RoleState[], stays: (roleId: number) => boolean): void {
  const after = own.filter(one => one.status === 'defined' && stays(one.id));
  for (const facilityId of new Set(own.flatMap(one => (one.status === 'none' ? [] : one.facilityId))))
    ensureKeepsAccess(facilityId, own, after);
}

/**
 * Gives the user exactly these roles in that facility: other roles there are withdrawn; those of other facilities stay.
 */
export const control = act({
  command: setAccessControl,
  sees: { user, roles: [role], own: [role] },
  primary: 'user',
  streams: (command, loaded, context) => ({
    user: writes(user, command.id),
    roles: once(command.roleIds).map(id => checks(role, id)),
    own:
      command.id === context.actorId
        ? rolesOf(loaded.user).filter(({ id }) => !command.roleIds.includes(Number(id)))
        : [],
  }),
  decide: (command, states, context) => {
    const person = activePerson(states.user);
    for (const state of states.roles)
      ensure(definedRole(state).facilityId === command.facilityId, 'role.other-facility', {}, 'roleIds');
    if (command.id === context.actorId)
      ensureKeepsAccess(command.facilityId, [...states.own, ...states.roles], states.roles);
    const gone = person.roles
      .filter(({ roleId, facilityId }) => facilityId === command.facilityId && !command.roleIds.includes(roleId))
      .map(({ roleId }) => roleId);
    const unassigned: UserEvent[] =
      gone.length === 0 ? [] : [{ type: 'RolesUnassigned', data: { userId: command.id, roleIds: gone } }];
    return { user: [...unassigned, ...assigned(command.id, person.roles, states.roles, context)] };
  },
});
