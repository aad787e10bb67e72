import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { UnitSource } from '../encounter/enums.js';
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
  /** The tube's number on its label; after a rejection, the new tube has another. */
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

/** One order, for the desk's boards and its requester. */
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
  /** `open` while it is on the board; null once it has ended. */
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
  priority: LaboratoryPriority,
  fasting: z.nullable(z.boolean()),
  clinicalNotes: z.string(),
  medicationNotes: z.string(),
  coverLetterId: z.nullable(Id),
  /** The order of an earlier visit that this one continues. */
  continues: z.nullable(Id),
  /** Names of the ordered items, and the ids of parameters and panels. */
  items: z.array(z.string()),
  requested: z.array(RequestItem),
  orderedAt: Instant,
  scheduledAt: Instant,
  /** When all results are due; null without a goal. */
  dueAt: z.nullable(Instant),
  specimens: z.array(LaboratorySpecimenEntry),
  tests: z.int(),
  /** Parameters whose values are entered, verified, validated. */
  entered: z.array(Id),
  verified: z.array(Id),
  validated: z.array(Id),
  /** Critical results that were not communicated yet, and since when. */
  criticalPending: z.array(Id),
  criticalSince: z.nullable(Instant),
  /** Number of rejected samples, and of critical calls that were due, made, and made in time. */
  rejected: z.int(),
  criticals: z.int(),
  called: z.int(),
  calledInTime: z.int(),
  /** The printed result's code, from the first validation on. */
  verificationCode: z.nullable(z.string()),
  endedAt: z.nullable(Instant),
  endReason: z.nullable(z.string()),
});
export type LaboratoryOrderRow = z.infer<typeof LaboratoryOrderRow>;

export const TestStatus = z.enum(['waiting', 'entered', 'verified', 'validated']);
export type TestStatus = z.infer<typeof TestStatus>;

/** The origin of a value. */
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

/** One test of an order and its result: a line of the grid, and once validated, of the chart. */
export const LaboratoryTestRow = z.object({
  /** `<orderId>_<parameterId>`. */
  id: z.string(),
  orderId: Id,
  parameterId: Id,
  encounterId: Id,
  /** The visit whose screen shows it; null until it is validated. */
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
  /** The other laboratory that measures it, if any. */
  sentTo: z.nullable(z.string()),
  /** Whether its tube was received. */
  workable: z.boolean(),
  text: z.nullable(z.string()),
  /** For a culture: organisms and susceptibility. */
  microbiology: z.nullable(Culture),
  number: z.nullable(z.number()),
  comparator: z.nullable(Comparator),
  flag: z.nullable(ResultFlag),
  /** Its flag before the patient's age or sex was corrected. */
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

/** The desk's live board: all orders that have not ended. */
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

/** An order's results, including those that are not validated. */
export const laboratorySheet = topic('laboratory.sheet', {
  params: z.object({ orderId: Id }),
  row: LaboratoryTestRow,
  access: ['laboratorium.ongoing:view'],
  logged: true,
});

/** The orders of a visit. */
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
    unitSource: oneOf(UnitSource),
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

/** Validated results across all visits, for the table and the curve. */
export const laboratoryResults = list('laboratory/results', {
  view: 'laboratory_test',
  row: LaboratoryTestRow,
  narrowing: ['status', 'parameterId'],
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

/** A parameter's reference ranges, each set from its day on. */
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

/** The parameters of a panel. */
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
