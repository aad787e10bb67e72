import { describe, expect, it } from 'vitest';
import { resolved, type Resource } from './references.js';
import { clinicalPlan } from './resources.js';
import { STARTED, visit } from './testing/sent-visit.js';

describe('medicines (DOMAIN-WIRES 9.4)', () => {
  const line = {
    ...{ lineId: 1, kind: 'single' as const, name: 'Amoksisilin 500 mg', medicineId: 31, form: 'tablet', method: null },
    ...{ quantity: 10, unit: 'tablet', signa: '3 x 1 tablet', route: 'oral', days: 5, iterations: 0, note: null },
    ...{ highAlert: false, medicineClass: null, components: [] },
  };
  const component = { dose: 100, doseUnit: 'mg', strength: 500, quantity: 2, unit: 'tablet' };
  const compound = {
    ...{ ...line, lineId: 2, kind: 'compound' as const, name: 'Puyer batuk', medicineId: null, form: 'powder' },
    ...{ method: 'non_dtd' as const, components: [{ medicineId: 31, name: 'Amoksisilin 500 mg', ...component }] },
  };
  const given = {
    ...{ dispense: 1, lineId: 1, quantity: 10, medicineId: 31 },
    ...{ preparedAt: STARTED, handedOverAt: visit.finishedAt, staffId: 8 },
  };
  const planFor = (kfaCode: string | null, signa = line.signa) =>
    clinicalPlan(
      {
        ...visit,
        known: {
          loincs: new Map(),
          practitioners: new Map([[7, { id: 'N7', name: 'dr. Ratna' }]]),
          medicines: new Map([[31, { name: 'Amoksisilin 500 mg', form: 'tablet', kfaCode }]]),
        },
        prescriptions: [
          {
            ...{
              prescriptionId: 6,
              supply: null,
              requesterId: 7,
              writtenAt: STARTED,
              lines: [{ ...line, signa }, compound],
            },
            ...{ stopped: [], isDone: true, dispenses: [given] },
          },
        ],
      },
      'E1',
    );
  const { resources } = planFor('93001019');
  const one = (localId: string) => resources.find(each => each.localId === localId)?.resource;

  it('say how much at a time as it was written, half a tablet as half, and no weight as tablets', () => {
    const asked = (signa: string) =>
      planFor('93001019', signa).resources.find(({ localId }) => localId === 'medication-request-6-1')?.resource;
    const dosage = (value: number) => ({ dosageInstruction: [{ doseAndRate: [{ doseQuantity: { value } }] }] });
    expect(asked('3 x 1 tablet')).toMatchObject(dosage(1));
    expect(asked('3 x 1/2 tablet')).toMatchObject(dosage(0.5));
    expect(asked('3 x 500 mg')).not.toHaveProperty('dosageInstruction.0.doseAndRate');
  });

  it('are asked for and handed over in words of v3-orderableDrugForm (10050), and refer to what was sent before', () => {
    expect(one('medication-31')).toMatchObject({
      code: { coding: [{ system: 'http://sys-ids.kemkes.go.id/kfa', code: '93001019' }] },
      extension: [{ valueCodeableConcept: { coding: [{ code: 'NC' }] } }],
    });
    expect(one('medication-request-6-1')).toMatchObject({
      status: 'completed',
      category: [{ coding: [{ code: 'outpatient' }] }],
      requester: { reference: 'Practitioner/N7' },
      dispenseRequest: { quantity: { value: 10, code: 'TAB' } },
    });
    const dispense = resolved(one('medication-dispense-6-1-1') as Resource, name => `id-of-${name}`);
    expect(dispense).toMatchObject({
      context: { reference: 'Encounter/E1' },
      medicationReference: { reference: 'Medication/id-of-medication-31' },
      authorizingPrescription: [{ reference: 'MedicationRequest/id-of-medication-request-6-1' }],
      performer: [{ actor: { reference: 'Organization/1000' } }],
      quantity: { value: 10, system: 'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm', code: 'TAB' },
    });
  });

  it('that are divided over the packs are EP, with their ingredients', () =>
    expect(one('medication-6-2')).toMatchObject({
      code: { text: 'Puyer batuk' },
      ingredient: [{ strength: { numerator: { value: 100, code: 'mg' }, denominator: { value: 10, code: 'POWD' } } }],
      extension: [{ valueCodeableConcept: { coding: [{ code: 'EP' }] } }],
    }));

  it('without a KFA code are left out, and named', () => {
    const plan = planFor(null);
    expect(plan.resources.map(({ localId }) => localId).filter(id => id.startsWith('medication'))).toEqual([]);
    expect(plan.leftOut).toEqual([
      expect.objectContaining({ name: 'Amoksisilin 500 mg', leftOutFor: 'kfa_missing' }),
      expect.objectContaining({ name: 'Puyer batuk', leftOutFor: 'kfa_missing' }),
    ]);
  });
});

describe('an allergy', () => {
  const allergy = { patientId: 5, substance: 'Udang', medicineId: null, recordedAt: STARTED };
  const { resources, leftOut } = clinicalPlan(
    {
      ...visit,
      allergies: [
        { ...allergy, allergyId: 1, kind: 'food' },
        { ...allergy, allergyId: 2, kind: 'other' },
      ],
    },
    'E1',
  );
  it('is the person’s, with its category (10075); one without is left out', () => {
    expect(resources.find(({ localId }) => localId === 'allergy-1')).toMatchObject({
      identifier: { system: 'http://sys-ids.kemkes.go.id/allergy/1000', value: '5-allergy-1' },
      resource: { category: ['food'], patient: { reference: 'Patient/P1' }, code: { text: 'Udang' } },
    });
    expect(leftOut).toMatchObject([{ localId: 'allergy-2', leftOutFor: 'category_unknown' }]);
  });
});
