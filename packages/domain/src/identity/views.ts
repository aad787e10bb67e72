import type { Profession } from '@alur/contracts/identity/commands';
import {
  DeviceRow,
  MerchantRoleRow,
  UserAccountRow,
  UserPermissionRow,
  UserRoleRow,
} from '@alur/contracts/identity/rows';
import { view } from '../vocabulary.js';

/** The members of staff; rows of the operator's area, like the next three. */
export const userAccountView = view({
  name: 'user_account',
  version: 1,
  row: UserAccountRow,
  indexes: [['email'], ['id'], ['name', 'profession', 'active']],
  on: {
    UserRegistered: {
      key: event => event.data.userId,
      first: ({ data, meta }) => ({
        id: data.userId,
        name: data.name,
        email: data.email,
        phone: data.phone,
        profession: data.profession as Profession,
        practiceLicence: data.practiceLicence,
        verified: false,
        active: true,
        createdAt: meta.at,
      }),
    },
    UserChanged: {
      key: event => event.data.userId,
      next: (row, { data }) => ({
        ...row,
        name: data.name,
        email: data.email,
        phone: data.phone,
        profession: data.profession as Profession,
        practiceLicence: data.practiceLicence,
      }),
    },
    UserVerified: { key: event => event.data.userId, next: row => ({ ...row, verified: true }) },
    UserDeactivated: { key: event => event.data.userId, next: row => ({ ...row, active: false }) },
    UserReactivated: { key: event => event.data.userId, next: row => ({ ...row, active: true }) },
  },
});

const held = (userId: number, roleId: number) => `${userId}-${roleId}`;

/** Who holds which role: a row each, so that a role's new name reaches all who hold it. */
export const userRoleView = view({
  name: 'user_role',
  version: 1,
  row: UserRoleRow,
  indexes: [['userId'], ['roleId'], ['facilityId']],
  on: {
    RolesAssigned: {
      key: ({ data }) => data.roles.map(({ roleId }) => held(data.userId, roleId)),
      first: ({ data }, key) => {
        const role = data.roles.find(({ roleId }) => held(data.userId, roleId) === key);
        if (!role) throw new Error(`no role ${key}`);
        return {
          userId: data.userId,
          roleId: role.roleId,
          facilityId: role.facilityId,
          roleName: role.name,
          tag: role.tag,
        };
      },
    },
    RolesUnassigned: {
      key: ({ data }) => data.roleIds.map(roleId => held(data.userId, roleId)),
      next: () => null,
    },
    RoleChanged: {
      where: ({ data }) => ({ roleId: data.roleId }),
      next: (row, { data }) => ({ ...row, roleName: data.name, tag: data.tag }),
    },
    RoleRemoved: { where: ({ data }) => ({ roleId: data.roleId }), next: () => null },
  },
});

export const userPermissionView = view({
  name: 'user_permission',
  version: 1,
  row: UserPermissionRow,
  indexes: [['userId']],
  on: {
    PermissionsSet: {
      key: ({ data }) => `${data.userId}-${data.facilityId}`,
      first: ({ data }) => ({
        userId: data.userId,
        facilityId: data.facilityId,
        granted: data.granted,
        withdrawn: data.withdrawn,
      }),
    },
  },
});

export const merchantRoleView = view({
  name: 'merchant_role',
  version: 1,
  row: MerchantRoleRow,
  indexes: [['facilityId', 'tag'], ['id']],
  on: {
    RoleDefined: {
      key: event => event.data.roleId,
      first: ({ data }) => ({
        id: data.roleId,
        facilityId: data.facilityId,
        name: data.name,
        tag: data.tag,
        rights: data.rights,
      }),
    },
    RoleChanged: {
      key: event => event.data.roleId,
      next: (row, { data }) => ({ ...row, name: data.name, tag: data.tag, rights: data.rights }),
    },
    RoleRemoved: { key: event => event.data.roleId, next: () => null },
  },
});

/** A facility's paired displays. */
export const deviceView = view({
  name: 'device',
  version: 1,
  row: DeviceRow,
  indexes: [['id', 'active']],
  on: {
    DisplayPaired: {
      key: event => event.data.deviceId,
      first: ({ data, meta }) => ({
        id: data.deviceId,
        name: data.name,
        scheduleIds: data.scheduleIds,
        active: true,
        pairedBy: data.pairedBy,
        pairedAt: meta.at,
        revokedAt: null,
      }),
    },
    DisplayRevoked: {
      key: event => event.data.deviceId,
      next: (row, { meta }) => ({ ...row, active: false, revokedAt: meta.at }),
    },
  },
});
