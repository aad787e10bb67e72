import * as z from 'zod/mini';
import { command } from '../declare.js';
import { VisitStatus } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, LongText, ShortText } from '../kernel/scalars.js';
import { BpjsProblem, PcareItemKind, PcareSpecial, Tacc } from './enums.js';
import { failureOf } from './failure.js';
import { MemberLookup } from './references.js';
import { VclaimCode } from './vclaim.js';
import { RoomAvailability } from './room-availability.js';

const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** A row of one of PCare's lists. */
const Coded = z.object({ code: Word, name: ShortText });

/** Asks BPJS who has this number, and keeps what it answered of the patient. */
export const checkMembership = command('bpjs/check-membership', {
  target: 'existing',
  access: ['front-office.membership:check'],
  body: MemberLookup,
});

/** Queues the visit's registration in PCare, once its patient is present. */
export const requestRegistration = command('bpjs/register', {
  target: 'existing',
  access: ['front-office.patient-queue:pcare'],
  body: z.object({}),
});

/**
 * Queues the deletion of the registration of a visit that was cancelled or is paid by somebody else: a step of the process
 * visit-to-pcare, which users repeat where PCare refused it.
 */
export const requestDeletion = command('bpjs/delete-registration', {
  target: 'existing',
  access: ['front-office.patient-queue:pcare', 'system:process'],
  body: z.object({}),
});

/** Where and for what she is referred on (*rujuk lanjut*): to a subspecialist, or for a special cause. */
export const OnwardReferral = z.object({
  estimatedOn: LocalDate,
  /** Where to, as PCare's list of destinations has it. */
  provider: Coded,
  subspecialty: maybe(Coded),
  /** What the destination must have, by PCare's list *sarana*. */
  sarana: maybe(Coded),
  special: maybe(PcareSpecial),
  /** PCare takes a note of a special cause alone. */
  note: maybe(LongText),
  /** The facility's own referral of this visit, which gets the number of PCare's letter. */
  referralId: maybe(Id),
});
export type OnwardReferral = z.infer<typeof OnwardReferral>;

/** The codes by which PCare is told how she was and left; each is of a list of PCare's own. */
export const VisitReport = z.object({
  consciousness: Word,
  discharge: Word,
  prognosis: Word,
  foodAllergy: Word,
  airAllergy: Word,
  medicineAllergy: Word,
  /** Medicines and other treatment in words. */
  therapy: LongText,
  referral: maybe(OnwardReferral),
  /** Why she is referred on with a diagnosis that primary care treats. */
  tacc: maybe(z.object({ cause: Tacc, reason: ShortText })),
});
export type VisitReport = z.infer<typeof VisitReport>;

/** Queues the report of a finished visit. */
export const requestVisit = command('bpjs/send-visit', {
  target: 'existing',
  access: ['front-office.pcare:send'],
  body: VisitReport,
});

export const PcareFailure = failureOf(BpjsProblem);
export type PcareFailure = z.infer<typeof PcareFailure>;

/** A registration as PCare has it: all that is needed to find and to delete it there. */
export const Registration = z.object({ number: Word, cardNumber: Word, date: LocalDate, poliCode: Word });
export type Registration = z.infer<typeof Registration>;

/** How the attempt to register ended; given by whatever sends. */
export const recordRegistration = command('bpjs/record-registration', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The request that was attempted; a failure ends no later one. */
    request: Id,
    outcome: z.union([z.object({ registered: Registration }), z.object({ failed: PcareFailure })]),
  }),
});

export const recordDeletion = command('bpjs/record-deletion', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    outcome: z.union([z.object({ deleted: z.literal(true) }), z.object({ failed: PcareFailure })]),
  }),
});

export const recordVisit = command('bpjs/record-visit', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    request: Id,
    outcome: z.union([z.object({ visitNumber: Word }), z.object({ failed: PcareFailure })]),
  }),
});

/** The referral letter as PCare prints it (DOMAIN-WIRES 5); what it does not say is null. */
export const ReferralLetter = z.object({
  number: Word,
  provider: z.object({
    ...{ code: z.string(), name: z.string(), address: z.nullable(z.string()) },
    ...{ branch: z.nullable(z.string()), district: z.nullable(z.string()) },
  }),
  ...{ visitedOn: z.nullable(LocalDate), estimatedOn: z.nullable(LocalDate), validUntil: z.nullable(LocalDate) },
  ...{ poli: z.nullable(z.string()), doctor: z.nullable(z.string()), schedule: z.nullable(z.string()) },
  ...{ cardNumber: z.string(), name: z.string(), birthDate: z.nullable(LocalDate) },
  ...{ sex: z.nullable(z.string()), relation: z.nullable(z.string()) },
  diagnoses: z.array(z.string()),
  tacc: z.nullable(z.object({ name: z.string(), reason: z.string() })),
  /** What is said of fines that she owes. */
  ...{ note: z.nullable(z.string()), fines: z.nullable(z.string()) },
});
export type ReferralLetter = z.infer<typeof ReferralLetter>;

/** The letter of a report that referred her on, or why it could not be fetched. */
export const recordReferral = command('bpjs/record-referral', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    request: Id,
    outcome: z.union([z.object({ letter: ReferralLetter }), z.object({ failed: PcareFailure })]),
  }),
});

/** What came of one medicine or treatment of the visit. */
export const recordItem = command('bpjs/record-item', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    kind: PcareItemKind,
    localId: Word,
    outcome: z.union([
      z.object({ remoteId: Word }),
      /** PCare has it no longer, or never had it. */
      z.object({ deleted: z.literal(true) }),
      z.object({ failed: PcareFailure }),
    ]),
  }),
});

/** Which poli of PCare a room is; null for none. PCare has polis of its own for visits of the healthy. */
export const assignPoli = command('bpjs/assign-poli', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({
    unitId: Id,
    visitStatus: VisitStatus,
    poli: maybe(z.object({ code: Word, name: Word })),
  }),
});

/** Which doctor of PCare a member of staff is; null for none. */
export const assignDoctor = command('bpjs/assign-doctor', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({ staffId: Id, doctor: maybe(z.object({ code: Word, name: Word })) }),
});

/** Which medicine of PCare's list (*DPHO*) a medicine of the catalogue is; null for none. */
export const assignMedicine = command('bpjs/assign-medicine', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({ itemId: Id, medicine: maybe(Coded) }),
});

/** Which treatment (*tindakan*) of PCare's list a treatment of the catalogue is; null for none. */
export const assignTreatment = command('bpjs/assign-treatment', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({ treatmentId: Id, treatment: maybe(Coded) }),
});

/** Which poli of VClaim a room is; null for none. */
export const assignVclaimPoli = command('bpjs/assign-vclaim-poli', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({ unitId: Id, poli: maybe(VclaimCode) }),
});

/** Which doctor of VClaim a member of staff is; null for none. */
export const assignVclaimDoctor = command('bpjs/assign-vclaim-doctor', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({ staffId: Id, doctor: maybe(VclaimCode) }),
});

/** Which health facility of VClaim's list this one is (*kode PPK*); null for none. */
export const assignVclaimProvider = command('bpjs/assign-vclaim-provider', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({ provider: maybe(VclaimCode) }),
});

/** Which class of Aplicares a class of rooms is; null for none. */
export const assignBedClass = command('bpjs/assign-bed-class', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({ classId: Id, bedClass: maybe(VclaimCode) }),
});

/** Has a room told again that BPJS refused (*kirim ulang*). */
export const resendRoomAvailability = command('bpjs/resend-room-availability', {
  target: 'new',
  access: ['settings.bpjs:edit'],
  body: z.object({ roomId: Id }),
});

const { roomId: _roomId, ...counted } = RoomAvailability.shape;
/** How the attempt to tell BPJS of a room's beds ended; given by whatever sends. */
export const recordRoomAvailability = command('bpjs/record-room-availability', {
  target: 'new',
  access: ['system:process'],
  body: z.object({
    roomId: Id,
    outcome: z.union([
      z.object({ reported: z.object(counted) }),
      z.object({ withdrawn: z.literal(true) }),
      z.object({ failed: PcareFailure, of: z.object(counted) }),
    ]),
  }),
});
