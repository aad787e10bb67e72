import { ageOn } from '@alur/contracts/patient/age';
import type { PatientIdentity } from '@alur/contracts/patient/identity';

/** What rows and papers show of a person on a day. */
export const personLabels = (
  {
    identity,
    recordNumber,
  }: { readonly identity: Pick<PatientIdentity, 'name' | 'gender' | 'birthDate'>; readonly recordNumber: string },
  today: string,
) => ({
  ...{ patientName: identity.name, recordNumber, gender: identity.gender, age: ageOn(identity.birthDate, today) },
});
