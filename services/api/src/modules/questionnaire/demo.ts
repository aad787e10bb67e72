import { form, question, section, when } from '@alur/contracts/questionnaire/builders';
import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** The form of its own that the facility screens the elderly with. */
    elderlyForm: number;
  }
}

const counted = (...all: readonly (readonly [code: string, id: string, en: string, points: number])[]) =>
  all.map(([code, id, en, points]) => ({ code, text: { id, en }, points }));

/** A facility's own form: plain questions, and scores that the facility defined. */
const elderly = form(
  { id: 'Skrining kunjungan lansia', en: 'Screening of elderly visitors' },
  section('visit', { id: 'Kunjungan', en: 'Visit' }, [
    question('choice', 'company', 'Datang bersama', 'Comes with', {
      required: true,
      options: counted(['alone', 'Sendiri', 'Nobody', 1], ['family', 'Keluarga', 'Family', 0]),
    }),
    question('choice', 'fall', 'Pernah jatuh tahun ini', 'Has fallen this year', {
      required: true,
      options: counted(['no', 'Tidak', 'No', 0], ['yes', 'Ya', 'Yes', 2]),
    }),
    question('text', 'how', 'Bagaimana jatuhnya', 'How it happened', when('fall', 'yes')),
    question('score', 'total', 'Perlu didampingi', 'Needs an escort', {
      score: {
        table: null,
        inputs: ['company', 'fall'].map(input => ({ input, question: input })),
        bands: [
          { code: 'no', from: 0, text: { id: 'Tidak perlu', en: 'No' }, tone: 'success' },
          { code: 'yes', from: 1, text: { id: 'Dampingi ke setiap ruang', en: 'To every room' }, tone: 'waiting' },
        ],
      },
    }),
  ]),
);

export const questionnaireDemo = demo({
  where: 'both',
  needs: ['here'],
  gives: ['elderlyForm'],
  run: async ({ here }) => ({
    elderlyForm: await here('form for the elderly', 'questionnaire/publish', { definition: elderly }),
  }),
});
