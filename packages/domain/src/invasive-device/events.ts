import { DeviceKind } from '@alur/contracts/invasive-device/commands';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, type EventOf } from '../kernel/event.js';

const device = { ...careHeader, deviceId: z.int(), kind: DeviceKind };

/** Stream `invasive_device-<id>`: one line, tube or catheter. */
export const invasiveDeviceEvents = {
  InvasiveDeviceInserted: event(
    z.object({ ...device, site: z.nullable(clinical()), effectiveAt: code(), insertedBy: staff() }),
  ),
  InvasiveDeviceRemoved: event(
    z.object({ ...device, reason: z.nullable(clinical()), effectiveAt: code(), removedBy: staff() }),
  ),
  /** The device was never inserted. */
  InvasiveDeviceEnteredInError: event(z.object({ ...device, reason: clinical(), enteredBy: staff() })),
};
export type InvasiveDeviceEvent = EventOf<typeof invasiveDeviceEvents>;
