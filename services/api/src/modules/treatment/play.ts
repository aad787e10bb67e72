import { catalogued } from '../../testing/catalogued.js';
import { play } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    treatment: number;
  }
}

export const treatmentPlay = play({
  gives: ['treatment'],
  run: async ({ does }) => {
    await catalogued(does, 'treatment-category', { name: 'Umum' });
    return { treatment: await catalogued(does, 'treatment', { name: 'Nebulisasi', price: 60_000 }) };
  },
});
