import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Gender } from '../kernel/enums.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import {
  Antigen,
  Concern,
  DoseUnit,
  ImmunizationReason,
  ImmunizationRoute,
  ImmunizationSite,
  NotGivenBecause,
  ReactionOutcome,
  ReactionSeverity,
  ReportedBy,
  Vaccine,
} from './enums.js';
import type { Dose } from './schedule.js';

export const ImmunizationStatus = z.enum(['given', 'reported', 'not_given', 'struck']);

export const ImmunizationReaction = z.object({
  onsetAt: Instant,
  what: z.string(),
  severity: ReactionSeverity,
  outcome: ReactionOutcome,
  by: z.string(),
});

export const ImmunizationRow = z.object({
  id: Id,
  revision: z.int(),
  /** Of the visit in which it was given; null of one that is only reported. */
  encounterId: z.nullable(Id),
  unitId: z.nullable(Id),
  unitName: z.nullable(z.string()),
  ...{ patientId: Id, personId: Id, patientName: z.string(), recordNumber: z.string() },
  ...{ gender: Gender, age: z.nullable(z.string()) },
  status: ImmunizationStatus,
  /** The day on which it was given, or was not. */
  date: LocalDate,
  givenAt: z.nullable(Instant),
  vaccine: Vaccine,
  antigens: z.array(Antigen),
  doseNumber: z.int(),
  /** The product, by its name in the stock. */
  medicineId: z.nullable(Id),
  name: z.nullable(z.string()),
  kfaCode: z.nullable(z.string()),
  lotNumber: z.nullable(z.string()),
  expiry: z.nullable(LocalDate),
  site: z.nullable(ImmunizationSite),
  route: z.nullable(ImmunizationRoute),
  amount: z.nullable(z.number()),
  amountUnit: z.nullable(DoseUnit),
  reason: z.nullable(ImmunizationReason),
  concerns: z.array(Concern),
  note: z.nullable(z.string()),
  source: z.nullable(ReportedBy),
  toldBy: z.nullable(z.string()),
  place: z.nullable(z.string()),
  because: z.nullable(NotGivenBecause),
  /** Who gave or recorded it. */
  by: z.string(),
  staffId: Id,
  reactions: z.array(ImmunizationReaction),
  struck: z.nullable(z.object({ reason: z.string(), by: z.string(), at: Instant })),
});
export type ImmunizationRow = z.infer<typeof ImmunizationRow>;

/** Those that count as doses; what was struck or not given is none. */
export const dosesIn = <R extends Dose & Pick<ImmunizationRow, 'status'>>(rows: readonly R[]): R[] =>
  rows.filter(({ status }) => status === 'given' || status === 'reported');

const access = ['outpatient.immunization:view', 'inpatient.ongoing.immunization:view'] as const;

/** All immunisations of a person, for her card too. */
export const patientImmunizations = topic('immunization.patient', {
  params: z.object({ patientId: Id }),
  row: ImmunizationRow,
  access: [...access, 'front-office.immunization:view'],
  logged: 'patientId',
});

/** The facility's, by day. */
export const immunizations = list('immunization/immunizations', {
  view: 'immunization',
  row: ImmunizationRow,
  filters: z.object({
    status: oneOf(ImmunizationStatus),
    vaccine: oneOf(Vaccine),
    unitId: z.optional(QueryId),
    personId: z.optional(QueryId),
    ...range('date', LocalDate),
  }),
  narrowing: ['status'],
  searchIn: ['patientName', 'recordNumber', 'name', 'lotNumber'],
  access,
  logged: 'personId',
});

/** A medicine of the catalogue that is a vaccine. */
export const VaccineItem = z.object({
  ...{ id: Id, active: z.boolean(), name: z.string(), brand: z.nullable(z.string()), baseUnit: z.string() },
  ...{ ingredients: z.nullable(z.string()), vaccine: Vaccine, isProgramme: z.boolean() },
});
export type VaccineItem = z.infer<typeof VaccineItem>;

const toGive = ['outpatient.immunization:record', 'inpatient.ongoing.immunization:record'] as const;

/** The facility's vaccines, in use or not. */
export const vaccineItems = topic('immunization.vaccines', { params: z.object({}), row: VaccineItem, access: toGive });

/** A lot of a vaccine in some store, without what it has cost. */
export const VaccineLot = z.object({
  ...{
    id: Id,
    storeId: Id,
    itemId: Id,
    batch: z.string(),
    expiry: LocalDate,
    onHand: z.number(),
    reserved: z.number(),
  },
});
export type VaccineLot = z.infer<typeof VaccineLot>;

export const vaccineLots = topic('immunization.lots', {
  params: z.object({ itemId: Id }),
  row: VaccineLot,
  access: toGive,
});
