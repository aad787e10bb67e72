import * as z from 'zod/mini';
import { command } from '../declare.js';
import { PositiveQuantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { ChecklistAnswer, SignInItem, SignOutItem, TimeOutItem } from './checklist.js';
import { Anaesthesia, BodySide, PostponementCause, RecoveryExit, SurgeryPriority, SurgeryRole } from './enums.js';

/** Asks for an operation in a visit. */
export const requestSurgery = command('surgery/request', {
  target: 'new',
  access: ['operation.request:request'],
  body: z.object({
    encounterId: Id,
    treatmentId: Id,
    diagnosis: ShortText,
    site: z._default(LongText, ''),
    side: z._default(BodySide, 'not_applicable'),
    priority: z._default(SurgeryPriority, 'elective'),
    /** The operator whom the requester wishes. */
    operatorId: maybe(Id),
    /** The day for which it is wished. */
    wantedOn: maybe(LocalDate),
    anaesthesia: maybe(Anaesthesia),
    notes: z._default(LongText, ''),
  }),
});

export const MOST_IN_TEAM = 20;

/** Gives it a theatre, a slot and a team; given again, it replaces what was planned. */
export const scheduleSurgery = command('surgery/schedule', {
  target: 'existing',
  access: ['operation.request:schedule'],
  body: z.object({
    theatreId: Id,
    from: Instant,
    until: Instant,
    team: z.array(z.object({ role: SurgeryRole, staffId: Id })).check(z.maxLength(MOST_IN_TEAM)),
    /** The user has seen that the operator or the anaesthetist is in another operation at that time. */
    confirmed: z._default(z.boolean(), false),
  }),
});

/** Takes it off the plan; it waits for another slot. */
export const postponeSurgery = command('surgery/postpone', {
  target: 'existing',
  access: ['operation.request:postpone'],
  body: z.object({ cause: PostponementCause, note: z._default(LongText, '') }),
});

/** Whoever asked for it withdraws it. */
export const cancelSurgery = command('surgery/cancel', {
  target: 'existing',
  access: ['operation.request:cancel'],
  body: z.object({ reason: Reason }),
});

/** The operating room refuses it. */
export const refuseSurgery = command('surgery/refuse', {
  target: 'existing',
  access: ['operation.request:refuse'],
  body: z.object({ reason: Reason }),
});

/** Whoever asked for it has read why it was refused. */
export const acknowledgeRefusedSurgery = command('surgery/acknowledge-refusal', {
  target: 'existing',
  access: ['operation.request:request'],
  body: z.object({}),
});

const answers = <Item extends string>(items: readonly Item[]) =>
  z.object(Object.fromEntries(items.map(item => [item, ChecklistAnswer])) as Record<Item, typeof ChecklistAnswer>);
const checklist = <Item extends string>(items: readonly Item[]) =>
  z.object({ answers: answers(items), note: z._default(LongText, '') });

/** Before induction. */
export const recordSignIn = command('surgery/record-sign-in', {
  target: 'existing',
  access: ['operation.ongoing:record-checklist'],
  body: checklist(SignInItem.options),
});

/** Before incision. */
export const recordTimeOut = command('surgery/record-time-out', {
  target: 'existing',
  access: ['operation.ongoing:record-checklist'],
  body: checklist(TimeOutItem.options),
});

/** Before the patient leaves the theatre. */
export const recordSignOut = command('surgery/record-sign-out', {
  target: 'existing',
  access: ['operation.ongoing:record-checklist'],
  body: checklist(SignOutItem.options),
});

export const startSurgery = command('surgery/start', {
  target: 'existing',
  access: ['operation.ongoing:start'],
  body: z.object({}),
});

/** It was started too early, or on the wrong patient. */
export const undoSurgeryStart = command('surgery/undo-start', {
  target: 'existing',
  access: ['operation.ongoing:start'],
  body: z.object({ reason: Reason }),
});

/** All times that are known; one that is left out is not known. */
export const recordSurgeryTimes = command('surgery/record-times', {
  target: 'existing',
  access: ['operation.ongoing:record-times'],
  body: z.object({
    anaesthesiaFrom: maybe(Instant),
    incisionAt: maybe(Instant),
    closedAt: maybe(Instant),
    anaesthesiaUntil: maybe(Instant),
  }),
});

/** Points of the Aldrete score, from nought to two each. */
const Points = z.int().check(z.gte(0), z.lte(2));

export const scoreRecovery = command('surgery/score-recovery', {
  target: 'existing',
  access: ['operation.ongoing:score-recovery'],
  body: z.object({
    activity: Points,
    breathing: Points,
    circulation: Points,
    consciousness: Points,
    saturation: Points,
  }),
});

/** DOMAIN-CLINICAL 9.4: a tariff of up to eleven items, of which the operation is one. */
export const MOST_COMPONENTS = 10;
export const MOST_MATERIALS = 20;

/** The patient has left the recovery room: what the operation costs is on her bill. */
export const finishSurgery = command('surgery/finish', {
  target: 'existing',
  access: ['operation.ongoing:finish'],
  body: z.object({
    /** The signed report. */
    reportId: Id,
    exit: RecoveryExit,
    /** Anaesthesia, theatre, instruments, recovery: treatments of the catalogue, each with who of the team did it. */
    components: z._default(
      z
        .array(
          z.object({
            treatmentId: Id,
            quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
            performerId: maybe(Id),
          }),
        )
        .check(z.maxLength(MOST_COMPONENTS)),
      [],
    ),
    /** What was used up, in base units. */
    materials: z._default(
      z.array(z.object({ medicineId: Id, quantity: PositiveQuantity })).check(z.maxLength(MOST_MATERIALS)),
      [],
    ),
  }),
});

/** It was finished too early: its further charges are withdrawn, and its materials are put back. */
export const reopenSurgery = command('surgery/reopen', {
  target: 'existing',
  access: ['operation.ongoing:reopen'],
  body: z.object({ reason: Reason }),
});
