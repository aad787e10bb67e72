import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import type { ChargeRow, TransactionDetailRow, TransactionRow } from '@alur/contracts/transaction/rows';
import { defaultSettings } from '@alur/contracts/settings/settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encounter } from '../encounter/encounter.js';
import { Rejection } from '../kernel/rejection.js';
import { stock, stockId } from '../inventory/stock.js';
import { prescriptionView } from '../prescription/prescription-view.js';
import { prescription, takesOf } from '../prescription/prescription.js';
import { shift } from '../shift/shift.js';
import { shiftView } from '../shift/shift-view.js';
import type { ShiftRow } from '@alur/contracts/shift/rows';
import { stockView } from '../inventory/stock-view.js';
import type { StockRow } from '@alur/contracts/inventory/rows';
import type { AnyBill } from '../transaction/bill.js';
import { discounted, kept, receivable, remaining, total } from '../transaction/totals.js';
import { transactionChargeView } from '../transaction/transaction-charge-view.js';
import { transactionDetailView } from '../transaction/transaction-detail-view.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { transaction } from '../transaction/transaction.js';
import { actOf } from './testing/acts.js';
import { openMerchant } from './testing/open-merchant.js';
import { tablets, visitUnderWay } from './testing/visit-under-way.js';

interface Step {
  name: string;
  script: number;
  quantity: number;
  method: 'cash' | 'qris' | 'bpjs';
}
const names = [
  'prescription/write',
  'prescription/revise',
  'prescription/submit',
  'prescription/approve',
  'prescription/approve',
  'prescription/approve',
  'prescription/return',
  'prescription/withdraw-approval',
  'prescription/hand-over',
  'prescription/hand-over',
  'prescription/cancel',
  'consultation/sign-note',
  'consultation/record-diagnosis',
  'consultation/finish',
  'consultation/finish',
  'consultation/finish',
  'consultation/reopen',
  'transaction/reopen',
  'transaction/close',
  'transaction/close',
  'transaction/change-item',
  'transaction/remove-item',
  'transaction/give-discount',
  'transaction/remove-discount',
  'transaction/pay',
  'pay whole',
  'pay whole',
  'pay whole',
  'transaction/refund',
  'transaction/void',
  'transaction/cancel',
  'inventory/receive',
  'inventory/correct',
  'booking/change-payer',
];
const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(
    { weight: 150, arbitrary: fc.constantFrom(...names.filter(name => !/void|transaction.cancel/.test(name))) },
    { weight: 1, arbitrary: fc.constantFrom('transaction/void', 'transaction/cancel') },
  ),
  script: fc.nat(2),
  quantity: fc.integer({ min: 0, max: 12 }),
  method: fc.constantFrom('cash', 'qris', 'bpjs'),
});

const run = (plan: readonly Step[], payer: 'general' | 'bpjs', methods: 'cash' | 'all') => {
  const it_ = visitUnderWay({ payer });
  const { clinic, amoxicillin, paracetamol, shiftId } = it_;
  const medicines = [amoxicillin, paracetamol];
  const scripts: number[] = [];
  clinic.given('settings-1', {
    type: 'SettingsChanged',
    data: {
      merchantId: 1,
      section: 'cashier',
      values: { ...defaultSettings.cashier, roundUpTo: 1000, roundedMethods: methods },
    },
  });
  openMerchant(clinic, { isBpjs: true, partialAdherence: true });
  const does = (name: string, id: number, body: object) => {
    const answer = clinic.run(actOf(name), body as Record<string, unknown>, { id });
    for (const event of answer.events) {
      if (event.type !== 'EncounterFinished') continue;
      does('consultation/charge', 3, { finish: event.data['finish'] });
      does('prescription/submit', 3, {});
    }
    return answer.id;
  };
  const bill = () => clinic.state(transaction, 9) as AnyBill;
  const lotOf = (itemId: number) => clinic.state(stock, stockId({ storeId: 1, itemId })).lots[0]?.lotId ?? 1;
  for (const { name, script, quantity, method } of plan) {
    const scriptId = scripts[script % Math.max(1, scripts.length)] ?? 0;
    const lines = [tablets(medicines[script % 2]!, quantity + 1), tablets(medicines[(script + 1) % 2]!, 2)];
    const bodies: Record<string, () => [number, object]> = {
      'prescription/write': () => [0, { encounterId: 3, lines, allergyAcknowledged: false }],
      'prescription/revise': () => [scriptId, { lines, allergyAcknowledged: false }],
      'prescription/approve': () => {
        const state = clinic.state(prescription, scriptId);
        const own = state.status === 'none' ? [] : state.lines;
        return [
          scriptId,
          {
            review: reviewMet,
            lines: own.map((line, index) => ({
              lineId: line.lineId,
              quantity: index === 0 ? Math.min(quantity, line.quantity) : line.quantity,
              ...(quantity === 5 && { substituteId: medicines[0] }),
            })),
          },
        ];
      },
      'prescription/return': () => [scriptId, { note: 'dosis?' }],
      'prescription/withdraw-approval': () => [scriptId, { reason: 'salah' }],
      'prescription/hand-over': () => [scriptId, { receiverName: 'Siti', checks: handoverChecked }],
      'prescription/cancel': () => [scriptId, { reason: 'batal' }],
      'consultation/sign-note': () => [3, { subjective: 'batuk' }],
      'consultation/record-diagnosis': () => [3, { code: 'J06.9', kind: 'primary' }],
      'consultation/reopen': () => [3, { reason: 'kurang' }],
      'transaction/reopen': () => [9, { reason: 'lupa' }],
      'transaction/change-item': () => [9, { itemId: script + 1, quantity }],
      'transaction/remove-item': () => [9, { itemId: script + 1 }],
      'transaction/give-discount': () => [
        9,
        {
          type: script === 0 ? 'registration' : 'single_outpatient_consultations',
          valueType: 'percent',
          value: quantity * 8 + 1,
        },
      ],
      'transaction/remove-discount': () => [9, { discountId: script + 1 }],
      'transaction/pay': () => [9, { shiftId, lines: [{ method, amount: quantity * 2_500 + 1 }] }],
      'pay whole': () => [
        9,
        {
          shiftId,
          lines: [
            {
              method,
              amount: Math.max(
                1,
                bill().rounding === 0 ? Math.ceil(remaining(bill()) / 1000) * 1000 : remaining(bill()),
              ),
            },
          ],
        },
      ],
      'transaction/refund': () => [9, { shiftId, paymentId: script + 1, reason: 'salah' }],
      'transaction/void': () => [9, { shiftId, reason: 'salah' }],
      'transaction/cancel': () => [9, { reason: 'salah' }],
      'inventory/receive': () => [
        medicines[script % 2]!,
        { batch: `B${quantity}`, expiry: '2027-01-01', quantity: quantity + 1, unitCost: 1, origin: 'purchase' },
      ],
      'inventory/correct': () => [
        medicines[script % 2]!,
        { lotId: lotOf(medicines[script % 2]!), counted: quantity, reason: 'hitung' },
      ],
      'booking/change-payer': () => [3, { payer: method === 'bpjs' ? 'bpjs' : 'general' }],
    };
    const [id, body] = bodies[name]?.() ?? [
      name.startsWith('transaction') ? 9 : name.startsWith('prescription') ? scriptId : 3,
      {},
    ];
    if (id === 0 && name !== 'prescription/write') continue;
    const command = name === 'pay whole' ? 'transaction/pay' : name;
    if (name === 'prescription/write' && scripts.length === 3) continue;
    try {
      const made = does(command, id, body);
      if (name === 'prescription/write') scripts.push(made);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
    }
  }
  return { ...it_, scripts, medicines, bill: bill() };
};

const statuses = { open: 'WAITING', closed: 'ONGOING', paid: 'PAID', cancelled: 'CANCELLED', void: 'VOID' } as const;

test('stock, prescriptions, bill and drawer agree, whatever is done', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 20, maxLength: 90, size: 'max' }),
      fc.constantFrom<'general' | 'bpjs'>('general', 'bpjs'),
      fc.constantFrom<'cash' | 'all'>('cash', 'all'),
      (plan, payer, methods) => {
        const { clinic, scripts, medicines, shiftId, bill } = run(plan, payer, methods);
        const states = scripts.map(id => clinic.state(prescription, id));
        const takes = takesOf(states.flatMap(state => (state.status === 'approve' ? state.approved : [])));
        const rows = clinic.rows<StockRow>(stockView);
        for (const medicineId of medicines) {
          const { lots, reservations } = clinic.state(stock, stockId({ storeId: 1, itemId: medicineId }));
          const reserved = lots.reduce((sum, each) => sum + each.reserved, 0);
          expect(reserved).toBe(takes.find(take => take.medicineId === medicineId)?.quantity ?? 0);
          for (const each of lots) expect(each.onHand).toBeGreaterThanOrEqual(each.reserved);
          for (const { source } of reservations)
            expect(clinic.state(prescription, source.id ?? 0).status).toBe('approve');
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
        const drawer = clinic.state(shift, shiftId);
        const inCash = bill.payments.filter(each => !each.refunded && each.method === 'cash');
        expect(drawer.status === 'open' && drawer.expected.cash).toBe(
          100_000 + inCash.reduce((sum, { amount }) => sum + amount, 0),
        );
        expect(clinic.rows<ShiftRow>(shiftView)[0]?.expected).toBe(100_000 + kept(bill));
        const sums = {
          status: statuses[bill.status],
          subtotal: bill.subtotal,
          discount: discounted(bill),
          rounding: bill.rounding,
          total: total(bill),
          paid: kept(bill),
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
        const visit = clinic.state(encounter, 3);
        if (bill.status === 'paid' || bill.status === 'closed') expect(visit.status).toBe('finished');
      },
    ),
    { numRuns: 150 },
  );
});
