/** Systems of the codes of a claim. */
export const ICD10 = 'http://hl7.org/fhir/sid/icd-10';
export const ICD9CM = 'http://hl7.org/fhir/sid/icd-9-cm';
