import { laboratoryPanel, laboratoryParameter, ResultKind } from '@alur/contracts/laboratory/catalogues';
import { Formula } from '@alur/contracts/laboratory/formulas';
import { nameField, type CatalogueForm, type FieldForm } from '@/catalogues/catalogue-form';
import { laboratoryGroup, laboratorySpecimen } from '@/selectors/global/laboratory';

const right = 'laboratorium.config:view' as const;

const code: FieldForm = {
  ...{ name: 'code', word: { id: 'Kode', en: 'Code' }, kind: 'text', required: true, listed: true, half: true },
};
const prices: FieldForm[] = [
  { name: 'price', word: { id: 'Harga', en: 'Price' }, kind: 'money', required: true, listed: true, half: true },
  { name: 'insurancePrice', word: { id: 'Harga asuransi', en: 'Insurance price' }, kind: 'money', half: true },
  { name: 'bpjsPrice', word: { id: 'Harga BPJS', en: 'BPJS price' }, kind: 'money', half: true },
];

/** Parameters and panels have lists of their own, which lead on to ranges and contents. */
export const parameterForm: CatalogueForm = {
  tab: { right, value: 'parameter', word: { id: 'Parameter', en: 'Parameters' }, order: 40 },
  word: { id: 'Parameter', en: 'Parameter' },
  spec: laboratoryParameter,
  fields: [
    nameField,
    code,
    {
      name: 'kind',
      word: { id: 'Jenis hasil', en: 'Kind of result' },
      ...{ kind: 'choice', of: 'resultKind', values: ResultKind.options, required: true, half: true },
    },
    { name: 'groupId', word: { id: 'Kelompok', en: 'Group' }, kind: 'item', from: laboratoryGroup, half: true },
    {
      name: 'specimenId',
      word: { id: 'Spesimen', en: 'Specimen' },
      ...{ kind: 'item', from: laboratorySpecimen, half: true },
    },
    {
      name: 'unit',
      word: { id: 'Satuan (UCUM)', en: 'Unit (UCUM)' },
      ...{ kind: 'text', half: true, hint: { id: 'g/dL, mg/dL, 10*3/uL', en: 'g/dL, mg/dL, 10*3/uL' } },
    },
    { name: 'decimals', word: { id: 'Desimal', en: 'Decimals' }, kind: 'whole', half: true },
    {
      name: 'choices',
      word: { id: 'Pilihan hasil', en: 'Choices' },
      ...{ kind: 'lines', hint: { id: 'Dipisah koma: Negatif, Positif', en: 'With commas: Negative, Positive' } },
    },
    { name: 'method', word: { id: 'Metode', en: 'Method' }, kind: 'text', half: true },
    { name: 'loinc', word: { id: 'LOINC', en: 'LOINC' }, kind: 'text', half: true },
    {
      name: 'formula',
      word: { id: 'Dihitung dengan rumus', en: 'Calculated by' },
      ...{ kind: 'choice', of: 'formula', values: Formula.options, half: true },
    },
    {
      name: 'deltaPercent',
      word: { id: 'Batas delta (%)', en: 'Delta limit (%)' },
      ...{ kind: 'decimal', decimals: 1, half: true },
    },
    {
      name: 'goalMinutes',
      word: { id: 'Target waktu (menit)', en: 'Turnaround goal (minutes)' },
      ...{ kind: 'whole', half: true },
    },
    { name: 'sequence', word: { id: 'Urutan di hasil', en: 'Order on the report' }, kind: 'whole', half: true },
    ...prices,
    { name: 'cost', word: { id: 'Biaya pokok', en: 'Cost' }, kind: 'money', half: true },
  ],
};

export const panelForm: CatalogueForm = {
  tab: { right, value: 'panel', word: { id: 'Panel', en: 'Panels' }, order: 50 },
  word: { id: 'Panel', en: 'Panel' },
  spec: laboratoryPanel,
  fields: [nameField, code, ...prices],
};
