import { play } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** A medicine of which there is enough in the main store. */
    stockedMedicine: number;
  }
}

export const inventoryPlay = play({
  needs: ['medicine', 'store'],
  gives: ['stockedMedicine'],
  run: async ({ does, until, medicine, store: storeId }) => {
    const batch = { batch: 'B1', expiry: '2099-12-31' };
    await does('inventory/receive', medicine, { ...batch, quantity: 100, unitCost: 300, origin: 'opening' });
    const { id: lotId } = (await until(
      `/v2/live/stock.lots?itemId=${medicine}`,
      row => row['batch'] === batch.batch,
    )) as { id: number };
    await does('inventory/correct', medicine, { lotId, counted: 90, reason: 'Stok opname' });
    await does('inventory/receive', medicine, { ...batch, storeId, quantity: 50, unitCost: 310, origin: 'purchase' });
    return { stockedMedicine: medicine };
  },
});
