import { describe, expect, it } from 'vitest';
import { allergicTo } from './allergies-read.js';
import { icd10Of2010 } from './coded.js';
import { encounterFinished, encounterUnderWay } from './encounter.js';
import type { Resource } from './references.js';
import { clinicalPlan, composition, enteredInError } from './resources.js';
import { observedIn, recordedIn, type SentVisit } from './visit.js';
import { ARRIVED, STARTED, visit } from './testing/sent-visit.js';

const clinical = clinicalPlan(visit, 'E1').resources;
const named = (localId: string) => clinical.find(each => each.localId === localId)?.resource;

/** Every text in the resource. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('an Encounter (DOMAIN-WIRES 9.3, 9.4)', () => {
  const { resource, identifier } = encounterUnderWay(visit);
  const finished = encounterFinished(visit, 'E1', ['C2', 'C1']);

  it('bears the facility’s identifier, the patient, who attended, the room, and who provided', () => {
    expect(identifier).toEqual({ system: 'http://sys-ids.kemkes.go.id/encounter/1000', value: '41' });
    expect(resource).toMatchObject({
      status: 'in-progress',
      class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
      subject: { reference: 'Patient/P1' },
      participant: [{ type: [{ coding: [{ code: 'ATND' }] }], individual: { reference: 'Practitioner/N1' } }],
      location: [{ location: { reference: 'Location/L1' } }],
      serviceProvider: { reference: 'Organization/1000' },
    });
  });

  it('under way has an end of each step but the last (10122)', () => {
    expect(resource['statusHistory']).toEqual([
      { status: 'arrived', period: { start: ARRIVED, end: STARTED } },
      { status: 'in-progress', period: { start: STARTED } },
    ]);
  });

  it('finished has an end of every step, each beginning where the one before ended (10122)', () => {
    expect(finished['statusHistory']).toEqual([
      { status: 'arrived', period: { start: ARRIVED, end: STARTED } },
      { status: 'in-progress', period: { start: STARTED, end: visit.finishedAt } },
      { status: 'finished', period: { start: visit.finishedAt, end: visit.finishedAt } },
    ]);
    expect(finished['period']).toEqual({ start: ARRIVED, end: visit.finishedAt });
  });

  it('finished names its diagnoses in their order (10457)', () => {
    expect(finished['diagnosis']).toMatchObject([
      { condition: { reference: 'Condition/C2' }, use: { coding: [{ code: 'DD' }] }, rank: 1 },
      { condition: { reference: 'Condition/C1' }, rank: 2 },
    ]);
  });

  it('has no step that ends before it began', () => {
    const early = { ...visit, finishedAt: '2026-11-23T01:09:00.000Z' };
    expect(encounterFinished(early, 'E1', ['C2', 'C1'])['statusHistory']).toMatchObject([
      { period: { end: STARTED } },
      { period: { start: STARTED, end: STARTED } },
      { period: { start: STARTED, end: STARTED } },
    ]);
  });
});

describe('what stands in between', () => {
  it('is conditions by the edition of 2010 (10003), with an identifier each', () => {
    expect(['I48.9', 'K64.9', 'R50.9', 'J06.9'].map(icd10Of2010)).toEqual(['I48', 'I84.9', 'R50', 'J06.9']);
    expect(named('condition-2')).toMatchObject({
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/condition/1000', value: '41-condition-2' }],
      clinicalStatus: { coding: [{ code: 'active' }] },
      category: [{ coding: [{ code: 'encounter-diagnosis' }] }],
      code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'R50', display: 'Fever' }] },
      encounter: { reference: 'Encounter/E1' },
    });
  });

  it('is signs by LOINC, whose quantities have system and UCUM code (10012, 10480)', () => {
    expect(named('observation-9-8480-6')).toMatchObject({
      status: 'final',
      category: [{ coding: [{ code: 'vital-signs' }] }],
      code: { coding: [{ system: 'http://loinc.org', code: '8480-6' }] },
      effectiveDateTime: '2026-11-23T01:05:00.000Z',
      valueQuantity: { value: 120, unit: 'mm[Hg]', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
    });
  });

  it('is procedures by ICD-9-CM', () => {
    expect(named('procedure-1')).toMatchObject({
      status: 'completed',
      code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-9-cm', code: '96.04' }] },
      performedPeriod: { start: visit.procedures[0]?.performedAt },
    });
  });

  it('is summed up by a Composition, whose text is safe markup', () => {
    expect(composition(visit, 'E1').resource).toMatchObject({
      identifier: { system: 'http://sys-ids.kemkes.go.id/composition/1000', value: '41' },
      type: { coding: [{ code: '88645-7' }] },
      author: [{ reference: 'Practitioner/N1' }],
      custodian: { reference: 'Organization/1000' },
      section: [{ text: { status: 'additional', div: expect.stringContaining('Demam &lt;3 hari') } }],
    });
    expect(composition({ ...visit, complaint: '' }, 'E1').resource).not.toHaveProperty('section');
  });

  it('refers to nothing without an id (10120), and says nothing empty', () => {
    const all: Resource[] = [...clinical, encounterUnderWay(visit), composition(visit, 'E1')].map(
      ({ resource }) => resource,
    );
    for (const text of [...all, encounterFinished(visit, 'E1', ['C2', 'C1'])].flatMap(textsIn)) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/^\w+\/$/);
    }
  });

  it('stands as an error once it was corrected away; a condition has no clinical status then', () => {
    const condition = enteredInError(named('condition-1') as Resource);
    expect(condition).toMatchObject({ verificationStatus: { coding: [{ code: 'entered-in-error' }] } });
    expect(condition).not.toHaveProperty('clinicalStatus');
    expect(enteredInError(named('procedure-1') as Resource)).toMatchObject({ status: 'entered-in-error' });
  });
});

describe('a stay', () => {
  const BED = '2026-11-22T01:00:00.000Z';
  const stay: SentVisit = {
    ...{ ...visit, kind: 'inpatient', disposition: 'exp-lt48h' },
    course: [
      { status: 'planned', at: BED },
      { status: 'in-progress', at: BED },
    ],
    places: [
      {
        ...{ location: { id: 'L7', name: 'Melati 1' }, from: BED, until: visit.finishedAt },
        inClass: { name: 'Kelas 2', basis: 'upgrade' },
      },
    ],
  };
  it('is IMP, planned and then in progress, with the room’s class and how its patient left', () =>
    expect(encounterFinished(stay, 'E1', ['C2', 'C1'])).toMatchObject({
      class: { code: 'IMP' },
      statusHistory: [{ status: 'planned' }, { status: 'in-progress' }, { status: 'finished' }],
      location: [
        {
          location: { reference: 'Location/L7' },
          extension: [
            {
              extension: [
                { url: 'value', valueCodeableConcept: { coding: [{ code: '2' }] } },
                { url: 'upgradeClassIndicator', valueCodeableConcept: { coding: [{ code: 'naik-kelas' }] } },
              ],
            },
          ],
        },
      ],
      hospitalization: { dischargeDisposition: { coding: [{ code: 'exp-lt48h' }] } },
    }));
});

describe('what is read of a visit', () => {
  const header = { encounterId: 41, patientId: 5, unitId: 3 };
  const coding = (code: string, display: string) => ({ system: 's', version: null, code, display });
  const at = (type: string, data: object) => ({ type, data: { ...header, ...data }, meta: { at: STARTED } }) as never;

  it('are the diagnoses that stand, the primary first, and the procedures that stand', () => {
    const order = { module: 'treatment', orderId: 1 };
    const done = { effectiveAt: STARTED, performer: { staffId: 1, name: 'Sari', profession: null }, order };
    const { diagnoses, procedures } = recordedIn([
      at('DiagnosisRecorded', { diagnosisId: 1, coding: coding('A', 'a'), kind: 'primary' }),
      at('DiagnosisRecorded', { diagnosisId: 2, coding: coding('B', 'b'), kind: 'secondary' }),
      at('DiagnosisRecorded', { diagnosisId: 3, coding: coding('C', 'c'), kind: 'secondary' }),
      at('DiagnosisChanged', { diagnosisId: 1, code: 'A', kind: 'secondary' }),
      at('DiagnosisChanged', { diagnosisId: 3, code: 'C', kind: 'primary' }),
      at('DiagnosisRemoved', { diagnosisId: 2, code: 'B' }),
      at('ProcedureRecorded', { procedureId: 1, coding: coding('1', 'one'), ...done }),
      at('ProcedureRecorded', { procedureId: 2, coding: coding('2', 'two'), ...done }),
      at('ProcedureRemoved', { procedureId: 1 }),
    ]);
    expect(diagnoses.map(({ code }) => code)).toEqual(['C', 'A']);
    expect(procedures.map(({ code }) => code)).toEqual(['2']);
  });

  it('are the allergies that stand, and no other event of the patient', () => {
    const said = { patientId: 5, kind: 'food', substance: 'Udang', medicineId: null };
    const events = [
      at('PatientRegistered', { patientId: 5 }),
      at('AllergyRecorded', { ...said, allergyId: 1 }),
      at('AllergyRecorded', { ...said, allergyId: 2 }),
      at('AllergyRemoved', { patientId: 5, allergyId: 1 }),
    ];
    expect(allergicTo(events)).toEqual([{ ...said, allergyId: 2, recordedAt: STARTED }]);
  });

  it('are the signs that were measured', () => {
    const none = { diastolic: null, pulse: null, respiration: null, temperature: null, oxygenSaturation: null };
    const more = { weight: null, height: null, headCircumference: null, waistCircumference: null };
    const vitals = { ...none, ...more, upperArmCircumference: null, painScore: 0, systolic: 120 };
    expect(observedIn([{ ...vitals, observationId: 9, at: STARTED }])).toEqual([
      { observationId: 9, sign: 'systolic', value: 120, observedAt: STARTED },
      { observationId: 9, sign: 'painScore', value: 0, observedAt: STARTED },
    ]);
  });
});
