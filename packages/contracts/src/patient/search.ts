import * as z from 'zod/mini';
import type { AccessKey } from '../access.js';
import { Gender } from '../kernel/enums.js';
import { PatientStatus } from './rows.js';

/** Rights to search for a patient: of users who register or queue patients, read their history, or sell to them. */
export const patientSearchAccess: [AccessKey, ...AccessKey[]] = [
  'front-office.patient-list:view',
  'front-office.patient-queue:take-number',
  'outpatient.medical-history:view',
  'apotek:sell',
];

/** Rights to open a patient's page: of the desk, and of users who treat her. Each look is recorded. */
export const patientDetailAccess: [AccessKey, ...AccessKey[]] = [
  'front-office.patient-list:view',
  'front-office.patient-queue:take-number',
  'outpatient.queue:view',
  'outpatient.ongoing:view',
  'outpatient.medical-history:view',
  'pharmacy.internal-outpatient:view',
];

/** `GET /v2/patient/search?q=…&limit=10`: a name, or a number of any kind. */
export const PatientSearch = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
});

/**
 * How a patient was found, best first: by a number, the exact name, its beginning, a part of it, or with one letter
 * different.
 */
export const PatientMatch = z.enum(['number', 'exact', 'begins', 'within', 'similar']);
export type PatientMatch = z.infer<typeof PatientMatch>;

export const PatientFound = z.object({
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
  match: PatientMatch,
});
export type PatientFound = z.infer<typeof PatientFound>;
