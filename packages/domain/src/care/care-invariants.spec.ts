import { changePayer } from '@alur/contracts/booking/commands';
import {
  chargeConsultation,
  finishConsultation,
  recordDiagnosis,
  reopenConsultation,
  signNote,
} from '@alur/contracts/consultation/commands';
import { correctStock, receiveStock } from '@alur/contracts/inventory/commands';
import type { StockRow } from '@alur/contracts/inventory/rows';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import {
  approvePrescription,
  cancelPrescription,
  handOverPrescription,
  returnPrescription,
  revisePrescription,
  submitPrescriptions,
  withdrawApproval,
  writePrescription,
} from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { defaultSettings } from '@alur/contracts/settings/settings';
import type { ShiftRow } from '@alur/contracts/shift/rows';
import {
  cancelTransaction,
  changeItem,
  closeBill,
  giveDiscount,
  payBill,
  refundPayment,
  removeDiscount,
  removeItem,
  reopenBill,
  voidTransaction,
} from '@alur/contracts/transaction/commands';
import type { ChargeRow, TransactionDetailRow, TransactionRow } from '@alur/contracts/transaction/rows';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encounter } from '../encounter/encounter.js';
import { stockView } from '../inventory/stock-view.js';
import { stock } from '../inventory/stock.js';
import type { Given, Story } from '../kernel/testing/specification.js';
import { prescriptionView } from '../prescription/prescription-view.js';
import { prescription, takesOf } from '../prescription/prescription.js';
import { shiftView } from '../shift/shift-view.js';
import { shift } from '../shift/shift.js';
import type { AnyBill } from '../transaction/bill.js';
import { discounted, netReceived, receivable, remaining, total } from '../transaction/totals.js';
import { transactionChargeView } from '../transaction/transaction-charge-view.js';
import { transactionDetailView } from '../transaction/transaction-detail-view.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { transaction } from '../transaction/transaction.js';
import { facility, settingsOf } from './testing/facility.js';
import { inMainStore } from './testing/prescribed.js';
import { AMOXICILLIN, PARACETAMOL, SHIFT, tablets, visitUnderWay } from './testing/visit-under-way.js';

/** A step's input: the prescription that it concerns, and two medicines. */
interface Found {
  story: Story;
  prescriptionId: number;
  medicineId: number;
  otherId: number;
  nth: number;
  quantity: number;
  method: 'cash' | 'qris' | 'bpjs';
}
type Doing = readonly [CommandSpec, (found: Found) => Given];

const medicines = [AMOXICILLIN, PARACETAMOL];
const stateOfBill = (story: Story) => story.state(transaction, 9) as AnyBill;
const lines = ({ medicineId, otherId, quantity }: Found) => [tablets(medicineId, quantity + 1), tablets(otherId, 2)];
const approvedLines = ({ story, prescriptionId, quantity }: Found) => {
  const state = story.state(prescription, prescriptionId);
  return (state.status === 'none' ? [] : state.lines).map((line, index) => ({
    lineId: line.lineId,
    quantity: index === 0 ? Math.min(quantity, line.quantity) : line.quantity,
    ...(quantity === 5 && { substituteId: AMOXICILLIN }),
  }));
};
const paying = (method: Found['method'], amount: number) => ({ id: 9, shiftId: SHIFT, lines: [{ method, amount }] });
/** All that is left, rounded up unless it is rounded already. */
const whole = (story: Story): number => {
  const bill = stateOfBill(story);
  return Math.max(1, bill.rounding === 0 ? Math.ceil(remaining(bill) / 1000) * 1000 : remaining(bill));
};

const writing: Doing = [writePrescription, it => ({ encounterId: 3, lines: lines(it), allergyAcknowledged: false })];
const approving: Doing = [
  approvePrescription,
  it => ({ id: it.prescriptionId, review: reviewMet, lines: approvedLines(it) }),
];
const handingOver: Doing = [
  handOverPrescription,
  ({ prescriptionId }) => ({ id: prescriptionId, receiverName: 'Siti', checks: handoverChecked }),
];
const finishing: Doing = [finishConsultation, () => ({ id: 3 })];
const closing: Doing = [closeBill, () => ({ id: 9 })];
const payingWhole: Doing = [payBill, ({ story, method }) => paying(method, whole(story))];
const discounting: Doing = [
  giveDiscount,
  ({ nth, quantity }) => ({
    ...{ id: 9, type: nth === 0 ? 'registration' : 'single_outpatient_consultations' },
    ...{ valueType: 'percent', value: quantity * 8 + 1 },
  }),
];
const receiving: Doing = [
  receiveStock,
  ({ medicineId, quantity }) => ({
    ...{ id: medicineId, batch: `B${quantity}`, expiry: '2027-01-01', quantity: quantity + 1, unitCost: 1 },
    origin: 'purchase',
  }),
];
const correcting: Doing = [
  correctStock,
  ({ story, medicineId, quantity }) => ({
    ...{ id: medicineId, counted: quantity, reason: 'hitung' },
    lotId: story.state(stock, inMainStore(medicineId)).lots.at(0)?.lotId ?? 1,
  }),
];

/**
 * Steps that advance a visit, its medicines and its bill are listed several times, so that they are drawn more often.
 */
const usual: readonly Doing[] = [
  writing,
  [revisePrescription, it => ({ id: it.prescriptionId, lines: lines(it), allergyAcknowledged: false })],
  [submitPrescriptions, () => ({ id: 3 })],
  ...[approving, approving, approving],
  [returnPrescription, ({ prescriptionId }) => ({ id: prescriptionId, note: 'dosis?' })],
  [withdrawApproval, ({ prescriptionId }) => ({ id: prescriptionId, reason: 'salah' })],
  ...[handingOver, handingOver],
  [cancelPrescription, ({ prescriptionId }) => ({ id: prescriptionId, reason: 'batal' })],
  [signNote, () => ({ id: 3, subjective: 'batuk' })],
  [recordDiagnosis, () => ({ id: 3, code: 'J06.9', kind: 'primary' })],
  ...[finishing, finishing, finishing],
  [reopenConsultation, () => ({ id: 3, reason: 'kurang' })],
  [reopenBill, () => ({ id: 9, reason: 'lupa' })],
  ...[closing, closing],
  [changeItem, ({ nth, quantity }) => ({ id: 9, itemId: nth + 1, quantity })],
  [removeItem, ({ nth }) => ({ id: 9, itemId: nth + 1 })],
  discounting,
  [removeDiscount, ({ nth }) => ({ id: 9, discountId: nth + 1 })],
  [payBill, ({ method, quantity }) => paying(method, quantity * 2_500 + 1)],
  ...[payingWhole, payingWhole, payingWhole],
  [refundPayment, ({ nth }) => ({ id: 9, shiftId: SHIFT, paymentId: nth + 1, reason: 'salah' })],
  receiving,
  correcting,
  [changePayer, ({ method }) => ({ id: 3, payer: method === 'bpjs' ? 'bpjs' : 'general' })],
];
const ending: readonly Doing[] = [
  [voidTransaction, () => ({ id: 9, shiftId: SHIFT, reason: 'salah' })],
  [cancelTransaction, () => ({ id: 9, reason: 'salah' })],
];
const step = fc.record({
  doing: fc.oneof(
    { weight: 150, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...ending) },
  ),
  nth: fc.nat(2),
  quantity: fc.integer({ min: 0, max: 12 }),
  method: fc.constantFrom<Found['method']>('cash', 'qris', 'bpjs'),
});
type Step = Omit<Found, 'story' | 'prescriptionId' | 'medicineId' | 'otherId'> & { doing: Doing };

/** The visit after all that, and the prescriptions, three at most, that were written in it. */
const run = (plan: readonly Step[], payer: 'general' | 'bpjs', roundedMethods: 'cash' | 'all') => {
  const story = visitUnderWay({ payer })
    .given(settingsOf('cashier', { ...defaultSettings.cashier, roundUpTo: 1000, roundedMethods }))
    .given(facility({ isBpjs: true, partialAdherence: true }));
  const prescriptions: number[] = [];
  for (const { doing, nth, ...how } of plan) {
    if (doing === writing && prescriptions.length === 3) continue;
    const [medicineId, otherId] = nth === 1 ? [PARACETAMOL, AMOXICILLIN] : [AMOXICILLIN, PARACETAMOL];
    const prescriptionId = prescriptions[nth % Math.max(1, prescriptions.length)] ?? 0;
    const [command, given] = doing;
    const ids = { prescription: 71 + prescriptions.length };
    const did = story.attempt(command, given({ story, prescriptionId, medicineId, otherId, nth, ...how }), { ids });
    if (doing === writing && Object.keys(did).length > 0) prescriptions.push(ids.prescription);
    for (const { type, data } of did['encounter-3'] ?? []) {
      if (type !== 'EncounterFinished') continue;
      story.attempt(chargeConsultation, { id: 3, finish: data['finish'] });
      story.attempt(submitPrescriptions, { id: 3 });
    }
  }
  return { story, prescriptions, bill: stateOfBill(story) };
};

const statuses = { open: 'WAITING', closed: 'ONGOING', paid: 'PAID', cancelled: 'CANCELLED', void: 'VOID' } as const;

test('stock, prescriptions, bill and drawer agree, whatever is done', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 20, maxLength: 90, size: 'max' }),
      fc.constantFrom<'general' | 'bpjs'>('general', 'bpjs'),
      fc.constantFrom<'cash' | 'all'>('cash', 'all'),
      (plan, payer, methods) => {
        const { story, prescriptions, bill } = run(plan, payer, methods);
        const { clinic } = story;
        const states = prescriptions.map(id => story.state(prescription, id));
        const takes = takesOf(states.flatMap(state => (state.status === 'approve' ? state.approved : [])));
        const rows = clinic.rows<StockRow>(stockView);
        for (const medicineId of medicines) {
          const { lots, reservations } = story.state(stock, inMainStore(medicineId));
          const reserved = lots.reduce((sum, each) => sum + each.reserved, 0);
          expect(reserved).toBe(takes.find(take => take.medicineId === medicineId)?.quantity ?? 0);
          for (const each of lots) expect(each.onHand).toBeGreaterThanOrEqual(each.reserved);
          for (const { source } of reservations)
            expect(story.state(prescription, source.id ?? 0).status).toBe('approve');
          expect(rows.find(row => row.id === medicineId)).toMatchObject({ reserved });
        }
        for (const { id, revision } of clinic.rows<PrescriptionRow>(prescriptionView))
          expect(revision).toBe(clinic.log.findLast(({ stream }) => stream === `prescription-${id}`)?.revision);
        const ended = bill.status === 'cancelled' || bill.status === 'void';
        const charges = bill.documents.flat().filter(({ source }) => source.module === 'prescription');
        for (const state of states) {
          if (state.status === 'none') continue;
          const has = charges.some(({ source, lines }) => source.id === state.prescriptionId && lines.length > 0);
          if (state.status === 'approve') expect(ended).toBe(false);
          if (!ended && state.status !== 'approve' && state.status !== 'done') expect(has).toBe(false);
          if (state.status === 'approve') expect(has).toBe(state.approved.some(line => line.quantity > 0));
        }
        const drawer = story.state(shift, SHIFT);
        const inCash = bill.payments.filter(each => !each.refunded && each.method === 'cash');
        expect(drawer.status === 'open' && drawer.expected.cash).toBe(
          100_000 + inCash.reduce((sum, { amount }) => sum + amount, 0),
        );
        expect(clinic.rows<ShiftRow>(shiftView).map(({ expected }) => expected)).toEqual([100_000 + netReceived(bill)]);
        const sums = {
          status: statuses[bill.status],
          subtotal: bill.subtotal,
          discount: discounted(bill),
          rounding: bill.rounding,
          total: total(bill),
          paid: netReceived(bill),
          receivable: ended ? 0 : receivable(bill),
          remaining: ended ? 0 : remaining(bill),
        };
        const [row] = clinic.rows<TransactionRow>(transactionListView);
        const [detail] = clinic.rows<TransactionDetailRow>(transactionDetailView);
        expect(row).toMatchObject(sums);
        expect(detail).toMatchObject(sums);
        const lines = clinic.rows<ChargeRow>(transactionChargeView).filter(({ late }) => late === null);
        expect(lines.reduce((sum, line) => sum + line.amount - line.discount, 0)).toBe(sums.subtotal - sums.discount);
        if (row) {
          const parts = Object.entries(row).filter(([name]) => name.endsWith('Amount'));
          expect(parts.reduce((sum, [, amount]) => sum + (amount as number), 0)).toBe(sums.subtotal - sums.discount);
        }
        const visit = story.state(encounter, 3);
        if (bill.status === 'paid' || bill.status === 'closed') expect(visit.status).toBe('finished');
      },
    ),
    { numRuns: 150 },
  );
});
