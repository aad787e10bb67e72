import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';

/**
 * How the class of the bed stands to the one that she is entitled to: the same, above or below it by choice, or *titip
 * rawat*: in another because hers is full, at her own class's price (DOMAIN 1.3).
 */
export const ClassBasis = z.enum(['entitled', 'upgrade', 'downgrade', 'boarding']);
export type ClassBasis = z.infer<typeof ClassBasis>;

/** How time in a bed is charged outside the wards: by hours or by days begun (SPEC 9, DOMAIN-CLINICAL 1.3). */
export const StayCharging = z.enum(['hour', 'day']);
export type StayCharging = z.infer<typeof StayCharging>;

/** DOMAIN 1.3: how a stay ends. */
export const DischargeManner = z.enum([
  'approved',
  'referred',
  'own_request',
  'died_within_48h',
  'died_after_48h',
  'absconded',
  'other',
]);
export type DischargeManner = z.infer<typeof DischargeManner>;

/** DOMAIN 1.3: responsible (DPJP), or one of several who treat her (*rawat bersama*). */
export const TeamRole = z.enum(['responsible', 'treating']);
export type TeamRole = z.infer<typeof TeamRole>;

/**
 * DOMAIN 1.3, 2.8: what is to be done before she goes. Leave, open orders, medicine on the ward, the resume and the bill are
 * seen from what was written; each may be ticked off by hand where it was done otherwise.
 */
export const DischargeItem = z.enum([
  'leave',
  'orders',
  'take_home_medicine',
  'medicine_return',
  'resume',
  'letters',
  'bill',
]);
export type DischargeItem = z.infer<typeof DischargeItem>;
/** What nothing that is written can tell: somebody says so. */
export const HandItem = z.enum(['take_home_medicine', 'medicine_return', 'resume', 'letters']);
export type HandItem = z.infer<typeof HandItem>;

/** Who stays with her through the night (*penunggu*): how that person is related to her. */
export const CompanionRelation = z.enum(['spouse', 'parent', 'child', 'sibling', 'family', 'friend', 'other']);
export type CompanionRelation = z.infer<typeof CompanionRelation>;

/** By what way an infection is kept from others or, protective, from her: the sign on her door and bed (DOMAIN-CLINICAL 9.2). */
export const IsolationPrecaution = z.enum(['contact', 'droplet', 'airborne', 'protective']);
export type IsolationPrecaution = z.infer<typeof IsolationPrecaution>;

const ClassChoice = {
  basis: z._default(ClassBasis, 'entitled'),
  /** Hers; needed where the bed's is another. */
  entitledClassId: maybe(Id),
};
const nothing = z.object({});

/**
 * To a bed: from a visit to a clinic or the emergency unit, in the same episode and on the same bill, or straight from the
 * front office. `doctorId` is of the catalogue of inpatient doctors.
 */
export const admit = command('stay/admit', {
  target: 'new',
  access: ['inpatient.ongoing:admit'],
  body: z.object({
    patientId: Id,
    fromEncounterId: maybe(Id),
    bedId: Id,
    ...ClassChoice,
    doctorId: Id,
    department: maybe(ShortText),
    payer: Payer,
    insurer: maybe(ShortText),
    indication: maybe(LongText),
    /** The order to admit that it fulfils. */
    admissionId: maybe(Id),
    /** The day on which she is expected to go. */
    estimatedOn: maybe(LocalDate),
  }),
});

/** She was never meant to be admitted: the bed is free again, and nothing is charged. */
export const cancelAdmission = command('stay/cancel-admission', {
  target: 'existing',
  access: ['inpatient.ongoing:cancel'],
  body: z.object({ reason: Reason }),
});

export const moveStay = command('stay/move', {
  target: 'existing',
  access: ['inpatient.ongoing:move'],
  body: z.object({
    ...{ bedId: Id, ...ClassChoice, reason: maybe(LongText) },
    /** The companion's bed is given up, where there is one; else it goes where she goes. */
    companionLeaves: z._default(z.boolean(), false),
  }),
});

/** A bed is brought beside hers for who stays with her: it belongs to her stay, and to no patient. */
export const addCompanion = command('stay/add-companion', {
  target: 'existing',
  access: ['inpatient.ongoing:beds'],
  body: z.object({ relation: CompanionRelation }),
});

export const endCompanion = command('stay/end-companion', {
  target: 'existing',
  access: ['inpatient.ongoing:beds'],
  body: nothing,
});

/** She lies isolated, wherever her bed is; `until` is the day on which somebody looks whether she still has to. */
export const startIsolation = command('stay/start-isolation', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:record'],
  body: z.object({ precaution: IsolationPrecaution, reason: Reason, until: maybe(LocalDate) }),
});

export const endIsolation = command('stay/end-isolation', {
  target: 'existing',
  access: ['inpatient.ongoing.chart:record'],
  body: nothing,
});

/** *Rawat gabung*: a newborn is back in a cot beside its mother, wherever she lies. */
export const roomIn = command('stay/room-in', {
  target: 'existing',
  access: ['inpatient.ongoing:move'],
  body: z.object({ reason: maybe(LongText) }),
});

/** Her class is another, from a night on: an insurer was found, or she chose so. */
export const changeClass = command('stay/change-class', {
  target: 'existing',
  access: ['inpatient.ongoing:change-class'],
  body: z.object({ basis: ClassBasis, entitledClassId: maybe(Id), fromNight: LocalDate, reason: Reason }),
});

/** An insurer was found after she was admitted: who pays is another, while the bill is open (SHAPES, scenario 3). */
export const changeStayPayer = command('stay/change-payer', {
  target: 'existing',
  access: ['inpatient.ongoing:change-payer'],
  body: z.object({ payer: Payer, insurer: maybe(ShortText) }),
});

/** A newborn that is ill is billed by itself from now on, by its own payer and SEP (SHAPES, annex 4, 9). */
export const billNewborn = command('stay/bill-newborn', {
  target: 'existing',
  access: ['inpatient.ongoing:change-payer'],
  body: z.object({ payer: Payer, insurer: maybe(ShortText), sep: maybe(ShortText) }),
});

/** *Alih rawat*: another is responsible; *rawat bersama*: one more treats her, or one no longer does. */
export const changeTeam = command('stay/change-team', {
  target: 'existing',
  access: ['inpatient.ongoing:team'],
  body: z.object({ doctorId: Id, role: TeamRole, leaves: z._default(z.boolean(), false) }),
});

const Visited = z.object({ doctorId: Id });

/** *Visite*: a doctor of the team has seen her today; it is charged once a day for each (DOMAIN 1.3). */
export const recordVisit = command('stay/record-visit', {
  target: 'existing',
  access: ['inpatient.ongoing:visit'],
  body: Visited,
});

/** She was not seen after all, or it was another doctor. */
export const withdrawVisit = command('stay/withdraw-visit', {
  target: 'existing',
  access: ['inpatient.ongoing:visit'],
  body: z.object({ staffId: Id, date: LocalDate, reason: Reason }),
});

/** Out of the house for some hours or days; her bed stays hers. */
export const startLeave = command('stay/start-leave', {
  target: 'existing',
  access: ['inpatient.ongoing:leave'],
  body: z.object({ expectedBackAt: maybe(Instant), reason: Reason }),
});

export const endLeave = command('stay/end-leave', {
  target: 'existing',
  access: ['inpatient.ongoing:leave'],
  body: nothing,
});

/** The day on which she is expected to go; said again, the later holds. */
export const planDischarge = command('stay/plan-discharge', {
  target: 'existing',
  access: ['inpatient.ongoing:plan-discharge'],
  body: z.object({ estimatedOn: LocalDate }),
});

export const checkDischargeItem = command('stay/check-discharge-item', {
  target: 'existing',
  access: ['inpatient.ongoing:plan-discharge'],
  body: z.object({ item: HandItem, done: z.boolean() }),
});

/** The responsible doctor lets her go, on a day. */
export const orderDischarge = command('stay/order-discharge', {
  target: 'existing',
  access: ['inpatient.ongoing:order-discharge'],
  body: z.object({
    manner: DischargeManner,
    plannedOn: LocalDate,
    /** Of who died; the moment of the order where nothing is said. */
    diedAt: maybe(Instant),
    note: maybe(LongText),
  }),
});

export const withdrawDischarge = command('stay/withdraw-discharge', {
  target: 'existing',
  access: ['inpatient.ongoing:order-discharge'],
  body: z.object({ reason: Reason }),
});

/** Services end: nights are settled, and the bill waits for her no longer. */
export const concludeStay = command('stay/conclude', {
  target: 'existing',
  access: ['inpatient.ongoing:discharge'],
  body: nothing,
});

/** Too early: services go on, until the bill is closed. */
export const resumeStay = command('stay/resume', {
  target: 'existing',
  access: ['inpatient.ongoing:discharge'],
  body: z.object({ reason: Reason }),
});

/** After the bill is closed: what is charged from now on to a bill that takes no more comes beside it. */
export const reopenStay = command('stay/reopen', {
  target: 'existing',
  access: ['inpatient.ongoing:reopen'],
  body: z.object({ reason: Reason }),
});

/** She has left the bed, at a moment that may be typed in later. */
export const leaveStay = command('stay/leave', {
  target: 'existing',
  access: ['inpatient.ongoing:discharge'],
  body: z.object({ leftAt: maybe(Instant), destination: maybe(ShortText) }),
});

/** The clock's, after each midnight: every night up to this one stands on the stay and on the bill. */
export const chargeNights = command('stay/charge-nights', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ through: LocalDate }),
});

/** The bill is paid: who has left is discharged. A step of a process. */
export const finishStay = command('stay/finish', {
  target: 'existing',
  access: ['system:process'],
  body: nothing,
});
