import * as z from 'zod/mini';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';
import { Unfinished } from '../kernel/unfinished.js';
import { Payer } from '../kernel/enums.js';
import { TransactionStatus } from '../transaction/enums.js';
import { LineRow, Supply } from './lines.js';

/**
 * `written`: with the doctor; `queue`: with the pharmacy; `approve` and `done` as in SPEC 4; `stopped`: of a stay, and
 * stopped by its prescriber before everything was supplied or given.
 */
export const PrescriptionStatus = z.enum(['written', 'queue', 'approve', 'done', 'returned', 'cancelled', 'stopped']);
export type PrescriptionStatus = z.infer<typeof PrescriptionStatus>;

export const PrescriptionRow = z.object({
  id: Id,
  /** Revision of its stream, for `If-Match`, because a user must approve or change what she has read. */
  revision: z.int(),
  status: PrescriptionStatus,
  /** The day of the visit; in a stay, the day of writing. */
  date: LocalDate,
  /** How it reaches the ward; null outside a stay. */
  supply: z.nullable(Supply),
  /** Whether the medicine is given from the department's store before the pharmacy's review. */
  atOnce: z.boolean(),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  doctorId: Id,
  doctorName: z.string(),
  roomName: z.string(),
  queueNumber: z.nullable(z.string()),
  payer: Payer,
  transactionStatus: TransactionStatus,
  /** Whether the bill allows the handover. */
  paid: z.boolean(),
  lines: z.array(LineRow),
  lineCount: z.int(),
  hasCompound: z.boolean(),
  hasHighAlert: z.boolean(),
  hasNarcotic: z.boolean(),
  /** Whether less was approved than prescribed, so that the patient gets a copy of the prescription. */
  partial: z.boolean(),
  allergyAcknowledged: z.boolean(),
  /** Who wrote down a verbal order; null if the doctor wrote it herself. */
  writtenBy: z.nullable(z.string()),
  /** When the doctor signed her verbal order. */
  verifiedAt: z.nullable(Instant),
  /** Set for a verbal order that is neither signed nor cancelled. */
  unverified: Unfinished,
  returnNote: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  receiverName: z.nullable(z.string()),
  writtenAt: Instant,
  submittedAt: z.nullable(Instant),
  approvedAt: z.nullable(Instant),
  approvedBy: z.nullable(z.string()),
  handedOverAt: z.nullable(Instant),
  /** The day of the outpatient pharmacy's queue; null in a stay. */
  queueDate: z.nullable(LocalDate),
  /** Outside a stay: set while it is with the pharmacy, or returned to the doctor. */
  unfinished: Unfinished,
  /** In a stay: the stay's id, and whether pharmacy or doctor have something left to do. */
  inpatientId: z.nullable(Id),
  inpatientOpen: Unfinished,
});
export type PrescriptionRow = z.infer<typeof PrescriptionRow>;
