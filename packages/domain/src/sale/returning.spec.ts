import type { SaleRow } from '@alur/contracts/sale/rows';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { giveDiscount } from '@alur/contracts/transaction/commands';
import { describe, expect, it } from 'vitest';
import { dayRevenues } from '../transaction/day-revenue.js';
import { noRevenue } from '../transaction/revenue.js';
import { transactionDetailView } from '../transaction/transaction-detail-view.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { saleView } from './sale-view.js';
import { AMOXICILLIN, by, of, PARACETAMOL, past, SALE } from './testing/sales.js';

describe('what comes back', () => {
  it('is stock, money and balance in one append', () => {
    const back = { lotId: 70, batch: 'B0', expiry: '2027-06-30', owner: 'own', unitCost: 400, quantity: 3 };
    const refund = { method: 'cash' as const, amount: 3_000 };
    const keys = { transactionId: SALE, patientId: null };
    const outcome = past.handed_over().returns([[1, 3]]);
    outcome.then({
      [`sale-${SALE}`]: [
        {
          type: 'SaleReturned',
          data: {
            ...{ ...of, returnId: 1, refund: { ...refund, shiftId: 2 }, reason: 'salah beli', returnedBy: by },
            lines: [{ lineId: 1, quantity: 3, disposition: 'restocked', amount: 3_000, lots: [back] }],
          },
        },
      ],
      [`transaction-${SALE}`]: [
        {
          type: 'ChargesReturned',
          data: {
            ...{ ...keys, source: { module: 'sale', id: SALE } },
            lines: [{ line: 1, itemType: 'pharmacy', quantity: 3, amount: 3_000 }],
          },
        },
        { type: 'ReturnRefunded', data: { ...keys, refundId: 1, ...refund, shiftId: 2, reason: 'salah beli' } },
      ],
      'shift-2': [
        {
          type: 'DrawerDebited',
          data: { shiftId: 2, cashierId: 7, transactionId: SALE, paymentId: 1, ...refund, isReturn: true },
        },
      ],
      [`stock-1_${PARACETAMOL}`]: [
        {
          type: 'StockReturned',
          data: {
            ...{ storeId: 1, itemId: PARACETAMOL, source: { module: 'sale', id: SALE, line: 1 } },
            ...{ entered: { quantity: 3, unit: 'tablet' }, lots: [{ ...back, balance: 3 }] },
          },
        },
      ],
    });
  });

  it('in parts adds up to what was paid, and is never more', () => {
    const shop = past.handed_over();
    shop.returns([[1, 11]]).thenRejects('sale.above-sold', { left: 10, unit: 'tablet' }, 'lines.0.quantity');
    shop.returns([[1, 4]]);
    shop.returns([[1, 7]]).thenRejects('sale.above-sold', { left: 6, unit: 'tablet' }, 'lines.0.quantity');
    shop.returns([
      [1, 6],
      [2, 4],
    ]);
    expect([shop.onHand(), shop.onHand(AMOXICILLIN), shop.inDrawer(), shop.status()]).toEqual([
      20,
      20,
      100_000,
      'returned',
    ]);
    shop.story.thenRows(transactionListView, [{ status: 'PAID', total: 0, paid: 0, returned: 12_600, remaining: 0 }]);
    const [bill] = shop.story.clinic.rows<TransactionDetailRow>(transactionDetailView);
    expect(bill?.refunds).toMatchObject([{ amount: 4_000 }, { amount: 8_600 }]);
    shop.story.thenRows(saleView, [{ status: 'returned', refunded: 12_600 }]);
  });

  it('is written off where it cannot be sold again', () => {
    const shop = past.handed_over();
    shop.returns([[1, 2, { disposition: 'written_off' }]]);
    expect([shop.onHand(), shop.inDrawer()]).toEqual([10, 110_600]);
    shop
      .returns([
        [1, 8],
        [1, 1],
      ])
      .thenRejects('sale.no-such-line', {}, 'lines.1.quantity');
  });

  it('counts on its own day, and the day of the sale stands', () => {
    const shop = past.handed_over();
    shop.returns([[2, 4]], {}, { today: '2026-11-25' });
    shop.story.thenSums(dayRevenues, [
      { date: '2026-11-23', ...noRevenue, transactions: 1, pharmacy: 12_600, total: 12_600, paid: 12_600 },
      { date: '2026-11-25', ...noRevenue, pharmacy: -2_600, total: -2_600, paid: -2_600 },
    ]);
  });

  it('takes discount and rounding with it', () => {
    const shop = past.draft({ cashier: { roundUpTo: 500, roundedMethods: 'cash', discountApprovalLimit: 100_000 } });
    shop.confirms();
    const discount = { id: SALE, type: 'single_outpatient_pharmacy', valueType: 'percent', value: 10 };
    shop.story.when(giveDiscount, discount);
    shop.pays(11_500);
    shop.handsOver();
    shop.returns([[1, 5]]);
    shop.story.thenRows(saleView, [{ refunded: 4_500 }]);
    shop.returns([
      [1, 5],
      [2, 4],
    ]);
    shop.story.thenRows(saleView, [{ refunded: 11_500, paidAmount: 11_500 }]);
    shop.story.thenRows(transactionListView, [{ total: 0, rounding: 0, paid: 0 }]);
    expect(shop.inDrawer()).toBe(100_000);
  });

  it('is refunded by the method that paid, or in cash', () => {
    const shop = past.confirmed();
    shop.pays(12_600, 'qris');
    shop.handsOver();
    shop
      .returns([[1, 1]], { method: 'transfer' })
      .thenRejects('transaction.refund-above-method', { left: 0 }, 'method');
    shop.returns([[1, 1]], { shiftId: null }).thenRejects('transaction.refund-needs-shift', {}, 'shiftId');
    shop.returns([[1, 1]], { method: 'qris' });
    shop.returns([[1, 1]]);
    const [row] = shop.story.clinic.rows<SaleRow>(saleView);
    expect(row).toMatchObject({ refunded: 2_000, returns: [{ method: 'qris' }, { method: 'cash' }] });
  });
});
