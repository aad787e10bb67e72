import {
  assignRoles,
  makePasswordLink,
  recordPassword,
  recordRecoveryCode,
  recordSecondFactor,
  recordSecondFactorRemoved,
  recordSessionsEnded,
} from '@alur/contracts/identity/commands';
import { describe, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { RoleEvent, UserEvent } from './events.js';

const OPERATOR = 0;
const MELATI = 1;
/** The actor of a story's commands. */
const ACTOR = 7;
const expiresAt = '2026-11-25T08:00:00.000Z';

const registered = (userId: number): UserEvent => ({
  type: 'UserRegistered',
  data: {
    ...{ userId, name: 'Sari', email: `${userId}@contoh.id`, emailHash: 'h' },
    ...{ phone: '', profession: 'other', practiceLicence: '' },
  },
});
const holding = (roleId: number, facilityId: number): UserEvent => ({
  type: 'RolesAssigned',
  data: { userId: 5, roles: [{ roleId, facilityId, name: 'Peran', tag: 'peran' }] },
});
const defined = (roleId: number, facilityId: number, rights: string[]): RoleEvent => ({
  type: 'RoleDefined',
  data: { roleId, facilityId, name: 'Peran', tag: 'peran', rights },
});
const operators = ['channel.acl:edit', 'channel.employee:edit', 'channel.merchants:edit'];
const employer = ['channel.employee:edit'];
const roles = {
  'role-10': [defined(10, OPERATOR, operators)],
  'role-11': [defined(11, MELATI, ['cashier:pay'])],
};
const made: UserEvent = { type: 'PasswordLinkMade', data: { userId: 5, expiresAt } };
const beyond = (right: string) => ['identity.beyond-own-rights', { right }] as const;

describe('a link to set a password', () => {
  it('is made for whoever has nothing yet', () => {
    given({ 'user-5': [registered(5)] })
      .when(makePasswordLink, { id: 5, expiresAt }, { rights: employer })
      .then({ 'user-5': [made] });
  });

  it('opens nobody who may do more than its maker', () => {
    given({ ...roles, 'user-5': [registered(5), holding(10, OPERATOR)] })
      .when(makePasswordLink, { id: 5, expiresAt }, { rights: employer })
      .thenRejects(...beyond('channel.acl:edit'));
    given({ ...roles, 'user-5': [registered(5), holding(11, MELATI)] })
      .when(makePasswordLink, { id: 5, expiresAt }, { rights: employer })
      .thenRejects(...beyond('channel.acl:edit'));
    const granted = { userId: 5, facilityId: OPERATOR, granted: ['channel.merchants:edit'], withdrawn: [] };
    given({ 'user-5': [registered(5), { type: 'PermissionsSet', data: granted }] })
      .when(makePasswordLink, { id: 5, expiresAt }, { rights: employer })
      .thenRejects(...beyond('channel.merchants:edit'));
  });

  it('is made by whoever may as much, or could give herself as much', () => {
    for (const role of [holding(10, OPERATOR), holding(11, MELATI)])
      given({ ...roles, 'user-5': [registered(5), role] })
        .when(makePasswordLink, { id: 5, expiresAt }, { rights: operators })
        .then({ 'user-5': [made] });
  });

  it('is made by nobody for herself, and for nobody who was deactivated', () => {
    given({ [`user-${ACTOR}`]: [registered(ACTOR)] })
      .when(makePasswordLink, { id: ACTOR, expiresAt })
      .thenRejects('identity.own-link');
    given({ 'user-5': [registered(5), { type: 'UserDeactivated', data: { userId: 5, reason: 'Pindah kerja' } }] })
      .when(makePasswordLink, { id: 5, expiresAt })
      .thenRejects('identity.inactive');
  });
});

it('tells of a new password, and of sessions that an administrator ended', () => {
  const story = given({ 'user-5': [registered(5)] });
  story
    .when(recordPassword, { id: 5, by: 'link' })
    .then({ 'user-5': [{ type: 'PasswordSet', data: { userId: 5, by: 'link' } }] });
  story
    .when(recordSessionsEnded, { id: 5, reason: 'lost_device' })
    .then({ 'user-5': [{ type: 'UserSessionsEnded', data: { userId: 5, reason: 'lost_device' } }] });
});

describe('a second factor', () => {
  const enabled: UserEvent = { type: 'SecondFactorEnabled', data: { userId: 5 } };
  const removed = (reason: string | null): UserEvent => ({ type: 'SecondFactorRemoved', data: { userId: 5, reason } });
  const left: UserEvent = { type: 'RecoveryCodeUsed', data: { userId: 5, left: 9 } };
  const deactivated: UserEvent = { type: 'UserDeactivated', data: { userId: 5, reason: 'Pindah kerja' } };
  const reason = 'Ponsel hilang';

  it('is switched on once, and taken away once', () => {
    const story = given({ 'user-5': [registered(5)] });
    story.when(recordSecondFactorRemoved, { id: 5, reason }).thenRejects('identity.second-factor-off');
    story.when(recordSecondFactor, { id: 5 }).then({ 'user-5': [enabled] });
    story.when(recordSecondFactor, { id: 5 }).thenRejects('identity.second-factor-on');
    story.when(recordRecoveryCode, { id: 5, left: 9 }).then({ 'user-5': [left] });
    story.when(recordSecondFactorRemoved, { id: 5, reason }).then({ 'user-5': [removed(reason)] });
    story.when(recordSecondFactor, { id: 5 }).then({ 'user-5': [enabled] });
  });

  it('is taken from nobody who may do more than whoever takes it', () => {
    const story = given({ ...roles, 'user-5': [registered(5), holding(10, OPERATOR), enabled] });
    story
      .when(recordSecondFactorRemoved, { id: 5, reason }, { rights: employer })
      .thenRejects(...beyond('channel.acl:edit'));
    story
      .when(recordSecondFactorRemoved, { id: 5, reason }, { rights: operators })
      .then({ 'user-5': [removed(reason)] });
  });

  it('concerns nobody who was deactivated, or never was', () => {
    for (const past of [undefined, { 'user-5': [registered(5), deactivated] }])
      for (const [command, body] of [
        [recordSecondFactor, {}],
        [recordRecoveryCode, { left: 9 }],
        [recordSecondFactorRemoved, { reason }],
      ] as const)
        given(past)
          .when(command, { id: 5, ...body })
          .thenRejects('identity.inactive');
  });
});

describe("a role of the operator's area", () => {
  it('is given by whoever holds all that is in it', () => {
    const story = given({ ...roles, 'user-5': [registered(5)] });
    story
      .when(assignRoles, { id: 5, roleIds: [10] }, { rights: ['channel.acl:edit'] })
      .thenRejects('identity.beyond-own-rights', { right: 'channel.employee:edit' }, 'roleIds');
    story
      .when(assignRoles, { id: 5, roleIds: [10] }, { rights: operators })
      .then({ 'user-5': [holding(10, OPERATOR)] });
  });

  it('is nothing to a role of a facility, which whoever assigns roles gives', () => {
    given({ ...roles, 'user-5': [registered(5)] })
      .when(assignRoles, { id: 5, roleIds: [11] }, { rights: ['channel.acl:edit'] })
      .then({ 'user-5': [holding(11, MELATI)] });
  });
});
