import type { Said } from '../../kernel/words.js';
import type { FormDefinition } from '../../questionnaire/definition.js';
import type { AnyTable } from '../scores/rule.js';
import { ANAESTHESIA_NOTE, OPERATION_REPORT, PREOPERATIVE, PROCEDURE_CONSENT } from './form-names.js';
import type { ReadyForm } from './ready-forms.js';

/** What is said of a clinical form before it is chosen. Its questions and rules are loaded then: they are many. */
export type FormHead = Omit<ReadyForm, 'definition'> & { readonly title: Said };

/** Questions and rules of a version of a clinical form. */
export interface FormContent {
  readonly definition: FormDefinition;
  readonly tables: readonly AnyTable[];
}

/** Months. */
const YEAR = 12;

const sdidtk = (version: number): FormHead => ({
  ...{ id: 68, name: 'sdidtk', version, fits: { before: 76 } },
  title: { id: 'Tumbuh kembang anak (SDIDTK)', en: 'Growth and development of a child (SDIDTK)' },
});

/** The clinical forms of SPEC 3, each in all its versions; at the limit between two ages both are offered. */
export const clinicalForms: readonly FormHead[] = [
  sdidtk(1),
  {
    ...{ id: 60, name: 'tb-child', version: 1, fits: { before: 15 * YEAR } },
    title: { id: 'Skrining dan skoring TBC anak', en: 'Tuberculosis in children: screening and score' },
  },
  {
    ...{ id: 61, name: 'tb-adult', version: 1, fits: { from: 15 * YEAR } },
    title: { id: 'Skrining TBC dewasa', en: 'Tuberculosis in adults: screening' },
  },
  {
    ...{ id: 62, name: 'tb-resistant', version: 1 },
    title: { id: 'Skrining TBC resistan obat', en: 'Drug-resistant tuberculosis: screening' },
  },
  {
    ...{ id: 63, name: 'anaemia', version: 1, fits: { from: 6 } },
    title: { id: 'Skrining anemia dan talasemia', en: 'Anaemia and thalassaemia: screening' },
  },
  {
    ...{ id: 64, name: 'mtbm', version: 1, fits: { before: 3 } },
    title: { id: 'MTBM (di bawah 2 bulan)', en: 'MTBM (below 2 months)' },
  },
  {
    ...{ id: 65, name: 'mtbs', version: 1, fits: { from: 1, before: 61 } },
    title: { id: 'MTBS (2 bulan–5 tahun)', en: 'MTBS (2 months to 5 years)' },
  },
  {
    ...{ id: 66, name: 'newborn', version: 1, flag: 'midwifery_care', fits: { before: 2 } },
    title: { id: 'Asesmen bayi baru lahir', en: 'Newborn assessment' },
  },
  {
    ...{
      id: 67,
      name: 'initial-obstetric',
      version: 1,
      flag: 'midwifery_care',
      fits: { gender: 'female', from: 10 * YEAR },
    },
    title: { id: 'Asesmen awal obstetri', en: 'Initial obstetric assessment' },
  },
  sdidtk(2),
  {
    ...{ id: 69, name: 'odontogram', version: 1 },
    title: { id: 'Odontogram', en: 'Odontogram' },
  },
  {
    ...{ id: 70, name: PREOPERATIVE, version: 1 },
    title: { id: 'Asesmen praoperasi', en: 'Assessment before an operation' },
  },
  {
    ...{ id: 71, name: ANAESTHESIA_NOTE, version: 1 },
    title: { id: 'Laporan anestesi', en: 'Anaesthesia note' },
  },
  {
    ...{ id: 72, name: OPERATION_REPORT, version: 1 },
    title: { id: 'Laporan operasi', en: 'Operation report' },
  },
  {
    ...{ id: 73, name: PROCEDURE_CONSENT, version: 1 },
    title: { id: 'Persetujuan atau penolakan tindakan', en: 'Consent to a procedure, or its refusal' },
    signers: [
      { id: 'Pasien atau wali', en: 'Patient or representative' },
      { id: 'Saksi keluarga', en: 'Witness of the patient' },
      { id: 'Saksi petugas', en: 'Witness of the staff' },
    ],
  },
];

/** A version of a clinical form; by default the newest. */
export const clinicalForm = (name: string, version: number | null = null): FormHead | undefined =>
  clinicalForms.findLast(each => each.name === name && (version === null || each.version === version));

/** The clinical forms in the version that is filled in. */
export const presentForms: readonly FormHead[] = clinicalForms.filter(each => each === clinicalForm(each.name));

/** The title that a clinical form's definition has as well. */
export const clinicalTitle = (name: string): Said => {
  const head = clinicalForm(name);
  if (!head) throw new Error(`no clinical form ${name}`);
  return head.title;
};
