import { changeUser, registerUser } from '@alur/contracts/identity/commands';
import { act } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { uniqueName, uniqueNameOf, release, sameName, take } from '../kernel/name.js';
import type { UserEvent } from './events.js';
import { activePerson, details, user } from './user.js';

const login = (value: string) => ({ kind: 'login', value, taken: 'identity.email-taken', path: 'email' });
const stream = (id: number) => `user-${id}`;

/** A login belongs to one person and is unique across all facilities. */
export const register = act({
  command: registerUser,
  ids: ['user'],
  sees: { user, login: uniqueName },
  primary: 'user',
  streams: (command, _loaded, context) => ({
    user: writes(user, context.ids['user'] ?? 0),
    login: uniqueNameOf('login', command.email, context),
  }),
  decide: (command, states, context) => {
    const id = context.ids['user'] ?? 0;
    return {
      login: take(states.login, stream(id), login(command.email), context),
      user: [{ type: 'UserRegistered', data: details(id, command, context) }] satisfies UserEvent[],
    };
  },
});

export const change = act({
  command: changeUser,
  sees: { user, login: uniqueName, before: uniqueName },
  primary: 'user',
  streams: (command, loaded, context) => {
    const before = loaded.user && loaded.user.status !== 'none' ? loaded.user.email : command.email;
    return {
      user: writes(user, command.id),
      login: uniqueNameOf('login', command.email, context),
      before: sameName(before, command.email) ? undefined : uniqueNameOf('login', before, context),
    };
  },
  decide: (command, states, context) => {
    const person = activePerson(states.user);
    return {
      login: take(states.login, stream(command.id), login(command.email), context),
      ...(states.before && { before: release(states.before, stream(command.id), login(person.email), context) }),
      user: [{ type: 'UserChanged', data: details(command.id, command, context, person) }] satisfies UserEvent[],
    };
  },
});
