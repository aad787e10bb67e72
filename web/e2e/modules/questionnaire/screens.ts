import { choices, form, question, section, when } from '@alur/contracts/questionnaire/builders';
import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const points = (...all: readonly (readonly [code: string, id: string, en: string, points: number])[]) =>
  all.map(([code, id, en, points]) => ({ code, text: { id, en }, points }));

/** A form of the facility's own with a condition, a range, a repeated group and a score. */
const screening = form(
  { id: 'Skrining jatuh poli lansia', en: 'Fall screening of the elderly' },
  section('history', { id: 'Riwayat', en: 'History' }, [
    question('choice', 'fall', 'Jatuh dalam setahun terakhir', 'Fall within a year', {
      required: true,
      options: points(
        ['no', 'Tidak', 'No', 0],
        ['once', 'Sekali', 'Once', 1],
        ['more', 'Lebih dari sekali', 'More', 2],
      ),
    }),
    question('text', 'how', 'Bagaimana terjadinya', 'How it happened', when('fall', 'once', 'more')),
    question('integer', 'steps', 'Waktu bangun dan berjalan', 'Timed up and go', { least: 0, most: 300, unit: 'min' }),
    question('choice', 'aid', 'Alat bantu jalan', 'Walking aid', {
      options: points(['no', 'Tidak', 'No', 0], ['yes', 'Ya', 'Yes', 1]),
    }),
    question('score', 'total', 'Skor risiko', 'Risk', {
      score: {
        table: null,
        inputs: ['fall', 'aid'].map(input => ({ input, question: input })),
        bands: [
          { code: 'low', from: 0, text: { id: 'Risiko rendah', en: 'Low risk' }, tone: 'success' },
          { code: 'high', from: 2, text: { id: 'Risiko tinggi', en: 'High risk' }, tone: 'danger' },
        ],
      },
    }),
  ]),
  section(
    'plan',
    { id: 'Rencana', en: 'Plan' },
    [
      question('string', 'measure', 'Tindakan pencegahan', 'Measure'),
      question('choice', 'who', 'Oleh', 'By', {
        options: choices(['nurse', 'Perawat', 'Nurse'], ['kin', 'Keluarga', 'Family']),
      }),
    ],
    { repeats: true },
  ),
);

export const screens: ModuleScreens = async ({ house }) => {
  const admin = await enter(house.server, 'facility-admin');
  const id = await admin.does('questionnaire/publish', 0, { definition: screening });
  return [
    { name: 'settings-form', role: 'facility-admin', path: '/manage/settings?tab=form', kind: 'form' },
    {
      name: 'form-editor',
      role: 'facility-admin',
      path: `/manage/settings/form/${id}`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: /^Jatuh dalam setahun terakhir/ }).waitFor();
      },
    },
    {
      name: 'form-editor-score',
      role: 'facility-admin',
      path: `/manage/settings/form/${id}`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: /^Skor risiko/ }).click();
      },
    },
  ];
};
