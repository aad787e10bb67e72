import * as commands from '@alur/contracts/medication/commands';
import { cancelPrescription, handOverPrescription, withdrawApproval } from '@alur/contracts/prescription/commands';
import { handoverChecked } from '@alur/contracts/prescription/all-met';
import { describe, expect, test } from 'vitest';
import { billOf, DAY } from '../care/testing/ward.js';
import { CEFTRIAXONE, PRESCRIPTION, WARD_STORE, wardMedicine } from '../care/testing/ward-medicine.js';
import { available, stock, stockId } from '../inventory/stock.js';
import { prescriptionView } from '../prescription/prescription-view.js';
import { prescription } from '../prescription/prescription.js';
import { record } from '../record/record.js';
import { transaction } from '../transaction/transaction.js';
import { medicationView } from './medication-view.js';
import { type Ward, reason, of, by, at, twice, inPharmacy, goes, given } from './testing/given-medicine.js';

const onShelf = ({ story }: Ward, item = CEFTRIAXONE) =>
  available(story.state(stock, stockId({ storeId: WARD_STORE, itemId: item })), DAY);
const owed = ({ story }: Ward) => {
  const bill = story.state(transaction, billOf(1));
  return bill.status === 'none' ? 0 : bill.subtotal;
};
const openOrders = ({ story }: Ward) => story.state(record, 1).orders.filter(({ outcome }) => outcome === null).length;

describe('a prescription in a stay', () => {
  test('is with the pharmacy at once, reserves nothing and is charged by what goes to the ward', () => {
    const ward = wardMedicine();
    const { story } = ward;
    ward
      .prescribes(twice, {}, { clock: '09:00' })
      .thenRows(prescriptionView, [
        { status: 'queue', supply: 'unit_dose', queueDate: null, inpatientId: PRESCRIPTION, inpatientOpen: 'yes' },
      ]);
    ward.approves(6).thenState(prescription, PRESCRIPTION, { status: 'approve' });
    expect([inPharmacy(ward), owed(ward), openOrders(ward)]).toEqual([40, 0, 1]);
    ward.dispenses(2);
    expect([inPharmacy(ward), owed(ward), openOrders(ward)]).toEqual([38, 40_000, 1]);
    ward.dispenses(5).thenRejects('prescription.above-owed', { owed: 4 }, 'lines.0.quantity');
    ward.dispenses(4).thenState(prescription, PRESCRIPTION, { status: 'done' });
    expect([inPharmacy(ward), owed(ward), openOrders(ward)]).toEqual([34, 120_000, 0]);
    ward.dispenses(1).thenRejects('prescription.not-approved');
    story.thenRows(medicationView, [{ supplied: 6, used: 0, returned: 0 }]);
  });

  test('is neither handed over nor taken back to the queue, and its desk alone approves it', () => {
    const { story, prescribes, approves } = wardMedicine();
    prescribes(twice);
    approves(6);
    story
      .when(handOverPrescription, { id: PRESCRIPTION, receiverName: 'Ani', checks: handoverChecked })
      .thenRejects('prescription.of-a-stay');
    story.when(withdrawApproval, { id: PRESCRIPTION, reason }).thenRejects('prescription.of-a-stay');
    story.when(cancelPrescription, { id: PRESCRIPTION, reason }).thenRejects('prescription.not-cancellable');
  });

  test('that is stopped holds nobody back, and what never went to the ward is not charged', () => {
    const ward = given();
    expect(openOrders(ward)).toBe(1);
    ward.story
      .when(commands.stopMedication, { ...of, lineIds: [1], reason })
      .thenState(prescription, PRESCRIPTION, { status: 'stopped' });
    expect([openOrders(ward), owed(ward)]).toEqual([0, 40_000]);
    ward.story.when(commands.stopMedication, { ...of, lineIds: [1], reason }).thenRejects('prescription.line-stopped');
    goes(ward).thenRows(medicationView, [{ status: 'stopped', nextDueAt: null, wardId: null }]);
  });

  test('whose medicine comes back is charged for what stayed, and the lot is on the shelf again', () => {
    const ward = given();
    const { story } = ward;
    story.when(commands.giveDose, { ...of, slot: at('09:00'), quantity: 1, ...by });
    story
      .when(commands.takeBack, { ...of, quantity: 2, reason })
      .thenRejects('medication.not-supplied', { left: 1, unit: 'vial' }, 'quantity');
    story.when(commands.takeBack, { ...of, quantity: 1, reason });
    expect([inPharmacy(ward), owed(ward)]).toEqual([39, 20_000]);
    expect(story.state(stock, stockId({ storeId: 1, itemId: CEFTRIAXONE })).lots).toHaveLength(1);
  });

  test('for home is dispensed and not given in the ward', () => {
    const ward = wardMedicine();
    ward.prescribes(twice, { supply: 'take_home' });
    ward.approves(6);
    ward.dispenses(6).thenState(prescription, PRESCRIPTION, { status: 'done' });
    ward.story.thenRows(medicationView, [{ nextDueAt: null, supply: 'take_home' }]);
    ward.story
      .when(commands.giveDose, { ...of, slot: at('09:00'), quantity: 1, ...by })
      .thenRejects('medication.for-home');
  });

  test('off the ward’s shelf is charged and gone when it is given, and back when it was not', () => {
    const ward = wardMedicine();
    const { story } = ward;
    story.given({
      'ward-1': [
        {
          type: 'CatalogueItemChanged',
          data: {
            ...{ catalogue: 'ward', itemId: 1, changed: ['storeId'] },
            fields: { name: 'Melati', kind: 'ward', description: null, storeId: WARD_STORE },
          },
        },
      ],
    });
    ward.prescribes(twice, { supply: 'ward_stock' }, { clock: '09:00' });
    ward.approves(6).thenState(prescription, PRESCRIPTION, { status: 'done' });
    expect([openOrders(ward), owed(ward), onShelf(ward)]).toEqual([0, 0, 10]);
    story.when(commands.giveDose, { ...of, slot: at('09:00'), quantity: 1, ...by });
    story.when(commands.giveDose, { ...of, slot: at('20:00'), quantity: 1, ...by }, { clock: '20:10' });
    expect([owed(ward), onShelf(ward), inPharmacy(ward)]).toEqual([40_000, 8, 40]);
    story.when(commands.correctDose, { ...of, dose: 2, reason });
    expect([owed(ward), onShelf(ward)]).toEqual([20_000, 9]);
    story.thenRows(medicationView, [{ nextDueAt: at('20:00'), used: 0 }]);
    story.when(commands.giveDose, { ...of, slot: at('20:00'), quantity: 99, ...by }).thenRejects('stock.insufficient');
  });
});
