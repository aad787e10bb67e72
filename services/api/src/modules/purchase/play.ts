import { play, reason } from '../../testing/play.js';

export const purchasePlay = play({
  needs: ['store', 'supplier', 'stockedMedicine'],
  run: async ({ does, until, today, store: storeId, supplier: supplierId, stockedMedicine: itemId }) => {
    const order = { supplierId, lines: [{ itemId, unit: 'boks', factor: 100, quantity: 2, unitPrice: 30_000 }] };
    const orders = async (): Promise<number> => {
      const id = await does('purchase/add', 0, { ...order, storeId });
      await does('purchase/order', id);
      return id;
    };
    const arrives = (id: number, documentNumber: string, quantity: number) =>
      does('purchase/receive', id, {
        ...{ documentNumber, receivedOn: today },
        lines: [{ line: 1, quantity, freeQuantity: 1, batch: 'P1', expiry: '2099-12-31' }],
      });
    const bought = await orders();
    await arrives(bought, 'SJ-1', 1);
    const { id: receiptId } = (await until(
      `/v2/live/purchase.receipts?purchaseId=${bought}`,
      row => row['documentNumber'] === 'SJ-1',
    )) as { id: number };
    await does('purchase/reverse-receipt', bought, { receiptId, reason });
    await arrives(bought, 'SJ-1', 2);
    await does('purchase/invoice', bought, { invoiceNumber: 'F-1', invoicedOn: today, dueOn: today });
    await does('purchase/pay', bought, { paidOn: today, method: 'transfer', reference: 'TRF-1' });
    const short = await orders();
    await arrives(short, 'SJ-2', 1);
    await does('purchase/close-short', short, { reason });
    await does('purchase/cancel', await orders(), { reason });
    // One order stays a draft.
    const draft = await does('purchase/add', 0, order);
    await does('purchase/change', draft, { ...order, note: 'Kirim pagi' });
  },
});
