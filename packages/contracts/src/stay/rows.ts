import * as z from 'zod/mini';
import { visitLabels } from '../encounter/visit-labels.js';
import { list, topic } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId, Rupiah } from '../kernel/scalars.js';
import { Unfinished } from '../kernel/unfinished.js';
import { OpenOrder } from '../record/open-orders.js';
import { ClassBasis, CompanionRelation, DischargeManner, HandItem, IsolationPrecaution, TeamRole } from './commands.js';

export const StayStatus = z.enum(['in_bed', 'on_leave', 'left', 'cancelled']);
export type StayStatus = z.infer<typeof StayStatus>;

/** Where she lay, from a moment on. */
export const Placement = z.object({
  at: Instant,
  /** Null in a cot, which is beside another patient's bed. */
  bedId: z.nullable(Id),
  bedName: z.string(),
  roomName: z.string(),
  unitId: Id,
  unitName: z.string(),
  className: z.string(),
  basis: ClassBasis,
});

export const TeamMember = z.object({
  staffId: Id,
  name: z.string(),
  role: TeamRole,
  from: Instant,
  until: z.nullable(Instant),
});

/** A newborn's birth from the labour's record: its number among its mother's babies, time, and weight in grams. */
export const Newborn = z.object({ number: Id, bornAt: Instant, weight: z.nullable(z.number()) });
export type Newborn = z.infer<typeof Newborn>;

/** Her isolation: precaution, reason, beginning, and the day of the next review. */
export const Isolation = z.object({
  precaution: IsolationPrecaution,
  reason: z.string(),
  since: Instant,
  until: z.nullable(LocalDate),
});

export const StayVisit = z.object({ staffId: Id, name: z.string(), date: LocalDate, price: Rupiah });

/** A stay in a ward or an intensive care unit. */
export const StayRow = z.object({
  id: Id,
  revision: z.int(),
  ...visitLabels,
  /** The visit that the episode began with: this one, or the one that the stay continues. */
  episodeId: Id,
  /** The day of admission. */
  date: LocalDate,
  status: StayStatus,
  /** Services have ended, and the bill need not wait for the stay any longer. */
  concluded: z.boolean(),
  /** Her bill, its status, and the payer. */
  transactionId: Id,
  payer: Payer,
  insurer: z.nullable(z.string()),
  doctor: z.nullable(z.string()),
  department: z.nullable(z.string()),
  unitId: Id,
  /** The ward where she lies; null once she has left. */
  wardId: z.nullable(Id),
  unitName: z.string(),
  roomName: z.string(),
  bedId: z.nullable(Id),
  bedName: z.string(),
  className: z.string(),
  basis: ClassBasis,
  entitledClassName: z.nullable(z.string()),
  admittedAt: Instant,
  /** The last fifty of each list. */
  placements: z.array(Placement),
  team: z.array(TeamMember),
  visits: z.array(StayVisit),
  onLeaveSince: z.nullable(Instant),
  expectedBackAt: z.nullable(Instant),
  dischargeManner: z.nullable(DischargeManner),
  dischargeOn: z.nullable(LocalDate),
  dischargeOrderedBy: z.nullable(z.string()),
  diedAt: z.nullable(Instant),
  /** The expected day of discharge. */
  estimatedOn: z.nullable(LocalDate),
  /** Items of the discharge checklist that were ticked by hand. */
  checked: z.array(z.object({ item: HandItem, by: z.string(), at: Instant })),
  /** The stay's signed medical resume and general consent. */
  resumeId: z.nullable(Id),
  consentId: z.nullable(Id),
  /** Number of the order to admit that it fulfils. */
  spri: z.nullable(z.string()),
  /** Number of its eligibility letter, for a patient insured by BPJS. */
  sep: z.nullable(z.string()),
  leftAt: z.nullable(Instant),
  /** For a newborn: the mother's stay, its birth, and whether it lies in a cot beside her now. */
  motherEncounterId: z.nullable(Id),
  newborn: z.nullable(Newborn),
  inCot: Unfinished,
  /** The companion with a bed beside hers, since when. */
  companion: z.nullable(z.object({ relation: CompanionRelation, since: Instant })),
  /** Her isolation, while she is here. */
  isolation: z.nullable(Isolation),
  nights: z.int(),
  nightsAmount: Rupiah,
  /** The visit's open orders, the newest fifty, which delay the discharge (DOMAIN 2.8). */
  orders: z.array(OpenOrder),
  /** Set while her discharge is ordered and she has not left, or her bill is open. */
  going: Unfinished,
  /** The night that the next midnight charges, and that time; null once services have ended. */
  nextNight: z.nullable(LocalDate),
  nightDueAt: z.nullable(Instant),
});
export type StayRow = z.infer<typeof StayRow>;

/** A night that was charged. */
export const StayNightRow = z.object({
  id: z.string(),
  encounterId: Id,
  date: LocalDate,
  bedName: z.string(),
  roomName: z.string(),
  className: z.string(),
  price: Rupiah,
  /** Price of the companion's bed; null without a companion. */
  companionPrice: z.nullable(Rupiah),
});
export type StayNightRow = z.infer<typeof StayNightRow>;

/** When a bed's patient leaves, as expected and as ordered; the bed board joins it with its beds by visit. */
export const StayPlanRow = z.object({
  id: Id,
  encounterId: Id,
  inHouse: Unfinished,
  estimatedOn: z.nullable(LocalDate),
  goesOn: z.nullable(LocalDate),
  /** Whether a companion's bed is beside hers. */
  companion: z.boolean(),
  /** The isolation sign at her door; its reason is only in the stay's row. */
  isolation: z.nullable(z.pick(Isolation, { precaution: true, until: true })),
});
export type StayPlanRow = z.infer<typeof StayPlanRow>;

const access = ['inpatient.ongoing:view'] as const;

export const stayList = list('stay/stays', {
  view: 'stay',
  row: StayRow,
  narrowing: ['date'],
  filters: z.object({
    patientId: z.optional(QueryId),
    wardId: z.optional(QueryId),
    status: z.optional(StayStatus),
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    transactionId: z.optional(QueryId),
  }),
  searchIn: ['patientName', 'recordNumber', 'bedName', 'roomName'],
  access,
  logged: 'patientId',
});

/** One stay, on its page. */
export const stayDetail = topic('stay.detail', {
  params: z.object({ encounterId: Id }),
  row: StayRow,
  // The pharmacy's review needs to know where a patient lies, and until when.
  access: [...access, 'pharmacy.inpatient:view'],
  logged: 'encounterId',
});

export const stayNights = topic('stay.nights', {
  params: z.object({ encounterId: Id }),
  row: StayNightRow,
  access,
  logged: false,
  because: 'nights and their prices say nothing of the patient',
});

/** Patients who are about to be discharged, and what still delays it, for the wards and the cashier. */
export const stayGoingHome = topic('stay.going-home', {
  params: z.object({ going: z.enum(['yes']) }),
  row: StayRow,
  access,
  logged: true,
});

/** Newborns of a mother's stay. */
export const stayNewborns = topic('stay.newborns', {
  params: z.object({ motherEncounterId: Id }),
  row: StayRow,
  access,
  logged: true,
});

/** Newborns in a cot: the bed board shows them on their mothers' beds. */
export const wardCots = topic('ward.cots', {
  params: z.object({ inCot: z.enum(['yes']) }),
  row: StayRow,
  access,
  logged: true,
});

export const stayPlans = topic('stay.plans', {
  params: z.object({ inHouse: z.enum(['yes']) }),
  row: StayPlanRow,
  access,
  logged: false,
  because: 'days on which beds become free and the sign on the door name no patient and no illness',
});

/** The patients in a unit. */
export const wardPatients = topic('ward.patients', {
  params: z.object({ wardId: Id }),
  row: StayRow,
  access,
  logged: true,
});
