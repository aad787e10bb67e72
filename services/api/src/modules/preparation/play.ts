import { play, reason } from '../../testing/play.js';

/** An item that the facility makes of a medicine gets its formula, is made, taken back, and made again. */
export const preparationPlay = play({
  needs: ['stockedMedicine'],
  run: async ({ does, until, stockedMedicine: itemId }) => {
    const formula = { yieldQuantity: 10, shelfLifeDays: 30, ingredients: [{ itemId, quantity: 2 }] };
    const item = { name: 'Sirup racikan', form: 'sirup', baseUnit: 'botol', medicineClass: 'free', price: 9_000 };
    const id = await does('preparation/add', 0, { ...item, ...formula });
    await does('preparation/set-formula', id, { ...formula, instructions: 'Larutkan, lalu saring.' });
    await does('preparation/make', id, { batch: 'R1' });
    const batches = `/v2/preparation/batches?itemId=${id}`;
    const { id: batchId } = (await until(batches, row => row['batch'] === 'R1')) as { id: number };
    await does('preparation/undo-batch', batchId, { reason });
    await does('preparation/make', id, { quantity: 9 });
  },
});
