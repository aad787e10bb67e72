import { chargeConsultation } from '@alur/contracts/consultation/commands';
import {
  approvePrescription,
  cancelPrescription,
  handOverPrescription,
  submitPrescriptions,
  withdrawApproval,
} from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { payBill } from '@alur/contracts/transaction/commands';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { describe, expect, it } from 'vitest';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stockView } from '../inventory/stock-view.js';
import { stock } from '../inventory/stock.js';
import { ERASED } from '../kernel/event.js';
import type { Story } from '../kernel/testing/specification.js';
import { prescriptionView } from '../prescription/prescription-view.js';
import { prescription } from '../prescription/prescription.js';
import { consultationToBilling } from '../processes/consultation-to-billing.js';
import { consultationToPharmacy } from '../processes/consultation-to-pharmacy.js';
import { dayRevenues } from '../transaction/day-revenue.js';
import { shiftView } from '../shift/shift-view.js';
import { shift } from '../shift/shift.js';
import { transactionChargeView } from '../transaction/transaction-charge-view.js';
import { transactionDetailView } from '../transaction/transaction-detail-view.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { transaction } from '../transaction/transaction.js';
import { settingsOf } from './testing/facility.js';
import { TODAY } from './testing/open-clinic.js';
import {
  approval,
  finished,
  handingOver,
  inMainStore,
  left,
  paying,
  prescribed,
  prescribes,
  PRESCRIPTION,
} from './testing/prescribed.js';
import { AMOXICILLIN, PARACETAMOL, SHIFT, tablets, visitUnderWay } from './testing/visit-under-way.js';

const SECOND = 71;
const withdrawing = { id: PRESCRIPTION, reason: 'salah obat' };
const pharmacy = (values: object) => settingsOf('pharmacy', { ...defaultSettings.pharmacy, ...values });

/** The only receipt of the medicine. */
const lot = (itemId: number, onHand: number, reserved: number) => ({
  ...{ lotId: 10 + itemId, batch: 'A1', expiry: '2027-06-30', owner: 'own', unitCost: 400 },
  ...{ onHand, reserved },
});
/** The lines of all prescriptions, as their row shows them. */
const lines = ({ clinic }: Story) => clinic.rows<PrescriptionRow>(prescriptionView).flatMap(row => row.lines);
const detail = ({ clinic }: Story) => clinic.rows<TransactionDetailRow>(transactionDetailView);

describe('from prescription to receipt', () => {
  it('reserves at approval, is paid, and issues at handover', () => {
    const story = prescribed();
    expect(story.state(transaction, 9)).toMatchObject({ status: 'open' });
    story.when(approvePrescription, approval(15)).thenState(transaction, 9, { status: 'closed' });
    expect(left(story, AMOXICILLIN)).toBe(5);
    story.when(handOverPrescription, handingOver).thenRejects('prescription.bill-not-paid');
    const handedOver = story.when(payBill, paying(105_000)).when(handOverPrescription, handingOver);
    handedOver.thenState(stock, inMainStore(AMOXICILLIN), { lots: [lot(AMOXICILLIN, 5, 0)], reservations: [] });
    expect(story.state(shift, SHIFT)).toMatchObject({ expected: { cash: 205_000 } });

    story.thenRows(prescriptionView, [{ id: PRESCRIPTION, status: 'done', paid: true, receiverName: 'Siti Aminah' }]);
    expect(lines(story)).toMatchObject([{ approvedQuantity: 15 }]);
    story.thenRows(transactionListView, [
      {
        status: 'PAID',
        pharmacyStatus: 'done',
        total: 105_000,
        paid: 105_000,
        remaining: 0,
        pharmacyAmount: 15_000,
        consultationAmount: 75_000,
        paymentType: 'cash',
      },
    ]);
    expect(detail(story)).toMatchObject([
      { editable: false, payments: [{ tendered: 150_000, change: 45_000 }], expected: [] },
    ]);
    story.thenRows(transactionChargeView, [
      { type: 'registration' },
      { type: 'admin_fee' },
      { type: 'clinical' },
      { type: 'pharmacy', fixed: true },
    ]);
    story.thenRows(shiftView, [{ expected: 205_000, payments: 1, openCashierId: 7 }]);
    story.thenRows(stockView, [
      { id: AMOXICILLIN, onHand: 5, available: 5 },
      { id: PARACETAMOL, onHand: 20 },
    ]);
    story.thenRows(stockCardView, [
      { movement: 'received' },
      { movement: 'received' },
      { movement: 'issued', quantity: -15, balance: 5 },
    ]);
    story.thenSums(dayRevenues, [
      {
        ...{ date: TODAY, transactions: 1, total: 105_000, paid: 105_000, receivable: 0 },
        ...{ registration: 10_000, administration: 5_000, consultation: 75_000, pharmacy: 15_000 },
        ...{ treatment: 0, laboratory: 0, radiology: 0, room: 0, discount: 0, rounding: 0 },
      },
    ]);
  });

  it('gives the last box to one of two prescriptions, and tells the other what is left', () => {
    const story = visitUnderWay({ stock: 10 });
    prescribes(story, [tablets(AMOXICILLIN, 10)]);
    prescribes(story, [tablets(AMOXICILLIN, 1)], SECOND);
    story
      .when(approvePrescription, approval(10))
      .when(approvePrescription, { ...approval(1), id: SECOND })
      .thenRejects('stock.insufficient');
    expect(story.state(prescription, SECOND)).toMatchObject({ status: 'queue' });
    story.thenRows(transactionListView, [{ pharmacyStatus: 'queue' }]);
    story
      .when(cancelPrescription, { id: SECOND, reason: 'stok habis' })
      .thenRows(transactionListView, [{ pharmacyStatus: 'approve' }]);
  });

  it('takes compounded medicines from every stock that they need', () => {
    const story = visitUnderWay().given(pharmacy({ compoundFee: 5_000 }));
    const compound = {
      ...{ kind: 'compound', name: 'Puyer batuk', form: 'powder', packs: 10, method: 'dtd' },
      signa: '3 x 1 bungkus',
      components: [
        { medicineId: PARACETAMOL, dose: 120 },
        { medicineId: AMOXICILLIN, dose: 125 },
      ],
    };
    prescribes(story, [compound, tablets(PARACETAMOL, 4)]);
    const approved = story.when(approvePrescription, approval(10, 4));
    approved.thenState(stock, inMainStore(PARACETAMOL), { lots: [lot(PARACETAMOL, 20, 7)] });
    approved.thenState(stock, inMainStore(AMOXICILLIN), { lots: [lot(AMOXICILLIN, 20, 3)] });
    approved.thenRows(transactionChargeView, [
      { type: 'registration' },
      { type: 'admin_fee' },
      { name: 'Puyer batuk (10 bungkus)', amount: 9_500 },
      { quantity: 4, amount: 2_000 },
    ]);
  });

  it('charges parts of a unit at the unit’s own price, half a rupiah up', () => {
    const story = visitUnderWay().given(pharmacy({ roundUpStock: false }));
    prescribes(story, [tablets(PARACETAMOL, 0.003)])
      .when(approvePrescription, approval(0.003))
      .thenRows(transactionChargeView, [
        { type: 'registration' },
        { type: 'admin_fee' },
        { quantity: 0.003, unitPrice: 500, amount: 2 },
      ]);
  });

  it('undoes an approval while nothing was paid, and not after', () => {
    const story = prescribed();
    const withdrawn = story.when(approvePrescription, approval(15)).when(withdrawApproval, withdrawing);
    expect(left(story, AMOXICILLIN)).toBe(20);
    withdrawn.thenState(transaction, 9, { status: 'open', subtotal: 90_000 });
    withdrawn.thenRows(transactionDetailView, [
      { status: 'WAITING', expected: [{ sourceModule: 'prescription', sourceId: PRESCRIPTION, name: 'Resep' }] },
    ]);
    withdrawn.thenRows(prescriptionView, [{ status: 'queue' }]);
    expect(lines(story)).toMatchObject([{ approvedQuantity: null }]);
    withdrawn
      .when(approvePrescription, approval(15))
      .when(payBill, paying(105_000))
      .when(withdrawApproval, withdrawing)
      .thenRejects('transaction.items-locked');
  });

  it('substitutes a single medicine, at its own price and from its own stock', () => {
    const story = visitUnderWay();
    const substituted = { lineId: 1, quantity: 10, substituteId: PARACETAMOL };
    prescribes(story, [tablets(AMOXICILLIN, 10)]).when(approvePrescription, { ...approval(), lines: [substituted] });
    expect(left(story, AMOXICILLIN)).toBe(20);
    expect(left(story, PARACETAMOL)).toBe(10);
    expect(lines(story)).toMatchObject([{ substitute: 'Parasetamol 500 mg' }]);
  });

  it('gives BPJS patients their medicines without a payment, on a bill that settles itself', () => {
    const approved = prescribed({ payer: 'bpjs' }).when(approvePrescription, approval(15));
    approved.thenRows(transactionListView, [
      { status: 'PAID', paid: 0, receivable: 105_000, remaining: 0, paymentType: 'bpjs' },
    ]);
    approved.when(handOverPrescription, handingOver).thenState(prescription, PRESCRIPTION, { status: 'done' });
  });

  it('follows the end of a consultation by process', () => {
    const over = visitUnderWay().given({ 'encounter-3': [finished()] });
    over.thenFollows(consultationToBilling, [{ command: chargeConsultation, target: 3, body: { finish: 1 } }]);
    over.thenFollows(consultationToPharmacy, [{ command: submitPrescriptions, target: 3, body: {} }]);
    const other = visitUnderWay().given({ 'encounter-3': [finished('emergency')] });
    for (const process of [consultationToBilling, consultationToPharmacy]) other.thenFollows(process, []);
  });

  it('keeps patient labels right in every row', () => {
    const story = visitUnderWay();
    const corrected = { patientId: 5, name: 'Siti A.', recordNumber: '000124' };
    const labelled = (labels: object) => {
      for (const view of [prescriptionView, transactionListView, transactionDetailView])
        story.thenRows(view, [{ ...labels }]);
    };
    prescribes(story, [tablets(AMOXICILLIN, 15)]);
    story.given({ 'patient-5': [{ type: 'PatientIdentityCorrected', data: corrected }] });
    labelled({ patientName: 'Siti A.', recordNumber: '000124' });
    story.given({ 'patient-5': [{ type: 'PatientErased', data: { patientId: 5 } }] });
    labelled({ patientName: ERASED });
  });
});
