import { choices, question, section, when } from '../../questionnaire/builders.js';
import type { FormQuestion } from '../../questionnaire/definition.js';
import { LOINC, vitalCodes, vitalRanges, type VitalSign } from '../vitals.js';

const MEASURED: readonly VitalSign[] = [
  'temperature',
  'weight',
  'height',
  'headCircumference',
  'upperArmCircumference',
  'waistCircumference',
];

/** A vital sign with its code, its unit and the limits of what is possible. */
export const vital = (sign: VitalSign, id: string, en: string, linkId: string = sign): FormQuestion => {
  const { loinc, display, ucum } = vitalCodes[sign];
  const { least, most } = vitalRanges[sign];
  return question(MEASURED.includes(sign) ? 'decimal' : 'integer', linkId, id, en, {
    least,
    most,
    unit: ucum,
    coding: { system: LOINC, code: loinc, display },
  });
};

/** Birth date and the day of the examination, on which ages are counted (DOMAIN-CLINICAL 0). */
export const ageQuestions = (): FormQuestion[] => [
  question('date', 'born', 'Tanggal lahir', 'Date of birth', { required: true }),
  question('date', 'seen', 'Tanggal pemeriksaan', 'Date of the examination', { required: true }),
];

export const sexQuestion = (): FormQuestion =>
  question('choice', 'sex', 'Jenis kelamin', 'Sex', {
    required: true,
    options: choices(['female', 'Perempuan', 'Female'], ['male', 'Laki-laki', 'Male']),
  });

/** The choices no and yes. */
export const noYes = choices(['no', 'Tidak', 'No'], ['yes', 'Ya', 'Yes']);

/** Result of a test, or that it was not done. */
export const testResult = choices(
  ['negative', 'Negatif', 'Negative'],
  ['positive', 'Positif', 'Positive'],
  ['not_done', 'Tidak dilakukan', 'Not done'],
);

/** The examiner's own conclusion, and why it is another than the form's (DOMAIN-CLINICAL 0). */
export const conclusion = () =>
  section('conclusion', { id: 'Kesimpulan pemeriksa', en: 'The examiner’s conclusion' }, [
    question('text', 'conclusion.plan', 'Tindakan dan rencana', 'What is done, and planned'),
    question(
      'text',
      'conclusion.differs',
      'Keputusan yang berbeda dari hasil di atas, dan alasannya',
      'Decision that differs from the results above, and why',
    ),
  ]);

/** Who signs: the patient or somebody for her, whose name and relation are then asked. */
export const signerQuestions = (id: string, en: string): FormQuestion[] => [
  question('choice', 'signer', id, en, {
    required: true,
    options: choices(['patient', 'Pasien sendiri', 'The patient'], ['representative', 'Wali', 'A representative']),
  }),
  question('string', 'signer.name', 'Nama wali', 'Name of the representative', {
    required: true,
    ...when('signer', 'representative'),
  }),
  question('choice', 'signer.relation', 'Hubungan dengan pasien', 'Relation to the patient', {
    required: true,
    ...when('signer', 'representative'),
    options: choices(
      ['spouse', 'Suami atau istri', 'Spouse'],
      ['parent', 'Orang tua', 'Parent'],
      ['child', 'Anak', 'Child'],
      ['sibling', 'Saudara kandung', 'Sibling'],
      ['other', 'Lainnya', 'Other'],
    ),
  }),
];
