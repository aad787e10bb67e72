import { CHANNEL } from '@alur/contracts/kernel/channel';
import { defineRole } from '@alur/contracts/identity/commands';
import type { RoleEvent } from '../events.js';
import { ensureMayGive } from '../giving.js';
import { roleName, roleNameKind } from '../role-acts.js';
import { ensureArea, role } from '../role.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { uniqueName, uniqueNameOf, take } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { merchant } from '../../merchant/merchant.js';

/** The role belongs to an existing facility, or to the operator's own area. */
export const defineRoleAct = act({
  command: defineRole,
  ids: ['role'],
  sees: { role, facility: merchant, name: uniqueName },
  primary: 'role',
  streams: (command, _loaded, context) => ({
    role: writes(role, context.ids['role'] ?? 0),
    facility: command.facilityId === CHANNEL ? undefined : checks(merchant, command.facilityId),
    name: uniqueNameOf(roleNameKind(command.facilityId), command.name, context),
  }),
  decide: (command, states, context) => {
    ensure(states.facility?.status !== 'none', 'merchant.unknown', {}, 'facilityId');
    ensureArea(command.facilityId, command.rights);
    ensureMayGive(command.facilityId, command.rights, context, 'rights');
    const { facilityId, name, tag, rights } = command;
    const roleId = context.ids['role'] ?? 0;
    return {
      role: [{ type: 'RoleDefined', data: { roleId, facilityId, name, tag, rights } }] satisfies RoleEvent[],
      name: take(states.name, `role-${roleId}`, roleName(facilityId, name), context),
    };
  },
});
