import type { BodyOf } from '@alur/contracts/kernel/command';
import type { pairDevice } from '@alur/contracts/identity/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import type { DeviceEvent } from './events.js';

export type DeviceState = { status: 'none' } | { status: 'paired'; id: number } | { status: 'revoked'; id: number };

/** A paired screen of the facility; it may read its schedules' display and nothing else. */
export const device: Aggregate<DeviceState, DeviceEvent> = {
  kind: 'device',
  initial: { status: 'none' },
  evolve: (_state, { type, data }) => ({ status: type === 'DisplayPaired' ? 'paired' : 'revoked', id: data.deviceId }),
};

export function pair(command: BodyOf<typeof pairDevice>, context: DecisionContext): DeviceEvent[] {
  const { name, scheduleIds } = command;
  const deviceId = context.ids['device'] ?? 0;
  return [{ type: 'DisplayPaired', data: { deviceId, name, scheduleIds, pairedBy: context.actorName } }];
}

export function revoke(_command: object, state: DeviceState): DeviceEvent[] {
  ensure(state.status === 'paired', 'device.revoked');
  return [{ type: 'DisplayRevoked', data: { deviceId: state.id } }];
}
