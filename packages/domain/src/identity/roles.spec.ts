import {
  assignRoles,
  changeRole,
  defineRole,
  removeRole,
  setAccessControl,
  unassignRoles,
} from '@alur/contracts/identity/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { nameOf } from '../kernel/testing/names.js';
import type { Streams } from '../kernel/testing/specification.js';
import type { MerchantEvent } from '../merchant/events.js';
import type { RoleEvent, UserEvent } from './events.js';
import { merchantRoleView, userRoleView } from './views.js';

const OPERATOR = 0;
const MELATI = 1;
const KENANGA = 2;
const nurse = { name: 'Perawat', tag: 'nurse', rights: ['outpatient.queue:view'] };

const facility = (merchantId: number): MerchantEvent => ({
  type: 'MerchantCreated',
  data: {
    ...{ merchantId, name: `Klinik ${merchantId}`, category: 'primary_clinic', categoryTypes: [] },
    ...{ timezone: 'Asia/Jakarta', isBpjs: false, address: '', phone: '' },
  },
});
const facilities = { 'merchant-1': [facility(MELATI)], 'merchant-2': [facility(KENANGA)] };
const defined = (roleId: number, facilityId: number): RoleEvent => ({
  type: 'RoleDefined',
  data: { roleId, facilityId, ...nurse },
});
const changed = (changes: object): RoleEvent => ({
  type: 'RoleChanged',
  data: { roleId: 11, facilityId: MELATI, ...nurse, ...changes },
});
const removed: RoleEvent = { type: 'RoleRemoved', data: { roleId: 11, facilityId: MELATI } };
const nurses = nameOf(`role-name-${MELATI}`, 'perawat');
/** Role 11 is Melati's. */
const oneRole = { ...facilities, 'role-11': [defined(11, MELATI)], [nurses.stream]: [nurses.claimedBy('role-11')] };

const registered: UserEvent = {
  type: 'UserRegistered',
  data: {
    userId: 5,
    name: 'Sari',
    email: 'sari@contoh.id',
    emailHash: 'h',
    phone: '',
    profession: 'other',
    practiceLicence: '',
  },
};
const assigned = (...roles: [number, number][]): UserEvent => ({
  type: 'RolesAssigned',
  data: {
    userId: 5,
    roles: roles.map(([roleId, facilityId]) => ({ roleId, facilityId, name: 'Perawat', tag: 'nurse' })),
  },
});
const unassigned = (...roleIds: number[]): UserEvent => ({ type: 'RolesUnassigned', data: { userId: 5, roleIds } });

describe('a role', () => {
  const ids = { role: 11 };

  it('is defined in a facility that exists, under a name of its own there', () => {
    const outcome = given(facilities).when(defineRole, { facilityId: MELATI, ...nurse }, { ids });
    outcome.then({ 'role-11': [defined(11, MELATI)], [nurses.stream]: [nurses.claimedBy('role-11')] });
    outcome.thenRows(merchantRoleView, [{ id: 11, facilityId: MELATI, ...nurse }]);
    outcome
      .when(defineRole, { facilityId: MELATI, ...nurse, name: 'PERAWAT' })
      .thenRejects('role.name-taken', {}, 'name');
    const elsewhere = nameOf(`role-name-${KENANGA}`, 'perawat');
    outcome.when(defineRole, { facilityId: KENANGA, ...nurse }, { ids: { role: 12 } }).then({
      'role-12': [defined(12, KENANGA)],
      [elsewhere.stream]: [elsewhere.claimedBy('role-12')],
    });
    outcome.when(defineRole, { facilityId: 999, ...nurse }).thenRejects('merchant.unknown', {}, 'facilityId');
  });

  it('holds rights of its own area alone', () => {
    const rights = ['channel.acl:edit'];
    const wrong = (right: string) => ['role.wrong-area', { right }, 'rights'] as const;
    given(facilities)
      .when(defineRole, { facilityId: MELATI, ...nurse, rights })
      .thenRejects(...wrong('channel.acl:edit'));
    given()
      .when(defineRole, { facilityId: OPERATOR, ...nurse, rights: ['cashier:pay'] })
      .thenRejects(...wrong('cashier:pay'));
    const name = nameOf(`role-name-${OPERATOR}`, 'perawat');
    given()
      .when(defineRole, { facilityId: OPERATOR, ...nurse, rights }, { ids })
      .then({
        'role-11': [{ type: 'RoleDefined', data: { roleId: 11, facilityId: OPERATOR, ...nurse, rights } }],
        [name.stream]: [name.claimedBy('role-11')],
      });
    given(oneRole)
      .when(changeRole, { id: 11, ...nurse, rights })
      .thenRejects(...wrong('channel.acl:edit'));
  });

  it('never holds what only processes may do', () => {
    for (const right of ['system:process', 'no.such:thing'])
      expect(() => given(facilities).when(defineRole, { facilityId: MELATI, ...nurse, rights: [right] })).toThrow(
        'identity.unknown-right',
      );
  });

  it('is changed, and its new name reaches whoever holds it', () => {
    const name = 'Perawat Poli';
    const policlinic = nameOf(`role-name-${MELATI}`, 'perawat poli');
    const outcome = given({ ...oneRole, 'user-5': [registered, assigned([11, MELATI])] }).when(changeRole, {
      id: 11,
      ...nurse,
      name,
    });
    outcome.then({
      'role-11': [changed({ name })],
      [policlinic.stream]: [policlinic.claimedBy('role-11')],
      [nurses.stream]: [nurses.releasedBy('role-11')],
    });
    outcome.thenRows(userRoleView, [{ roleId: 11, roleName: name }]);
    outcome.when(defineRole, { facilityId: MELATI, ...nurse }, { ids: { role: 12 } }).then({
      'role-12': [defined(12, MELATI)],
      [nurses.stream]: [nurses.claimedBy('role-12')],
    });
  });

  it('keeps its claim when only its rights change', () =>
    given(oneRole)
      .when(changeRole, { id: 11, ...nurse, rights: [] })
      .then({ 'role-11': [changed({ rights: [] })] }));

  it('is removed once; whoever held it holds it no more, and its name is free', () => {
    const story = given({ ...oneRole, 'user-5': [registered, assigned([11, MELATI])] });
    const outcome = story.when(removeRole, { id: 11 });
    outcome.then({ 'role-11': [removed], [nurses.stream]: [nurses.releasedBy('role-11')] });
    story.thenRows(merchantRoleView, []);
    story.thenRows(userRoleView, []);
    story.when(removeRole, { id: 11 }).thenRejects('role.removed');
    story.when(changeRole, { id: 11, ...nurse }).thenRejects('role.removed');
    story.when(defineRole, { facilityId: MELATI, ...nurse }, { ids: { role: 12 } }).then({
      'role-12': [defined(12, MELATI)],
      [nurses.stream]: [nurses.claimedBy('role-12')],
    });
  });
});

describe('a person', () => {
  /** Roles 11 and 12 are Melati's, 21 is Kenanga's. */
  const roles = {
    'role-11': [defined(11, MELATI)],
    'role-12': [defined(12, MELATI)],
    'role-21': [defined(21, KENANGA)],
  };
  const holding = (...events: UserEvent[]): Streams => ({ ...roles, 'user-5': [registered, ...events] });

  it('is given roles, each once', () => {
    const outcome = given(holding()).when(assignRoles, { id: 5, roleIds: [11, 21, 11] });
    outcome.then({ 'user-5': [assigned([11, MELATI], [21, KENANGA])] });
    const again = outcome.when(assignRoles, { id: 5, roleIds: [11] });
    again.then();
    again.thenRows(userRoleView, [{ roleId: 11 }, { roleId: 21 }]);
  });

  it('is given none that is removed or never was, and none once deactivated', () => {
    given({ ...holding(), 'role-11': [defined(11, MELATI), removed] })
      .when(assignRoles, { id: 5, roleIds: [11] })
      .thenRejects('role.removed');
    given(holding())
      .when(assignRoles, { id: 5, roleIds: [999] })
      .thenRejects('role.unknown', {}, 'roleIds');
    given(holding({ type: 'UserDeactivated', data: { userId: 5, reason: 'Pindah' } }))
      .when(assignRoles, { id: 5, roleIds: [11] })
      .thenRejects('identity.inactive');
  });

  it('loses the roles that she holds, and no others', () => {
    given(holding(assigned([11, MELATI])))
      .when(unassignRoles, { id: 5, roleIds: [11, 21] })
      .thenRejects('user.not-assigned', {}, 'roleIds');
    const outcome = given(holding(assigned([11, MELATI]))).when(unassignRoles, { id: 5, roleIds: [11] });
    outcome.then({ 'user-5': [unassigned(11)] });
    outcome.thenRows(userRoleView, []);
  });

  it('has exactly the roles set in one facility, and keeps those of the others', () => {
    const story = given(holding(assigned([11, MELATI], [21, KENANGA])));
    const setting = (...roleIds: number[]) => story.when(setAccessControl, { id: 5, facilityId: MELATI, roleIds });
    const outcome = setting(12);
    outcome.then({ 'user-5': [unassigned(11), assigned([12, MELATI])] });
    outcome.thenRows(userRoleView, [{ roleId: 21 }, { roleId: 12 }]);
    setting(12).then();
    setting(21).thenRejects('role.other-facility', {}, 'roleIds');
    setting().thenRows(userRoleView, [{ roleId: 21 }]);
  });
});
