import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';

/**
 * The bed's class compared with the one that she is entitled to: the same, above or below it by choice, or *titip
 * rawat*: another, at her own class's price, because hers is full (DOMAIN 1.3).
 */
export const ClassBasis = z.enum(['entitled', 'upgrade', 'downgrade', 'boarding']);
export type ClassBasis = z.infer<typeof ClassBasis>;

/** Charging of time in bed outside the wards: by begun hours or days (SPEC 9, DOMAIN-CLINICAL 1.3). */
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

/** DOMAIN 1.3: the responsible doctor (DPJP), or another who treats her (*rawat bersama*). */
export const TeamRole = z.enum(['responsible', 'treating']);
export type TeamRole = z.infer<typeof TeamRole>;

/**
 * DOMAIN 1.3, 2.8: the checklist before discharge. Discharge order, open orders, medicine on the ward, resume and bill
 * are derived from records; each may be ticked by hand if it was done otherwise.
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
/** Items that can be ticked by hand, because no record tells that they are done. */
export const HandItem = z.enum(['take_home_medicine', 'medicine_return', 'resume', 'letters']);
export type HandItem = z.infer<typeof HandItem>;

/** A companion through the night (*penunggu*), by relation to the patient. */
export const CompanionRelation = z.enum(['spouse', 'parent', 'child', 'sibling', 'family', 'friend', 'other']);
export type CompanionRelation = z.infer<typeof CompanionRelation>;

/** How an infection is kept from others or, protective, from her; shown at her door and bed (DOMAIN-CLINICAL 9.2). */
export const IsolationPrecaution = z.enum(['contact', 'droplet', 'airborne', 'protective']);
export type IsolationPrecaution = z.infer<typeof IsolationPrecaution>;

const ClassChoice = {
  basis: z._default(ClassBasis, 'entitled'),
  /** The class that she is entitled to; required if the bed's is another. */
  entitledClassId: maybe(Id),
};
const nothing = z.object({});

/**
 * Admits to a bed: from a visit to a clinic or the emergency department, in the same episode and on the same bill, or
 * directly from the front office. `doctorId` is from the catalogue of inpatient doctors.
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
    /** The order to admit that the stay fulfils. */
    admissionId: maybe(Id),
    /** The expected day of discharge. */
    estimatedOn: maybe(LocalDate),
  }),
});

/** The admission was entered in error: the bed is released, and nothing is charged. */
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
    /** Removes the companion's bed, if there is one; otherwise it moves with her. */
    companionLeaves: z._default(z.boolean(), false),
  }),
});

/** Puts a companion's bed beside hers: it belongs to her stay, and is not one of the beds for patients. */
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

/** Isolates her, in whatever bed; `until` is the day of the next review. */
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

/** *Rawat gabung*: a newborn returns to a cot beside its mother, wherever she lies. */
export const roomIn = command('stay/room-in', {
  target: 'existing',
  access: ['inpatient.ongoing:move'],
  body: z.object({ reason: maybe(LongText) }),
});

/** Changes her class from a night on, because an insurer was found or she chose so. */
export const changeClass = command('stay/change-class', {
  target: 'existing',
  access: ['inpatient.ongoing:change-class'],
  body: z.object({ basis: ClassBasis, entitledClassId: maybe(Id), fromNight: LocalDate, reason: Reason }),
});

/** Changes the payer while the bill is open, if an insurer was found after the admission (SHAPES, scenario 3). */
export const changeStayPayer = command('stay/change-payer', {
  target: 'existing',
  access: ['inpatient.ongoing:change-payer'],
  body: z.object({ payer: Payer, insurer: maybe(ShortText) }),
});

/** Gives an ill newborn its own bill from now on, with its own payer and SEP (SHAPES, annex 4, 9). */
export const billNewborn = command('stay/bill-newborn', {
  target: 'existing',
  access: ['inpatient.ongoing:change-payer'],
  body: z.object({ payer: Payer, insurer: maybe(ShortText), sep: maybe(ShortText) }),
});

/** *Alih rawat*: another doctor becomes responsible; *rawat bersama*: one more treats her, or one stops. */
export const changeTeam = command('stay/change-team', {
  target: 'existing',
  access: ['inpatient.ongoing:team'],
  body: z.object({ doctorId: Id, role: TeamRole, leaves: z._default(z.boolean(), false) }),
});

const Visited = z.object({ doctorId: Id });

/** *Visite*: a doctor of the team has visited her today; charged once a day for each doctor (DOMAIN 1.3). */
export const recordVisit = command('stay/record-visit', {
  target: 'existing',
  access: ['inpatient.ongoing:visit'],
  body: Visited,
});

/** The visit did not take place, or was another doctor's. */
export const withdrawVisit = command('stay/withdraw-visit', {
  target: 'existing',
  access: ['inpatient.ongoing:visit'],
  body: z.object({ staffId: Id, date: LocalDate, reason: Reason }),
});

/** She is on leave for some hours or days; her bed stays hers. */
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

/** The expected day of discharge; the last one stated is in force. */
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

/** The responsible doctor orders the discharge for a day. */
export const orderDischarge = command('stay/order-discharge', {
  target: 'existing',
  access: ['inpatient.ongoing:order-discharge'],
  body: z.object({
    manner: DischargeManner,
    plannedOn: LocalDate,
    /** Time of death, if she died; the time of the order if left out. */
    diedAt: maybe(Instant),
    note: maybe(LongText),
  }),
});

export const withdrawDischarge = command('stay/withdraw-discharge', {
  target: 'existing',
  access: ['inpatient.ongoing:order-discharge'],
  body: z.object({ reason: Reason }),
});

/** Services end: nights are settled, and the bill need not wait for the stay any longer. */
export const concludeStay = command('stay/conclude', {
  target: 'existing',
  access: ['inpatient.ongoing:discharge'],
  body: nothing,
});

/** Services ended too early: they continue, until the bill is closed. */
export const resumeStay = command('stay/resume', {
  target: 'existing',
  access: ['inpatient.ongoing:discharge'],
  body: z.object({ reason: Reason }),
});

/** Reopens the stay after the bill was closed: on a locked bill, further charges are late ones. */
export const reopenStay = command('stay/reopen', {
  target: 'existing',
  access: ['inpatient.ongoing:reopen'],
  body: z.object({ reason: Reason }),
});

/** She has left the bed, at a time that may be recorded later. */
export const leaveStay = command('stay/leave', {
  target: 'existing',
  access: ['inpatient.ongoing:discharge'],
  body: z.object({ leftAt: maybe(Instant), destination: maybe(ShortText) }),
});

/** Given by the clock after each midnight: charges every night up to this one on stay and bill. */
export const chargeNights = command('stay/charge-nights', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ through: LocalDate }),
});

/** The bill is paid: a patient who has left is discharged. A step of a process. */
export const finishStay = command('stay/finish', {
  target: 'existing',
  access: ['system:process'],
  body: nothing,
});
