import * as z from 'zod/mini';
import { DatedPrice } from '../kernel/dated-price.js';
import { VisitStatus, Weekday } from '../kernel/enums.js';

export const ScheduleRow = z.object({
  id: z.int(),
  name: z.string(),
  bpjsName: z.nullable(z.string()),
  roomId: z.int(),
  roomName: z.string(),
  doctorId: z.int(),
  doctorName: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  consultationMinutes: z.int(),
  sharePercent: z.nullable(z.number()),
  /** The first price; `prices` has the later ones with their days. */
  price: z.int(),
  prices: z.array(DatedPrice),
  days: z.array(Weekday),
  visitStatus: VisitStatus,
  prefix: z.string(),
  quota: z.nullable(z.int()),
  status: z.enum(['open', 'closed']),
  /**
   * The revision that a change is based on: sent as `If-Match`, it refuses the change if another was made meanwhile.
   */
  revision: z.int(),
});
export type ScheduleRow = z.infer<typeof ScheduleRow>;

/** Days on which a doctor is on leave. */
export const LeaveRow = z.object({
  id: z.int(),
  doctorId: z.int(),
  doctorName: z.string(),
  from: z.string(),
  until: z.string(),
  reason: z.nullable(z.string()),
});
export type LeaveRow = z.infer<typeof LeaveRow>;
