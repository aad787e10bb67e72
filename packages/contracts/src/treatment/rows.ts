import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Gender, Payer } from '../kernel/enums.js';
import { oneOf, range } from '../kernel/filters.js';
import { PayerPrice } from '../kernel/payer-price.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';
import { TreatmentPriority } from './commands.js';

/** A price of a treatment, from its day on. */
export const TreatmentPriceRow = z.extend(PayerPrice, {
  id: z.string(),
  treatmentId: Id,
  className: z.nullable(z.string()),
});
export type TreatmentPriceRow = z.infer<typeof TreatmentPriceRow>;

/** A treatment's further data: the shares of its price, and its materials. */
export const TreatmentMakeupRow = z.object({
  id: Id,
  shares: z.nullable(z.object({ doctor: z.number(), nurse: z.number(), facility: z.number() })),
  materials: z.array(z.object({ medicineId: Id, name: z.string(), unit: z.string(), quantity: z.number() })),
});
export type TreatmentMakeupRow = z.infer<typeof TreatmentMakeupRow>;

const access = ['treatments:view'] as const;

export const treatmentPrices = topic('treatment.prices', {
  params: z.object({ treatmentId: Id }),
  row: TreatmentPriceRow,
  access,
});

/** Those who carry it out see its materials too. */
export const treatmentMakeup = topic('treatment.makeup', {
  params: z.object({ id: Id }),
  row: TreatmentMakeupRow,
  access: [...access, 'treatments.outpatient:view', 'treatments.inpatient:view'],
});

/** Every price that was ever set, for a spreadsheet or another system. */
export const treatmentPriceList = list('treatment/prices', {
  view: 'treatment_price',
  row: TreatmentPriceRow,
  filters: z.object({ treatmentId: z.optional(QueryId) }),
  searchIn: ['className'],
  access,
});

/** The list on which it is: a stay's, or that of all other visits. */
export const TreatmentSetting = z.enum(['outpatient', 'inpatient']);
export type TreatmentSetting = z.infer<typeof TreatmentSetting>;

export const TreatmentStatus = z.enum(['ordered', 'begun', 'done', 'cancelled', 'not_done']);
export type TreatmentStatus = z.infer<typeof TreatmentStatus>;

export const TreatmentStepKind = z.enum(['ordered', 'started', 'start_undone', 'done', 'cancelled', 'refused']);

/** What happened to the order, when and by whom. */
export const TreatmentStep = z.object({
  step: TreatmentStepKind,
  at: Instant,
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type TreatmentStep = z.infer<typeof TreatmentStep>;

/** A treatment that somebody asked for and another carries out. */
export const TreatmentOrderRow = z.object({
  id: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  age: z.nullable(z.string()),
  birthDate: z.nullable(LocalDate),
  /** The day of the order. */
  date: LocalDate,
  /** The day on whose list it is: that of the order, until it has ended on another. */
  listDate: LocalDate,
  setting: TreatmentSetting,
  status: TreatmentStatus,
  treatmentId: Id,
  name: z.string(),
  quantity: z.int(),
  priority: TreatmentPriority,
  note: z.string(),
  payer: Payer,
  unitId: z.int(),
  unitName: z.string(),
  bedName: z.nullable(z.string()),
  requesterId: Id,
  requester: z.string(),
  orderedAt: Instant,
  wantedAt: z.nullable(Instant),
  startedBy: z.nullable(z.string()),
  performer: z.nullable(z.string()),
  materials: z.array(z.object({ name: z.string(), unit: z.string(), quantity: z.number(), missing: z.number() })),
  /** Bounded: a long history has only its newest steps. */
  steps: z.array(TreatmentStep),
  outpatientDate: z.nullable(LocalDate),
  outpatientUnfinished: Unfinished,
  inpatientDate: z.nullable(LocalDate),
  inpatientUnfinished: Unfinished,
});
export type TreatmentOrderRow = z.infer<typeof TreatmentOrderRow>;

const ofDay = z.object({ date: LocalDate });
const board = {
  row: TreatmentOrderRow,
  logged: false,
  because: 'it is the list of work; a look at one order is written down',
} as const;

/** The day's treatments of outpatients, and of the emergency department. */
export const outpatientTreatments = topic('treatment.outpatient', {
  ...board,
  params: ofDay,
  access: ['treatments.outpatient:view'],
});

/** Those that are still to be done, of any day. */
export const outpatientTreatmentsUnfinished = topic('treatment.outpatient-unfinished', {
  ...board,
  params: unfinishedParams,
  access: ['treatments.outpatient:view'],
});

export const inpatientTreatments = topic('treatment.inpatient', {
  ...board,
  params: ofDay,
  access: ['treatments.inpatient:view'],
});

export const inpatientTreatmentsUnfinished = topic('treatment.inpatient-unfinished', {
  ...board,
  params: unfinishedParams,
  access: ['treatments.inpatient:view'],
});

/** One order. */
export const treatmentOrder = topic('treatment.order', {
  params: z.object({ id: Id, setting: TreatmentSetting }),
  row: TreatmentOrderRow,
  access: ['treatments.outpatient:view', 'treatments.inpatient:view'],
  accessFor: ({ setting }) => [`treatments.${setting}:view`],
  logged: true,
});

/** Orders of all days. */
export const treatmentOrders = list('treatment/orders', {
  view: 'treatment_order',
  row: TreatmentOrderRow,
  filters: z.object({
    setting: z.optional(TreatmentSetting),
    status: oneOf(TreatmentStatus),
    unitId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
    personId: z.optional(QueryId),
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
  }),
  searchIn: ['patientName', 'recordNumber', 'name'],
  access: ['treatments.outpatient:view', 'treatments.inpatient:view'],
  logged: 'encounterId',
});
