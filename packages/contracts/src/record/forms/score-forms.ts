import { choices, form, question, scoreQuestions, section } from '../../questionnaire/builders.js';
import type { FormDefinition } from '../../questionnaire/definition.js';
import { newestTable } from '../scores/tables.js';

/** A form with a single score. */
export const scoreForm = (table: string): FormDefinition => {
  const words = newestTable(table);
  if (!words) throw new Error(`no table ${table}`);
  return form(words, section(table, words, scoreQuestions(table)));
};

/** Pain by the patient's own words, or by observing a child or a newborn. */
export const painForm = form(
  { id: 'Asesmen nyeri', en: 'Pain assessment' },
  section('scale', { id: 'Skala', en: 'Scale' }, [
    question('choice', 'scale', 'Skala yang dipakai', 'Scale used', {
      required: true,
      options: choices(
        ['nrs', 'NRS (pasien dapat menyebut angka)', 'NRS (the patient can say)'],
        ['flacc', 'FLACC (2 bulan–7 tahun)', 'FLACC (2 months to 7 years)'],
        ['nips', 'NIPS (bayi baru lahir)', 'NIPS (newborn)'],
      ),
    }),
  ]),
  ...['nrs', 'flacc', 'nips'].map(table =>
    section(table, newestTable(table) ?? { id: table, en: table }, scoreQuestions(table), {
      enableWhen: [{ question: 'scale', is: 'equal', code: table, number: null }],
    }),
  ),
  section('treatment', { id: 'Tindak lanjut', en: 'Follow-up' }, [
    question('string', 'place', 'Lokasi dan sifat nyeri', 'Place and kind of pain'),
    question('text', 'treatment', 'Penanganan', 'Treatment', {
      hint: {
        id: 'Nilai ulang 30–60 menit setelah penanganan.',
        en: 'Score again 30 to 60 minutes after treatment.',
      },
    }),
  ]),
);

/**
 * A total that was computed elsewhere, with its source, because the application does not have its table (DOMAIN 5.10).
 */
export const typedScore = form(
  { id: 'Skor lain (total diketik)', en: 'Another score (total typed)' },
  section('typed', { id: 'Skor', en: 'Score' }, [
    question('display', 'about', 'Total dihitung di luar aplikasi.', 'The total was computed elsewhere.', {
      hint: {
        id: 'Tabel skor ini tidak ada di aplikasi. Ketik total beserta sumbernya.',
        en: 'The application holds no table of this score. Type the total and its source.',
      },
    }),
    question('choice', 'score', 'Nama skor', 'Score', {
      required: true,
      options: choices(
        ['pews', 'PEWS', 'PEWS'],
        ['meows', 'MEOWS', 'MEOWS'],
        ['sofa', 'SOFA', 'SOFA'],
        ['apache-2', 'APACHE II', 'APACHE II'],
        ['edmonson', 'Edmonson', 'Edmonson'],
        ['other', 'Lainnya', 'Other'],
      ),
    }),
    question('string', 'score.name', 'Nama skor lainnya', 'Name of the other score', {
      required: true,
      enableWhen: [{ question: 'score', is: 'equal', code: 'other', number: null }],
    }),
    question('integer', 'total', 'Total', 'Total', { required: true, least: 0, most: 500 }),
    question('string', 'source', 'Sumber tabel (formulir, edisi, tahun)', 'Source of the table (form, edition, year)', {
      required: true,
    }),
    question('string', 'meaning', 'Arti menurut sumber', 'Meaning by its source'),
  ]),
);
