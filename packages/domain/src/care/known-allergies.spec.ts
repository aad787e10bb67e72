import { reviewMet } from '@alur/contracts/prescription/all-met';
import { describe, expect, it } from 'vitest';
import { prescription } from '../prescription/prescription.js';
import { prescriptionView } from '../prescription/prescription-view.js';
import { actOf } from './testing/acts.js';
import { tablets, visitUnderWay } from './testing/visit-under-way.js';
import { approvePrescriptionAct } from '../prescription/acts/approve-prescription.js';
import { revisePrescriptionAct, writePrescriptionAct } from '../prescription/acts/write-prescription.js';

/** A visit of patient 5, whose record knows what is told here; hers was merged into number 6 where that is said. */
const visit = (...substances: string[]) => {
  const it_ = visitUnderWay();
  const { clinic, amoxicillin, paracetamol } = it_;
  const registered = (patientId: number) =>
    clinic.given(`patient-${patientId}`, { type: 'PatientRegistered', data: { patientId, recordNumber: '1' } });
  registered(5);
  const recorded = (substance: string, allergyId: number, patientId = 5, medicineId: number | null = null) =>
    clinic.given(`patient-${patientId}`, {
      type: 'AllergyRecorded',
      data: { patientId, allergyId, kind: 'medicine', substance, medicineId, severity: 'severe', reaction: '' },
    });
  substances.forEach((substance, index) => recorded(substance, index + 1));
  const merged = () => {
    registered(6);
    const pair = { type: 'PatientsMerged', data: { patientId: 6, mergedId: 5, reason: 'dua kali' } };
    for (const id of [5, 6]) clinic.given(`patient-${id}`, pair);
  };
  const said = (ids?: number[]) => ({ allergyAcknowledged: false, ...(ids && { acknowledgedAllergies: ids }) });
  const write = (medicineId: number, ids?: number[]) =>
    clinic.run(writePrescriptionAct, { encounterId: 3, lines: [tablets(medicineId, 10)], ...said(ids) });
  const revise = (id: number, medicineId: number, ids?: number[]) =>
    clinic.run(revisePrescriptionAct, { lines: [tablets(medicineId, 10)], ...said(ids) }, { id });
  return { clinic, amoxicillin, paracetamol, recorded, merged, write, revise };
};
const refused = (medicine: string, substance: string) =>
  expect.objectContaining({
    code: 'prescription.allergy-not-acknowledged',
    params: { medicine, substance },
    path: 'lines.0.medicineId',
  });

describe('a prescription against what the patient does not tolerate', () => {
  it('is not written before somebody has seen the warning, and says then which', () => {
    const { clinic, amoxicillin, paracetamol, write } = visit('Udang', 'Amoxicillin');
    expect(() => write(amoxicillin)).toThrow(refused('Amoksisilin 500 mg', 'Amoxicillin'));
    expect(() => write(amoxicillin, [1])).toThrow(refused('Amoksisilin 500 mg', 'Amoxicillin'));
    const { id } = write(amoxicillin, [2]);
    expect(clinic.state(prescription, id)).toMatchObject({ acknowledgedAllergies: [2] });
    expect(write(paracetamol).id).toBeGreaterThan(id);
    expect(clinic.rows(prescriptionView)).toMatchObject([
      { id, allergyAcknowledged: true },
      { allergyAcknowledged: false },
    ]);
    expect(clinic.rows(prescriptionView)[0]).not.toHaveProperty('acknowledgedAllergies');
  });

  it('nor is one changed so', () => {
    const { clinic, amoxicillin, paracetamol, write, revise } = visit('Amoxicillin');
    const { id } = write(paracetamol);
    expect(() => revise(id, amoxicillin)).toThrow(refused('Amoksisilin 500 mg', 'Amoxicillin'));
    revise(id, amoxicillin, [1]);
    expect(clinic.state(prescription, id)).toMatchObject({ acknowledgedAllergies: [1] });
    revise(id, paracetamol);
    expect(clinic.state(prescription, id)).toMatchObject({ acknowledgedAllergies: [] });
  });

  it('is refused again for an allergy that came after the one that was acknowledged', () => {
    const { amoxicillin, paracetamol, recorded, write, revise } = visit('Amoxicillin');
    const { id } = write(amoxicillin, [1]);
    recorded('lain', 2, 5, amoxicillin);
    expect(() => revise(id, amoxicillin, [1])).toThrow(refused('Amoksisilin 500 mg', 'lain'));
    revise(id, amoxicillin, [1, 2]);
    revise(id, paracetamol, [1]);
  });

  it('is held to what stands on the record that was kept, once hers was merged', () => {
    const { amoxicillin, merged, recorded, write } = visit();
    merged();
    recorded('Penisilin', 1, 6);
    recorded('Amoxicillin', 2, 6);
    expect(() => write(amoxicillin)).toThrow(refused('Amoksisilin 500 mg', 'Amoxicillin'));
    expect(write(amoxicillin, [2]).id).toBeGreaterThan(0);
  });

  it('nor does the pharmacist give another medicine so', () => {
    const { clinic, amoxicillin, paracetamol, write } = visit('Amoxicillin');
    const { id } = write(paracetamol);
    clinic.run(actOf('prescription/submit'), {}, { id: 3 });
    const approve = (substituteId: number | null) =>
      clinic.run(
        approvePrescriptionAct,
        { review: reviewMet, lines: [{ lineId: 1, quantity: 10, substituteId }] },
        { id },
      );
    expect(() => approve(amoxicillin)).toThrow(
      expect.objectContaining({
        code: 'prescription.allergy-unsettled',
        params: { medicine: 'Amoksisilin 500 mg', substance: 'Amoxicillin' },
        path: 'lines.0',
      }),
    );
    approve(null);
    expect(clinic.state(prescription, id)).toMatchObject({ status: 'approve' });
  });

  it('is not given on the strength of what was acknowledged on a record that was merged since', () => {
    const { clinic, amoxicillin, merged, recorded, write } = visit('Amoxicillin');
    const { id } = write(amoxicillin, [1]);
    clinic.run(actOf('prescription/submit'), {}, { id: 3 });
    merged();
    recorded('Amoksisilin', 1, 6);
    const approve = () =>
      clinic.run(approvePrescriptionAct, { review: reviewMet, lines: [{ lineId: 1, quantity: 10 }] }, { id });
    expect(approve).toThrow('prescription.allergy-unsettled');
    clinic.given('patient-5', { type: 'PatientsUnmerged', data: { patientId: 6, mergedId: 5, reason: 'bukan' } });
    approve();
    expect(clinic.state(prescription, id)).toMatchObject({ status: 'approve' });
  });

  it('is written once the allergy was a mistake', () => {
    const { clinic, amoxicillin, write } = visit('Amoxicillin');
    clinic.given('patient-5', { type: 'AllergyRemoved', data: { patientId: 5, allergyId: 1, reason: 'salah' } });
    expect(write(amoxicillin).id).toBeGreaterThan(0);
  });
});
