import * as z from 'zod/mini';
import { visitLabels } from '../encounter/visit-labels.js';
import { list, topic } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId, Rupiah } from '../kernel/scalars.js';
import { Unfinished } from '../kernel/unfinished.js';
import { ClassBasis, CompanionRelation, DischargeManner, HandItem, IsolationPrecaution, TeamRole } from './commands.js';

export const StayStatus = z.enum(['in_bed', 'on_leave', 'left', 'cancelled']);
export type StayStatus = z.infer<typeof StayStatus>;

/** Where she lay from when on. */
export const Placement = z.object({
  at: Instant,
  /** None in a cot, which stands beside another's bed. */
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

/** A newborn's birth, as the labour's record has it: which of its mother's babies, when, and how many grams. */
export const Newborn = z.object({ number: Id, bornAt: Instant, weight: z.nullable(z.number()) });
export type Newborn = z.infer<typeof Newborn>;

/** By which precaution she lies isolated, why, since when, and until which day it holds at least. */
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
  /** The day of admission. */
  date: LocalDate,
  status: StayStatus,
  /** Services have ended, and the bill waits for her no longer. */
  concluded: z.boolean(),
  /** Where her bill stands and who pays. */
  transactionId: Id,
  payer: Payer,
  insurer: z.nullable(z.string()),
  doctor: z.nullable(z.string()),
  department: z.nullable(z.string()),
  unitId: Id,
  /** The ward that she lies in; none once she has left. */
  wardId: z.nullable(Id),
  unitName: z.string(),
  roomName: z.string(),
  bedId: z.nullable(Id),
  bedName: z.string(),
  className: z.string(),
  basis: ClassBasis,
  entitledClassName: z.nullable(z.string()),
  admittedAt: Instant,
  /** The last fifty of each. */
  placements: z.array(Placement),
  team: z.array(TeamMember),
  visits: z.array(StayVisit),
  onLeaveSince: z.nullable(Instant),
  expectedBackAt: z.nullable(Instant),
  dischargeManner: z.nullable(DischargeManner),
  dischargeOn: z.nullable(LocalDate),
  dischargeOrderedBy: z.nullable(z.string()),
  diedAt: z.nullable(Instant),
  /** The day on which she is expected to go, from her admission on. */
  estimatedOn: z.nullable(LocalDate),
  /** What was ticked off by hand of what is to be done before she goes. */
  checked: z.array(z.object({ item: HandItem, by: z.string(), at: Instant })),
  /** The medical resume and the general consent that were signed of this stay. */
  resumeId: z.nullable(Id),
  consentId: z.nullable(Id),
  /** The number of the order to admit that it fulfilled. */
  spri: z.nullable(z.string()),
  /** The number of its eligibility letter, of who is insured by BPJS. */
  sep: z.nullable(z.string()),
  leftAt: z.nullable(Instant),
  /** Of a newborn: the mother's stay, its birth, and whether it lies in a cot beside her now. */
  motherEncounterId: z.nullable(Id),
  newborn: z.nullable(Newborn),
  inCot: Unfinished,
  /** Who has a bed beside hers, since when. */
  companion: z.nullable(z.object({ relation: CompanionRelation, since: Instant })),
  /** While she lies here. */
  isolation: z.nullable(Isolation),
  nights: z.int(),
  nightsAmount: Rupiah,
  /** Orders of the visit that are neither done nor given up: they hold her back (DOMAIN 2.8). */
  openOrders: z.int(),
  /** She may go, and has not gone for good: her place or her bill still holds her. */
  going: Unfinished,
  /** The night that the next midnight charges, and when that is; none once services have ended. */
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
  /** What the bed of a companion cost; none where nobody stayed with her. */
  companionPrice: z.nullable(Rupiah),
});
export type StayNightRow = z.infer<typeof StayNightRow>;

/** When whoever lies in a bed goes: expected, and with leave to; beside the bed board's beds, which know the visit. */
export const StayPlanRow = z.object({
  id: Id,
  encounterId: Id,
  inHouse: Unfinished,
  estimatedOn: z.nullable(LocalDate),
  goesOn: z.nullable(LocalDate),
  /** Somebody sleeps in a bed beside hers. */
  companion: z.boolean(),
  /** What the sign on her door says; why is on her stay. */
  isolation: z.nullable(z.pick(Isolation, { precaution: true, until: true })),
});
export type StayPlanRow = z.infer<typeof StayPlanRow>;

const access = ['inpatient.ongoing:view'] as const;

export const stayList = list('stay/stays', {
  view: 'stay',
  row: StayRow,
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
  // The pharmacy reviews for who lies where, and until when.
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

/** Who is about to go home, and what still holds her: for the wards and the cashier. */
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

/** Who lies in a unit. */
export const wardPatients = topic('ward.patients', {
  params: z.object({ wardId: Id }),
  row: StayRow,
  access,
  logged: true,
});
