import { erasePatientEarly } from '@alur/contracts/patient/commands';
import type { SaleRow } from '@alur/contracts/sale/rows';
import { cancelTransaction, reopenBill } from '@alur/contracts/transaction/commands';
import { describe, expect, it, test } from 'vitest';
import { modules } from '../index.js';
import { ERASED } from '../kernel/event.js';
import type { AnyView } from '../kernel/view.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { transaction } from '../transaction/transaction.js';
import { saleView } from './sale-view.js';
import { sale, type SaleState } from './sale.js';
import {
  AMOXICILLIN,
  line,
  MORPHINE,
  PARACETAMOL,
  past,
  PATIENT,
  pharmacy,
  prescription,
  SALE,
  sold,
} from './testing/sales.js';

type Status = SaleState['status'];
const statuses = Object.keys(past) as Status[];
const only = (...allowed: Status[]) =>
  statuses.map(status => [status, allowed.includes(status)] as const).filter(([status]) => status !== 'none');

describe('every status and command', () => {
  const commands = {
    changes: { allowed: only('draft'), code: 'sale.not-draft' },
    confirms: { allowed: only('draft'), code: 'sale.not-draft' },
    reopens: { allowed: only('confirmed'), code: 'sale.not-confirmed' },
    cancels: { allowed: only('draft', 'confirmed'), code: 'sale.not-cancellable' },
  } as const;
  const cases = Object.entries(commands).flatMap(([command, { allowed, code }]) =>
    allowed.map(([status, isAllowed]) => [command as keyof typeof commands, status, isAllowed, code] as const),
  );
  test.each(cases)('%s a sale that is %s: %s', (command, status, isAllowed, code) => {
    const outcome = past[status]()[command]();
    if (isAllowed) return outcome.thenRows(saleView, [{ id: SALE }]);
    outcome.thenRejects(code);
  });

  test.each(only('confirmed'))('hands over a sale that is %s: %s', (status, isAllowed) => {
    const shop = past[status]();
    if (isAllowed) shop.pays();
    const outcome = shop.handsOver();
    if (isAllowed) return outcome.thenState(sale, SALE, { status: 'handed_over' });
    outcome.thenRejects('sale.not-confirmed');
  });

  test.each(only('handed_over', 'partly_returned'))('takes back of a sale that is %s: %s', (status, isAllowed) => {
    const outcome = past[status]().returns([[1, 1]]);
    if (isAllowed) return outcome.thenState(sale, SALE, { status: 'partly_returned' });
    outcome.thenRejects('sale.nothing-to-return');
  });
});

describe('from the counter to the handover', () => {
  it('a draft reserves nothing, and its bill waits for it', () => {
    const shop = pharmacy();
    shop.opens();
    expect(shop.reserved()).toBe(0);
    shop.story.thenRows(transactionListView, [
      { status: 'DRAFT', serviceType: 'external_pharmacy', purpose: 'sale', pharmacyStatus: 'queue', total: 0 },
    ]);
    shop.story.thenRows(saleView, [{ status: 'draft', total: 12_600, refNumber: `TRX-20261123-${SALE}` }]);
  });

  it('is priced, reserved and payable once it is confirmed, and never above the ceiling', () => {
    const shop = pharmacy();
    shop.sells();
    expect([shop.reserved(), shop.reserved(AMOXICILLIN)]).toEqual([10, 4]);
    shop.story.thenRows(transactionListView, [
      { status: 'ONGOING', total: 12_600, pharmacyAmount: 12_600, pharmacyStatus: 'approve', remaining: 12_600 },
    ]);
    shop.handsOver().thenRejects('sale.bill-not-paid');
    shop.pays();
    shop.story.thenRows(saleView, [{ status: 'confirmed', paid: true, paidAmount: 12_600, paymentMethod: 'cash' }]);
    shop.handsOver();
    expect([shop.onHand(), shop.reserved(), shop.inDrawer()]).toEqual([10, 0, 112_600]);
    shop.story.thenRows(transactionListView, [{ status: 'PAID', pharmacyStatus: 'done' }]);
    expect(shop.status()).toBe('handed_over');
  });

  it('is handed over unpaid only where the facility says so', () =>
    past
      .confirmed({ pharmacy: { payBeforeHandover: false, roundUpStock: true, compoundFee: 0 } })
      .handsOver()
      .thenState(sale, SALE, { status: 'handed_over' }));

  it('charges the courier beside the medicine', () => {
    const shop = pharmacy();
    const courier = { name: 'Tono', address: 'Jl. Mawar 1', phone: '0813', fee: 9_000 };
    shop.sells({ deliveryMethod: 'courier' }).thenRejects('sale.courier-needed', {}, 'courier');
    shop.sells({ deliveryMethod: 'courier', courier });
    shop.story.thenRows(saleView, [{ total: 21_600, deliveryMethod: 'courier', courier }]);
    shop.story.thenRows(transactionListView, [{ total: 21_600, pharmacyAmount: 12_600, administrationAmount: 9_000 }]);
  });

  it('is a draft again while nothing is paid: its stock is free, and its bill open', () => {
    const shop = past.confirmed();
    shop.reopens();
    expect(shop.reserved()).toBe(0);
    shop.changes({ lines: [line(PARACETAMOL, 2, { unit: 'strip', factor: 4 })], confirm: true });
    expect(shop.reserved()).toBe(8);
    shop.story.thenRows(transactionListView, [{ status: 'ONGOING', total: 8_000 }]);
    shop.pays(8_000);
    shop.reopens().thenRejects('transaction.items-locked');
  });

  it('shows whose it is, where a registered patient buys', () => {
    const shop = pharmacy();
    shop.sells({ patientId: PATIENT, name: 'Orang lain' });
    shop.story.thenRows(saleView, [{ patientId: PATIENT, patientName: 'Siti Aminah', recordNumber: '000123' }]);
    shop.story.thenRows(transactionListView, [{ patientId: PATIENT, patientName: 'Siti Aminah' }]);
  });

  it('shows the name that a walk-in gives, on the cashier’s list too', () => {
    const shop = pharmacy();
    shop.sells({ name: 'Tono' });
    shop.story.thenRows(transactionListView, [{ patientId: null, patientName: 'Tono' }]);
  });
});

describe('what is not sold', () => {
  it.each([
    [{ prescription: null }, 'sale.prescription-needed', { item: 'Amoksisilin' }, 'lines.1.itemId'],
    [
      { lines: [line(MORPHINE, 1)], prescription: { ...prescription, isCopy: true } },
      'sale.original-needed',
      { item: 'Morfin' },
      'lines.0.itemId',
    ],
    [{ lines: [...sold, line(PARACETAMOL, 1)] }, 'sale.item-twice', {}, 'lines.2.itemId'],
    [{ lines: [line(99, 1)] }, 'sale.no-such-item', {}, 'lines.0.itemId'],
    [
      { lines: [line(PARACETAMOL, 21)] },
      'stock.insufficient',
      { available: 20, requested: 21, item: 'Parasetamol' },
      'lines.0.quantity',
    ],
    [{ lines: [line(PARACETAMOL, 1, { factor: 10 })] }, 'sale.base-unit', { unit: 'tablet' }, 'lines.0.factor'],
    [
      { prescription: { ...prescription, writtenOn: '2026-11-24' } },
      'sale.prescription-to-come',
      {},
      'prescription.writtenOn',
    ],
  ])('%j: %s', (body, code, params, path) => pharmacy().sells(body).thenRejects(code, params, path));

  it('without a prescription is only what needs none', () => {
    const shop = pharmacy();
    shop.sells({ prescription: null, lines: [line(PARACETAMOL, 1)] });
    expect(shop.status()).toBe('confirmed');
  });

  it('the last box, of two who want it: the second is told what is left', () => {
    const shop = pharmacy();
    shop.sells({ lines: [line(PARACETAMOL, 15)] });
    shop
      .sells({ lines: [line(PARACETAMOL, 15)] }, SALE + 1)
      .thenRejects('stock.insufficient', { available: 5, requested: 15, item: 'Parasetamol' }, 'lines.0.quantity');
  });

  it('an expired lot', () => {
    const shop = pharmacy();
    shop.opens({ lines: [line(PARACETAMOL, 15)] });
    shop.story.given({}, { today: '2027-07-01' });
    shop.confirms().thenRejects('stock.insufficient', { available: 10, requested: 15, item: 'Parasetamol' });
  });
});

describe('the bill of a sale', () => {
  it('that is cancelled by the cashier cancels the sale, and frees its stock', () => {
    const shop = past.confirmed();
    shop.story.when(cancelTransaction, { id: SALE, reason: 'pembeli pergi' });
    expect([shop.status(), shop.reserved()]).toEqual(['cancelled', 0]);
    shop.story.thenRows(saleView, [{ cancelReason: 'pembeli pergi', transactionStatus: 'CANCELLED' }]);
  });

  it('that is voided before the handover gives money and stock back', () => {
    const shop = past.confirmed();
    shop.pays();
    shop.voids();
    expect([shop.status(), shop.reserved(), shop.inDrawer()]).toEqual(['cancelled', 0, 100_000]);
    shop.handsOver().thenRejects('sale.not-confirmed');
  });

  it.each(['handed_over', 'partly_returned', 'returned'] as const)(
    'is not voided or reopened once it is %s',
    status => {
      const shop = past[status]();
      shop.voids().thenRejects(status === 'handed_over' ? 'sale.return-instead' : 'transaction.returned');
      shop.story
        .when(reopenBill, { id: SALE, reason: 'salah' })
        .thenRejects(status === 'handed_over' ? 'transaction.items-locked' : 'transaction.returned');
    },
  );

  it('is cancelled with the sale', () => past.draft().cancels().thenState(transaction, SALE, { status: 'cancelled' }));
});

describe('a patient who bought', () => {
  const erases = (shop: ReturnType<typeof pharmacy>) =>
    shop.story.when(erasePatientEarly, { id: PATIENT, ground: 'request', reason: 'diminta' });

  it('is not erased while something waits for her, and then leaves nothing of herself in the sale', () => {
    const shop = pharmacy();
    shop.sells({ patientId: PATIENT, phone: '0812', lines: [line(PARACETAMOL, 10, { signa: '3 x 1' })] });
    erases(shop).thenRejects('patient.bill-open', { transactionId: SALE });
    shop.pays(10_000);
    erases(shop).thenRejects('patient.sale-open', { saleId: SALE });
    shop.handsOver();
    erases(shop);
    const [row] = shop.story.clinic.rows<SaleRow>(saleView);
    expect(row).toMatchObject({ patientName: ERASED, recordNumber: ERASED, phone: ERASED, receiverName: ERASED });
    expect(row).toMatchObject({ total: 10_000, lines: [{ name: 'Parasetamol', signa: ERASED }] });
    expect(JSON.stringify(row)).not.toMatch(/Siti|Tono|dr\. Andi/);
  });

  it('has the sale on her time line; a walk-in has none', () => {
    const timeline = modules.find(({ name }) => name === 'timeline')?.views[0] as AnyView;
    const types = (body: object) => {
      const shop = pharmacy();
      shop.sells(body);
      return shop.story.clinic.rows<{ type: string }>(timeline).map(({ type }) => type);
    };
    expect(types({ patientId: PATIENT })).toContain('SaleConfirmed');
    expect(types({}).filter(type => type !== 'PatientRegistered')).toEqual([]);
  });
});
