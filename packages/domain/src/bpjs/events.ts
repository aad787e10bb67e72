import { MemberNumber, PcareItemKind, PcareSpecial, Tacc } from '@alur/contracts/bpjs/enums';
import { VisitStatus } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { careHeader } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';
import { failedAttempt } from '../kernel/failed-attempt.js';

/** Stream `bpjs_member-<patientId>`. */
export const bpjsMemberEvents = {
  /** BPJS was asked who has the number. `status`, `memberType` and `programme` are its own words. */
  BpjsMembershipChecked: event(
    z.object({
      patientId: z.int(),
      ...{ foundBy: MemberNumber, cardNumber: sealed(), name: sealed(), birthDate: z.nullable(sealed()) },
      ...{ isActive: z.boolean(), status: sealed(), entitledClass: z.nullable(code()) },
      ...{ memberType: z.nullable(sealed()), programme: z.nullable(sealed()) },
      provider: z.nullable(z.object({ code: code(), name: label() })),
    }),
  ),
};
export type BpjsMemberEvent = EventOf<typeof bpjsMemberEvents>;

const failure = { ...careHeader, ...failedAttempt };

const coded = () => z.object({ code: code(), name: label() });

/** Where and for what she is referred on. `referralId` is the facility's own referral that it carries out. */
const onward = z.object({
  ...{ estimatedOn: code(), provider: coded(), subspecialty: z.nullable(coded()), sarana: z.nullable(coded()) },
  ...{ special: z.nullable(PcareSpecial), note: z.nullable(clinical()), referralId: z.nullable(z.int()) },
});

/** A referral letter as PCare prints it. */
const letter = z.object({
  number: code(),
  provider: z.object({
    ...{ code: code(), name: label(), address: z.nullable(label()) },
    ...{ branch: z.nullable(label()), district: z.nullable(label()) },
  }),
  ...{ visitedOn: z.nullable(code()), estimatedOn: z.nullable(code()), validUntil: z.nullable(code()) },
  ...{ poli: z.nullable(label()), doctor: z.nullable(label()), schedule: z.nullable(label()) },
  ...{ cardNumber: sealed(), name: sealed(), birthDate: z.nullable(sealed()) },
  ...{ sex: z.nullable(code()), relation: z.nullable(sealed()) },
  diagnoses: z.array(clinical()),
  tacc: z.nullable(z.object({ name: label(), reason: clinical() })),
  ...{ note: z.nullable(clinical()), fines: z.nullable(sealed()) },
});

/** A medicine or treatment of the visit by its id here: `<prescription>_<line>_<medicine>`, or the order's. */
const item = { ...careHeader, kind: PcareItemKind, localId: code() };

/** Stream `bpjs-<encounterId>`: what of the visit is with PCare (DOMAIN-WIRES 5). */
export const bpjsEvents = {
  PcareRegistrationRequested: event(z.object(careHeader)),
  /** `number` is PCare's own of the day (*noUrut*); with the other fields it is found and deleted there. */
  PcareRegistered: event(
    z.object({ ...careHeader, number: code(), cardNumber: sealed(), date: code(), poliCode: code() }),
  ),
  PcareRegistrationFailed: event(z.object(failure)),
  /** The visit was cancelled, or somebody else pays for it, so that whatever PCare has of its registration is to be deleted there. */
  PcareRegistrationDeletionRequested: event(z.object(careHeader)),
  PcareRegistrationDeleted: event(z.object(careHeader)),
  PcareRegistrationDeletionFailed: event(z.object(failure)),
  /** What is said of the visit beside its record, by codes of PCare's lists. */
  PcareVisitRequested: event(
    z.object({
      ...careHeader,
      ...{ consciousness: code(), discharge: code(), prognosis: code() },
      ...{ foodAllergy: code(), airAllergy: code(), medicineAllergy: code(), therapy: clinical() },
      /** Both are missing in older events. */
      referral: z.optional(z.nullable(onward)),
      tacc: z.optional(z.nullable(z.object({ cause: Tacc, reason: clinical() }))),
    }),
  ),
  /** `visitNumber` is PCare's own (*noKunjungan*). */
  PcareVisitSent: event(z.object({ ...careHeader, visitNumber: code() })),
  PcareVisitFailed: event(z.object(failure)),
  /** PCare made a letter of a report that referred her on. */
  PcareReferralIssued: event(z.object({ ...careHeader, letter })),
  /** The letter could not be fetched, although the report was sent. */
  PcareReferralFailed: event(z.object(failure)),
  /** `remoteId` is PCare's own (*kdObatSK*, *kdTindakanSK*). */
  PcareItemSent: event(z.object({ ...item, remoteId: code() })),
  /** It was corrected away here. A null `remoteId`: PCare never had it. */
  PcareItemDeleted: event(z.object({ ...item, remoteId: z.nullable(code()) })),
  PcareItemFailed: event(z.object({ ...failure, ...item })),
};
export type BpjsEvent = EventOf<typeof bpjsEvents>;

/** Stream `pcare_directory-<merchantId>`: which of the facility's rooms, doctors, medicines and treatments is which in PCare. */
export const pcareDirectoryEvents = {
  /** For visits of the sick or of the healthy. A null poli takes the assignment back. */
  PcarePoliAssigned: event(
    z.object({
      ...{ merchantId: z.int(), unitId: z.int(), visitStatus: VisitStatus },
      poli: z.nullable(z.object({ code: code(), name: label() })),
    }),
  ),
  /** A null doctor takes the assignment back. */
  PcareDoctorAssigned: event(
    z.object({
      ...{ merchantId: z.int(), staffId: z.int() },
      doctor: z.nullable(z.object({ code: code(), name: label() })),
    }),
  ),
  /** A null medicine takes the assignment back. */
  PcareMedicineAssigned: event(z.object({ merchantId: z.int(), itemId: z.int(), medicine: z.nullable(coded()) })),
  /** A null treatment takes the assignment back. */
  PcareTreatmentAssigned: event(
    z.object({ merchantId: z.int(), treatmentId: z.int(), treatment: z.nullable(coded()) }),
  ),
};
export type PcareDirectoryEvent = EventOf<typeof pcareDirectoryEvents>;

const assigned = z.nullable(z.object({ code: code(), name: label() }));

/** Stream `vclaim_directory-<merchantId>`: what the facility, its rooms and its doctors are in VClaim. Null takes it back. */
export const vclaimDirectoryEvents = {
  VclaimPoliAssigned: event(z.object({ ...{ merchantId: z.int(), unitId: z.int() }, poli: assigned })),
  VclaimDoctorAssigned: event(z.object({ ...{ merchantId: z.int(), staffId: z.int() }, doctor: assigned })),
  /** The facility's own code (*kode PPK*) and name there. */
  VclaimProviderAssigned: event(z.object({ merchantId: z.int(), provider: assigned })),
  /** Which class of Aplicares a class of rooms is. */
  BedClassAssigned: event(z.object({ merchantId: z.int(), classId: z.int(), bedClass: assigned })),
};
export type VclaimDirectoryEvent = EventOf<typeof vclaimDirectoryEvents>;

const room = { merchantId: z.int(), roomId: z.int() };
const counted = { classCode: code(), name: label(), capacity: z.int(), available: z.int() };

/** Stream `room_availability-<merchantId>`: how many beds of each room BPJS was told of (*Aplicares*, DOMAIN-WIRES 7). */
export const roomAvailabilityEvents = {
  /** Somebody asked for it to be told again. */
  RoomAvailabilityRequested: event(z.object(room)),
  RoomAvailabilityReported: event(z.object({ ...room, ...counted })),
  /** The room is no more, or has no class there. */
  RoomAvailabilityWithdrawn: event(z.object(room)),
  /** An attempt did not end. `code` and `message` are what BPJS answered. */
  RoomAvailabilityReportFailed: event(
    z.object({
      ...{ ...room, ...counted, problem: code(), code: z.nullable(z.int()), message: z.nullable(label()) },
      willRetry: z.boolean(),
    }),
  ),
};
export type RoomAvailabilityEvent = EventOf<typeof roomAvailabilityEvents>;
