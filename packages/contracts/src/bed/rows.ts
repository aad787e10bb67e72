import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Gender } from '../kernel/enums.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { BedBlockCause } from './commands.js';

export const BedStatus = z.enum(['available', 'held', 'occupied', 'cleaning', 'blocked', 'retired']);
export type BedStatus = z.infer<typeof BedStatus>;

/** A bed and whom it has: the bed board's row. Names of ward and class stand with the catalogues. */
export const BedRow = z.object({
  id: Id,
  revision: z.int(),
  name: z.string(),
  roomId: Id,
  roomName: z.string(),
  wardId: Id,
  classId: Id,
  status: BedStatus,
  /** Since when it is so. */
  since: Instant,
  /** Who lies in it or has it held. */
  patientId: z.nullable(Id),
  personId: z.nullable(Id),
  patientName: z.nullable(z.string()),
  recordNumber: z.nullable(z.string()),
  gender: z.nullable(Gender),
  encounterId: z.nullable(Id),
  doctor: z.nullable(z.string()),
  /** The patient's leave to go home says which day. */
  goesOn: z.nullable(LocalDate),
  /** The patient is out of the house for a while. */
  onLeave: z.boolean(),
  heldUntil: z.nullable(Instant),
  /** When the hold ends by itself; none where the order to admit that it is kept for ends it. */
  holdDueAt: z.nullable(Instant),
  admissionId: z.nullable(Id),
  /** Blocked, or about to be once it is empty. */
  blockCause: z.nullable(BedBlockCause),
  blockReason: z.nullable(z.string()),
  blockedUntil: z.nullable(LocalDate),
});
export type BedRow = z.infer<typeof BedRow>;

const access = ['inpatient.ongoing:view', 'settings.inpatient:view', 'emergency.ongoing:view'] as const;

/** Every bed of the facility, for the board and whoever looks for a free one. */
export const wardBeds = topic('ward.beds', {
  params: z.object({}),
  row: BedRow,
  access,
  logged: true,
});

export const bedList = list('bed/beds', {
  view: 'bed',
  row: BedRow,
  filters: z.object({
    wardId: z.optional(QueryId),
    roomId: z.optional(QueryId),
    classId: z.optional(QueryId),
    status: z.optional(BedStatus),
  }),
  searchIn: ['name', 'roomName'],
  access,
  logged: true,
});
