import { expect, test } from 'vitest';
import { documentOf } from './document.js';
import type { Resource } from './references.js';
import { visit } from './testing/sent-visit.js';

const patient = {
  ...{ recordNumber: '000041', gender: 'female' as const, birthDate: '1971-05-04' },
  ...{ nik: '3374014405710001', cardNumber: '0001234567890' },
};
const of = {
  patient,
  facilityName: 'RS MELATI',
  letter: '0999R0011126V000001',
  base: 'https://bpjs.example/erekammedis',
};
const document = documentOf(visit, of);
const entries = document['entry'] as { fullUrl: string; resource: Resource }[];
const named = (type: string) => entries.filter(({ resource }) => resource.resourceType === type);

/** All that a resource refers to. */
const referredBy = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, each]) =>
        name === 'reference' && typeof each === 'string' ? [each] : referredBy(each),
      );

test('it is a document of the letter, whose first page is the summary', () => {
  expect(document).toMatchObject({ resourceType: 'Bundle', type: 'document', identifier: { value: of.letter } });
  expect(entries[0]?.resource.resourceType).toBe('Composition');
  for (const type of ['Patient', 'Practitioner', 'Organization', 'Encounter', 'Condition', 'Observation'])
    expect(named(type).length).toBeGreaterThan(0);
});

test('it contains all that it refers to, each under an address of its own', () => {
  const known = new Set(entries.map(({ resource }) => `${resource.resourceType}/${resource.id}`));
  expect(known.size).toBe(entries.length);
  for (const { fullUrl, resource } of entries)
    expect(fullUrl).toBe(`${of.base}/${resource.resourceType}/${resource.id}`);
  expect(entries.flatMap(({ resource }) => referredBy(resource)).filter(each => !known.has(each))).toEqual([]);
});

test('its first page names every clinical resource', () => {
  const first = referredBy(entries[0]?.resource['section']);
  for (const { resource } of [...named('Condition'), ...named('Observation'), ...named('MedicationRequest')])
    expect(first).toContain(`${resource.resourceType}/${resource.id}`);
});

test('it says who she is by her record, card and NIK, as far as they are known', () => {
  const identifiers = (document: Resource) =>
    (document['entry'] as typeof entries).find(({ resource }) => resource.resourceType === 'Patient')?.resource[
      'identifier'
    ];
  expect(identifiers(document)).toMatchObject([
    { type: { coding: [{ code: 'MR' }] }, value: '000041' },
    { type: { coding: [{ code: 'MB' }] }, value: patient.cardNumber },
    { system: 'https://fhir.kemkes.go.id/id/nik', value: patient.nik },
  ]);
  expect(identifiers(documentOf(visit, { ...of, patient: { ...patient, nik: null, cardNumber: null } }))).toHaveLength(
    1,
  );
});
