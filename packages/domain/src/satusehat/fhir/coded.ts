import { ICD10, ICD9CM } from '../../kernel/code-systems.js';
/** Code systems and identifiers of SATUSEHAT (DOMAIN 4, DOMAIN-WIRES 9). */
export const SYSTEMS = {
  nik: 'https://fhir.kemkes.go.id/id/nik',
  motherNik: 'https://fhir.kemkes.go.id/id/nik-ibu',
  icd10: ICD10,
  icd9: ICD9CM,
  loinc: 'http://loinc.org',
  snomed: 'http://snomed.info/sct',
  diagnosticSection: 'http://terminology.hl7.org/CodeSystem/v2-0074',
  interpretation: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
  ucum: 'http://unitsofmeasure.org',
  actCode: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  participation: 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType',
  diagnosisRole: 'http://terminology.hl7.org/CodeSystem/diagnosis-role',
  conditionClinical: 'http://terminology.hl7.org/CodeSystem/condition-clinical',
  conditionVerification: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
  conditionCategory: 'http://terminology.hl7.org/CodeSystem/condition-category',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  outpatientClass: 'http://terminology.kemkes.go.id/CodeSystem/locationServiceClass-Outpatient',
  inpatientClass: 'http://terminology.kemkes.go.id/CodeSystem/locationServiceClass-Inpatient',
  upgradeClass: 'http://terminology.kemkes.go.id/CodeSystem/locationUpgradeClass',
  serviceClassExtension: 'https://fhir.kemkes.go.id/r4/StructureDefinition/ServiceClass',
  discharge: 'http://terminology.hl7.org/CodeSystem/discharge-disposition',
  death: 'http://terminology.kemkes.go.id/CodeSystem/discharge-disposition',
  cvx: 'http://hl7.org/fhir/sid/cvx',
  actSite: 'http://terminology.hl7.org/CodeSystem/v3-ActSite',
  actRoute: 'http://terminology.hl7.org/CodeSystem/v3-RouteOfAdministration',
  providerRole: 'http://terminology.hl7.org/CodeSystem/v2-0443',
  immunizationReason: 'http://terminology.kemkes.go.id/CodeSystem/immunization-reason',
  kfa: 'http://sys-ids.kemkes.go.id/kfa',
  medicationProfile: 'https://fhir.kemkes.go.id/r4/StructureDefinition/Medication',
  medicationTypeExtension: 'https://fhir.kemkes.go.id/r4/StructureDefinition/MedicationType',
  medicationType: 'http://terminology.kemkes.go.id/CodeSystem/medication-type',
  medicationForm: 'http://terminology.kemkes.go.id/CodeSystem/medication-form',
  requestCategory: 'http://terminology.hl7.org/CodeSystem/medicationrequest-category',
  dispenseCategory: 'http://terminology.hl7.org/fhir/CodeSystem/medicationdispense-category',
  drugForm: 'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm',
  route: 'http://www.whocc.no/atc',
  allergyClinical: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
  allergyVerification: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification',
} as const;

/** Kinds of identifiers that the facility itself gives. */
type IdentifierKind =
  | ('encounter' | 'condition' | 'observation' | 'procedure' | 'composition' | 'location')
  | ('medication' | 'prescription' | 'prescription-item' | 'allergy' | 'immunization')
  | ('servicerequest' | 'acsn' | 'specimen' | 'diagnostic');

export interface Identifier {
  readonly system: string;
  readonly value: string;
}

/** A report's identifier says of which department it is, too. */
export const ownIdentifier = (
  kind: IdentifierKind,
  organizationId: string,
  value: string,
  department?: 'lab' | 'rad',
): Identifier => ({
  system: ['http://sys-ids.kemkes.go.id', kind, organizationId, ...(department ? [department] : [])].join('/'),
  value,
});

export const coding = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display !== undefined && { display }) }],
});

/** SATUSEHAT knows the edition of 2010 alone: codes that came later, and what they were before (rule 10003). */
const editionOf2010: Readonly<Record<string, string>> = {
  'I48.9': 'I48',
  'K64.9': 'I84.9',
  'R50.9': 'R50',
};

export const icd10Of2010 = (code: string): string => editionOf2010[code] ?? code;
