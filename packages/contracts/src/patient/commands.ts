import * as z from 'zod/mini';
import { command } from '../kernel/command.js';
import { maybe } from '../kernel/optional.js';
import { Id, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { PatientIdentity, RecordNumber } from './identity.js';
import { patientPhotoAccess } from './photo.js';

export const registerPatient = command('patient/register', {
  target: 'new',
  access: ['front-office.patient-list:register'],
  body: z.extend(PatientIdentity, {
    /** Left out: the facility's next number. */
    recordNumber: maybe(RecordNumber),
    /** Register all the same, having seen who may be the same person. */
    acknowledgeDuplicates: z._default(z.boolean(), false),
  }),
});

/** The whole identity form again, as it should read. */
export const correctPatient = command('patient/correct', {
  target: 'existing',
  access: ['front-office.patient-list:correct'],
  body: z.extend(PatientIdentity, {
    reason: maybe(Reason),
    acknowledgeDuplicates: z._default(z.boolean(), false),
  }),
});

/** Takes a photo that was sent (`POST /v2/patient/<id>/photo`) for the patient's own, or none any more. */
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
    /** The medicine of the catalogue, if the substance is one. */
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
