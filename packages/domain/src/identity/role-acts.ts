import { changeRole, removeRole } from '@alur/contracts/identity/commands';
import { act } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { uniqueName, uniqueNameOf, release, sameName, take } from '../kernel/name.js';
import type { RoleEvent } from './events.js';
import { ensureMayGive } from './giving.js';
import { actorOf, ensureKeepsAccess, holdsRole, rolesOf } from './own-access.js';
import { definedRole, ensureArea, role, type RoleState } from './role.js';
import { user } from './user.js';

const stream = (id: number) => `role-${id}`;

/** A role's name is unique within its facility. */
export const roleNameKind = (facilityId: number) => `role-name-${facilityId}`;
export const roleName = (facilityId: number, value: string) => ({
  kind: roleNameKind(facilityId),
  value,
  taken: 'role.name-taken',
  path: 'name',
});

export const change = act({
  command: changeRole,
  sees: { role, name: uniqueName, before: uniqueName, actor: user, others: [role] },
  primary: 'role',
  streams: (command, loaded, context) => {
    const was = loaded.role?.status === 'defined' ? loaded.role : undefined;
    return {
      role: writes(role, command.id),
      name: was && uniqueNameOf(roleNameKind(was.facilityId), command.name, context),
      before:
        was && !sameName(was.name, command.name)
          ? uniqueNameOf(roleNameKind(was.facilityId), was.name, context)
          : undefined,
      actor: actorOf(context),
      others: holdsRole(loaded.actor, command.id) ? rolesOf(loaded.actor, command.id) : [],
    };
  },
  decide: (command, states, context) => {
    const { facilityId, name } = definedRole(states.role);
    ensureArea(facilityId, command.rights);
    ensureMayGive(facilityId, command.rights, context, 'rights');
    if (holdsRole(states.actor, command.id)) {
      const after: RoleState = { ...definedRole(states.role), rights: command.rights };
      ensureKeepsAccess(facilityId, [states.role, ...states.others], [after, ...states.others]);
    }
    const data = { roleId: command.id, facilityId, name: command.name, tag: command.tag, rights: command.rights };
    return {
      role: [{ type: 'RoleChanged', data }] satisfies RoleEvent[],
      ...(states.name && { name: take(states.name, stream(command.id), roleName(facilityId, command.name), context) }),
      ...(states.before && { before: release(states.before, stream(command.id), roleName(facilityId, name), context) }),
    };
  },
});

/** Everybody who holds the role loses it. */
export const remove = act({
  command: removeRole,
  sees: { role, name: uniqueName, actor: user, others: [role] },
  primary: 'role',
  streams: (command, loaded, context) => ({
    role: writes(role, command.id),
    name:
      loaded.role?.status === 'defined'
        ? uniqueNameOf(roleNameKind(loaded.role.facilityId), loaded.role.name, context)
        : undefined,
    actor: actorOf(context),
    others: holdsRole(loaded.actor, command.id) ? rolesOf(loaded.actor, command.id) : [],
  }),
  decide: (command, states, context) => {
    const { facilityId, name } = definedRole(states.role);
    if (holdsRole(states.actor, command.id))
      ensureKeepsAccess(facilityId, [states.role, ...states.others], states.others);
    return {
      role: [{ type: 'RoleRemoved', data: { roleId: command.id, facilityId } }] satisfies RoleEvent[],
      ...(states.name && { name: release(states.name, stream(command.id), roleName(facilityId, name), context) }),
    };
  },
});
