import type { Profile } from '@alur/contracts/identity/session';

export type { Profile };
export type MerchantRole = Profile['user_merchant_roles'][number];

/** Roles of the operator are held at tenant 0, which owns merchants and roles. */
export const OPERATOR_MERCHANT = 0;

/** The role that counts at a facility. */
export function roleAt(profile: Profile, merchantId: number): MerchantRole | null {
  return profile.user_merchant_roles.find(role => role.merchant_id === merchantId) ?? null;
}

/** Only an explicit `false` ends a session; a profile without the field counts as verified. */
export function isVerified(profile: Profile): boolean {
  return profile.verified !== false;
}

export function isOperator(profile: Profile): boolean {
  return roleAt(profile, OPERATOR_MERCHANT) !== null;
}

/** The one facility that she works in, in however many roles; null where there are several, or only the operator's area. */
export function onlyFacility({ user_merchant_roles: roles }: Profile): number | null {
  const [one, ...others] = new Set(roles.map(role => role.merchant_id));
  return one === undefined || one === OPERATOR_MERCHANT || others.length > 0 ? null : one;
}
