import { describe, expect, it } from 'vitest';
import { laboratoryPlan } from './laboratory.js';
import { examinedIn } from './laboratory-read.js';
import { radiologyPlan } from './radiology.js';
import { imagedIn } from './radiology-read.js';
import type { SentVisit } from './visit.js';

const AT = '2026-11-23T01:00:00.000Z';
const staff = { staffId: 8, name: 'dr. Ratna', profession: null };
const visit = {
  ...{ encounterId: 41, organizationId: '1000', patient: { id: 'P1', name: 'Budi' } },
  known: {
    practitioners: new Map([[8, { id: 'N1', name: 'dr. Ratna' }]]),
    medicines: new Map(),
    loincs: new Map([[5, '718-7']]),
  },
} as unknown as SentVisit;
const at = (type: string, data: object) => ({ type, data: { orderId: 3, effectiveAt: AT, ...data }, meta: { at: AT } });
const specimen = { specimenId: 2, name: 'Darah EDTA', container: null };
const ordered = at('LaboratoryOrdered', {
  ...{ requester: staff, priority: 'routine', scheduledAt: AT },
  tests: [
    { parameterId: 5, name: 'Hemoglobin', specimen },
    { parameterId: 6, name: 'Rahasia', specimen },
  ],
});
const value = { number: 6.9, comparator: null, unit: 'g/dL', flag: 'LL', note: null };
const reference = { low: 12, high: 16, text: null };
const entered = (parameterId: number, text: string) =>
  at('LaboratoryResultEntered', { ...value, reference, parameterId, text });
const validated = at('LaboratoryResultValidated', { parameterIds: [5, 6], validatedBy: staff });
const taken = at('LaboratorySpecimenCollected', { specimens: [{ specimenId: 2, number: 'L1' }] });
const upToEntry = [ordered, taken, entered(5, '6,9'), entered(6, '6,9')];
const planOf = (events: readonly object[]) => {
  const order = examinedIn(events as never);
  return laboratoryPlan({ ...visit, laboratory: order ? [order] : [] }, 'E1');
};

describe('a laboratory order (DOMAIN-WIRES 9.4)', () => {
  it('is nothing before a result is validated', () => expect(planOf(upToEntry).resources).toEqual([]));

  it('is request, sample, result and report, each after what it refers to; a test without LOINC is named', () => {
    const { resources, leftOut } = planOf([...upToEntry, validated]);
    expect(resources.map(({ resource }) => resource)).toMatchObject([
      {
        ...{ resourceType: 'ServiceRequest', status: 'active', intent: 'order', priority: 'routine' },
        category: [{ coding: [{ system: 'http://snomed.info/sct', code: '108252007' }] }],
        code: { coding: [{ system: 'http://loinc.org', code: '718-7' }] },
        requester: { reference: 'Practitioner/N1' },
      },
      {
        ...{ resourceType: 'Specimen', type: { text: 'Darah EDTA' }, collection: { collectedDateTime: AT } },
        identifier: [{ system: 'http://sys-ids.kemkes.go.id/specimen/1000' }],
        request: [{ reference: 'ServiceRequest/local:laboratory-request-3-5' }],
      },
      {
        ...{ resourceType: 'Observation', status: 'final', category: [{ coding: [{ code: 'laboratory' }] }] },
        specimen: { reference: 'Specimen/local:laboratory-specimen-3-L1' },
        valueQuantity: { value: 6.9, unit: 'g/dL', system: 'http://unitsofmeasure.org', code: 'g/dL' },
        referenceRange: [{ low: { value: 12 }, high: { value: 16 } }],
        interpretation: [{ coding: [{ code: 'LL' }] }],
      },
      {
        resourceType: 'DiagnosticReport',
        identifier: [{ system: 'http://sys-ids.kemkes.go.id/diagnostic/1000/lab' }],
        category: [{ coding: [{ code: 'LAB' }] }],
        result: [{ reference: 'Observation/local:laboratory-observation-3-5' }],
      },
    ]);
    expect(leftOut).toMatchObject([{ name: 'Rahasia', leftOutFor: 'loinc_missing' }]);
  });

  it('is replaced by its correction, under the same name', () => {
    const corrected = at('LaboratoryResultCorrected', {
      ...{ ...value, reference, parameterId: 5, text: '7,1', number: 7.1, correctedBy: staff },
    });
    const { resources } = planOf([...upToEntry, validated, corrected]);
    expect(resources.find(({ localId }) => localId === 'laboratory-observation-3-5')?.resource).toMatchObject({
      ...{ status: 'corrected', valueQuantity: { value: 7.1 } },
    });
  });
});

describe('a radiology order (DOMAIN-WIRES 9.4)', () => {
  const line = { line: 1, accessionNumber: 'A1', name: 'Toraks PA', coding: null };
  const begun = [
    at('RadiologyOrdered', { requester: staff, priority: 'cito', scheduledAt: AT, lines: [line] }),
    at('RadiologyExaminationDone', { line: 1 }),
    at('RadiologyReportDrafted', { line: 1, findings: 'Cor normal', impression: 'Pneumonia' }),
  ];
  const planned = (events: readonly object[]) => {
    const order = imagedIn(events as never);
    return radiologyPlan({ ...visit, radiology: order ? [order] : [] }, 'E1').resources;
  };
  const valid = at('RadiologyReportValidated', { line: 1, validatedBy: staff });

  it('is sent when its report is validated, with the accession number and the conclusion', () => {
    expect(planned(begun)).toEqual([]);
    expect(planned([...begun, valid]).map(({ resource }) => resource)).toMatchObject([
      {
        ...{ resourceType: 'ServiceRequest', priority: 'urgent', code: { text: 'Toraks PA' } },
        identifier: [{}, { system: 'http://sys-ids.kemkes.go.id/acsn/1000', value: 'A1' }],
        category: [{ coding: [{ code: '363679005' }] }],
      },
      {
        ...{ resourceType: 'DiagnosticReport', status: 'final', conclusion: 'Pneumonia' },
        identifier: [{ system: 'http://sys-ids.kemkes.go.id/diagnostic/1000/rad' }],
        category: [{ coding: [{ code: 'RAD' }] }],
        basedOn: [{ reference: 'ServiceRequest/local:radiology-request-3-1' }],
      },
    ]);
  });

  it('has an addendum below its conclusion', () => {
    const about = { line: 1, kind: 'addendum', findings: '', impression: 'Efusi', amendedBy: staff };
    const [, report] = planned([...begun, valid, at('RadiologyReportAmended', about)]);
    expect(report?.resource).toMatchObject({ status: 'appended', conclusion: 'Pneumonia\n\nEfusi' });
  });
});
