import { assignRoles, setAccessControl, unassignRoles } from '@alur/contracts/identity/commands';
import { act } from '../kernel/act.js';
import { checks, writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import type { UserEvent } from './events.js';
import { ensureMayGive } from './giving.js';
import { definedRole, role, type RoleState } from './role.js';
import { activePerson, user } from './user.js';

const once = (ids: readonly number[]) => [...new Set(ids)];

/** What she gets of these roles: those that she does not hold yet. */
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
  sees: { user },
  primary: 'user',
  streams: command => ({ user: writes(user, command.id) }),
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
    return { user: [{ type: 'RolesUnassigned', data: { userId: command.id, roleIds } }] satisfies UserEvent[] };
  },
});

/** Exactly these roles in that facility: the others that she holds there go, those of other facilities stay. */
export const control = act({
  command: setAccessControl,
  sees: { user, roles: [role] },
  primary: 'user',
  streams: command => ({
    user: writes(user, command.id),
    roles: once(command.roleIds).map(id => checks(role, id)),
  }),
  decide: (command, states, context) => {
    const person = activePerson(states.user);
    for (const state of states.roles)
      ensure(definedRole(state).facilityId === command.facilityId, 'role.other-facility', {}, 'roleIds');
    const gone = person.roles
      .filter(({ roleId, facilityId }) => facilityId === command.facilityId && !command.roleIds.includes(roleId))
      .map(({ roleId }) => roleId);
    const unassigned: UserEvent[] =
      gone.length === 0 ? [] : [{ type: 'RolesUnassigned', data: { userId: command.id, roleIds: gone } }];
    return { user: [...unassigned, ...assigned(command.id, person.roles, states.roles, context)] };
  },
});
