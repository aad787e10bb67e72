import {
  LetterAccident,
  LetterApproval,
  AdmissionMode,
  CareKind,
  GrouperSystem,
  LetterUpgrade,
  ProcedureCourse,
  ReferralOrigin,
  SubmissionGoal,
  SupportingCare,
  UpgradeClass,
  UpgradePayer,
  VisitPurpose,
  VisitReason,
} from '@alur/contracts/casemix/enums';
import { bucketNames } from '@alur/contracts/casemix/tariff';
import { Gender } from '@alur/contracts/kernel/enums';
import { DischargeManner } from '@alur/contracts/stay/commands';
import * as z from 'zod/mini';
import { careHeader, coding, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';
import { failedAttempt } from '../kernel/failed-attempt.js';

const diagnosis = coding(clinical());
/** A code of one of VClaim's lists. */
const entry = () => z.object({ code: code(), name: label() });

const upgrade = () => z.nullable(z.object({ class: LetterUpgrade, payer: UpgradePayer, guarantor: sealed() }));
const accident = () =>
  z.nullable(
    z.object({
      ...{ kind: LetterAccident, date: code(), policeReport: z.nullable(clinical()) },
      place: z.object({ province: entry(), regency: entry(), district: entry() }),
      description: clinical(),
      /** An earlier letter of the same accident. */
      follows: z.optional(z.nullable(code())),
    }),
  );
/** What a letter says of the clinic and of another insurer, who is named; a letter that does not say it means no. */
const special = {
  ...{ executive: z.optional(z.boolean()), cataract: z.optional(z.boolean()), cob: z.optional(z.nullable(label())) },
};

/** What a correction says of a letter, all of it anew. */
const correction = {
  ...{ ...careHeader, number: code(), correction: z.int(), classEntitled: z.int(), upgrade: upgrade() },
  ...{ initialDiagnosis: diagnosis, poli: z.nullable(entry()), doctor: entry(), ...special, accident: accident() },
  notes: z.nullable(clinical()),
};

/** Stream `eligibility-<encounterId>`: the eligibility letter (*SEP*) of a visit, as BPJS has issued it. */
export const eligibilityEvents = {
  EligibilityLetterRecorded: event(
    z.object({
      ...careHeader,
      number: code(),
      issuedOn: code(),
      care: CareKind,
      classEntitled: z.int(),
      referral: z.nullable(z.object({ number: code(), date: code(), origin: ReferralOrigin, facility: label() })),
      initialDiagnosis: z.nullable(diagnosis),
      /** The polyclinic, the responsible doctor and the kind of participant, as the letter has them. */
      poli: z.nullable(label()),
      doctorName: z.nullable(label()),
      participantType: z.nullable(label()),
      /** The insurer that coordinates benefits. */
      cob: z.nullable(label()),
      notes: z.nullable(clinical()),
      /** The request to VClaim that was fulfilled by it; null for one that was typed. */
      request: z.optional(z.nullable(z.int())),
      recordedBy: staff(),
    }),
  ),
  /** The letter was typed wrongly, or BPJS has withdrawn it. */
  EligibilityLetterVoided: event(z.object({ ...careHeader, number: code(), reason: clinical(), voidedBy: staff() })),
  /** VClaim is asked to issue the letter, by what was chosen out of its lists (DOMAIN-WIRES 2, `t_sep`). */
  EligibilityLetterRequested: event(
    z.object({
      ...careHeader,
      request: z.int(),
      /** The facility's own code (*kode PPK*), with which the letter's number begins. */
      providerCode: code(),
      issuedOn: code(),
      care: CareKind,
      classEntitled: z.int(),
      upgrade: upgrade(),
      referral: z.nullable(z.object({ number: code(), date: code(), origin: ReferralOrigin, facility: entry() })),
      initialDiagnosis: diagnosis,
      poli: z.nullable(entry()),
      doctor: entry(),
      controlLetter: z.nullable(code()),
      /** The doctor whom the control letter names, where that is another one. */
      controlDoctor: z.optional(z.nullable(entry())),
      purpose: z.object({
        kind: VisitPurpose,
        course: z.nullable(ProcedureCourse),
        support: z.nullable(SupportingCare),
        reason: z.nullable(VisitReason),
      }),
      ...special,
      accident: accident(),
      notes: z.nullable(clinical()),
      requestedBy: staff(),
    }),
  ),
  /** No letter was issued. */
  EligibilityLetterRequestFailed: event(z.object({ ...careHeader, request: z.int(), ...failedAttempt })),
  EligibilityLetterRequestWithdrawn: event(z.object({ ...careHeader, request: z.int(), withdrawnBy: staff() })),
  /** BPJS is asked to approve of a letter that it would refuse (DOMAIN-WIRES 2, `Sep/pengajuanSEP`). */
  EligibilityApprovalRequested: event(
    z.object({
      ...{ ...careHeader, approval: z.int(), kind: LetterApproval, issuedOn: code(), care: CareKind },
      ...{ reason: clinical(), requestedBy: staff() },
    }),
  ),
  /** BPJS has the submission; whether it approves it is not known by that. */
  EligibilityApprovalSubmitted: event(z.object({ ...careHeader, approval: z.int() })),
  EligibilityApprovalFailed: event(z.object({ ...careHeader, approval: z.int(), ...failedAttempt })),
  /** VClaim is asked to correct a letter (DOMAIN-WIRES 2, `SEP/2.0/update`). */
  EligibilityLetterCorrectionRequested: event(z.object({ ...correction, requestedBy: staff() })),
  EligibilityLetterCorrected: event(z.object({ ...correction, correctedBy: staff() })),
  EligibilityLetterCorrectionFailed: event(
    z.object({ ...careHeader, number: code(), correction: z.int(), ...failedAttempt }),
  ),
  /** VClaim is asked to delete a letter; once it has, the letter is void. */
  EligibilityLetterDeletionRequested: event(
    z.object({ ...careHeader, number: code(), reason: clinical(), requestedBy: staff() }),
  ),
  EligibilityLetterDeletionFailed: event(z.object({ ...careHeader, number: code(), ...failedAttempt })),
  /** VClaim is to be told when and how the stay has ended. `deathLetter` is the number of the certificate of a death. */
  EligibilityDischargeReportRequested: event(
    z.object({
      ...{ ...careHeader, number: code(), leftAt: code(), manner: DischargeManner },
      ...{ diedAt: z.nullable(code()), deathLetter: z.nullable(code()) },
    }),
  ),
  EligibilityDischargeReported: event(z.object({ ...careHeader, number: code(), leftAt: code() })),
  /** The visit's record is to be sent to BPJS under the letter (DOMAIN-WIRES 7, *eRekamMedis*). */
  MedicalRecordRequested: event(z.object({ ...careHeader, number: code(), request: z.int(), requestedBy: staff() })),
  MedicalRecordSent: event(z.object({ ...careHeader, number: code(), request: z.int() })),
  MedicalRecordFailed: event(z.object({ ...careHeader, number: code(), request: z.int(), ...failedAttempt })),
  EligibilityDischargeReportFailed: event(
    z.object({ ...careHeader, number: code(), leftAt: code(), ...failedAttempt }),
  ),
};
export type EligibilityEvent = EventOf<typeof eligibilityEvents>;

const claim = { ...careHeader, claimId: z.int() };
const instants = z.object({ from: code(), until: code() });

/** Stream `claim-<id>`: what is claimed of BPJS for visits of one episode. The header names the visit with the letter. */
export const claimEvents = {
  ClaimOpened: event(
    z.object({
      ...claim,
      encounterIds: z.array(z.int()),
      letterNumber: code(),
      care: CareKind,
      /** The days on which the care began and ended. */
      careFrom: code(),
      careUntil: code(),
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      /** Age when it was opened: `P34Y`, `P5M`, `P12D`. */
      age: z.nullable(code()),
      openedBy: staff(),
    }),
  ),
  /** All codes, in their order: the first diagnosis is the primary one. */
  ClaimCoded: event(
    z.object({
      ...claim,
      diagnoses: z.array(diagnosis),
      procedures: z.array(z.object({ coding: coding(label()), quantity: z.int() })),
      codedBy: staff(),
    }),
  ),
  /** All that E-Klaim asks beside the codes and the prices (DOMAIN-WIRES 8.3); grams and mmHg. */
  ClaimDataChanged: event(
    z.object({
      ...claim,
      admissionMode: AdmissionMode,
      careClass: z.int(),
      upgrade: z.nullable(z.object({ class: UpgradeClass, days: z.int(), payer: UpgradePayer })),
      icuLos: z.nullable(z.int()),
      ventilation: z.array(instants),
      birthWeight: z.nullable(z.int()),
      systolic: z.nullable(z.int()),
      diastolic: z.nullable(z.int()),
      dischargeStatus: z.int(),
      attendingDoctor: staff(),
      subAcuteAdl: z.nullable(z.int()),
      chronicAdl: z.nullable(z.int()),
      changedBy: staff(),
    }),
  ),
  /** The components of the bill are frozen. */
  ClaimFinalized: event(
    z.object({
      ...claim,
      transactionId: z.int(),
      tariff: z.object(
        Object.fromEntries(bucketNames.map(name => [name, z.int()])) as Record<
          (typeof bucketNames)[number],
          ReturnType<typeof z.int>
        >,
      ),
      total: z.int(),
      coder: staff(),
    }),
  ),
  ClaimReopened: event(z.object({ ...claim, reason: clinical(), reopenedBy: staff() })),
  ClaimCancelled: event(z.object({ ...claim, reason: clinical(), cancelledBy: staff() })),
  /** E-Klaim is asked for the grouper's result, or to send the claim as well. */
  ClaimSubmissionRequested: event(z.object({ ...claim, goal: SubmissionGoal, requestedBy: staff() })),
  /** What a grouper made of the codes; iDRG names no tariff. */
  ClaimGrouped: event(
    z.object({
      ...claim,
      ...{ system: GrouperSystem, code: code(), description: clinical() },
      ...{ tariff: z.nullable(z.int()), version: z.nullable(code()) },
    }),
  ),
  /** E-Klaim has sent the claim, which cannot be changed there any more. */
  ClaimSubmitted: event(z.object(claim)),
  /** An attempt did not end. `method` is the step, `errorNo` and `message` what E-Klaim answered, in its own words. */
  ClaimSubmissionFailed: event(
    z.object({
      ...claim,
      ...{ problem: code(), method: z.nullable(code()), errorNo: z.nullable(code()), message: z.nullable(clinical()) },
      willRetry: z.boolean(),
    }),
  ),
};
export type ClaimEvent = EventOf<typeof claimEvents>;
export type EventData<Type extends (ClaimEvent | EligibilityEvent)['type']> = Extract<
  ClaimEvent | EligibilityEvent,
  { type: Type }
>['data'];
