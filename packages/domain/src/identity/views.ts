import type { LicenceKind } from '@alur/contracts/identity/commands';
import type { Profession } from '@alur/contracts/identity/profession';
import {
  DeviceRow,
  MerchantRoleRow,
  UserAccountDetail,
  UserPermissionRow,
  UserRoleRow,
} from '@alur/contracts/identity/rows';
import { view } from '../vocabulary.js';

type Licence = UserAccountDetail['licences'][number];

/** The newest licence of each kind, and when the first of them lapses. */
function withLicence(
  row: UserAccountDetail,
  { kind, number, validUntil }: Omit<Licence, 'kind'> & { kind: string },
): UserAccountDetail {
  const others = row.licences.filter(one => one.kind !== kind);
  const licences = [...others, { kind: kind as LicenceKind, number, validUntil }];
  const days = licences.flatMap(one => one.validUntil ?? []).toSorted();
  return {
    ...row,
    licences,
    licencesUntil: days[0] ?? null,
    ...(kind === 'SIP' && { practiceLicence: number }),
  };
}

/** The members of staff; rows of the operator's area, like the next three. */
export const userAccountView = view({
  name: 'user_account',
  version: 4,
  row: UserAccountDetail,
  indexes: [['email'], ['id'], ['name', 'profession', 'active'], ['licencesUntil']],
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
        nik: data.nik ?? null,
        licences: [],
        licencesUntil: null,
        verified: false,
        secondFactor: false,
        signatureFile: null,
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
        nik: data.nik ?? null,
      }),
    },
    LicenceRecorded: { key: event => event.data.userId, next: (row, { data }) => withLicence(row, data) },
    UserVerified: { key: event => event.data.userId, next: row => ({ ...row, verified: true }) },
    SignatureSet: { key: event => event.data.userId, next: (row, { data }) => ({ ...row, signatureFile: data.file }) },
    SecondFactorEnabled: { key: event => event.data.userId, next: row => ({ ...row, secondFactor: true }) },
    SecondFactorRemoved: { key: event => event.data.userId, next: row => ({ ...row, secondFactor: false }) },
    UserDeactivated: { key: event => event.data.userId, next: row => ({ ...row, active: false }) },
    UserReactivated: { key: event => event.data.userId, next: row => ({ ...row, active: true }) },
  },
});

const held = (userId: number, roleId: number) => `${userId}-${roleId}`;

/** Which user holds which role: one row each, so that a renamed role reaches everybody who holds it. */
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
