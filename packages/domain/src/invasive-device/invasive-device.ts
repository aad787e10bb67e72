import type { DeviceKind } from '@alur/contracts/invasive-device/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { InvasiveDeviceEvent } from './events.js';

interface Device extends CareHeader {
  readonly deviceId: number;
  readonly kind: DeviceKind;
  readonly insertedAt: string;
}
export type InvasiveDeviceState =
  | { readonly status: 'none' }
  | (Device & { readonly status: 'in' })
  | (Device & { readonly status: 'removed'; readonly removedBy: Staff })
  | (Device & { readonly status: 'entered_in_error' });

const deviceOf = (state: Device): Device => {
  const { deviceId, kind, insertedAt } = state;
  return { ...headerOf(state), deviceId, kind, insertedAt };
};

export const invasiveDevice: Aggregate<InvasiveDeviceState, InvasiveDeviceEvent> = {
  kind: 'invasive_device',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'InvasiveDeviceInserted') {
      const { deviceId, kind, effectiveAt } = data;
      return { ...headerOf(data), deviceId, kind, insertedAt: effectiveAt, status: 'in' };
    }
    if (state.status === 'none') return state;
    return type === 'InvasiveDeviceRemoved'
      ? { ...deviceOf(state), status: 'removed', removedBy: data.removedBy }
      : { ...deviceOf(state), status: 'entered_in_error' };
  },
};

/** The stated moment, neither in the future nor before `from`; now where none is stated. */
const moment = (said: string | null, now: string, from: string | null, field: string): string => {
  const at = said === null ? now : new Date(said).toISOString();
  ensure(at <= now && (from === null || at >= from), 'invasive-device.when', {}, field);
  return at;
};

interface By {
  readonly staff: Staff;
  readonly now: string;
}

export const insert = (
  visit: CareHeader,
  command: { deviceId: number; kind: DeviceKind; site: string | null; insertedAt: string | null },
  { staff: insertedBy, now }: By,
): InvasiveDeviceEvent[] => {
  const { deviceId, kind, site } = command;
  const effectiveAt = moment(command.insertedAt, now, null, 'insertedAt');
  const data = { ...headerOf(visit), deviceId, kind, site, effectiveAt, insertedBy };
  return [{ type: 'InvasiveDeviceInserted', data }];
};

const notInError = (state: InvasiveDeviceState): Exclude<InvasiveDeviceState, { status: 'none' }> => {
  ensure(state.status !== 'none', 'invasive-device.unknown');
  ensure(state.status !== 'entered_in_error', 'invasive-device.in-error');
  return state;
};

/** A device is removed once; a second attempt is refused with the name of whoever removed it. */
export const remove = (
  state: InvasiveDeviceState,
  command: { removedAt: string | null; reason: string | null },
  { staff: removedBy, now }: By,
): InvasiveDeviceEvent[] => {
  const it = notInError(state);
  ensure(it.status !== 'removed', 'invasive-device.removed', {
    name: it.status === 'removed' ? it.removedBy.name : '',
  });
  const { deviceId, kind, insertedAt } = it;
  const effectiveAt = moment(command.removedAt, now, insertedAt, 'removedAt');
  const data = { ...headerOf(it), deviceId, kind, reason: command.reason, effectiveAt, removedBy };
  return [{ type: 'InvasiveDeviceRemoved', data }];
};

export const enterInError = (state: InvasiveDeviceState, reason: string, enteredBy: Staff): InvasiveDeviceEvent[] => {
  const it = notInError(state);
  const { deviceId, kind } = it;
  return [{ type: 'InvasiveDeviceEnteredInError', data: { ...headerOf(it), deviceId, kind, reason, enteredBy } }];
};
