import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { UnitSource } from '../encounter/enums.js';
import { Gender, Payer } from '../kernel/enums.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { AmendmentKind, ContrastGiven, Dose, Line, RadiologyPriority } from './commands.js';
import { Safety } from './safety.js';

/** DOMAIN 2.7: ordered; the patient is examined; all is validated; cancelled by the requester; refused by the desk. */
export const RadiologyStatus = z.enum(['ordered', 'begun', 'done', 'cancelled', 'not_done']);
export type RadiologyStatus = z.infer<typeof RadiologyStatus>;

/** How far one examination has come. */
export const RadiologyLineStatus = z.enum([
  ...(['ordered', 'begun', 'examined', 'drafted', 'validated'] as const),
  ...(['cancelled', 'not_done'] as const),
]);
export type RadiologyLineStatus = z.infer<typeof RadiologyLineStatus>;

const examination = {
  line: Line,
  /** By which images find their examination (DOMAIN-CLINICAL 11): at most 16 digits, unique in the facility. */
  accessionNumber: z.string(),
  examinationId: Id,
  examination: z.string(),
  code: z.string(),
  modalityId: Id,
  /** The modality's abbreviation, or its name where it has none. */
  modality: z.string(),
  method: z.nullable(z.string()),
  system: z.nullable(z.string()),
  status: RadiologyLineStatus,
};

/** One examination of an order, without what is reported of it. */
export const RadiologyLineEntry = z.object({
  ...examination,
  /** A contrast medium is given in it. */
  contrast: z.boolean(),
  minutes: z.nullable(z.int()),
  startedAt: z.nullable(Instant),
  startedBy: z.nullable(z.string()),
  doneAt: z.nullable(Instant),
  performer: z.nullable(z.string()),
  contrastGiven: z.nullable(ContrastGiven),
  dose: z.nullable(Dose),
  /** Version of its report; 0 until one is validated. */
  version: z.int(),
  validatedBy: z.nullable(z.string()),
  validatedAt: z.nullable(Instant),
  /** The printed report's code, from the validation on. */
  verificationCode: z.nullable(z.string()),
  /** Since when a critical finding of it has not been communicated. */
  criticalSince: z.nullable(Instant),
  communicatedTo: z.nullable(z.string()),
  communicatedAt: z.nullable(Instant),
  /** Why it was cancelled or refused. */
  endReason: z.nullable(z.string()),
});
export type RadiologyLineEntry = z.infer<typeof RadiologyLineEntry>;

const person = {
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  birthDate: z.nullable(LocalDate),
};

/** One order, for the desk's boards and its requester. */
export const RadiologyOrderRow = z.object({
  id: Id,
  revision: z.int(),
  encounterId: Id,
  ...person,
  age: z.nullable(z.string()),
  /** The day of the order. */
  date: LocalDate,
  status: RadiologyStatus,
  /** `open` while it is on the board; null once it has ended and nothing critical waits to be told. */
  board: z.nullable(z.enum(['open'])),
  unitName: z.string(),
  /** Where it was asked for; null of an order from before units were told apart. */
  unitSource: z.nullable(UnitSource),
  requesterId: Id,
  requester: z.string(),
  /** The doctor for whom it was ordered, and when she acknowledged it. */
  onBehalfOfId: z.nullable(Id),
  onBehalfOf: z.nullable(z.string()),
  acknowledgedAt: z.nullable(Instant),
  referringDoctor: z.nullable(z.string()),
  payer: Payer,
  priority: RadiologyPriority,
  safety: Safety,
  notes: z.string(),
  coverLetterId: z.nullable(Id),
  orderedAt: Instant,
  scheduledAt: Instant,
  /** When all reports are due; null without a goal. */
  dueAt: z.nullable(Instant),
  lines: z.array(RadiologyLineEntry),
  /** The responsible doctor has not read what was validated or amended; why it was refused. */
  reportUnread: z.boolean(),
  refusalUnread: z.boolean(),
  endedAt: z.nullable(Instant),
});
export type RadiologyOrderRow = z.infer<typeof RadiologyOrderRow>;

/** The first version is the report; what follows adds to it or replaces it. */
export const ReportVersionKind = z.enum(['report', ...AmendmentKind.options]);
export type ReportVersionKind = z.infer<typeof ReportVersionKind>;

const texts = { findings: z.string(), impression: z.string(), recommendation: z.string(), critical: z.boolean() };

export const ReportVersion = z.object({
  version: z.int(),
  kind: ReportVersionKind,
  ...texts,
  reason: z.nullable(z.string()),
  at: Instant,
  by: z.string(),
  byId: Id,
});
export type ReportVersion = z.infer<typeof ReportVersion>;

/** One examination's report: its draft, and once validated, its versions. */
export const RadiologyReportRow = z.object({
  /** `<orderId>_<line>`. */
  id: z.string(),
  orderId: Id,
  encounterId: Id,
  /** The visit whose screen shows it; null until it is validated. */
  shownIn: z.nullable(Id),
  ...person,
  date: LocalDate,
  ...examination,
  doneAt: z.nullable(Instant),
  performer: z.nullable(z.string()),
  contrastGiven: z.nullable(ContrastGiven),
  dose: z.nullable(Dose),
  /** Number of the last saved draft; 0 without one. */
  draft: z.int(),
  ...texts,
  draftedBy: z.nullable(z.string()),
  draftedAt: z.nullable(Instant),
  versions: z.array(ReportVersion),
  validatedBy: z.nullable(z.string()),
  validatedById: z.nullable(Id),
  validatedAt: z.nullable(Instant),
  verificationCode: z.nullable(z.string()),
});
export type RadiologyReportRow = z.infer<typeof RadiologyReportRow>;

/** The desk's live board: all orders that have not ended. */
export const radiologyBoard = topic('radiology.board', {
  params: z.object({ board: z.enum(['open']) }),
  row: RadiologyOrderRow,
  access: ['radiology.queue:view', 'radiology.ongoing:view'],
  logged: false,
  because: 'it is the list of work; a look at one order is written down',
});

/** One order. */
export const radiologyOrder = topic('radiology.order', {
  params: z.object({ id: Id }),
  row: RadiologyOrderRow,
  access: ['radiology.queue:view', 'radiology.ongoing:view', 'radiology.history:view'],
  logged: false,
  because: 'the look at its reports is written down',
});

/** An order's reports, including drafts. */
export const radiologySheet = topic('radiology.sheet', {
  params: z.object({ orderId: Id }),
  row: RadiologyReportRow,
  access: ['radiology.ongoing:view'],
  logged: true,
});

/** The orders of a visit. */
export const visitRadiology = topic('radiology.visit', {
  params: z.object({ encounterId: Id }),
  row: RadiologyOrderRow,
  access: ['radiology.history:view'],
  logged: 'encounterId',
});

/** The validated reports of a visit. */
export const visitReports = topic('radiology.reports', {
  params: z.object({ encounterId: Id }),
  row: RadiologyReportRow,
  access: ['radiology.history:view'],
  logged: 'encounterId',
});

export const radiologyOrders = list('radiology/orders', {
  view: 'radiology_order',
  row: RadiologyOrderRow,
  filters: z.object({
    status: oneOf(RadiologyStatus),
    unitSource: oneOf(UnitSource),
    encounterId: z.optional(QueryId),
    patientId: z.optional(QueryId),
    personId: z.optional(QueryId),
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
  }),
  searchIn: ['patientName', 'recordNumber'],
  access: ['radiology.history:view', 'radiology.ongoing:view'],
  logged: 'patientId',
});

/** Validated reports across all visits: what was examined before, by the same modality. */
export const radiologyReports = list('radiology/reports', {
  view: 'radiology_report',
  row: RadiologyReportRow,
  narrowing: ['status', 'modalityId'],
  filters: z.object({
    status: z._default(z.literal('validated'), 'validated'),
    patientId: z.optional(QueryId),
    personId: z.optional(QueryId),
    modalityId: z.optional(QueryId),
    orderId: z.optional(QueryId),
  }),
  access: ['radiology.history:view', 'radiology.ongoing:view'],
  logged: 'patientId',
});
