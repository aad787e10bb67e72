import { handOverPrescription, approvePrescription, cancelPrescription } from '@alur/contracts/prescription/commands';
import {
  cancelTransaction,
  dropCharge,
  payBill,
  settleLateCharges,
  voidTransaction,
} from '@alur/contracts/transaction/commands';
import { describe, expect, it } from 'vitest';
import { encounter } from '../encounter/encounter.js';
import { prescriptionView } from '../prescription/prescription-view.js';
import { prescription } from '../prescription/prescription.js';
import { dayRevenues } from '../transaction/day-revenue.js';
import { noRevenue } from '../transaction/revenue.js';
import { shift } from '../shift/shift.js';
import { closed } from '../transaction/testing/bills.js';
import { transactionChargeView } from '../transaction/transaction-charge-view.js';
import { transactionDetailView } from '../transaction/transaction-detail-view.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import {
  approval,
  handingOver,
  left,
  paying,
  prescribed,
  prescribes,
  PRESCRIPTION,
  source,
} from './testing/prescribed.js';
import { AMOXICILLIN, SHIFT, tablets, visit, visitUnderWay } from './testing/visit-under-way.js';

const voiding = { id: 9, shiftId: SHIFT, reason: 'salah pasien' };

describe('medicines when their bill ends', () => {
  it('voids a paid bill: money out of the drawer, medicines back on the shelf, revenue gone', () => {
    const story = prescribed();
    const voided = story
      .when(approvePrescription, approval(15))
      .when(payBill, paying(105_000))
      .when(voidTransaction, voiding);
    expect(left(story, AMOXICILLIN)).toBe(20);
    voided.thenState(prescription, PRESCRIPTION, { status: 'cancelled' });
    expect(story.state(shift, SHIFT)).toMatchObject({ expected: { cash: 100_000 } });
    voided.thenRows(transactionListView, [{ status: 'VOID', paid: 0, remaining: 0, paidDate: '2026-11-23' }]);
    story.thenSums(dayRevenues, []);
    story.when(handOverPrescription, handingOver).thenRejects('prescription.not-approved');
  });

  it('voids on a later day by a counter-entry of that day: the day of the payment stands', () => {
    const story = prescribed();
    story
      .when(approvePrescription, approval(15))
      .when(payBill, paying(105_000))
      .when(voidTransaction, voiding, { today: '2026-11-24' });
    const brought = { transactions: 1, registration: 10_000, administration: 5_000, consultation: 75_000 };
    const figures = { ...noRevenue, ...brought, pharmacy: 15_000, total: 105_000, paid: 105_000 };
    const counter = Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, 0 - amount]));
    story.thenSums(dayRevenues, [
      { date: '2026-11-23', ...figures },
      { date: '2026-11-24', ...counter },
    ]);
  });

  it('replaces a voided bill by one of the same items; what was approved is handed over once that is paid', () => {
    const story = prescribed();
    const replaced = story
      .when(approvePrescription, approval(15))
      .when(payBill, paying(105_000))
      .when(voidTransaction, { ...voiding, replace: true }, { ids: { transaction: 10 } });
    replaced.thenState(prescription, PRESCRIPTION, { status: 'approve' });
    replaced.thenState(encounter, 3, { status: 'finished', transactionId: 10 });
    expect(left(story, AMOXICILLIN)).toBe(5);
    replaced.thenRows(transactionListView, [
      { id: 9, status: 'VOID', total: 105_000, remaining: 0, encounterId: 3 },
      { id: 10, status: 'ONGOING', total: 105_000, remaining: 105_000, encounterId: 3, unfinished: 'yes' },
    ]);
    replaced.thenRows(transactionDetailView, [{ replacedBy: 10, endedBy: 7 }, { replacedBy: null }]);
    replaced.thenRows(prescriptionView, [{ status: 'approve', transactionStatus: 'ONGOING', paid: false }]);
    story.when(handOverPrescription, handingOver).thenRejects('prescription.bill-not-paid');
    story
      .when(payBill, { ...paying(105_000), id: 10 })
      .when(handOverPrescription, handingOver)
      .thenState(prescription, PRESCRIPTION, { status: 'done' });
  });

  it('replaces the bill of a guarantor by one that it bears too; a supplement is not replaced', () => {
    const story = prescribed({ payer: 'bpjs' });
    story
      .when(approvePrescription, approval(15))
      .when(voidTransaction, { ...voiding, replace: true }, { ids: { transaction: 10 } })
      .thenRows(transactionListView, [{ status: 'VOID' }, { status: 'PAID', paid: 0, receivable: 105_000 }]);
    const sale = prescribed();
    sale
      .when(dropCharge, { id: 9, source, reason: 'pasien tidak menunggu' })
      .when(payBill, paying(90_000))
      .when(approvePrescription, approval(15))
      .when(settleLateCharges, { id: 9, source, how: 'supplement', reason: 'susul' }, { ids: { transaction: 11 } })
      .when(payBill, { ...paying(15_000), id: 11 })
      .when(voidTransaction, { ...voiding, id: 11, replace: true })
      .thenRejects('transaction.not-replaceable', {}, 'replace');
  });

  it('leaves what was handed over where it is when its bill is voided', () => {
    const story = prescribed();
    story
      .when(approvePrescription, approval(15))
      .when(payBill, paying(105_000))
      .when(handOverPrescription, handingOver)
      .when(voidTransaction, voiding)
      .thenState(prescription, PRESCRIPTION, { status: 'done' });
    expect(left(story, AMOXICILLIN)).toBe(5);
  });

  it('cancels an unpaid bill with what is reserved for it', () => {
    const story = visitUnderWay();
    prescribes(story, [tablets(AMOXICILLIN, 15)])
      .when(approvePrescription, approval(15))
      .when(cancelTransaction, { id: 9, reason: 'pasien pulang' })
      .thenRows(prescriptionView, [{ status: 'cancelled', transactionStatus: 'CANCELLED' }]);
    expect(left(story, AMOXICILLIN)).toBe(20);
  });
});

describe('a bill that waits for medicines', () => {
  it('closes the bill when the awaited prescription is cancelled', () =>
    prescribed()
      .when(cancelPrescription, { id: PRESCRIPTION, reason: 'tidak jadi' })
      .then({
        [`prescription-${PRESCRIPTION}`]: [
          { type: 'PrescriptionCancelled', data: { ...visit, prescriptionId: PRESCRIPTION, reason: 'tidak jadi' } },
        ],
        'record-3': [
          {
            type: 'OrderEnded',
            data: { ...visit, module: 'prescription', orderId: PRESCRIPTION, outcome: 'cancelled' },
          },
        ],
        'transaction-9': [
          { type: 'ChargeDropped', data: { transactionId: 9, patientId: 5, source, reason: null } },
          closed({ subtotal: 90_000 }),
        ],
      }));

  it('charges what the cashier did not wait for late, and hands it over once the cashier has settled it', () => {
    const story = prescribed();
    const approved = story
      .when(dropCharge, { id: 9, source, reason: 'pasien tidak menunggu' })
      .when(payBill, paying(90_000))
      .when(approvePrescription, approval(15));
    const fees = [{ type: 'registration' }, { type: 'admin_fee' }, { type: 'clinical' }];
    approved.thenRows(transactionListView, [{ status: 'PAID', total: 90_000 }]);
    approved.thenRows(transactionChargeView, [...fees, { sourceId: PRESCRIPTION, amount: 15_000, late: 'open' }]);
    approved.when(handOverPrescription, handingOver).thenRejects('prescription.bill-not-paid');
    const settling = { id: 9, source, how: 'supplement', reason: 'obat menyusul' };
    const settled = story.when(settleLateCharges, settling, { ids: { transaction: 10 } });
    settled.thenRows(transactionListView, [
      { total: 90_000 },
      { purpose: 'supplement', status: 'ONGOING', total: 15_000, remaining: 15_000, encounterId: 3 },
    ]);
    settled.thenRows(transactionChargeView, [
      ...fees,
      { sourceId: PRESCRIPTION, transactionId: 9, late: 'supplement' },
      { sourceId: PRESCRIPTION, transactionId: 10, late: null, amount: 15_000 },
    ]);
    settled.when(handOverPrescription, handingOver).thenState(prescription, PRESCRIPTION, { status: 'done' });
  });
});
