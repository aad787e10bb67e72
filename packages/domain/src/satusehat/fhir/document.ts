import type { Gender } from '@alur/contracts/kernel/enums';
import { ENCOUNTER, encounterFinished } from './encounter.js';
import { reference, resolved, type Resource } from './references.js';
import { clinicalPlan, composition, conditionName } from './resources.js';
import { coding, SYSTEMS } from './coded.js';
import type { Known, SentVisit } from './visit.js';

/** What a document says of the patient herself. */
export interface DocumentPatient {
  readonly recordNumber: string;
  readonly gender: Gender;
  readonly birthDate: string | null;
  readonly nik: string | null;
  readonly cardNumber: string | null;
}

const IDENTIFIER_TYPES = 'http://terminology.hl7.org/CodeSystem/v2-0203';
/** A record number (MR), and the number of a member of an insurance (MB). */
const typed = (code: 'MR' | 'MB', value: string) => ({ type: coding(IDENTIFIER_TYPES, code), value });

const patientOf = ({ patient: { id, name } }: SentVisit, of: DocumentPatient): Resource => ({
  resourceType: 'Patient',
  id,
  identifier: [
    typed('MR', of.recordNumber),
    ...(of.cardNumber === null ? [] : [typed('MB', of.cardNumber)]),
    ...(of.nik === null ? [] : [{ system: SYSTEMS.nik, value: of.nik }]),
  ],
  name: [{ text: name }],
  gender: of.gender,
  ...(of.birthDate !== null && { birthDate: of.birthDate }),
});

const named = (resourceType: 'Practitioner' | 'Location', { id, name }: Known): Resource => ({
  ...{ resourceType, id },
  name: resourceType === 'Practitioner' ? [{ text: name }] : name,
});

/** Each once, by its id. */
const distinct = (all: readonly Known[]): Known[] => [...new Map(all.map(each => [each.id, each])).values()];

/** All that there is of each type, so that whoever reads the document finds it from its first page. */
const sectionsOf = (resources: readonly Resource[]) =>
  [...new Set(resources.map(({ resourceType }) => resourceType))].map(title => ({
    title,
    entry: resources
      .filter(({ resourceType }) => resourceType === title)
      .map(({ id = '' }) => reference(title, { id })),
  }));

/**
 * The visit as one FHIR document (*Bundle* of type `document`), under the letter of eligibility that it is claimed by. It
 * contains whom and what it refers to, below `base`, since who reads it has no other source.
 */
export const documentOf = (
  visit: SentVisit,
  {
    patient,
    facilityName,
    letter,
    base,
  }: { patient: DocumentPatient; facilityName: string; letter: string; base: string },
): Resource => {
  const encounterId = String(visit.encounterId);
  const idOf = (localId: string) => `${encounterId}-${localId}`;
  const own = ({ localId, resource }: { localId: string; resource: Resource }): Resource =>
    resolved({ ...resource, id: idOf(localId) }, idOf);
  const clinical = clinicalPlan(visit, encounterId).resources.map(own);
  const conditions = visit.diagnoses.map(({ diagnosisId }) => idOf(conditionName(diagnosisId)));
  const first = own(composition(visit, encounterId));
  const written = (first['section'] as object[] | undefined) ?? [];
  const resources: Resource[] = [
    { ...first, section: [...written, ...sectionsOf(clinical)] },
    patientOf(visit, patient),
    ...distinct([visit.practitioner, ...visit.known.practitioners.values()]).map(each => named('Practitioner', each)),
    { resourceType: 'Organization', id: visit.organizationId, name: facilityName },
    ...distinct(visit.places.map(({ location }) => location)).map(each => named('Location', each)),
    encounterFinished(visit, encounterId, conditions),
    ...clinical,
  ];
  return {
    resourceType: 'Bundle',
    id: idOf(ENCOUNTER),
    type: 'document',
    identifier: { system: 'sep', value: letter },
    timestamp: visit.finishedAt,
    entry: resources.map(resource => ({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource })),
  };
};
