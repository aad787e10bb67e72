import * as z from 'zod/mini';
import { Gender } from '../kernel/enums.js';
import { Id } from '../kernel/scalars.js';
import { AllergyKind, AllergySeverity } from './commands.js';
import { PatientIdentity } from './identity.js';

export const PatientStatus = z.enum(['active', 'merged', 'erased']);

/** A line of the patient list. For the search, only these rows have name and birth date in readable form. */
export const PatientRow = z.object({
  id: z.int(),
  recordNumber: z.string(),
  name: z.string(),
  birthDate: z.nullable(z.string()),
  gender: Gender,
  cityName: z.nullable(z.string()),
  districtName: z.nullable(z.string()),
  allergyCount: z.int(),
  status: PatientStatus,
  mergedInto: z.nullable(z.int()),
  registeredAt: z.string(),
  registeredOn: z.string(),
});
export type PatientRow = z.infer<typeof PatientRow>;

/** The stored row, with its search keys and keyed hashes of numbers, which no list shows. */
export const PatientSearchRow = z.extend(PatientRow, {
  nikHash: z.nullable(z.string()),
  bpjsHash: z.nullable(z.string()),
  passportHash: z.nullable(z.string()),
  phoneHash: z.nullable(z.string()),
  /** Her NIK is still to be asked for: there is none, or one that only fills the field (CASES, Insurance). */
  nikMissing: z.nullable(z.literal('yes')),
  searchKeys: z.string(),
});
export type PatientSearchRow = z.infer<typeof PatientSearchRow>;

export const Allergy = z.object({
  allergyId: z.int(),
  kind: AllergyKind,
  substance: z.string(),
  medicineId: z.nullable(z.int()),
  severity: AllergySeverity,
  reaction: z.string(),
});
export type Allergy = z.infer<typeof Allergy>;

/** The whole person, `GET /v2/patient/<id>`: folded from the stream on request, and stored in no row. */
export const PatientDetail = z.extend(PatientIdentity, {
  id: z.int(),
  /** Revision of her stream, to detect later changes: see `PatientRevisionRow`. */
  revision: z.int(),
  recordNumber: z.string(),
  status: PatientStatus,
  mergedInto: z.nullable(z.int()),
  /** Records that were merged into this one. */
  mergedIds: z.array(z.int()),
  allergies: z.array(Allergy),
  /** Whether no visit was booked yet, so that the first one has the registration fee. */
  isNew: z.boolean(),
  /** Id of her photo in the file store, read at `GET /v2/patient/<id>/photo`. */
  photoFileId: z.nullable(z.string()),
});
export type PatientDetail = z.infer<typeof PatientDetail>;

/** The revision of a patient's stream, without its content. */
export const PatientRevisionRow = z.object({ id: Id, revision: z.int() });
export type PatientRevisionRow = z.infer<typeof PatientRevisionRow>;

/** One event about a patient: what, when, by whom, from where; `facts` are its codes, labels and numbers. */
export const PatientTimelineRow = z.object({
  eventId: z.string(),
  patientId: z.int(),
  type: z.string(),
  module: z.string(),
  stream: z.string(),
  at: z.string(),
  localDate: z.string(),
  occurredAt: z.nullable(z.string()),
  actorId: z.int(),
  role: z.nullable(z.string()),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type PatientTimelineRow = z.infer<typeof PatientTimelineRow>;

/** Dashboard: new patients of a day. */
export const DayRegistrationsRow = z.object({ date: z.string(), registered: z.int() });
export type DayRegistrationsRow = z.infer<typeof DayRegistrationsRow>;
