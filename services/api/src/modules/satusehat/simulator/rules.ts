import { SYSTEMS } from '@alur/domain/satusehat/fhir/coded';
import type { Resource } from '@alur/domain/satusehat/fhir/references';

/** A refusal by one of the rules of DOMAIN-WIRES 9.3. */
export interface Broken {
  readonly rule?: string;
  readonly words: string;
}

type Any = Record<string, unknown>;
const isObject = (value: unknown): value is Any => typeof value === 'object' && value !== null;

/** Every value in the resource under this name, at any depth. */
const valuesOf = (name: string, value: unknown): unknown[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => [...(key === name ? [each] : []), ...valuesOf(name, each)])
    : [];

/** References within the resource, such as `Patient/P1`. */
export const referencesIn = (resource: Resource): string[] => valuesOf('reference', resource).map(String);

const codesOf = (resource: Resource): Any[] => valuesOf('coding', resource['code']).flat().filter(isObject);
/** Codes that came after the edition of 2010. */
const newer = new Set(['I48.9', 'K64.9', 'R50.9']);

const history = (resource: Resource): Any[] => (resource['statusHistory'] ?? []) as Any[];
const periods = (resource: Resource) =>
  history(resource).map(({ period }) => (isObject(period) ? period : {}) as { start?: string; end?: string });

const ofEncounter = (resource: Resource): Broken[] => {
  const isFinished = resource['status'] === 'finished';
  const all = periods(resource);
  const unended = all.some(({ start, end }, at) => !start || (!end && (isFinished || at < all.length - 1)));
  const reversed = all.some(({ start = '', end }) => end !== undefined && end < start);
  const diagnoses = (resource['diagnosis'] ?? []) as unknown[];
  return [
    ...(unended || reversed ? [{ rule: '10122', words: 'statusHistory needs start and end of each period' }] : []),
    ...(isFinished && diagnoses.length === 0
      ? [{ rule: '10457', words: 'a finished Encounter needs a diagnosis' }]
      : []),
  ];
};

const ofCondition = (resource: Resource): Broken[] =>
  codesOf(resource).some(({ code }) => newer.has(String(code)))
    ? [{ rule: '10003', words: 'the code of the Condition is unknown' }]
    : [];

/** The last digit of a LOINC code is one of Luhn's over those before it. */
const isLoinc = (code: string): boolean => {
  const [, digits = '', check] = /^(\d{1,7})-(\d)$/.exec(code) ?? [];
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return digits !== '' && (10 - (sum % 10)) % 10 === Number(check);
};

const ofObservation = (resource: Resource): Broken[] => {
  if (
    codesOf(resource).every(({ system, code }) => !system || !code) ||
    codesOf(resource).some(({ system, code }) => system === SYSTEMS.loinc && !isLoinc(String(code)))
  )
    return [{ rule: '10010', words: 'the code of the Observation is unknown' }];
  const quantity = resource['valueQuantity'];
  if (!isObject(quantity)) return [];
  if (!quantity['system']) return [{ rule: '10480', words: 'quantity.system is missing' }];
  return quantity['code'] ? [] : [{ rule: '10012', words: 'the unit of the quantity is unknown' }];
};

const DRUG_FORM = 'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm';

const ofMedicine = (resource: Resource): Broken[] => {
  const quantities = [...valuesOf('quantity', resource), ...valuesOf('doseQuantity', resource)].filter(isObject);
  return [
    ...(quantities.some(({ system, code }) => system !== DRUG_FORM || !code)
      ? [{ rule: '10050', words: 'the unit of the quantity is not of v3-orderableDrugForm' }]
      : []),
    ...(valuesOf('route', resource).some(route => valuesOf('code', route).length === 0)
      ? [{ rule: '10038', words: 'the system of the route is missing' }]
      : []),
  ];
};

const ofImmunization = (resource: Resource): Broken[] => {
  const codes = valuesOf('coding', resource['vaccineCode']).flat().filter(isObject);
  const isKnown = codes.some(({ system, code }) => (system === SYSTEMS.kfa || system === SYSTEMS.cvx) && !!code);
  const protocol = valuesOf('doseNumberPositiveInt', resource['protocolApplied']);
  return [
    ...(isKnown ? [] : [{ words: 'the code of the vaccine is neither of KFA nor CVX' }]),
    ...(protocol.every(dose => Number(dose) >= 1) ? [] : [{ words: 'the number of the dose is not positive' }]),
  ];
};

const ofAllergy = ({ category }: Resource): Broken[] =>
  Array.isArray(category) && category.length > 0 ? [] : [{ rule: '10075', words: 'the category is missing' }];

/** What such a resource is nothing without (FHIR R4); of these the service has no number that is known. */
const needed: Readonly<Record<string, readonly string[]>> = {
  ServiceRequest: ['identifier', 'status', 'intent', 'category', 'code', 'subject', 'encounter', 'requester'],
  Specimen: ['identifier', 'status', 'type', 'subject', 'request', 'collection'],
  Immunization: [
    ...['identifier', 'status', 'vaccineCode', 'patient', 'encounter', 'occurrenceDateTime', 'recorded'],
    ...['primarySource', 'lotNumber', 'expirationDate', 'route', 'doseQuantity', 'performer', 'protocolApplied'],
  ],
  DiagnosticReport: ['identifier', 'status', 'category', 'code', 'subject', 'encounter', 'performer', 'basedOn'],
};

const ofNeeds = (resource: Resource): Broken[] =>
  (needed[resource.resourceType] ?? [])
    .filter(name => [resource[name] ?? []].flat().length === 0)
    .map(name => ({ words: `${resource.resourceType}.${name} is missing` }));

const byType: Readonly<Record<string, (resource: Resource) => Broken[]>> = {
  Encounter: ofEncounter,
  Condition: ofCondition,
  Observation: ofObservation,
  MedicationRequest: ofMedicine,
  MedicationDispense: ofMedicine,
  AllergyIntolerance: ofAllergy,
  Immunization: ofImmunization,
};

/** What the resource breaks by itself. */
export const brokenBy = (resource: Resource): Broken[] => [
  ...(referencesIn(resource).some(reference => /^[^/]*\/?$/.test(reference))
    ? [{ rule: '10120', words: 'a reference is empty' }]
    : []),
  ...ofNeeds(resource),
  ...(byType[resource.resourceType]?.(resource) ?? []),
];
