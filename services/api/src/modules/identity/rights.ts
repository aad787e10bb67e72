import { CHANNEL, isChannelKey } from '@alur/contracts/kernel/channel';
import { flagOf, isGrantable, type AccessKey } from '@alur/contracts/access';
import type { UserAccess } from './user-access.js';

/** What a person may do in one facility. */
export const rightsAt = (userAccess: UserAccess, facilityId: number): ReadonlySet<AccessKey> =>
  allowedAt(userAccess, facilityId).rights;

/** The user's rights in one facility, without those switched off there (SPEC 6, feature flags). */
export function allowedAt(
  userAccess: UserAccess,
  facilityId: number,
  flag = flagOf,
): { rights: ReadonlySet<AccessKey>; switchedOff: ReadonlySet<AccessKey> } {
  const off = new Set(userAccess.roles.filter(one => one.facilityId === facilityId).flatMap(one => one.switchedOff));
  const held = [...heldAt(userAccess, facilityId)];
  const isOff = (key: AccessKey) => off.has(flag(key) ?? '');
  return { rights: new Set(held.filter(key => !isOff(key))), switchedOff: new Set(held.filter(isOff)) };
}

/** Rights of the user's roles there, with her personal exceptions (SPEC 6). */
function heldAt({ roles, permissions }: UserAccess, facilityId: number): ReadonlySet<AccessKey> {
  const own = permissions.filter(one => one.facilityId === facilityId);
  const withdrawn = new Set(own.flatMap(one => one.withdrawn));
  const granted = [...roles.filter(one => one.facilityId === facilityId).flatMap(one => one.rights)];
  if (granted.length > 0) granted.push(...own.flatMap(one => one.granted));
  // A right of the other area, or one that no longer exists, is ignored, even if a role contains it.
  const valid = (key: string) => isChannelKey(key) === (facilityId === CHANNEL) && !withdrawn.has(key);
  return new Set(granted.filter(isGrantable).filter(valid));
}

/** Tags of the user's roles there, as logged. */
export const tagsAt = ({ roles }: UserAccess, facilityId: number): string =>
  roles
    .filter(role => role.facilityId === facilityId)
    .map(role => role.tag)
    .toSorted()
    .join(',');
