import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { UnitSource } from '../encounter/enums.js';
import { Gender, Payer } from '../kernel/enums.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { TransactionStatus } from '../transaction/enums.js';
import { ChecklistAnswer, SignInItem, SignOutItem, TimeOutItem } from './checklist.js';
import {
  Anaesthesia,
  BodySide,
  RecoveryExit,
  SurgeryPriority,
  SurgeryRole,
  SurgeryStatus,
  SurgeryStepKind,
} from './enums.js';

/** What happened to it, when and by whom. */
export const SurgeryStep = z.object({
  step: SurgeryStepKind,
  at: Instant,
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type SurgeryStep = z.infer<typeof SurgeryStep>;

const Checked = z.nullable(
  z.object({
    at: Instant,
    by: z.string(),
    items: z.array(z.object({ item: z.union([SignInItem, TimeOutItem, SignOutItem]), answer: ChecklistAnswer })),
    note: z.string(),
  }),
);
export type Checked = NonNullable<z.infer<typeof Checked>>;

export const TeamMember = z.object({ role: SurgeryRole, staffId: Id, name: z.string() });
export type TeamMember = z.infer<typeof TeamMember>;

/** SPEC 3, surgery request, with its plan and its course. */
export const SurgeryRow = z.object({
  id: Id,
  revision: z.int(),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  birthDate: z.nullable(LocalDate),
  age: z.nullable(z.string()),
  /** The day of the request. */
  date: LocalDate,
  /** The day for which it is planned, or on which it ended; until then that of the request. */
  listDate: LocalDate,
  status: SurgeryStatus,
  /** `open` until it has ended. */
  board: z.nullable(z.enum(['open'])),
  treatmentId: Id,
  name: z.string(),
  icd9Code: z.nullable(z.string()),
  diagnosis: z.string(),
  site: z.string(),
  side: BodySide,
  priority: SurgeryPriority,
  anaesthesia: z.nullable(Anaesthesia),
  notes: z.string(),
  wantedOn: z.nullable(LocalDate),
  payer: Payer,
  unitId: z.int(),
  unitName: z.string(),
  /** Where it was asked for; null of a request from before units were told apart. */
  unitSource: z.nullable(UnitSource),
  bedName: z.nullable(z.string()),
  requesterId: Id,
  requester: z.string(),
  requestedAt: Instant,
  /** The operator as planned, else as wished. */
  doctorId: z.nullable(Id),
  doctorName: z.nullable(z.string()),
  theatreId: z.nullable(Id),
  theatreName: z.nullable(z.string()),
  scheduledAt: z.nullable(Instant),
  scheduledUntil: z.nullable(Instant),
  /** The days that its slot touches; the second if it goes beyond midnight. */
  firstDay: z.nullable(LocalDate),
  secondDay: z.nullable(LocalDate),
  team: z.array(TeamMember),
  signIn: Checked,
  timeOut: Checked,
  signOut: Checked,
  startedAt: z.nullable(Instant),
  startedBy: z.nullable(z.string()),
  anaesthesiaFrom: z.nullable(Instant),
  incisionAt: z.nullable(Instant),
  closedAt: z.nullable(Instant),
  anaesthesiaUntil: z.nullable(Instant),
  recovery: z.nullable(z.object({ total: z.int(), limit: z.int(), at: Instant, by: z.string() })),
  reportId: z.nullable(Id),
  exit: z.nullable(RecoveryExit),
  components: z.array(
    z.object({ name: z.string(), quantity: z.number(), price: z.int(), performer: z.nullable(z.string()) }),
  ),
  materials: z.array(z.object({ name: z.string(), unit: z.string(), quantity: z.number(), missing: z.number() })),
  transactionId: z.nullable(Id),
  /** SPEC 3, payment status. */
  transactionStatus: TransactionStatus,
  /** Bounded: a long history has only its newest steps. */
  steps: z.array(SurgeryStep),
});
export type SurgeryRow = z.infer<typeof SurgeryRow>;

const access = ['operation.request:view', 'operation.ongoing:view', 'operation.report:view'] as const;
const board = {
  row: SurgeryRow,
  logged: false,
  because: 'it is the list of work; a look at one operation is written down',
} as const;

/** All that are asked for, planned or under way, of any day. */
export const surgeryBoard = topic('surgery.board', {
  ...board,
  params: z.object({ board: z.enum(['open']) }),
  access: ['operation.request:view', 'operation.ongoing:view'],
});

/** Those whose slot begins on the day. */
export const surgeriesOfDay = topic('surgery.day', {
  ...board,
  params: z.object({ date: LocalDate }),
  access: [...access],
});

/** Those whose slot goes on into the day from the one before. */
export const surgeriesIntoDay = topic('surgery.into-day', {
  ...board,
  params: z.object({ date: LocalDate }),
  access: [...access],
});

/** One operation. */
export const surgeryDetail = topic('surgery.detail', {
  params: z.object({ id: Id }),
  row: SurgeryRow,
  access: [...access],
  logged: true,
});

/** The operations of a visit. */
export const visitSurgeries = topic('surgery.visit', {
  params: z.object({ encounterId: Id }),
  row: SurgeryRow,
  access: [...access],
  logged: 'encounterId',
});

/** Operations of all days. */
export const surgeryList = list('surgery/surgeries', {
  view: 'surgery',
  row: SurgeryRow,
  filters: z.object({
    status: oneOf(SurgeryStatus),
    unitSource: oneOf(UnitSource),
    doctorId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
    personId: z.optional(QueryId),
    listDate: z.optional(LocalDate),
    ...range('listDate', LocalDate),
  }),
  searchIn: ['patientName', 'recordNumber', 'name'],
  access: [...access],
  logged: 'encounterId',
});
