import { emergencyDoctor } from '@alur/contracts/emergency/catalogues';
import { type CatalogueForm } from '@/catalogues/catalogue-form';
import { listedDoctor, shareField } from '@/catalogues/doctor-fields';

const right = 'settings.emergency:view' as const;

const doctorForm: CatalogueForm = {
  tab: { right, value: 'emergency-doctor', word: { id: 'Dokter IGD', en: 'Emergency doctors' }, order: 47 },
  word: { id: 'Dokter IGD', en: 'Emergency doctor' },
  spec: emergencyDoctor,
  fields: [
    ...listedDoctor,
    {
      name: 'price',
      word: { id: 'Tarif pemeriksaan', en: 'Price of an examination' },
      kind: 'money',
      required: true,
      listed: true,
      half: true,
    },
    shareField,
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [doctorForm];
