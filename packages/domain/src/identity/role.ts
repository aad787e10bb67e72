import { CHANNEL, isChannelKey } from '@alur/contracts/kernel/channel';
import type { Aggregate } from '../kernel/aggregate.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { RoleEvent } from './events.js';

interface Definition {
  readonly id: number;
  readonly facilityId: number;
  readonly name: string;
  readonly tag: string;
  readonly rights: readonly string[];
}

export type RoleState =
  | { status: 'none' }
  | ({ status: 'defined' } & Definition)
  | ({ status: 'removed' } & Definition);

/** A facility's named set of rights (SPEC 6: roles are per facility). */
export const role: Aggregate<RoleState, RoleEvent> = {
  kind: 'role',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'RoleDefined':
      case 'RoleChanged':
        return { status: 'defined', id: data.roleId, ...data };
      case 'RoleRemoved':
        return state.status === 'none' ? state : { ...state, status: 'removed' };
    }
  },
};

/** The role, if it still is one. */
export function definedRole(state: RoleState): Extract<RoleState, { status: 'defined' }> {
  ensure(state.status !== 'none', 'role.unknown', {}, 'roleIds');
  ensure(state.status === 'defined', 'role.removed');
  return state;
}

/**
 * Throws if a right of the operator's area is in a facility's role, or a facility's right in a role of the operator's
 * area.
 */
export function ensureArea(facilityId: number, rights: readonly string[]): void {
  const wrong = rights.find(right => isChannelKey(right) !== (facilityId === CHANNEL));
  if (wrong !== undefined) throw new Rejection('role.wrong-area', { right: wrong }, 'rights');
}
