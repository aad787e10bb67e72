import { laboratoryGroup, laboratorySpecimen } from '@alur/contracts/laboratory/catalogues';
import { laboratoryAntibiotic, laboratoryOrganism } from '@alur/contracts/laboratory/microbiology';
import { laboratoryControl } from '@alur/contracts/laboratory/quality-control';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { laboratoryParameter } from '@/selectors/global/laboratory';

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

const controlForm: CatalogueForm = {
  tab: { right, value: 'control', word: { id: 'Bahan kontrol', en: 'Control material' }, order: 80 },
  word: { id: 'Bahan kontrol', en: 'Control material' },
  spec: laboratoryControl,
  fields: [
    nameField,
    {
      name: 'parameterId',
      word: { id: 'Parameter', en: 'Parameter' },
      ...{ kind: 'item', from: laboratoryParameter, required: true, listed: true },
    },
    { name: 'level', word: { id: 'Level', en: 'Level' }, kind: 'whole', required: true, listed: true, half: true },
    { name: 'lot', word: { id: 'Lot', en: 'Lot' }, kind: 'text', required: true, listed: true, half: true },
    {
      name: 'mean',
      word: { id: 'Rerata', en: 'Mean' },
      ...{ kind: 'decimal', decimals: 4, required: true, listed: true, half: true },
    },
    {
      name: 'standardDeviation',
      word: { id: 'Simpangan baku (SD)', en: 'Standard deviation' },
      ...{ kind: 'decimal', decimals: 4, required: true, listed: true, half: true },
    },
    { name: 'expiry', word: { id: 'Kedaluwarsa (yyyy-mm-dd)', en: 'Expiry (yyyy-mm-dd)' }, kind: 'text', half: true },
  ],
};

const codeField = { name: 'code', word: { id: 'Kode', en: 'Code' }, kind: 'text', listed: true, half: true } as const;

const organismForm: CatalogueForm = {
  tab: { right, value: 'organism', word: { id: 'Organisme', en: 'Organisms' }, order: 82 },
  word: { id: 'Organisme', en: 'Organism' },
  spec: laboratoryOrganism,
  fields: [nameField, codeField],
};

const antibioticForm: CatalogueForm = {
  tab: { right, value: 'antibiotic', word: { id: 'Antibiotik', en: 'Antibiotics' }, order: 84 },
  word: { id: 'Antibiotik', en: 'Antibiotic' },
  spec: laboratoryAntibiotic,
  fields: [
    nameField,
    codeField,
    { name: 'sequence', word: { id: 'Urutan di hasil', en: 'Order on the report' }, kind: 'whole', half: true },
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [
  ...[groupForm, specimenForm, controlForm],
  ...[organismForm, antibioticForm],
];
