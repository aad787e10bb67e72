import { makePasswordLink } from '@alur/contracts/identity/commands';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { act } from '../kernel/act.js';
import { checks, writes } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { UserEvent } from './events.js';
import { ensureMayGive } from './giving.js';
import { role } from './role.js';
import { activePerson, user } from './user.js';

const heldIn = (roles: readonly { facilityId: number }[]) => roles.some(({ facilityId }) => facilityId !== CHANNEL);

/**
 * Whoever holds the link becomes the person: it is made for those alone whose rights its maker has or could give herself,
 * and by nobody for herself, who would have to know her password.
 */
export const makeLink = act({
  command: makePasswordLink,
  sees: { user, roles: [role] },
  primary: 'user',
  streams: (command, loaded) => ({
    user: writes(user, command.id),
    roles:
      loaded.user && loaded.user.status !== 'none' ? loaded.user.roles.map(({ roleId }) => checks(role, roleId)) : [],
  }),
  decide: (command, states, context) => {
    const person = activePerson(states.user);
    ensure(person.id !== context.actorId, 'identity.own-link');
    for (const each of states.roles)
      if (each.status === 'defined') ensureMayGive(each.facilityId, each.rights, context);
    for (const { facilityId, rights } of person.granted) ensureMayGive(facilityId, rights, context);
    ensure(!heldIn(person.roles) || context.holds('channel.acl:edit'), 'identity.beyond-own-rights', {
      right: 'channel.acl:edit',
    });
    const data = { userId: person.id, expiresAt: command.expiresAt };
    return { user: [{ type: 'PasswordLinkMade', data }] satisfies UserEvent[] };
  },
});
