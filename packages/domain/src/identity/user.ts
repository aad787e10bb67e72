import type { BodyOf } from '@alur/contracts/kernel/command';
import type { recordLicence, registerUser, setPermissions } from '@alur/contracts/identity/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import type { UserEvent } from './events.js';
import { ensureMayGive, ensureNotWithdrawn } from './giving.js';
import { ensureArea } from './role.js';

/** A role as the person holds it. */
export interface HeldRole {
  readonly roleId: number;
  readonly facilityId: number;
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly practiceLicence: string;
  /** The last value that was recorded; a change need not repeat it. */
  readonly nik?: string | null | undefined;
  readonly verified: boolean;
  readonly secondFactor: boolean;
  readonly roles: readonly HeldRole[];
  /** Rights that she has in addition to her roles, by facility. */
  readonly granted: readonly { readonly facilityId: number; readonly rights: readonly string[] }[];
}

export type UserState = { status: 'none' } | ({ status: 'active' } & Person) | ({ status: 'inactive' } & Person);

const known = ({
  userId,
  name,
  email,
  practiceLicence,
  nik,
}: Extract<UserEvent, { type: 'UserRegistered' }>['data']) => ({
  id: userId,
  name,
  email,
  practiceLicence,
  nik,
});

const nothing = { roles: [], granted: [] };

/** A member of staff: one person, working in any number of facilities. */
export const user: Aggregate<UserState, UserEvent> = {
  kind: 'user',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'UserRegistered')
      return { status: 'active', ...known(data), verified: false, secondFactor: false, ...nothing };
    if (state.status === 'none') return state;
    switch (type) {
      case 'UserChanged':
        return { ...state, ...known(data) };
      case 'UserVerified':
        return { ...state, verified: true };
      case 'UserDeactivated':
        return { ...state, status: 'inactive' };
      case 'UserReactivated':
        return { ...state, status: 'active' };
      case 'RolesAssigned':
        return { ...state, roles: [...state.roles, ...data.roles] };
      case 'RolesUnassigned':
        return { ...state, roles: state.roles.filter(({ roleId }) => !data.roleIds.includes(roleId)) };
      case 'PermissionsSet': {
        const others = state.granted.filter(({ facilityId }) => facilityId !== data.facilityId);
        return { ...state, granted: [...others, { facilityId: data.facilityId, rights: data.granted }] };
      }
      case 'LicenceRecorded':
        return data.kind === 'SIP' ? { ...state, practiceLicence: data.number } : state;
      case 'SecondFactorEnabled':
        return { ...state, secondFactor: true };
      case 'SecondFactorRemoved':
        return { ...state, secondFactor: false };
      case 'RecoveryCodeUsed':
      case 'SignatureSet':
      case 'UserInvited':
      case 'PasswordResetAsked':
      case 'PasswordMailSent':
      case 'PasswordMailFailed':
      case 'PasswordLinkMade':
      case 'PasswordSet':
      case 'UserSessionsEnded':
        return state;
    }
  },
};

/** The person's details as the events record them. */
export const details = (
  userId: number,
  body: BodyOf<typeof registerUser>,
  context: DecisionContext,
  before?: { nik?: string | null | undefined },
) => ({
  userId,
  name: body.name,
  email: body.email,
  emailHash: context.hash('login', body.email),
  phone: body.phone,
  profession: body.profession,
  practiceLicence: body.practiceLicence,
  ...nikOf(body.nik === undefined ? before?.nik : body.nik),
});
const nikOf = (nik: string | null | undefined) => (nik === undefined ? {} : { nik });

export function verify(_command: object, state: UserState): UserEvent[] {
  const person = activePerson(state);
  ensure(!person.verified, 'identity.already-verified');
  return [{ type: 'UserVerified', data: { userId: person.id } }];
}

export function licence(command: BodyOf<typeof recordLicence>, state: UserState): UserEvent[] {
  const { kind, number, validUntil } = command;
  return [{ type: 'LicenceRecorded', data: { userId: activePerson(state).id, kind, number, validUntil } }];
}

export function deactivate(command: { reason: string }, state: UserState, context: DecisionContext): UserEvent[] {
  const person = activePerson(state);
  ensure(person.id !== context.actorId, 'identity.self');
  return [{ type: 'UserDeactivated', data: { userId: person.id, reason: command.reason } }];
}

export function reactivate(command: { reason: string }, state: UserState): UserEvent[] {
  ensure(state.status === 'inactive', 'identity.active');
  return [{ type: 'UserReactivated', data: { userId: state.id, reason: command.reason } }];
}

/** Sets the rights that she has in one facility in addition to her roles, and those that she lacks in spite of them. */
export function permit(
  command: BodyOf<typeof setPermissions>,
  state: UserState,
  context: DecisionContext,
): UserEvent[] {
  const person = activePerson(state);
  ensureArea(command.facilityId, [...command.granted, ...command.withdrawn]);
  ensureMayGive(command.facilityId, command.granted, context);
  if (person.id === context.actorId) ensureNotWithdrawn(command.facilityId, command.withdrawn);
  const { facilityId, granted, withdrawn } = command;
  return [{ type: 'PermissionsSet', data: { userId: person.id, facilityId, granted, withdrawn } }];
}

export const sign = ({ file }: { file: string | null }, state: UserState): UserEvent[] => [
  { type: 'SignatureSet', data: { userId: activePerson(state).id, file } },
];

export const askReset = (_command: object, state: UserState): UserEvent[] => [
  { type: 'PasswordResetAsked', data: { userId: activePerson(state).id } },
];

/** The outcome of a mail is recorded even if the user was deactivated meanwhile. */
export function recordMail({ outcome }: { outcome: 'sent' | 'failed' }, state: UserState): UserEvent[] {
  ensure(state.status !== 'none', 'identity.inactive');
  return [{ type: outcome === 'sent' ? 'PasswordMailSent' : 'PasswordMailFailed', data: { userId: state.id } }];
}

export function recordPassword(command: { by: string }, state: UserState): UserEvent[] {
  ensure(state.status !== 'none', 'identity.inactive');
  return [{ type: 'PasswordSet', data: { userId: state.id, by: command.by } }];
}

export function recordSessionsEnded(command: { reason: string }, state: UserState): UserEvent[] {
  ensure(state.status !== 'none', 'identity.inactive');
  return [{ type: 'UserSessionsEnded', data: { userId: state.id, reason: command.reason } }];
}

export function recordSecondFactor(_command: object, state: UserState): UserEvent[] {
  const person = activePerson(state);
  ensure(!person.secondFactor, 'identity.second-factor-on');
  return [{ type: 'SecondFactorEnabled', data: { userId: person.id } }];
}

export function recordRecoveryCode({ left }: { left: number }, state: UserState): UserEvent[] {
  return [{ type: 'RecoveryCodeUsed', data: { userId: activePerson(state).id, left } }];
}

/** The user, if she is active, because a deactivated user gets no new roles or rights. */
export function activePerson(state: UserState): Extract<UserState, { status: 'active' }> {
  ensure(state.status === 'active', 'identity.inactive');
  return state;
}
