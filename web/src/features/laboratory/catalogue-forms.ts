import { laboratoryGroup, laboratorySpecimen } from '@alur/contracts/laboratory/catalogues';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';

const right = 'laboratorium.config:view' as const;

const groupForm: CatalogueForm = {
  tab: { right, value: 'group', word: { id: 'Kelompok', en: 'Groups' }, order: 60 },
  word: { id: 'Kelompok pemeriksaan', en: 'Group' },
  spec: laboratoryGroup,
  fields: [
    nameField,
    { name: 'sequence', word: { id: 'Urutan di hasil', en: 'Order on the report' }, kind: 'whole', listed: true },
  ],
};

const specimenForm: CatalogueForm = {
  tab: { right, value: 'specimen', word: { id: 'Spesimen', en: 'Specimens' }, order: 70 },
  word: { id: 'Spesimen', en: 'Specimen' },
  spec: laboratorySpecimen,
  fields: [
    nameField,
    { name: 'container', word: { id: 'Tabung / wadah', en: 'Container' }, kind: 'text', listed: true },
    descriptionField,
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [groupForm, specimenForm];
