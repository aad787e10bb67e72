import { play, reason, type Do } from '../../testing/play.js';

/** One count is returned and cancelled; another, which a colleague submitted, is approved; and one goes on. */
export const stockCountPlay = play({
  run: async ({ does, until, colleague }) => {
    const medicine = { name: 'Kasa steril', form: 'lembar', baseUnit: 'lembar', medicineClass: 'free', price: 2_000 };
    const marks = { highAlert: false, lookAlike: false, fornas: false };
    const itemId = await does('medicine/add', 0, { ...medicine, ...marks });
    const batch = { batch: 'K1', expiry: '2099-12-31', unitCost: 900 };
    await does('inventory/receive', itemId, { ...batch, quantity: 50, origin: 'opening' });
    const opens = () => does('stock-count/open', 0, { scope: 'items', itemIds: [itemId] });
    const counts = async (submits: Do): Promise<number> => {
      const id = await opens();
      const sheet = `/v2/live/stock-count.sheet?countId=${id}`;
      const { lotId } = (await until(sheet, row => row['batch'] === 'K1')) as { lotId: number };
      await does('stock-count/count', id, { lines: [{ lotId, counted: 48, note: 'Dus rusak' }] });
      await does('stock-count/find-lot', id, { ...batch, itemId, batch: 'K2', quantity: 2 });
      await submits('stock-count/submit', id);
      return id;
    };
    const again = await counts(does);
    await does('stock-count/return', again, { reason });
    await does('stock-count/cancel', again, { reason });
    await does('stock-count/approve', await counts(await colleague()));
    await opens();
  },
});
