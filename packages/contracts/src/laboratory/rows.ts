import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Gender, Payer } from '../kernel/enums.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { ResultKind } from './catalogues.js';
import { LaboratoryPriority, RejectionCause, RequestItem } from './commands.js';
import { Formula } from './formulas.js';
import { Culture } from './microbiology.js';
import { Comparator, Pregnancy, ReferenceRange, ResultFlag } from './interpret.js';

export const LaboratoryStatus = z.enum(['ordered', 'begun', 'done', 'cancelled', 'not_done']);
export type LaboratoryStatus = z.infer<typeof LaboratoryStatus>;

export const SpecimenStatus = z.enum(['awaited', 'collected', 'received']);
export type SpecimenStatus = z.infer<typeof SpecimenStatus>;

export const LaboratorySpecimenEntry = z.object({
  specimenId: Id,
  name: z.string(),
  container: z.nullable(z.string()),
  status: SpecimenStatus,
  /** On the tube's label; another after a rejection. */
  number: z.nullable(z.string()),
  collectedAt: z.nullable(Instant),
  collectedBy: z.nullable(z.string()),
  rejection: z.nullable(z.object({ cause: RejectionCause, note: z.string(), number: z.string(), by: z.string() })),
});
export type LaboratorySpecimenEntry = z.infer<typeof LaboratorySpecimenEntry>;

const person = {
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
};

/** One order, as the desk's boards and its requester see it. */
export const LaboratoryOrderRow = z.object({
  id: Id,
  revision: z.int(),
  encounterId: Id,
  ...person,
  gender: Gender,
  age: z.nullable(z.string()),
  birthDate: z.nullable(LocalDate),
  /** The day of the order. */
  date: LocalDate,
  status: LaboratoryStatus,
  /** On which board it stands; none once it is over. */
  board: z.nullable(z.enum(['open'])),
  unitName: z.string(),
  requesterId: Id,
  requester: z.string(),
  /** For whom it was ordered, and when she said that she knows of it. */
  onBehalfOfId: z.nullable(Id),
  onBehalfOf: z.nullable(z.string()),
  acknowledgedAt: z.nullable(Instant),
  referringDoctor: z.nullable(z.string()),
  payer: Payer,
  priority: LaboratoryPriority,
  fasting: z.nullable(z.boolean()),
  clinicalNotes: z.string(),
  medicationNotes: z.string(),
  coverLetterId: z.nullable(Id),
  /** The order of an earlier visit that goes on in this one. */
  continues: z.nullable(Id),
  /** What was asked for, in its own words, and what that is in the lists. */
  items: z.array(z.string()),
  requested: z.array(RequestItem),
  orderedAt: Instant,
  scheduledAt: Instant,
  /** When its result is to be there; null without a goal. */
  dueAt: z.nullable(Instant),
  specimens: z.array(LaboratorySpecimenEntry),
  tests: z.int(),
  /** Which of them have a value, are verified, are validated. */
  entered: z.array(Id),
  verified: z.array(Id),
  validated: z.array(Id),
  /** Results that are alarming and of which nobody was told yet, and since when. */
  criticalPending: z.array(Id),
  criticalSince: z.nullable(Instant),
  /** How many samples were rejected; how many calls of critical values were due, made, and made in time. */
  rejected: z.int(),
  criticals: z.int(),
  called: z.int(),
  calledInTime: z.int(),
  /** By which its paper is verified, from the first validation on. */
  verificationCode: z.nullable(z.string()),
  endedAt: z.nullable(Instant),
  endReason: z.nullable(z.string()),
});
export type LaboratoryOrderRow = z.infer<typeof LaboratoryOrderRow>;

export const TestStatus = z.enum(['waiting', 'entered', 'verified', 'validated']);
export type TestStatus = z.infer<typeof TestStatus>;

/** Where a value came from. */
export const ResultOrigin = z.enum(['manual', 'calculated', 'analyser', 'sent_out']);
export type ResultOrigin = z.infer<typeof ResultOrigin>;

export const ResultVersion = z.object({
  version: z.int(),
  text: z.string(),
  flag: z.nullable(ResultFlag),
  at: Instant,
  by: z.string(),
  reason: z.nullable(z.string()),
});
export type ResultVersion = z.infer<typeof ResultVersion>;

/** One test of an order and its result: a line of the grid, and of the chart once it is validated. */
export const LaboratoryTestRow = z.object({
  /** `<orderId>_<parameterId>`. */
  id: z.string(),
  orderId: Id,
  parameterId: Id,
  encounterId: Id,
  /** The visit on whose screen it stands: none until it is validated. */
  shownIn: z.nullable(Id),
  ...person,
  gender: Gender,
  birthDate: z.nullable(LocalDate),
  pregnancy: z.nullable(Pregnancy),
  date: LocalDate,
  sequence: z.int(),
  code: z.string(),
  name: z.string(),
  groupName: z.nullable(z.string()),
  specimenId: z.nullable(Id),
  kind: ResultKind,
  unit: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  method: z.nullable(z.string()),
  choices: z.array(z.string()),
  formula: z.nullable(Formula),
  deltaPercent: z.nullable(z.number()),
  ranges: z.array(ReferenceRange),
  status: TestStatus,
  /** The laboratory that measures it, where that is another. */
  sentTo: z.nullable(z.string()),
  /** The tube that it is measured in is there. */
  workable: z.boolean(),
  text: z.nullable(z.string()),
  /** Of a culture: what grew, and what acts against it. */
  microbiology: z.nullable(Culture),
  number: z.nullable(z.number()),
  comparator: z.nullable(Comparator),
  flag: z.nullable(ResultFlag),
  /** What it was flagged as before her age or sex was corrected. */
  flagBefore: z.nullable(ResultFlag),
  critical: z.boolean(),
  communicatedAt: z.nullable(Instant),
  communicatedTo: z.nullable(z.string()),
  reference: z.nullable(ReferenceRange),
  delta: z.boolean(),
  previous: z.nullable(z.object({ text: z.string(), number: z.nullable(z.number()), at: Instant })),
  origin: z.nullable(ResultOrigin),
  /** The analyser that measured it. */
  deviceId: z.nullable(Id),
  note: z.string(),
  version: z.int(),
  versions: z.array(ResultVersion),
  collectedAt: z.nullable(Instant),
  enteredBy: z.nullable(z.string()),
  verifiedBy: z.nullable(z.string()),
  validatedBy: z.nullable(z.string()),
  validatedById: z.nullable(Id),
  validatedAt: z.nullable(Instant),
});
export type LaboratoryTestRow = z.infer<typeof LaboratoryTestRow>;

/** The desk's live board: everything that is not over. */
export const laboratoryBoard = topic('laboratory.board', {
  params: z.object({ board: z.enum(['open']) }),
  row: LaboratoryOrderRow,
  access: ['laboratorium.queue:view', 'laboratorium.ongoing:view'],
  logged: false,
  because: 'it is the list of work; a look at one order is written down',
});

/** One order. */
export const laboratoryOrder = topic('laboratory.order', {
  params: z.object({ id: Id }),
  row: LaboratoryOrderRow,
  access: ['laboratorium.queue:view', 'laboratorium.ongoing:view', 'laboratorium.history:view'],
  logged: false,
  because: 'the look at its results is written down',
});

/** Its results, with those that nobody has validated. */
export const laboratorySheet = topic('laboratory.sheet', {
  params: z.object({ orderId: Id }),
  row: LaboratoryTestRow,
  access: ['laboratorium.ongoing:view'],
  logged: true,
});

/** What was asked for in a visit. */
export const visitLaboratory = topic('laboratory.visit', {
  params: z.object({ encounterId: Id }),
  row: LaboratoryOrderRow,
  access: ['laboratorium.history:view'],
  logged: 'encounterId',
});

/** The validated results of a visit. */
export const visitResults = topic('laboratory.results', {
  params: z.object({ encounterId: Id }),
  row: LaboratoryTestRow,
  access: ['laboratorium.history:view'],
  logged: 'encounterId',
});

export const laboratoryOrders = list('laboratory/orders', {
  view: 'laboratory_order',
  row: LaboratoryOrderRow,
  filters: z.object({
    status: oneOf(LaboratoryStatus),
    encounterId: z.optional(QueryId),
    patientId: z.optional(QueryId),
    personId: z.optional(QueryId),
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
  }),
  searchIn: ['patientName', 'recordNumber'],
  access: ['laboratorium.history:view', 'laboratorium.ongoing:view'],
  logged: 'patientId',
});

/** Validated results over all visits: the table and the curve. */
export const laboratoryResults = list('laboratory/results', {
  view: 'laboratory_test',
  row: LaboratoryTestRow,
  filters: z.object({
    status: z._default(z.literal('validated'), 'validated'),
    patientId: z.optional(QueryId),
    personId: z.optional(QueryId),
    parameterId: z.optional(QueryId),
    orderId: z.optional(QueryId),
  }),
  access: ['laboratorium.history:view', 'laboratorium.ongoing:view'],
  logged: 'patientId',
});

/** From when on a parameter has which ranges. */
export const LaboratoryReferenceRow = z.object({
  id: Id,
  revision: z.int(),
  parameterId: Id,
  sets: z.array(z.object({ validFrom: LocalDate, ranges: z.array(ReferenceRange) })),
});
export type LaboratoryReferenceRow = z.infer<typeof LaboratoryReferenceRow>;

export const laboratoryReferences = topic('laboratory.references', {
  params: z.object({ parameterId: Id }),
  row: LaboratoryReferenceRow,
  access: ['laboratorium.config:view', 'laboratorium.ongoing:view'],
  logged: false,
  because: 'ranges are nobody’s',
});

/** What is in a panel. */
export const LaboratoryContentRow = z.object({
  id: Id,
  revision: z.int(),
  panelId: Id,
  kind: z.enum(['panel']),
  parameterIds: z.array(Id),
});
export type LaboratoryContentRow = z.infer<typeof LaboratoryContentRow>;

export const laboratoryContents = topic('laboratory.contents', {
  params: z.object({}),
  row: LaboratoryContentRow,
  access: ['laboratorium.config:view', 'laboratorium.queue:order', 'laboratorium.queue:register'],
  logged: false,
  because: 'what a panel is made of is nobody’s',
});
