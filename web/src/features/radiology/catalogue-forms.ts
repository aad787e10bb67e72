import { radiologyMethod, radiologyModality, radiologySystem } from '@alur/contracts/radiology/catalogues';
import { descriptionField, nameField, type CatalogueForm, type FieldForm } from '@/catalogues/catalogue-form';

const right = 'radiology.config:view' as const;

/** SPEC 3: name, abbreviation, description. */
const abbreviation: FieldForm = {
  ...{ name: 'abbreviation', word: { id: 'Singkatan', en: 'Abbreviation' }, kind: 'text', listed: true },
};

const modalityForm: CatalogueForm = {
  tab: { right, value: 'modality', word: { id: 'Modalitas', en: 'Modality' }, order: 40 },
  word: { id: 'Modalitas', en: 'Modality' },
  spec: radiologyModality,
  fields: [
    nameField,
    {
      ...abbreviation,
      hint: { id: 'Kode DICOM: CR, DX, CT, MR, US', en: 'The DICOM code: CR, DX, CT, MR, US' },
    },
    {
      name: 'magnetic',
      word: { id: 'Medan magnet (MRI)', en: 'Magnetic field (MRI)' },
      ...{ kind: 'yes', hint: { id: 'Peminta ditanya tentang implan.', en: 'Whoever orders is asked for implants.' } },
    },
    descriptionField,
  ],
};

const methodForm: CatalogueForm = {
  tab: { right, value: 'method', word: { id: 'Metode', en: 'Method' }, order: 60 },
  word: { id: 'Metode', en: 'Method' },
  spec: radiologyMethod,
  fields: [nameField, abbreviation, descriptionField],
};

const systemForm: CatalogueForm = {
  tab: { right, value: 'system', word: { id: 'Sistem', en: 'System' }, order: 70 },
  word: { id: 'Sistem', en: 'System' },
  spec: radiologySystem,
  fields: [nameField, abbreviation, descriptionField],
};

export const catalogueForms: readonly CatalogueForm[] = [modalityForm, methodForm, systemForm];
