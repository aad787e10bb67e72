import { catalogued } from '../../testing/catalogued.js';
import { play } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    treatment: number;
  }
}

export const treatmentPlay = play({
  needs: ['medicine'],
  gives: ['treatment'],
  run: async ({ does, medicine: medicineId, today }) => {
    await catalogued(does, 'treatment-category', { name: 'Umum' });
    const treatment = await catalogued(does, 'treatment', { name: 'Nebulisasi', price: 60_000 });
    await does('treatment/set-price', treatment, { payer: 'bpjs', price: 45_000, effectiveFrom: today });
    const later = { effectiveFrom: '2099-01-01' };
    await does('treatment/set-price', treatment, { ...later, price: 65_000 });
    await does('treatment/withdraw-price', treatment, later);
    await does('treatment/set-shares', treatment, { doctor: 40, nurse: 10, facility: 50 });
    await does('treatment/set-materials', treatment, { materials: [{ medicineId, quantity: 1 }] });
    return { treatment };
  },
});
