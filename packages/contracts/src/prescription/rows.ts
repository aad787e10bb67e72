import * as z from 'zod/mini';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';
import { Unfinished } from '../kernel/unfinished.js';
import { Payer } from '../kernel/enums.js';
import { TransactionStatus } from '../transaction/enums.js';
import { LineRow, Supply } from './lines.js';

/**
 * `written`: with the doctor; `queue`: with the pharmacy; `approve` and `done` as SPEC 4 has them; `stopped`: of a stay, and
 * ended by its prescriber before all was supplied or given.
 */
export const PrescriptionStatus = z.enum(['written', 'queue', 'approve', 'done', 'returned', 'cancelled', 'stopped']);
export type PrescriptionStatus = z.infer<typeof PrescriptionStatus>;

export const PrescriptionRow = z.object({
  id: Id,
  /** Of its stream, for `If-Match`: what somebody has read must be what she approves or changes. */
  revision: z.int(),
  status: PrescriptionStatus,
  /** The day of the visit; in a stay, the day on which it was written. */
  date: LocalDate,
  /** How the ward gets it; none outside a stay. */
  supply: z.nullable(Supply),
  /** Off the department's shelf before the pharmacy has reviewed it. */
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
  /** Nothing stands against the handover on the cashier's side. */
  paid: z.boolean(),
  lines: z.array(LineRow),
  lineCount: z.int(),
  hasCompound: z.boolean(),
  hasHighAlert: z.boolean(),
  hasNarcotic: z.boolean(),
  /** Less was approved than prescribed: a copy of the prescription is due. */
  partial: z.boolean(),
  allergyAcknowledged: z.boolean(),
  /** Who wrote it down as a doctor said it; none where the doctor wrote it. */
  writtenBy: z.nullable(z.string()),
  /** When the doctor signed it, where she said it. */
  verifiedAt: z.nullable(Instant),
  /** Said by word of mouth, not signed yet, and not given up. */
  unverified: Unfinished,
  returnNote: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  receiverName: z.nullable(z.string()),
  writtenAt: Instant,
  submittedAt: z.nullable(Instant),
  approvedAt: z.nullable(Instant),
  approvedBy: z.nullable(z.string()),
  handedOverAt: z.nullable(Instant),
  /** The day of the outpatient pharmacy's queue; none in a stay. */
  queueDate: z.nullable(LocalDate),
  /** Outside a stay: with the pharmacy, or back with the doctor. */
  unfinished: Unfinished,
  /** In a stay: its id, and whether something is left for the pharmacy or the doctor to do. */
  inpatientId: z.nullable(Id),
  inpatientOpen: Unfinished,
});
export type PrescriptionRow = z.infer<typeof PrescriptionRow>;
