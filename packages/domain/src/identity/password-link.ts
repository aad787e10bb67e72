import { inviteUser, makePasswordLink, recordSecondFactorRemoved } from '@alur/contracts/identity/commands';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { act } from '../kernel/act.js';
import { checks, writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import type { UserEvent } from './events.js';
import { ensureMayGive } from './giving.js';
import { role, type RoleState } from './role.js';
import { activePerson, user, type UserState } from './user.js';

const heldIn = (roles: readonly { facilityId: number }[]) => roles.some(({ facilityId }) => facilityId !== CHANNEL);

/**
 * Whoever opens a person's login may become her: it is opened for those alone whose rights its opener has or could give
 * herself.
 */
function ensureMayOpen(
  person: Pick<ReturnType<typeof activePerson>, 'roles' | 'granted'>,
  roles: readonly RoleState[],
  context: DecisionContext,
): void {
  for (const each of roles) if (each.status === 'defined') ensureMayGive(each.facilityId, each.rights, context);
  for (const { facilityId, rights } of person.granted) ensureMayGive(facilityId, rights, context);
  ensure(!heldIn(person.roles) || context.holds('channel.acl:edit'), 'identity.beyond-own-rights', {
    right: 'channel.acl:edit',
  });
}

const withRoles = ({ id }: { id: number }, loaded: { user?: UserState | undefined }) => ({
  user: writes(user, id),
  roles:
    loaded.user && loaded.user.status !== 'none' ? loaded.user.roles.map(({ roleId }) => checks(role, roleId)) : [],
});

/** By nobody for herself, who would have to know her password. */
export const makeLink = act({
  command: makePasswordLink,
  sees: { user, roles: [role] },
  primary: 'user',
  streams: withRoles,
  decide: (command, states, context) => {
    const person = activePerson(states.user);
    ensure(person.id !== context.actorId, 'identity.own-link');
    ensureMayOpen(person, states.roles, context);
    const data = { userId: person.id, expiresAt: command.expiresAt };
    return { user: [{ type: 'PasswordLinkMade', data }] satisfies UserEvent[] };
  },
});

/** The link goes by mail to her alone: it is asked for by whoever may make one. */
export const invite = act({
  command: inviteUser,
  sees: { user, roles: [role] },
  primary: 'user',
  streams: withRoles,
  decide: (_command, states, context) => {
    const person = activePerson(states.user);
    ensureMayOpen(person, states.roles, context);
    return { user: [{ type: 'UserInvited', data: { userId: person.id } }] satisfies UserEvent[] };
  },
});

/** By herself, or by an operator who may open her login and says why. */
export const removeSecondFactor = act({
  command: recordSecondFactorRemoved,
  sees: { user, roles: [role] },
  primary: 'user',
  streams: withRoles,
  decide: ({ reason }, states, context) => {
    const person = activePerson(states.user);
    ensure(person.secondFactor, 'identity.second-factor-off');
    if (person.id !== context.actorId) ensureMayOpen(person, states.roles, context);
    const data = { userId: person.id, reason };
    return { user: [{ type: 'SecondFactorRemoved', data }] satisfies UserEvent[] };
  },
});
