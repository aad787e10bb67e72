import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, Instant } from '../kernel/scalars.js';
import { BpjsProblem } from './enums.js';
import { VclaimCode } from './vclaim.js';

const Count = z.int().check(z.gte(0), z.lte(100_000));

/** How many beds a room has, and how many of them are free; `classCode` is what its class is in Aplicares. */
export const RoomAvailability = z.object({
  roomId: Id,
  classCode: z.string(),
  name: z.string(),
  capacity: Count,
  available: Count,
});
export type RoomAvailability = z.infer<typeof RoomAvailability>;

/** A class of the facility's rooms, and what it is in Aplicares. */
export const BedClassRow = z.extend(VclaimCode, { classId: Id });
export type BedClassRow = z.infer<typeof BedClassRow>;

export const bedClasses = topic('bpjs.bed-classes', {
  params: z.object({}),
  row: BedClassRow,
  access: ['settings.bpjs:view'],
});

/** What BPJS was last told of a room. */
export const RoomAvailabilityRow = z.extend(RoomAvailability, {
  status: z.enum(['told', 'waiting', 'failed']),
  at: Instant,
  /** The class under which BPJS has the room; null while it has none. */
  toldAs: z.nullable(z.string()),
  problem: z.nullable(z.object({ problem: BpjsProblem, message: z.nullable(z.string()) })),
});
export type RoomAvailabilityRow = z.infer<typeof RoomAvailabilityRow>;

export const roomAvailability = topic('bpjs.room-availability', {
  params: z.object({}),
  row: RoomAvailabilityRow,
  access: ['settings.bpjs:view'],
});
