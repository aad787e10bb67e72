import { CHANNEL, isChannelKey } from '@alur/contracts/kernel/channel';
import { isGrantable, type AccessKey } from '@alur/contracts/access';
import type { UserAccess } from './user-access.js';

/** What a person may do in one facility: her roles there, with her own departures from them (SPEC 6). */
export function rightsAt({ roles, permissions }: UserAccess, facilityId: number): ReadonlySet<AccessKey> {
  const own = permissions.filter(one => one.facilityId === facilityId);
  const withdrawn = new Set(own.flatMap(one => one.withdrawn));
  const granted = [...roles.filter(one => one.facilityId === facilityId).flatMap(one => one.rights)];
  if (granted.length > 0) granted.push(...own.flatMap(one => one.granted));
  // A right of the other area, or one that no longer exists, is none, whoever wrote it into the role.
  const valid = (key: string) => isChannelKey(key) === (facilityId === CHANNEL) && !withdrawn.has(key);
  return new Set(granted.filter(isGrantable).filter(valid));
}

/** The tags of her roles there, as the log names them. */
export const tagsAt = ({ roles }: UserAccess, facilityId: number): string =>
  roles
    .filter(role => role.facilityId === facilityId)
    .map(role => role.tag)
    .toSorted()
    .join(',');
