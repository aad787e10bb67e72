import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Gender } from '../kernel/enums.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { BedBlockCause } from './commands.js';

export const BedStatus = z.enum(['available', 'held', 'occupied', 'cleaning', 'blocked', 'retired']);
export type BedStatus = z.infer<typeof BedStatus>;

/** A row of the bed board: a bed and its patient. Names of ward and class are in the catalogues. */
export const BedRow = z.object({
  id: Id,
  revision: z.int(),
  name: z.string(),
  roomId: Id,
  roomName: z.string(),
  wardId: Id,
  classId: Id,
  status: BedStatus,
  /** Since when the bed has this status. */
  since: Instant,
  /** The patient in the bed, or for whom it is held. */
  patientId: z.nullable(Id),
  personId: z.nullable(Id),
  patientName: z.nullable(z.string()),
  recordNumber: z.nullable(z.string()),
  gender: z.nullable(Gender),
  encounterId: z.nullable(Id),
  doctor: z.nullable(z.string()),
  /** The day of the ordered discharge. */
  goesOn: z.nullable(LocalDate),
  /** Whether the patient is on leave. */
  onLeave: z.boolean(),
  heldUntil: z.nullable(Instant),
  /** When the hold ends automatically; null if its order to admit ends it. */
  holdDueAt: z.nullable(Instant),
  admissionId: z.nullable(Id),
  /** Why it is blocked, or will be once it is empty. */
  blockCause: z.nullable(BedBlockCause),
  blockReason: z.nullable(z.string()),
  blockedUntil: z.nullable(LocalDate),
});
export type BedRow = z.infer<typeof BedRow>;

/** A bed as the settings have it: where it stands, without who lies in it. */
export const BedPlaceRow = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  roomId: Id,
  roomName: z.string(),
  wardId: Id,
  classId: Id,
  /** Occupied, or held for somebody. */
  taken: z.boolean(),
  retired: z.boolean(),
});
export type BedPlaceRow = z.infer<typeof BedPlaceRow>;

/** Every bed that there is or was, for the settings of wards, rooms and classes. */
export const bedPlaces = topic('bed.places', {
  params: z.object({}),
  row: BedPlaceRow,
  access: ['settings.inpatient:view', 'settings.emergency:view'],
});

const access = ['inpatient.ongoing:view', 'emergency.ongoing:view'] as const;

/** Every bed of the facility, for the board and for the search of an available one. */
export const wardBeds = topic('ward.beds', {
  params: z.object({}),
  row: BedRow,
  access,
  logged: true,
});

export const bedList = list('bed/beds', {
  view: 'bed',
  row: BedRow,
  narrowing: ['status'],
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
