import { createHmac } from 'node:crypto';
import type { Profile } from '@alur/contracts/identity/session';
import type { UserAccess } from './user-access.js';

/** The user's id as a stable UUID (version 8) that does not reveal the number. */
export function userUuid(key: Buffer, userId: number): string {
  const bytes = createHmac('sha256', key).update(`user ${userId}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** SPEC 3, Profile. */
export const profileOf = (userAccess: UserAccess, key: Buffer): Profile => ({
  id: userAccess.userId,
  uuid: userUuid(key, userAccess.userId),
  name: userAccess.name,
  email: userAccess.email,
  verified: userAccess.verified,
  user_merchant_roles: userAccess.roles.map(({ roleId, facilityId, facilityName, name, tag }) => ({
    merchant_id: facilityId,
    merchant_name: facilityName ?? '',
    merchant_role: { id: roleId, name, tag },
  })),
});
