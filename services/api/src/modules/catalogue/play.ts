import { catalogued } from '../../testing/catalogued.js';
import { play } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    room: number;
    medicine: number;
    /** A warehouse beside the main store. */
    store: number;
    supplier: number;
  }
}

const medicine = {
  name: 'Parasetamol 500 mg',
  form: 'tablet',
  baseUnit: 'tablet',
  medicineClass: 'free',
  price: 500,
  highAlert: false,
  lookAlike: false,
  fornas: true,
};

export const cataloguePlay = play({
  gives: ['room', 'medicine', 'store', 'supplier'],
  run: async ({ does }) => {
    const room = await catalogued(does, 'room', { name: 'Poli Umum', code: 'U' });
    await catalogued(does, 'inventory-category', { name: 'Umum' });
    await catalogued(does, 'unit', { name: 'tablet' });
    await catalogued(does, 'signa', { text: '3 x 1' });
    await catalogued(does, 'payment-method', { name: 'Tunai', method: 'cash' });
    return {
      room,
      medicine: await catalogued(does, 'medicine', medicine),
      supplier: await catalogued(does, 'supplier', { name: 'PT Sehat' }),
      store: await catalogued(does, 'store', { name: 'Gudang', kind: 'warehouse', code: 'GD' }),
    };
  },
});
