import {
  treatment as treatmentSpec,
  treatmentCategory as treatmentCategorySpec,
} from '@alur/contracts/treatment/catalogues';
import { formatRupiah } from '@/ui/format';
import { ofCatalogue, ofCodes } from '../declared';

export const treatmentCategory = ofCatalogue(treatmentCategorySpec, {
  key: 'treatment-category',
  word: { id: 'kategori tindakan', en: 'treatment category' },
});
export const treatment = ofCatalogue(treatmentSpec, {
  key: 'treatment',
  word: { id: 'tindakan', en: 'treatment' },
  aside: ({ price }) => formatRupiah(price),
});
/** The same where one is ordered: its list price would mislead, since payer and class say what it costs. */
export const orderedTreatment = ofCatalogue(treatmentSpec, {
  key: 'treatment-ordered',
  word: { id: 'tindakan', en: 'treatment' },
});
/** The procedures of ICD-9-CM, one of which a treatment is claimed as. */
export const treatmentByIcd9 = ofCodes({
  key: 'treatment-icd9',
  word: { id: 'tindakan menurut ICD-9-CM', en: 'treatment by ICD-9-CM' },
  path: '/v2/reference/icd9cm',
  code: /^\d{2}(\.\d{1,2})?$/,
});
