import { radiologyExamination } from '@alur/contracts/radiology/catalogues';
import { nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { radiologyMethod, radiologyModality, radiologySystem } from '@/selectors/global/radiology';
import { treatmentByIcd9 } from '@/selectors/global/treatments';

/** Examinations have a list and pages of their own (SPEC 2). */
export const examinationForm: CatalogueForm = {
  tab: {
    right: 'radiology.config:view',
    value: 'examination',
    word: { id: 'Pemeriksaan', en: 'Examination' },
    order: 50,
  },
  word: { id: 'Pemeriksaan', en: 'Examination' },
  spec: radiologyExamination,
  fields: [
    nameField,
    { name: 'code', word: { id: 'Kode', en: 'Code' }, kind: 'text', required: true, listed: true, half: true },
    {
      name: 'modalityId',
      word: { id: 'Modalitas', en: 'Modality' },
      ...{ kind: 'item', from: radiologyModality, required: true, half: true },
    },
    { name: 'methodId', word: { id: 'Metode', en: 'Method' }, kind: 'item', from: radiologyMethod, half: true },
    { name: 'systemId', word: { id: 'Sistem', en: 'System' }, kind: 'item', from: radiologySystem, half: true },
    {
      name: 'icd9Code',
      word: { id: 'Kode ICD-9-CM', en: 'ICD-9-CM code' },
      ...{ kind: 'code', from: treatmentByIcd9, half: true },
    },
    { name: 'minutes', word: { id: 'Lama (menit)', en: 'Duration (minutes)' }, kind: 'whole', half: true },
    {
      name: 'goalMinutes',
      word: { id: 'Target waktu (menit)', en: 'Turnaround goal (minutes)' },
      ...{ kind: 'whole', half: true },
    },
    {
      name: 'contrast',
      word: { id: 'Memakai kontras', en: 'Uses contrast' },
      kind: 'yes',
      hint: {
        id: 'Peminta ditanya tentang alergi kontras dan fungsi ginjal.',
        en: 'Whoever orders is asked for allergy to contrast and kidney function.',
      },
    },
    {
      name: 'preparation',
      word: { id: 'Persiapan pasien', en: 'Preparation of the patient' },
      ...{ kind: 'lines', hint: { id: 'Tampil saat diminta: puasa …', en: 'Shown to whoever orders: fasting …' } },
    },
    { name: 'findingsTemplate', word: { id: 'Templat temuan', en: 'Template of findings' }, kind: 'lines' },
    { name: 'impressionTemplate', word: { id: 'Templat kesan', en: 'Template of the impression' }, kind: 'lines' },
    { name: 'price', word: { id: 'Harga', en: 'Price' }, kind: 'money', required: true, listed: true, half: true },
    { name: 'insurancePrice', word: { id: 'Harga asuransi', en: 'Insurance price' }, kind: 'money', half: true },
    { name: 'bpjsPrice', word: { id: 'Harga BPJS', en: 'BPJS price' }, kind: 'money', half: true },
  ],
};
