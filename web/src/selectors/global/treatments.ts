import {
  treatment as treatmentSpec,
  treatmentCategory as treatmentCategorySpec,
} from '@alur/contracts/treatment/catalogues';
import { formatRupiah } from '@/ui/format';
import { ofCatalogue } from '../declared';

export const treatmentCategory = ofCatalogue(treatmentCategorySpec, {
  key: 'treatment-category',
  word: { id: 'kategori tindakan', en: 'treatment category' },
});
export const treatment = ofCatalogue(treatmentSpec, {
  key: 'treatment',
  word: { id: 'tindakan', en: 'treatment' },
  aside: ({ price }) => formatRupiah(price),
});
/** Treatments with a code for claims, by which they are searched. */
export const treatmentByIcd9 = ofCatalogue(treatmentSpec, {
  key: 'treatment-icd9',
  word: { id: 'tindakan menurut ICD-9-CM', en: 'treatment by ICD-9-CM' },
  name: ({ icd9Code, name }) => `${icd9Code ?? ''} ${name}`.trim(),
  fits: ({ icd9Code }) => icd9Code !== null,
});
