import type { UserState } from '../identity/user.js';
import type { Staff } from '../kernel/care-header.js';
import type { DecisionContext } from '../kernel/context.js';
import { Rejection } from '../kernel/rejection.js';

/** A member of this facility's staff whom the user names; throws this code where there is none in service here. */
export const colleagueOf = (
  staffId: number,
  profession: string,
  state: UserState | undefined,
  { merchantId }: DecisionContext,
  [unknown, field]: readonly [code: string, field: string],
): Staff => {
  const found = state?.status === 'active' ? state : undefined;
  if (!found?.roles.some(({ facilityId }) => facilityId === merchantId)) throw new Rejection(unknown, {}, field);
  return { staffId, name: found.name, profession };
};
