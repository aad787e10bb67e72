import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { PatientIdentity, RecordNumber } from './identity.js';
import { patientPhotoAccess } from './photo.js';

export const registerPatient = command('patient/register', {
  target: 'new',
  access: ['front-office.patient-list:register'],
  body: z.extend(PatientIdentity, {
    /** The facility's next number if left out. */
    recordNumber: maybe(RecordNumber),
    /** Confirms the registration in spite of possible duplicates. */
    acknowledgeDuplicates: z._default(z.boolean(), false),
  }),
});

/** Replaces the whole identity form. */
export const correctPatient = command('patient/correct', {
  target: 'existing',
  access: ['front-office.patient-list:correct'],
  body: z.extend(PatientIdentity, {
    reason: maybe(Reason),
    acknowledgeDuplicates: z._default(z.boolean(), false),
  }),
});

/** Sets the patient's photo to an uploaded one (`POST /v2/patient/<id>/photo`), or removes it. */
export const changePhoto = command('patient/change-photo', {
  target: 'existing',
  access: patientPhotoAccess,
  body: z.object({ fileId: z.nullable(z.uuid()) }),
});

export const AllergyKind = z.enum(['medicine', 'food', 'environment', 'other']);
export const AllergySeverity = z.enum(['mild', 'moderate', 'severe', 'unknown']);

export const recordAllergy = command('patient/record-allergy', {
  target: 'existing',
  access: ['outpatient.queue:vitals', 'outpatient.ongoing:record', 'front-office.patient-list:correct'],
  body: z.object({
    kind: AllergyKind,
    substance: ShortText,
    /** The medicine in the catalogue, if the substance is one. */
    medicineId: maybe(Id),
    severity: z._default(AllergySeverity, 'unknown'),
    reaction: z._default(LongText, ''),
  }),
});

export const removeAllergy = command('patient/remove-allergy', {
  target: 'existing',
  access: ['outpatient.queue:vitals', 'outpatient.ongoing:record', 'front-office.patient-list:correct'],
  body: z.object({ allergyId: Id, reason: Reason }),
});

/** The same person was registered twice: `mergedId`'s record points to this one from now on, and is no longer used. */
export const mergePatient = command('patient/merge', {
  target: 'existing',
  access: ['front-office.patient-list:merge'],
  body: z.object({ mergedId: Id, reason: Reason }),
});

/** They are two persons after all. */
export const unmergePatient = command('patient/unmerge', {
  target: 'existing',
  access: ['front-office.patient-list:merge'],
  body: z.object({ mergedId: Id, reason: Reason }),
});

/** Why a person is erased before the retention ends (DOMAIN 10): at her request, by court order, or never a patient. */
export const EarlyErasureGround = z.enum(['request', 'court-order', 'mistaken-registration']);
export const ErasureGround = z.enum(['retention-ended', ...EarlyErasureGround.options]);

/** Erases a person after the retention: 25 years after the last visit, or if there never was one. */
export const erasePatient = command('patient/erase', {
  target: 'existing',
  access: ['front-office.patient-list:erase'],
  body: z.object({ ground: ErasureGround, reason: Reason }),
});

/** Erases a person before the retention ends, by the officer who is responsible for the ground. */
export const erasePatientEarly = command('patient/erase-early', {
  target: 'existing',
  access: ['front-office.patient-list:erase-early'],
  body: z.object({ ground: EarlyErasureGround, reason: Reason }),
});
