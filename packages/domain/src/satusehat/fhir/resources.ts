import { COMPLAINT, vitalCodes } from '@alur/contracts/record/vitals';
import { allergiesPlan } from './allergies.js';
import { coding, icd10Of2010, ownIdentifier, SYSTEMS } from './coded.js';
import { immunizationsPlan } from './immunizations.js';
import { laboratoryPlan } from './laboratory.js';
import { medicinesPlan } from './medicines.js';
import { aboutVisit, organizationOf } from './of-visit.js';
import { radiologyPlan } from './radiology.js';
import { joined, reference, type Plan, type Planned, type Resource } from './references.js';
import type { SentDiagnosis, SentKind, SentObservation, SentProcedure, SentVisit } from './visit.js';

/** Our own name of a diagnosis' Condition. */
export const conditionName = (diagnosisId: number): string => `condition-${diagnosisId}`;

const planned = (
  visit: SentVisit,
  kind: 'condition' | 'observation' | 'procedure',
  localId: string,
  resource: Resource,
): Planned => {
  const identifier = ownIdentifier(kind, visit.organizationId, `${visit.encounterId}-${localId}`);
  return { localId, identifier, resource: { ...resource, identifier: [identifier] } };
};

const condition = (visit: SentVisit, encounterId: string, diagnosis: SentDiagnosis): Planned =>
  planned(visit, 'condition', conditionName(diagnosis.diagnosisId), {
    resourceType: 'Condition',
    clinicalStatus: coding(SYSTEMS.conditionClinical, 'active', 'Active'),
    category: [coding(SYSTEMS.conditionCategory, 'encounter-diagnosis', 'Encounter Diagnosis')],
    code: coding(SYSTEMS.icd10, icd10Of2010(diagnosis.code), diagnosis.name),
    ...aboutVisit(visit, encounterId),
    recordedDate: diagnosis.recordedAt,
  });

/** The facility answers for its measurements; who held the instrument may be nobody that SATUSEHAT knows. */
const observation = (visit: SentVisit, encounterId: string, one: SentObservation): Planned => {
  const { loinc, display, ucum } = vitalCodes[one.sign];
  return planned(visit, 'observation', `observation-${one.observationId}-${loinc}`, {
    resourceType: 'Observation',
    status: 'final',
    category: [coding(SYSTEMS.observationCategory, 'vital-signs', 'Vital Signs')],
    code: coding(SYSTEMS.loinc, loinc, display),
    ...aboutVisit(visit, encounterId),
    performer: [organizationOf(visit)],
    effectiveDateTime: one.observedAt,
    issued: one.observedAt,
    valueQuantity: { value: one.value, unit: ucum, system: SYSTEMS.ucum, code: ucum },
  });
};

const procedure = (visit: SentVisit, encounterId: string, one: SentProcedure): Planned =>
  planned(visit, 'procedure', `procedure-${one.procedureId}`, {
    resourceType: 'Procedure',
    status: 'completed',
    code: coding(SYSTEMS.icd9, one.code, one.name),
    ...aboutVisit(visit, encounterId),
    performedPeriod: { start: one.performedAt, end: one.performedAt },
  });

/** What stands between the visit's beginning and its end, in the order in which it is sent. */
export const clinicalPlan = (visit: SentVisit, encounterId: string): Plan =>
  joined([
    { resources: visit.diagnoses.map(one => condition(visit, encounterId, one)), leftOut: [] },
    { resources: visit.observations.map(one => observation(visit, encounterId, one)), leftOut: [] },
    { resources: visit.procedures.map(one => procedure(visit, encounterId, one)), leftOut: [] },
    allergiesPlan(visit),
    medicinesPlan(visit, encounterId),
    immunizationsPlan(visit, encounterId),
    laboratoryPlan(visit, encounterId),
    radiologyPlan(visit, encounterId),
  ]);

const summaries: Readonly<Record<SentKind, { code: string; display: string; title: string }>> = {
  outpatient: {
    ...{ code: '88645-7', display: 'Outpatient hospital Discharge summary' },
    title: 'Resume Medis Rawat Jalan',
  },
  emergency: { code: '18842-5', display: 'Discharge summary', title: 'Resume Medis Gawat Darurat' },
  inpatient: { code: '18842-5', display: 'Discharge summary', title: 'Resume Medis Rawat Inap' },
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The summary, which refers to all else and so is sent last. */
export const composition = (visit: SentVisit, encounterId: string): Planned => {
  const identifier = ownIdentifier('composition', visit.organizationId, String(visit.encounterId));
  const { complaint } = visit;
  const { code, display, title } = summaries[visit.kind];
  return {
    localId: 'composition',
    identifier,
    resource: {
      resourceType: 'Composition',
      identifier,
      status: 'final',
      type: coding(SYSTEMS.loinc, code, display),
      category: [coding(SYSTEMS.loinc, 'LP173421-1', 'Report')],
      ...aboutVisit(visit, encounterId),
      date: visit.finishedAt,
      author: [reference('Practitioner', visit.practitioner)],
      title,
      custodian: organizationOf(visit),
      ...(complaint !== '' && {
        section: [
          {
            code: coding(SYSTEMS.loinc, COMPLAINT.loinc, COMPLAINT.display),
            text: {
              status: 'additional',
              div: `<div xmlns="http://www.w3.org/1999/xhtml">${escaped(complaint)}</div>`,
            },
          },
        ],
      }),
    },
  };
};

/**
 * A resource that stands no longer, because it was corrected away after it was sent. A Condition and an allergy have no
 * clinical status then (FHIR, con-5 and ait-2), and say it by their verification.
 */
export const enteredInError = (resource: Resource): Resource => {
  const verification = verifications[resource.resourceType];
  if (verification === undefined) return { ...resource, status: 'entered-in-error' };
  const { clinicalStatus: _none, ...rest } = resource;
  return { ...(rest as Resource), verificationStatus: coding(verification, 'entered-in-error') };
};

const verifications: Readonly<Record<string, string>> = {
  Condition: SYSTEMS.conditionVerification,
  AllergyIntolerance: SYSTEMS.allergyVerification,
};
