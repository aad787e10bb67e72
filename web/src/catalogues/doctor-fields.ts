import { doctor } from '@/selectors/global/staff';
import { nameField, type FieldForm } from './catalogue-form';

/** A doctor in a list of those whom patients choose from, who may be named there otherwise. */
export const listedDoctor: readonly FieldForm[] = [
  {
    name: 'staffId',
    word: { id: 'Dokter', en: 'Doctor' },
    kind: 'staff',
    from: doctor,
    required: true,
  },
  { ...nameField, word: { id: 'Nama pada daftar', en: 'Name in the list' } },
];

export const shareField: FieldForm = {
  name: 'sharePercent',
  word: { id: 'Bagi hasil (%)', en: 'Share (%)' },
  kind: 'decimal',
  decimals: 2,
  listed: true,
  half: true,
};
