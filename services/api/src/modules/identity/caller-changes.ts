import type { RowChange } from '@alur/domain/kernel/fold';
import {
  deviceView,
  merchantRoleView,
  userAccountView,
  userPermissionView,
  userRoleView,
} from '@alur/domain/identity/views';
import type { CallerChange } from '../../platform/access/caller.js';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import type { ChangedView } from '../../platform/platform.js';

const ofUser = new Set([userAccountView.name, userRoleView.name, userPermissionView.name]);

const concerned = new Set([...ofUser, merchantRoleView.name, deviceView.name, merchantView.name]);

/**
 * The users whose rights a batch of changed rows may have changed; all users when another process made the changes,
 * since it does not say which rows.
 */
export function callerChangesOf(changed: readonly ChangedView[]): CallerChange[] {
  return changed.flatMap(({ name, changes }): CallerChange[] => {
    if (!concerned.has(name)) return [];
    if (!changes) return [{}];
    if (ofUser.has(name)) return unique(changes, userIdOf).map(userId => ({ userId }));
    if (name === merchantRoleView.name) return unique(changes, facilityIdOf).map(merchantId => ({ merchantId }));
    if (name === deviceView.name)
      return unique(changes, change => change.merchantId).map(merchantId => ({ merchantId }));
    if (name === merchantView.name) return unique(changes, merchantIdOf).map(merchantId => ({ merchantId }));
    return [];
  });
}

const rowOf = ({ before, after }: RowChange) => after ?? before ?? {};
const userIdOf = (change: RowChange) => Number(rowOf(change)['userId'] ?? rowOf(change)['id']);
const facilityIdOf = (change: RowChange) => Number(rowOf(change)['facilityId']);
const merchantIdOf = (change: RowChange) => Number(rowOf(change)['id']);
const unique = (changes: readonly RowChange[], of: (change: RowChange) => number) => [...new Set(changes.map(of))];
