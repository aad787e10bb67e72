import { DEVICE_HEADER } from '@alur/contracts/kernel/request-headers';
import { header } from '../../platform/access/access-guard.js';
import type { CallerRequest } from '../../platform/access/request.js';
import { deviceLabel } from './device-label.js';

/** The place of an attempt: address, device name, and the device's token of earlier logins. */
export interface Place {
  address: string;
  device: string | null;
  deviceToken?: string | undefined;
}

export const placeOf = (request: CallerRequest): Place => ({
  address: request.ip,
  device: deviceLabel(request),
  deviceToken: header(request, DEVICE_HEADER),
});
