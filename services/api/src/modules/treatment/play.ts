import { catalogued } from '../../testing/catalogued.js';
import { examined } from '../../testing/examined.js';
import { play, reason } from '../../testing/play.js';

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

export const treatmentOrderPlay = play({
  needs: ['treatment', 'schedule', 'fees', 'stay'],
  run: async ({ does, treatment: treatmentId, schedule: scheduleId, stay, today }) => {
    const { visit: encounterId } = await examined(does, { scheduleId, date: today }, 'Tuti Alawiyah');
    const asks = (of: number, body: object = {}) =>
      does('treatment/request', 0, { encounterId: of, treatmentId, note: 'Sebelum pulang', ...body });
    const done = await asks(encounterId);
    await does('treatment/start', done);
    await does('treatment/undo-start', done);
    await does('treatment/start', done);
    await does('treatment/complete', done);
    const refused = await asks(encounterId);
    await does('treatment/cancel', refused, { reason });
    await does('treatment/acknowledge-refusal', refused);
    await asks(encounterId, { priority: 'cito' });
    await asks(stay);
  },
});
