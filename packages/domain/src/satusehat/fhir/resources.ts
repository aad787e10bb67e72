import { COMPLAINT, vitalCodes } from '@alur/contracts/record/vitals';
import { coding, icd10Of2010, ownIdentifier, SYSTEMS, type Identifier } from './coded.js';
import type { SentDiagnosis, SentObservation, SentProcedure, SentVisit } from './visit.js';

export type Resource = { readonly resourceType: string; readonly id?: string } & Readonly<Record<string, unknown>>;

/** A resource with our own name for it; its identifier makes every request of it idempotent. */
export interface Planned {
  readonly localId: string;
  readonly identifier: Identifier;
  readonly resource: Resource;
}

/** Our own names of a visit's resources. */
export const ENCOUNTER = 'encounter';
export const conditionName = (diagnosisId: number): string => `condition-${diagnosisId}`;

const reference = (type: string, { id, name }: { id: string; name?: string }) => ({
  reference: `${type}/${id}`,
  ...(name !== undefined && { display: name }),
});

const subjectOf = ({ patient }: SentVisit) => ({ subject: reference('Patient', patient) });
const aboutVisit = (visit: SentVisit, encounterId: string) => ({
  ...subjectOf(visit),
  encounter: reference('Encounter', { id: encounterId }),
});
const organizationOf = ({ organizationId }: SentVisit) => reference('Organization', { id: organizationId });

const planned = (
  visit: SentVisit,
  kind: 'condition' | 'observation' | 'procedure',
  localId: string,
  resource: Resource,
): Planned => {
  const identifier = ownIdentifier(kind, visit.organizationId, `${visit.encounterId}-${localId}`);
  return { localId, identifier, resource: { ...resource, identifier: [identifier] } };
};

/** No step may end before it began, whatever a corrected clock says. */
const period = (start: string, end: string) => ({ start, end: end < start ? start : end });

const placed = (visit: SentVisit) => ({
  location: reference('Location', visit.location),
  period: period(visit.startedAt, visit.finishedAt),
  extension: [
    {
      url: SYSTEMS.serviceClassExtension,
      extension: [{ url: 'value', valueCodeableConcept: coding(SYSTEMS.serviceClass, 'reguler', 'Kelas Reguler') }],
    },
  ],
});

const encounter = (visit: SentVisit, rest: Record<string, unknown>): Planned => {
  const identifier = ownIdentifier('encounter', visit.organizationId, String(visit.encounterId));
  return {
    localId: ENCOUNTER,
    identifier,
    resource: {
      resourceType: 'Encounter',
      identifier: [identifier],
      class: { system: SYSTEMS.actCode, code: 'AMB', display: 'ambulatory' },
      ...subjectOf(visit),
      participant: [
        {
          type: [coding(SYSTEMS.participation, 'ATND', 'attender')],
          individual: reference('Practitioner', visit.practitioner),
        },
      ],
      location: [placed(visit)],
      serviceProvider: organizationOf(visit),
      ...rest,
    },
  };
};

/** The visit while it went on: what its conditions and observations refer to before it can name them. */
export const encounterUnderWay = (visit: SentVisit): Planned =>
  encounter(visit, {
    status: 'in-progress',
    period: { start: visit.arrivedAt },
    statusHistory: [
      { status: 'arrived', period: period(visit.arrivedAt, visit.startedAt) },
      { status: 'in-progress', period: { start: visit.startedAt } },
    ],
  });

/** Every entry of the history has an end, and there is a diagnosis (DOMAIN-WIRES 9.3, 10122 and 10457). */
export const encounterFinished = (visit: SentVisit, id: string, conditionIds: readonly string[]): Resource => {
  const { arrivedAt, startedAt, finishedAt } = visit;
  const end = period(startedAt, finishedAt).end;
  return {
    ...encounter(visit, {
      status: 'finished',
      period: period(arrivedAt, end),
      statusHistory: [
        { status: 'arrived', period: period(arrivedAt, startedAt) },
        { status: 'in-progress', period: period(startedAt, end) },
        { status: 'finished', period: { start: end, end } },
      ],
      diagnosis: visit.diagnoses.map(({ name }, at) => ({
        condition: reference('Condition', { id: conditionIds[at] ?? '', name }),
        use: coding(SYSTEMS.diagnosisRole, 'DD', 'Discharge diagnosis'),
        rank: at + 1,
      })),
    }).resource,
    id,
  };
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
export const clinicalResources = (visit: SentVisit, encounterId: string): Planned[] => [
  ...visit.diagnoses.map(one => condition(visit, encounterId, one)),
  ...visit.observations.map(one => observation(visit, encounterId, one)),
  ...visit.procedures.map(one => procedure(visit, encounterId, one)),
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The outpatient summary, which refers to all else and so is sent last. */
export const composition = (visit: SentVisit, encounterId: string): Planned => {
  const identifier = ownIdentifier('composition', visit.organizationId, String(visit.encounterId));
  const { complaint } = visit;
  return {
    localId: 'composition',
    identifier,
    resource: {
      resourceType: 'Composition',
      identifier,
      status: 'final',
      type: coding(SYSTEMS.loinc, '88645-7', 'Outpatient hospital Discharge summary'),
      category: [coding(SYSTEMS.loinc, 'LP173421-1', 'Report')],
      ...aboutVisit(visit, encounterId),
      date: visit.finishedAt,
      author: [reference('Practitioner', visit.practitioner)],
      title: 'Resume Medis Rawat Jalan',
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
 * A resource that stands no longer, because it was corrected away after it was sent. A Condition has no clinical status
 * then (FHIR, con-5).
 */
export const enteredInError = (resource: Resource): Resource => {
  if (resource.resourceType !== 'Condition') return { ...resource, status: 'entered-in-error' };
  const { clinicalStatus: _none, ...rest } = resource;
  return { ...(rest as Resource), verificationStatus: coding(SYSTEMS.conditionVerification, 'entered-in-error') };
};
