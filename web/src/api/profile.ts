/** The signed-in person, as login answers them (SPEC section 3, Profile). */
export interface Profile {
  id: number;
  uuid?: string;
  name: string;
  email: string;
  /** Absent means verified: only an explicit `false` ends a session. */
  verified?: boolean;
  user_merchant_roles: MerchantRole[];
}

export interface MerchantRole {
  merchant_id: number;
  merchant_name?: string;
  merchant_role: { id?: number; name?: string; tag: string };
}

/** Roles of the operator are held at tenant 0, which owns merchants and roles. */
export const OPERATOR_MERCHANT = 0;

/** The role that counts at a facility. */
export function roleAt(profile: Profile, merchantId: number): MerchantRole | null {
  return profile.user_merchant_roles.find((role) => role.merchant_id === merchantId) ?? null;
}

export function isVerified(profile: Profile): boolean {
  return profile.verified !== false;
}

export function isOperator(profile: Profile): boolean {
  return roleAt(profile, OPERATOR_MERCHANT) !== null;
}
