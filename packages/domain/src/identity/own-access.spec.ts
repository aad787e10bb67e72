import {
  changeRole,
  removeRole,
  setAccessControl,
  setPermissions,
  unassignRoles,
} from '@alur/contracts/identity/commands';
import { describe, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { nameOf } from '../kernel/testing/names.js';
import type { Streams } from '../kernel/testing/specification.js';
import type { RoleEvent, UserEvent } from './events.js';

/** The actor of a story's commands. */
const ACTOR = 7;
const MELATI = 1;
const manages = ['settings.access:edit', 'cashier:view'];

const role = (roleId: number, name: string, rights: string[]): Streams => {
  const claim = nameOf(`role-name-${MELATI}`, name);
  const event: RoleEvent = { type: 'RoleDefined', data: { roleId, facilityId: MELATI, name, tag: 'admin', rights } };
  return { [`role-${roleId}`]: [event], [claim.stream]: [claim.claimedBy(`role-${roleId}`)] };
};
const person = (userId: number, ...roleIds: number[]): Streams => {
  const registered: UserEvent = {
    type: 'UserRegistered',
    data: {
      ...{ userId, name: 'Adi', email: `${userId}@contoh.id`, emailHash: 'h', phone: '' },
      ...{ profession: 'administrator', practiceLicence: '' },
    },
  };
  const roles = roleIds.map(roleId => ({ roleId, facilityId: MELATI, name: 'Admin', tag: 'admin' }));
  return { [`user-${userId}`]: [registered, { type: 'RolesAssigned', data: { userId, roles } } satisfies UserEvent] };
};
const admin = role(11, 'admin', manages);
const deputy = role(12, 'wakil', manages);
const cashier = role(13, 'kasir', ['cashier:view']);
const less = { name: 'admin', tag: 'admin', rights: ['cashier:view'] };

describe('one’s own last right to manage access', () => {
  const alone = () => given({ ...admin, ...cashier, ...person(ACTOR, 11, 13) });

  it('is not taken out of one’s own role, nor does the role go', () => {
    alone()
      .when(changeRole, { id: 11, ...less })
      .thenRejects('identity.own-last-access');
    alone().when(removeRole, { id: 11 }).thenRejects('identity.own-last-access');
  });

  it('is not put down, nor withdrawn beside one’s roles', () => {
    alone()
      .when(unassignRoles, { id: ACTOR, roleIds: [11] })
      .thenRejects('identity.own-last-access');
    alone()
      .when(setAccessControl, { id: ACTOR, facilityId: MELATI, roleIds: [13] })
      .thenRejects('identity.own-last-access');
    alone()
      .when(setPermissions, { id: ACTOR, facilityId: MELATI, granted: [], withdrawn: ['settings.access:edit'] })
      .thenRejects('identity.own-last-access');
  });

  it('goes where another role has it, and other roles go as they like', () => {
    const twice = () => given({ ...admin, ...deputy, ...cashier, ...person(ACTOR, 11, 12, 13) });
    const changed = { type: 'RoleChanged', data: { roleId: 11, facilityId: MELATI, ...less } };
    twice()
      .when(changeRole, { id: 11, ...less })
      .then({ 'role-11': [changed] });
    const put = (roleIds: number[]) => ({
      [`user-${ACTOR}`]: [{ type: 'RolesUnassigned', data: { userId: ACTOR, roleIds } }],
    });
    twice()
      .when(setAccessControl, { id: ACTOR, facilityId: MELATI, roleIds: [12] })
      .then(put([11, 13]));
    alone()
      .when(unassignRoles, { id: ACTOR, roleIds: [13] })
      .then(put([13]));
  });

  it('of others is taken like any other', () => {
    given({ ...admin, ...person(5, 11) })
      .when(unassignRoles, { id: 5, roleIds: [11] })
      .then({ 'user-5': [{ type: 'RolesUnassigned', data: { userId: 5, roleIds: [11] } }] });
  });
});
