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
 * Whoever may set a user's password could act as her. So only a user who has, or could give herself, all of that user's
 * rights may make the link.
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

/** A user cannot make a link for herself, because changing her own password requires the old one. */
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

/** The link is mailed to the user alone; it may be requested by anyone who may make one. */
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

/** Allowed to the user herself, or to an operator who may make her a password link and states a reason. */
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
