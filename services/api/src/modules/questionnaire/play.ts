import { choices, form, question, section } from '@alur/contracts/questionnaire/builders';
import { play } from '../../testing/play.js';

const cough = question('choice', 'cough', 'Batuk', 'Cough', {
  required: true,
  options: choices(['no', 'Tidak', 'No'], ['yes', 'Ya', 'Yes']),
});
const days = question('integer', 'days', 'Sudah berapa hari', 'For how many days', { least: 0, most: 365 });
const screening = (...questions: Parameters<typeof section>[2]) =>
  form({ id: 'Skrining batuk', en: 'Cough screening' }, section('main', { id: 'Utama', en: 'Main' }, questions));

/** The facility makes a form, changes it, takes it out of use and back. */
export const questionnairePlay = play({
  run: async ({ does }) => {
    const form = await does('questionnaire/publish', 0, { definition: screening(cough) });
    await does('questionnaire/revise', form, { definition: screening(cough, days), replaces: 1 });
    await does('questionnaire/retire', form);
    await does('questionnaire/reinstate', form);
  },
});
