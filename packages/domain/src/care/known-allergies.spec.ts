import {
  approvePrescription,
  revisePrescription,
  submitPrescriptions,
  writePrescription,
} from '@alur/contracts/prescription/commands';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '../kernel/event.js';
import type { Outcome, Story } from '../kernel/testing/specification.js';
import { prescriptionView } from '../prescription/prescription-view.js';
import { prescription } from '../prescription/prescription.js';
import { approval, PRESCRIPTION } from './testing/prescribed.js';
import { AMOXICILLIN, PARACETAMOL, tablets, visitUnderWay } from './testing/visit-under-way.js';

const SECOND = 71;
const registered = (patientId: number): DomainEvent => ({
  type: 'PatientRegistered',
  data: { patientId, recordNumber: '1' },
});
const allergy = (
  allergyId: number,
  substance: string,
  { patientId = 5, medicineId = null as number | null } = {},
): DomainEvent => ({
  type: 'AllergyRecorded',
  data: { patientId, allergyId, kind: 'medicine', substance, medicineId, severity: 'severe', reaction: '' },
});
/** A visit of patient 5, whose record has these allergies, numbered from 1. */
const allergicTo = (...substances: string[]): Story =>
  visitUnderWay().given({ 'patient-5': [registered(5), ...substances.map((each, index) => allergy(index + 1, each))] });
const pair = { patientId: 6, mergedId: 5 };
const merged: DomainEvent = { type: 'PatientsMerged', data: { ...pair, reason: 'dua kali' } };
/** Her record was merged into record 6, which has these allergies. */
const mergedInto = (...allergies: DomainEvent[]) => ({
  'patient-5': [merged],
  'patient-6': [registered(6), merged, ...allergies],
});

/** The medicine, and whose warnings somebody says to have seen, where she says anything. */
const prescribing = (medicineId: number, seen?: number[]) => ({
  ...{ lines: [tablets(medicineId, 10)], allergyAcknowledged: false },
  ...(seen && { acknowledgedAllergies: seen }),
});
const writes = (story: Story, medicineId: number, seen?: number[], id = PRESCRIPTION): Outcome =>
  story.when(writePrescription, { encounterId: 3, ...prescribing(medicineId, seen) }, { ids: { prescription: id } });
const revises = (story: Story, medicineId: number, seen?: number[]): Outcome =>
  story.when(revisePrescription, { id: PRESCRIPTION, ...prescribing(medicineId, seen) });
const refused = (outcome: Outcome, substance = 'Amoxicillin'): void =>
  outcome.thenRejects(
    'prescription.allergy-not-acknowledged',
    { medicine: 'Amoksisilin 500 mg', substance },
    'lines.0.medicineId',
  );

describe('a prescription against what the patient does not tolerate', () => {
  it('is not written before somebody has seen the warning, and says then which', () => {
    const story = allergicTo('Udang', 'Amoxicillin');
    refused(writes(story, AMOXICILLIN));
    refused(writes(story, AMOXICILLIN, [1]));
    writes(story, AMOXICILLIN, [2]).thenState(prescription, PRESCRIPTION, { acknowledgedAllergies: [2] });
    writes(story, PARACETAMOL, [], SECOND).thenRows(prescriptionView, [
      { id: PRESCRIPTION, allergyAcknowledged: true },
      { id: SECOND, allergyAcknowledged: false },
    ]);
    for (const row of story.clinic.rows(prescriptionView)) expect(row).not.toHaveProperty('acknowledgedAllergies');
  });

  it('nor is one changed so', () => {
    const story = allergicTo('Amoxicillin');
    writes(story, PARACETAMOL);
    refused(revises(story, AMOXICILLIN));
    revises(story, AMOXICILLIN, [1]).thenState(prescription, PRESCRIPTION, { acknowledgedAllergies: [1] });
    revises(story, PARACETAMOL).thenState(prescription, PRESCRIPTION, { acknowledgedAllergies: [] });
  });

  it('is refused again for an allergy that came after the one that was acknowledged', () => {
    const story = allergicTo('Amoxicillin');
    writes(story, AMOXICILLIN, [1]);
    story.given({ 'patient-5': [allergy(2, 'lain', { medicineId: AMOXICILLIN })] });
    refused(revises(story, AMOXICILLIN, [1]), 'lain');
    revises(story, AMOXICILLIN, [1, 2]).thenState(prescription, PRESCRIPTION, { acknowledgedAllergies: [1, 2] });
    revises(story, PARACETAMOL, [1]).thenState(prescription, PRESCRIPTION, { acknowledgedAllergies: [] });
  });

  it('is held to what stands on the record that was kept, once hers was merged', () => {
    const of = { patientId: 6 };
    const story = allergicTo().given(mergedInto(allergy(1, 'Sefalosporin', of), allergy(2, 'Amoxicillin', of)));
    refused(writes(story, AMOXICILLIN));
    writes(story, AMOXICILLIN, [2]).thenState(prescription, PRESCRIPTION, { acknowledgedAllergies: [2] });
  });

  it('nor does the pharmacist give another medicine so', () => {
    const story = allergicTo('Amoxicillin');
    const lines = [{ lineId: 1, quantity: 10, substituteId: AMOXICILLIN }];
    writes(story, PARACETAMOL)
      .when(submitPrescriptions, { id: 3 })
      .when(approvePrescription, { ...approval(10), lines })
      .thenRejects(
        'prescription.allergy-unsettled',
        { medicine: 'Amoksisilin 500 mg', substance: 'Amoxicillin' },
        'lines.0',
      );
    story.when(approvePrescription, approval(10)).thenState(prescription, PRESCRIPTION, { status: 'approve' });
  });

  it('is not given on the strength of what was acknowledged on a record that was merged since', () => {
    const story = allergicTo('Amoxicillin');
    writes(story, AMOXICILLIN, [1]).when(submitPrescriptions, { id: 3 });
    story
      .given(mergedInto(allergy(1, 'Amoksisilin', { patientId: 6 })))
      .when(approvePrescription, approval(10))
      .thenRejects('prescription.allergy-unsettled');
    story
      .given({ 'patient-5': [{ type: 'PatientsUnmerged', data: { ...pair, reason: 'bukan' } }] })
      .when(approvePrescription, approval(10))
      .thenState(prescription, PRESCRIPTION, { status: 'approve' });
  });

  it('is written once the allergy was a mistake', () => {
    const removed: DomainEvent = { type: 'AllergyRemoved', data: { patientId: 5, allergyId: 1, reason: 'salah' } };
    const story = allergicTo('Amoxicillin').given({ 'patient-5': [removed] });
    writes(story, AMOXICILLIN).thenState(prescription, PRESCRIPTION, { status: 'written' });
  });
});
