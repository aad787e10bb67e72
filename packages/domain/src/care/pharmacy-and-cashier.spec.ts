import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { describe, expect, it } from 'vitest';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stockView } from '../inventory/stock-view.js';
import { available, stock, stockId } from '../inventory/stock.js';
import type { MemoryClinic } from '../kernel/testing/memory-clinic.js';
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
import { approvePrescriptionAct } from '../prescription/acts/approve-prescription.js';
import { cancelTransactionAct, voidTransactionAct } from '../transaction/acts/end-bill.js';
import { handOverPrescriptionAct, withdrawApprovalAct } from '../prescription/acts/hand-over-prescription.js';
import { takePaymentAct } from '../transaction/acts/take-payment.js';
import { actOf } from './testing/acts.js';
import { tablets, visitUnderWay } from './testing/visit-under-way.js';
import { cancelPrescriptionAct, writePrescriptionAct } from '../prescription/acts/write-prescription.js';

const handOver = { receiverName: 'Siti Aminah', checks: handoverChecked };
const approval = (...quantities: number[]) => ({
  review: reviewMet,
  lines: quantities.map((quantity, index) => ({ lineId: index + 1, quantity })),
});

const write = (clinic: MemoryClinic, ...lines: object[]) => {
  const { id } = clinic.run(writePrescriptionAct, { encounterId: 3, lines, allergyAcknowledged: false });
  clinic.run(actOf('prescription/submit'), {}, { id: 3 });
  return id;
};

const finished = { encounterId: 3, patientId: 5, unitId: 1, kind: 'outpatient', finish: 1 };

const charge = (clinic: MemoryClinic) => {
  clinic.given('encounter-3', { type: 'EncounterFinished', data: finished });
  return clinic.run(actOf('consultation/charge'), { finish: 1 }, { id: 3 });
};

const pay = (clinic: MemoryClinic, shiftId: number, amount: number) =>
  clinic.run(takePaymentAct, { shiftId, lines: [{ method: 'cash', amount, tendered: 150_000 }] }, { id: 9 });

/** The medicine in the main store. */
const stockOf = (clinic: MemoryClinic, itemId: number) => clinic.state(stock, stockId({ storeId: 1, itemId }));

const settings = (clinic: MemoryClinic, section: keyof typeof defaultSettings, values: object) =>
  clinic.given('settings-1', {
    type: 'SettingsChanged',
    data: { merchantId: 1, section, values: { ...defaultSettings[section], ...values } },
  });

describe('from prescription to receipt', () => {
  it('reserves at approval, is paid, and issues at handover', () => {
    const { clinic, amoxicillin, shiftId } = visitUnderWay();
    const id = write(clinic, tablets(amoxicillin, 15));
    charge(clinic);
    expect(clinic.state(transaction, 9)).toMatchObject({ status: 'open' });
    clinic.run(approvePrescriptionAct, approval(15), { id });
    expect(clinic.state(transaction, 9)).toMatchObject({ status: 'closed' });
    expect(available(stockOf(clinic, amoxicillin), clinic.today)).toBe(5);
    expect(() => clinic.run(handOverPrescriptionAct, handOver, { id })).toThrow('prescription.bill-not-paid');
    pay(clinic, shiftId, 105_000);
    clinic.run(handOverPrescriptionAct, handOver, { id });
    expect(stockOf(clinic, amoxicillin)).toMatchObject({ lots: [{ onHand: 5, reserved: 0 }], reservations: [] });
    expect(clinic.state(shift, shiftId)).toMatchObject({ expected: { cash: 205_000 } });

    expect(clinic.rows(prescriptionView)).toMatchObject([
      { id, status: 'done', paid: true, receiverName: 'Siti Aminah', lines: [{ approvedQuantity: 15 }] },
    ]);
    expect(clinic.rows(transactionListView)).toMatchObject([
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
    expect(clinic.rows(transactionDetailView)).toMatchObject([
      { editable: false, payments: [{ tendered: 150_000, change: 45_000 }], expected: [] },
    ]);
    expect(clinic.rows(transactionChargeView)).toMatchObject([{}, {}, {}, { type: 'pharmacy', fixed: true }]);
    expect(clinic.rows(shiftView)).toMatchObject([{ expected: 205_000, payments: 1, openCashierId: 7 }]);
    expect(clinic.rows(stockView)).toMatchObject([{ id: amoxicillin, onHand: 5, available: 5 }, { onHand: 20 }]);
    expect(clinic.rows(stockCardView)).toHaveLength(3);
    expect(clinic.rows(stockCardView).at(-1)).toMatchObject({ movement: 'issued', quantity: -15, balance: 5 });
    expect(clinic.sums(dayRevenues)).toMatchObject([
      { date: clinic.today, transactions: 1, total: 105_000, pharmacy: 15_000, registration: 10_000 },
    ]);
  });

  it('gives the last box to one of two prescriptions, and tells the other what is left', () => {
    const { clinic, amoxicillin } = visitUnderWay({ stock: 10 });
    const first = write(clinic, tablets(amoxicillin, 10));
    const second = write(clinic, tablets(amoxicillin, 1));
    clinic.run(approvePrescriptionAct, approval(10), { id: first });
    expect(() => clinic.run(approvePrescriptionAct, approval(1), { id: second })).toThrow('stock.insufficient');
    expect(clinic.state(prescription, second)).toMatchObject({ status: 'queue' });
    expect(clinic.rows(transactionListView)).toMatchObject([{ pharmacyStatus: 'queue' }]);
    clinic.run(cancelPrescriptionAct, { reason: 'stok habis' }, { id: second });
    expect(clinic.rows(transactionListView)).toMatchObject([{ pharmacyStatus: 'approve' }]);
  });

  it('takes compounded medicines from every stock that they need', () => {
    const { clinic, amoxicillin, paracetamol } = visitUnderWay();
    settings(clinic, 'pharmacy', { compoundFee: 5_000 });
    const compound = {
      kind: 'compound',
      name: 'Puyer batuk',
      form: 'powder',
      packs: 10,
      method: 'dtd',
      signa: '3 x 1 bungkus',
      components: [
        { medicineId: paracetamol, dose: 120 },
        { medicineId: amoxicillin, dose: 125 },
      ],
    };
    const id = write(clinic, compound, tablets(paracetamol, 4));
    clinic.run(approvePrescriptionAct, approval(10, 4), { id });
    expect(stockOf(clinic, paracetamol)).toMatchObject({ lots: [{ reserved: 7 }] });
    expect(stockOf(clinic, amoxicillin)).toMatchObject({ lots: [{ reserved: 3 }] });
    expect(clinic.rows(transactionChargeView).slice(2)).toMatchObject([
      { name: 'Puyer batuk (10 bungkus)', amount: 9_500 },
      { quantity: 4, amount: 2_000 },
    ]);
  });

  it('charges parts of a unit at the unit’s own price, half a rupiah up', () => {
    const { clinic, paracetamol } = visitUnderWay();
    settings(clinic, 'pharmacy', { roundUpStock: false });
    const id = write(clinic, tablets(paracetamol, 0.003));
    clinic.run(approvePrescriptionAct, approval(0.003), { id });
    expect(clinic.rows(transactionChargeView).at(-1)).toMatchObject({ quantity: 0.003, unitPrice: 500, amount: 2 });
  });

  it('undoes an approval while nothing was paid, and not after', () => {
    const { clinic, amoxicillin, shiftId } = visitUnderWay();
    const id = write(clinic, tablets(amoxicillin, 15));
    charge(clinic);
    clinic.run(approvePrescriptionAct, approval(15), { id });
    clinic.run(withdrawApprovalAct, { reason: 'salah obat' }, { id });
    expect(available(stockOf(clinic, amoxicillin), clinic.today)).toBe(20);
    expect(clinic.state(transaction, 9)).toMatchObject({ status: 'open', subtotal: 90_000 });
    expect(clinic.rows(transactionDetailView)).toMatchObject([{ status: 'WAITING', expected: [{ sourceId: id }] }]);
    expect(clinic.rows(prescriptionView)).toMatchObject([{ status: 'queue', lines: [{ approvedQuantity: null }] }]);
    clinic.run(approvePrescriptionAct, approval(15), { id });
    pay(clinic, shiftId, 105_000);
    expect(() => clinic.run(withdrawApprovalAct, { reason: 'salah obat' }, { id })).toThrow('transaction.items-locked');
  });

  it('substitutes a single medicine, at its own price and from its own stock', () => {
    const { clinic, amoxicillin, paracetamol } = visitUnderWay();
    const id = write(clinic, tablets(amoxicillin, 10));
    clinic.run(
      approvePrescriptionAct,
      { review: reviewMet, lines: [{ lineId: 1, quantity: 10, substituteId: paracetamol }] },
      { id },
    );
    expect(available(stockOf(clinic, amoxicillin), clinic.today)).toBe(20);
    expect(available(stockOf(clinic, paracetamol), clinic.today)).toBe(10);
    expect(clinic.rows(prescriptionView)).toMatchObject([{ lines: [{ substitute: 'Parasetamol 500 mg' }] }]);
  });

  it('gives BPJS patients their medicines without a payment, on a bill that settles itself', () => {
    const { clinic, amoxicillin } = visitUnderWay({ payer: 'bpjs' });
    const id = write(clinic, tablets(amoxicillin, 15));
    charge(clinic);
    clinic.run(approvePrescriptionAct, approval(15), { id });
    expect(clinic.rows(transactionListView)).toMatchObject([
      { status: 'PAID', paid: 0, receivable: 105_000, remaining: 0, paymentType: 'bpjs' },
    ]);
    clinic.run(handOverPrescriptionAct, handOver, { id });
    expect(clinic.state(prescription, id)).toMatchObject({ status: 'done' });
  });

  it('closes the bill when the awaited prescription is cancelled', () => {
    const { clinic, amoxicillin } = visitUnderWay();
    const id = write(clinic, tablets(amoxicillin, 15));
    charge(clinic);
    const { events } = clinic.run(cancelPrescriptionAct, { reason: 'tidak jadi' }, { id });
    expect(events.map(({ type }) => type)).toEqual([
      'PrescriptionCancelled',
      'OrderEnded',
      'ChargeDropped',
      'BillClosed',
    ]);
  });

  it('voids a paid bill: money out of the drawer, medicines back on the shelf, revenue gone', () => {
    const { clinic, amoxicillin, shiftId } = visitUnderWay();
    const id = write(clinic, tablets(amoxicillin, 15));
    charge(clinic);
    clinic.run(approvePrescriptionAct, approval(15), { id });
    pay(clinic, shiftId, 105_000);
    clinic.run(voidTransactionAct, { shiftId, reason: 'salah pasien' }, { id: 9 });
    expect(available(stockOf(clinic, amoxicillin), clinic.today)).toBe(20);
    expect(clinic.state(prescription, id)).toMatchObject({ status: 'cancelled' });
    expect(clinic.state(shift, shiftId)).toMatchObject({ expected: { cash: 100_000 } });
    expect(clinic.rows(transactionListView)).toMatchObject([{ status: 'VOID', paid: 0, remaining: 0, paidDate: null }]);
    expect(clinic.sums(dayRevenues)).toEqual([]);
    expect(() => clinic.run(handOverPrescriptionAct, handOver, { id })).toThrow('prescription.not-approved');
  });

  it('charges what the cashier did not wait for late, and hands it over once the cashier has settled it', () => {
    const { clinic, amoxicillin, shiftId } = visitUnderWay();
    const id = write(clinic, tablets(amoxicillin, 15));
    const source = { module: 'prescription', id };
    charge(clinic);
    clinic.run(actOf('transaction/drop-charge'), { source, reason: 'pasien tidak menunggu' }, { id: 9 });
    pay(clinic, shiftId, 90_000);
    clinic.run(approvePrescriptionAct, approval(15), { id });
    expect(clinic.rows(transactionListView)).toMatchObject([{ status: 'PAID', total: 90_000 }]);
    expect(clinic.rows(transactionChargeView).at(-1)).toMatchObject({ sourceId: id, amount: 15_000, late: 'open' });
    expect(() => clinic.run(handOverPrescriptionAct, handOver, { id })).toThrow('prescription.bill-not-paid');
    const settling = { source, how: 'supplement', reason: 'obat menyusul' };
    clinic.run(actOf('transaction/settle-late-charges'), settling, { id: 9 });
    expect(clinic.rows(transactionListView)).toMatchObject([
      { total: 90_000 },
      { purpose: 'supplement', status: 'ONGOING', total: 15_000, remaining: 15_000, encounterId: 3 },
    ]);
    expect(clinic.rows(transactionChargeView).filter(({ sourceId }) => sourceId === id)).toMatchObject([
      { transactionId: 9, late: 'supplement' },
      { late: null, amount: 15_000 },
    ]);
    clinic.run(handOverPrescriptionAct, handOver, { id });
  });

  it('leaves what was handed over where it is when its bill is voided', () => {
    const { clinic, amoxicillin, shiftId } = visitUnderWay();
    const id = write(clinic, tablets(amoxicillin, 15));
    charge(clinic);
    clinic.run(approvePrescriptionAct, approval(15), { id });
    pay(clinic, shiftId, 105_000);
    clinic.run(handOverPrescriptionAct, handOver, { id });
    clinic.run(voidTransactionAct, { shiftId, reason: 'salah pasien' }, { id: 9 });
    expect(available(stockOf(clinic, amoxicillin), clinic.today)).toBe(5);
    expect(clinic.state(prescription, id)).toMatchObject({ status: 'done' });
  });

  it('cancels an unpaid bill with what is reserved for it', () => {
    const { clinic, amoxicillin } = visitUnderWay();
    const id = write(clinic, tablets(amoxicillin, 15));
    clinic.run(approvePrescriptionAct, approval(15), { id });
    clinic.run(cancelTransactionAct, { reason: 'pasien pulang' }, { id: 9 });
    expect(available(stockOf(clinic, amoxicillin), clinic.today)).toBe(20);
    expect(clinic.rows(prescriptionView)).toMatchObject([{ status: 'cancelled', transactionStatus: 'CANCELLED' }]);
  });

  it('follows the end of a consultation by process', () => {
    const { clinic } = visitUnderWay();
    const finished = {
      ...clinic.log.at(-1)!,
      type: 'EncounterFinished' as const,
      data: { encounterId: 3, patientId: 5, unitId: 1, kind: 'outpatient' as const, finish: 1 },
    };
    expect(consultationToBilling.react(finished)).toMatchObject([
      { command: { name: 'consultation/charge' }, target: 3, body: { finish: 1 } },
    ]);
    expect(consultationToPharmacy.react(finished)).toMatchObject([
      { command: { name: 'prescription/submit' }, target: 3, body: {} },
    ]);
    const other = { ...finished, data: { ...finished.data, kind: 'emergency' as const } };
    expect([consultationToBilling.react(other), consultationToPharmacy.react(other)]).toEqual([[], []]);
  });

  it('keeps patient labels right in every row', () => {
    const { clinic, amoxicillin } = visitUnderWay();
    write(clinic, tablets(amoxicillin, 15));
    const corrected = {
      type: 'PatientIdentityCorrected',
      data: { patientId: 5, name: 'Siti A.', recordNumber: '000124' },
    };
    clinic.given('patient-5', corrected);
    for (const view of [prescriptionView, transactionListView, transactionDetailView])
      expect(clinic.rows(view)).toMatchObject([{ patientName: 'Siti A.', recordNumber: '000124' }]);
    clinic.given('patient-5', { type: 'PatientErased', data: { patientId: 5 } });
    for (const view of [prescriptionView, transactionListView, transactionDetailView])
      expect(clinic.rows(view)).toMatchObject([{ patientName: '␡' }]);
  });
});
