import { giveDose, omitDose } from '@alur/contracts/medication/commands';
import { reviewMet } from '@alur/contracts/prescription/all-met';
import {
  approvePrescription,
  cancelPrescription,
  handOverPrescription,
  revisePrescription,
  writePrescription,
} from '@alur/contracts/prescription/commands';
import { handoverChecked } from '@alur/contracts/prescription/all-met';
import { describe, expect, test } from 'vitest';
import { department, EXAMINATION, reason, UNIT } from '../care/testing/department.js';
import { billOf } from '../care/testing/ward.js';
import { CEFTRIAXONE, line, MORPHINE, PRESCRIPTION, stocked, WARD_STORE } from '../care/testing/ward-medicine.js';
import { available, stock, stockId } from '../inventory/stock.js';
import { medicationView } from '../medication/medication-view.js';
import { medication, medicationId } from '../medication/medication.js';
import { prescription } from '../prescription/prescription.js';
import { record } from '../record/record.js';
import { transaction } from '../transaction/transaction.js';

const DAY = '2026-11-23';
const stat = [line(CEFTRIAXONE, 1, 'stat 1 vial')];

/** Patient 1 with a doctor in the department, whose own shelf is store 9. */
const inCare = () => {
  const all = department();
  const { story } = all;
  stocked(story);
  story.given({
    [`ward-${UNIT}`]: [
      {
        type: 'CatalogueItemChanged',
        data: {
          ...{ catalogue: 'ward', itemId: UNIT },
          fields: { name: 'IGD', kind: 'emergency', description: null, storeId: WARD_STORE },
        },
      },
    ],
  });
  all.registers(1);
  all.arrives(1, {}, { clock: '14:00' });
  all.begins(1, { clock: '14:05' });
  const prescribes = (lines: readonly object[], body: object = {}) =>
    story.when(
      writePrescription,
      { encounterId: 1, lines, supply: 'ward_stock', allergyAcknowledged: false, ...body },
      { ids: { prescription: PRESCRIPTION }, clock: '14:06' },
    );
  const gives = (body: object = {}) =>
    story.when(
      giveDose,
      { id: PRESCRIPTION, lineId: 1, slot: null, quantity: 1, manualReason: 'Gawat darurat', ...body },
      { clock: '14:08' },
    );
  const onShelf = (item = CEFTRIAXONE) =>
    available(story.state(stock, stockId({ storeId: WARD_STORE, itemId: item })), DAY);
  const owed = () => (story.state(transaction, billOf(1)) as { subtotal: number }).subtotal;
  return { ...all, prescribes, gives, onShelf, owed };
};

describe('a medicine that is given at once', () => {
  test('is on the chart when it is written, and a dose when it is given: off the shelf, on the bill', () => {
    const all = inCare();
    const { story } = all;
    all.prescribes(stat).thenState(prescription, PRESCRIPTION, { status: 'queue', atOnce: true });
    const [row] = story.clinic.rows<{ nextDueAt: string | null; once: boolean }>(medicationView);
    expect(row).toMatchObject({ once: true, dose: 1, status: 'active', unitId: UNIT });
    all.gives({ slot: row?.nextDueAt ?? null });
    expect([all.onShelf(), all.owed()]).toEqual([9, EXAMINATION + 20_000]);
    story.thenRows(medicationView, [{ nextDueAt: null, lastGivenAt: `${DAY}T14:08:00.000Z` }]);
    all.gives({ slot: row?.nextDueAt ?? null }).thenRejects('medication.dose-written');
  });

  test('is reviewed by the pharmacy afterwards, even when the patient has gone; nobody waits for it', () => {
    const all = inCare();
    const { story } = all;
    all.prescribes(stat);
    all.disposes(1, 'against_advice', { statement: { signer: 'Ibu Sari', relation: null, witness: null } });
    expect(story.state(transaction, billOf(1)).status).toBe('closed');
    story
      .when(giveDose, { id: PRESCRIPTION, lineId: 1, slot: null, quantity: 1, manualReason: 'x' })
      .thenRejects('consultation.not-ongoing');
    const lines = [{ lineId: 1, quantity: 1 }];
    story
      .when(approvePrescription, {
        id: PRESCRIPTION,
        review: reviewMet,
        lines: [{ ...lines[0], substituteId: MORPHINE }],
      })
      .thenRejects('prescription.given-at-once');
    story
      .when(approvePrescription, { id: PRESCRIPTION, review: reviewMet, lines })
      .thenState(prescription, PRESCRIPTION, { status: 'done' });
    expect(story.state(record, 1).orders).toMatchObject([{ outcome: 'done' }]);
  });

  test('is not changed once it may be given; given up, it is not given any more', () => {
    const all = inCare();
    const { story } = all;
    all.prescribes(stat);
    story
      .when(revisePrescription, { id: PRESCRIPTION, lines: stat, allergyAcknowledged: false })
      .thenRejects('prescription.given-at-once');
    story
      .when(cancelPrescription, { id: PRESCRIPTION, reason })
      .thenState(medication, medicationId(PRESCRIPTION, 1), { status: 'stopped' });
    all.gives().thenRejects('medication.stopped');
    expect([all.onShelf(), all.owed()]).toEqual([10, EXAMINATION]);
  });

  test('may be left out with a reason', () => {
    const all = inCare();
    const { story } = all;
    all.prescribes(stat);
    const [row] = story.clinic.rows<{ nextDueAt: string | null }>(medicationView);
    const omission = { id: PRESCRIPTION, lineId: 1, slot: row?.nextDueAt ?? '', omission: 'refused', reason };
    story.when(omitDose, omission);
    story.thenRows(medicationView, [{ nextDueAt: null, lastGivenAt: null }]);
  });

  test('is no compounded one: that is the pharmacy’s to make', () => {
    const compounded = {
      ...{ kind: 'compound', name: 'Puyer', form: 'powder', method: 'dtd', packs: 10, signa: 'stat' },
      components: [{ medicineId: CEFTRIAXONE, dose: 0.1 }],
    };
    inCare().prescribes([compounded]).thenRejects('prescription.compound-at-once', {}, 'lines.0');
  });

  test('is one road; what is dispensed goes to the pharmacy’s queue and is handed over as for any visit', () => {
    const all = inCare();
    const { story } = all;
    all.prescribes(stat, { supply: null }).thenState(prescription, PRESCRIPTION, { status: 'queue', supply: null });
    story.when(approvePrescription, { id: PRESCRIPTION, review: reviewMet, lines: [{ lineId: 1, quantity: 1 }] });
    expect(all.owed()).toBe(EXAMINATION + 20_000);
    story.thenRows(medicationView, []);
    all.disposes(1, 'against_advice', { statement: { signer: 'Ibu Sari', relation: null, witness: null } });
    story
      .when(handOverPrescription, { id: PRESCRIPTION, receiverName: 'Ani', checks: handoverChecked })
      .thenRejects('prescription.bill-not-paid');
  });
});
