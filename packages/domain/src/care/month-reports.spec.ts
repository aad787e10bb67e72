import {
  finishConsultation,
  recordDiagnosis,
  removeTreatment,
  signNote,
  startConsultation,
} from '@alur/contracts/consultation/commands';
import { approvePrescription, handOverPrescription } from '@alur/contracts/prescription/commands';
import { payBill } from '@alur/contracts/transaction/commands';
import { completeTreatment, requestTreatment, startTreatment } from '@alur/contracts/treatment/commands';
import { test } from 'vitest';
import { monthConsultations } from '../consultation/month-consultations.js';
import { dayPrescriptions } from '../prescription/day-prescriptions.js';
import { monthMedicines } from '../prescription/month-medicines.js';
import { past } from '../sale/testing/sales.js';
import { daySales } from '../sale/day-sales.js';
import { monthTreatments } from '../treatment/month-treatments.js';
import { openClinic, TODAY } from './testing/open-clinic.js';
import { AMOXICILLIN } from './testing/visit-under-way.js';
import { approval, handingOver, paying, prescribed } from './testing/prescribed.js';
import { catalogued, TREATMENT } from './testing/treatments.js';

const MONTH = TODAY.slice(0, 7);

test('consultations are counted by doctor and clinic, and whoever only waits is not', () => {
  const { story, present } = openClinic();
  for (const n of [1, 2, 3]) present(n);
  for (const id of [1, 2]) story.when(startConsultation, { id });
  story
    .when(signNote, { id: 1, subjective: 'batuk' })
    .when(recordDiagnosis, { id: 1, code: 'J06.9', kind: 'primary' })
    .when(finishConsultation, { id: 1 });
  story.thenSums(monthConsultations, [
    {
      ...{ month: MONTH, doctorId: 20, doctorName: 'dr. Ratna', roomId: 5, roomName: 'Poli Umum' },
      ...{ visits: 2, finished: 1, general: 2, insurance: 0, bpjs: 0 },
    },
  ]);
});

test('treatments are counted once they are done, and no more once they are removed', () => {
  const { story, present } = openClinic();
  story.given(catalogued);
  present(1).when(startConsultation, { id: 1 });
  for (const id of [8, 9]) {
    const asked = { encounterId: 1, treatmentId: TREATMENT, quantity: 2 };
    story.when(requestTreatment, asked, { ids: { treatment_order: id } });
  }
  story.thenSums(monthTreatments, []);
  for (const id of [8, 9]) story.when(startTreatment, { id }).when(completeTreatment, { id });
  const one = { month: MONTH, treatmentId: TREATMENT, name: 'Rawat luka' };
  story.thenSums(monthTreatments, [{ ...one, times: 2, quantity: 4, amount: 240_000 }]);
  story.when(removeTreatment, { id: 1, orderId: 9 });
  story.thenSums(monthTreatments, [{ ...one, times: 1, quantity: 2, amount: 120_000 }]);
});

test('prescriptions are counted on their day, and those that were handed over', () => {
  const story = prescribed();
  const sums = (handedOver: number) => [
    {
      ...{ month: MONTH, date: TODAY, prescriptions: 1, handedOver, lines: 1, compounds: 0 },
      ...{ general: 1, insurance: 0, bpjs: 0 },
    },
  ];
  story.when(approvePrescription, approval(15));
  story.thenSums(dayPrescriptions, sums(0));
  story.when(payBill, paying(105_000)).when(handOverPrescription, handingOver);
  story.thenSums(dayPrescriptions, sums(1));
});

test('medicines are counted by how much of them was submitted to the pharmacy', () => {
  const story = prescribed();
  story.thenSums(monthMedicines, [
    {
      ...{ month: MONTH, medicineId: AMOXICILLIN, name: 'Amoksisilin 500 mg', unit: 'tablet' },
      ...{ prescriptions: 1, prescribed: 15 },
    },
  ]);
});

test('sales over the counter are counted once they are handed over, with what came back', () => {
  past.confirmed().story.thenSums(daySales, []);
  const sold = { month: MONTH, date: TODAY, sales: 1, withPrescription: 1, lines: 2 };
  past.handed_over().story.thenSums(daySales, [{ ...sold, total: 12_600, refunded: 0 }]);
  past.returned().story.thenSums(daySales, [{ ...sold, total: 12_600, refunded: 12_600 }]);
});
