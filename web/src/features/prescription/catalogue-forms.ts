import { signa } from '@alur/contracts/catalogue/medicine';
import { type CatalogueForm } from '@/catalogues/catalogue-form';

const signaForm: CatalogueForm = {
  tab: {
    right: 'settings.other:view',
    value: 'signa',
    word: { id: 'Signa', en: 'Directions for use' },
    order: 60,
  },
  word: { id: 'Signa', en: 'Directions for use' },
  spec: signa,
  fields: [
    { name: 'text', word: { id: 'Aturan pakai', en: 'Directions' }, kind: 'text', required: true, listed: true },
    {
      name: 'timesPerDay',
      word: { id: 'Kali per hari', en: 'Times a day' },
      kind: 'decimal',
      decimals: 2,
      listed: true,
      half: true,
    },
    {
      name: 'dosePerTime',
      word: { id: 'Dosis sekali pakai', en: 'Dose each time' },
      kind: 'decimal',
      decimals: 3,
      listed: true,
      half: true,
    },
    { name: 'latin', word: { id: 'Singkatan Latin', en: 'Latin shorthand' }, kind: 'text', listed: true },
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [signaForm];
