import { demo } from '../../demo/demo.js';

const PHARMACIST = 'apoteker@alur.example';
/** Whole days before the last one on which a batch is made. */
const MADE = 2;

const ingredients = [
  { name: 'Hidrokortison krim 2,5%', quantity: 10 },
  { name: 'Gentamisin salep kulit 0,1%', quantity: 10 },
] as const;

/** An ointment that the pharmacy mixes ahead and keeps, with a batch on the shelf. */
export const preparationDemo = demo({
  needs: ['here', 'medicines'],
  gives: ['ownOintment'],
  run: async ({ here, medicines }) => ({
    ownOintment: await here('preparation ointment', 'preparation/add', {
      ...{ name: 'Salep hidrokortison-gentamisin', form: 'salep', baseUnit: 'pot', category: 'Obat keras' },
      ...{ medicineClass: 'prescription', price: 24_000, yieldQuantity: 10, shelfLifeDays: 60 },
      instructions: 'Campur sama banyak sampai homogen. Isi ke dalam pot 10 g, beri etiket biru.',
      ingredients: ingredients.map(({ name, quantity }) => ({
        ...{ itemId: medicines.find(medicine => medicine.name === name)?.id, quantity },
      })),
    }),
  }),
  past: ({ does, later, days }, { ownOintment }) => ({
    async opens({ before }) {
      if (before === Math.min(MADE, days - 1))
        later(90, () => does(PHARMACIST, 'preparation/make', ownOintment, { quantity: 9 }));
    },
  }),
});

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** An item that the pharmacy makes itself. */
    ownOintment: number;
  }
}
