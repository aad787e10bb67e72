import { treatment, treatmentCategory } from '@alur/contracts/treatment/catalogues';
import { TariffBucket } from '@alur/contracts/treatment/tariff';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { treatmentByIcd9, treatmentCategory as category } from '@/selectors/global/treatments';

const treatmentForm: CatalogueForm = {
  tab: { right: 'treatments:view', value: 'items', word: { id: 'Tindakan', en: 'Treatment' }, order: 10 },
  word: { id: 'Tindakan', en: 'Treatment' },
  spec: treatment,
  fields: [
    nameField,
    {
      name: 'category',
      word: { id: 'Kategori', en: 'Category' },
      kind: 'named',
      from: category,
      listed: true,
      half: true,
    },
    { name: 'price', word: { id: 'Harga', en: 'Price' }, kind: 'money', required: true, listed: true, half: true },
    {
      name: 'icd9Code',
      word: { id: 'Kode ICD-9-CM', en: 'ICD-9-CM code' },
      kind: 'code',
      from: treatmentByIcd9,
      listed: true,
      half: true,
    },
    {
      name: 'tariffBucket',
      word: { id: 'Kelompok tarif E-Klaim', en: 'E-Klaim tariff group' },
      kind: 'choice',
      of: 'tariffBucket',
      values: TariffBucket.options,
      half: true,
    },
  ],
};

const treatmentCategoryForm: CatalogueForm = {
  tab: {
    right: 'treatments:view',
    value: 'categories',
    word: { id: 'Kategori tindakan', en: 'Treatment category' },
    order: 20,
  },
  word: { id: 'Kategori tindakan', en: 'Treatment category' },
  spec: treatmentCategory,
  fields: [nameField, descriptionField],
};

export const catalogueForms: readonly CatalogueForm[] = [treatmentForm, treatmentCategoryForm];
