import * as z from 'zod/mini';
import { command } from '../declare.js';
import { VisitStatus } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, LongText } from '../kernel/scalars.js';
import { BpjsNumber, Nik } from '../patient/identity.js';
import { BpjsProblem } from './enums.js';
import { VclaimCode } from './vclaim.js';

const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Asks BPJS who has this number, and keeps what it answered of the patient. */
export const checkMembership = command('bpjs/check-membership', {
  target: 'existing',
  access: ['front-office.membership:check'],
  body: z.discriminatedUnion('by', [
    z.object({ by: z.literal('card'), number: BpjsNumber }),
    z.object({ by: z.literal('nik'), number: Nik }),
  ]),
});

/** Queues the visit's registration in PCare, once its patient is present. */
export const requestRegistration = command('bpjs/register', {
  target: 'existing',
  access: ['front-office.patient-queue:pcare'],
  body: z.object({}),
});

/**
 * Queues the deletion of the registration of a visit that was cancelled or is paid by somebody else; a step of the process
 * visit-to-pcare.
 */
export const requestDeletion = command('bpjs/delete-registration', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

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
});
export type VisitReport = z.infer<typeof VisitReport>;

/** Queues the report of a finished visit. */
export const requestVisit = command('bpjs/send-visit', {
  target: 'existing',
  access: ['front-office.pcare:send'],
  body: VisitReport,
});

/** How an attempt failed; `code` and `message` are BPJS's own. */
export const PcareFailure = z.object({
  problem: BpjsProblem,
  code: z.nullable(z.int()),
  message: z.nullable(z.string().check(z.maxLength(2000))),
  willRetry: z.boolean(),
});
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
