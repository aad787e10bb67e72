import { emergencyDoctor } from '@alur/contracts/emergency/catalogues';
import { nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { doctor } from '@/selectors/global/staff';

const right = 'settings.emergency:view' as const;

const doctorForm: CatalogueForm = {
  tab: { right, value: 'emergency-doctor', word: { id: 'Dokter IGD', en: 'Emergency doctors' }, order: 47 },
  word: { id: 'Dokter IGD', en: 'Emergency doctor' },
  spec: emergencyDoctor,
  fields: [
    {
      name: 'staffId',
      word: { id: 'Dokter', en: 'Doctor' },
      kind: 'staff',
      from: doctor,
      required: true,
    },
    { ...nameField, word: { id: 'Nama pada daftar', en: 'Name in the list' } },
    {
      name: 'price',
      word: { id: 'Tarif pemeriksaan', en: 'Price of an examination' },
      kind: 'money',
      required: true,
      listed: true,
      half: true,
    },
    {
      name: 'sharePercent',
      word: { id: 'Bagi hasil (%)', en: 'Share (%)' },
      kind: 'decimal',
      decimals: 2,
      listed: true,
      half: true,
    },
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [doctorForm];
