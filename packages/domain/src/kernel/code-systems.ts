/** Systems of coded diagnoses and procedures, as FHIR names them. */
export const ICD10 = 'http://hl7.org/fhir/sid/icd-10';
export const ICD9CM = 'http://hl7.org/fhir/sid/icd-9-cm';

/** A diagnosis as events have it. */
export const icd10 = ({ code, name }: { code: string; name: string }) => ({
  ...{ system: ICD10, version: null, code, display: name },
});
