import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, Instant } from '../kernel/scalars.js';
import { DeviceKind } from './commands.js';

export const InvasiveDeviceRow = z.object({
  id: Id,
  revision: z.int(),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  kind: DeviceKind,
  site: z.nullable(z.string()),
  insertedAt: Instant,
  insertedBy: z.string(),
  status: z.enum(['in', 'removed', 'entered_in_error']),
  removedAt: z.nullable(Instant),
  removedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type InvasiveDeviceRow = z.infer<typeof InvasiveDeviceRow>;

/** A patient's devices, present and removed. */
export const invasiveDevices = topic('invasive-device.visit', {
  params: z.object({ encounterId: Id }),
  row: InvasiveDeviceRow,
  access: ['inpatient.ongoing.chart:view', 'outpatient.medical-history:view'],
  logged: 'encounterId',
});

type On = Pick<InvasiveDeviceRow, 'kind' | 'status' | 'insertedAt' | 'removedAt'>;

/** Total minutes on a ventilator, each until it was stopped, or until now. */
export const ventilatorMinutes = (devices: readonly On[], now: number): number =>
  devices
    .filter(({ kind, status }) => kind === 'ventilator' && status !== 'entered_in_error')
    .map(({ insertedAt, removedAt }) => (removedAt === null ? now : Date.parse(removedAt)) - Date.parse(insertedAt))
    .reduce((sum, length) => sum + Math.max(0, Math.floor(length / 60_000)), 0);
