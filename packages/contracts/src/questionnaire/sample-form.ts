import { choices, form, question, section } from './builders.js';

// A form of a facility's own as an example, which the day runner and the plays publish, revise and fill in.

export const cough = question('choice', 'cough', 'Batuk', 'Cough', {
  required: true,
  options: choices(['no', 'Tidak', 'No'], ['yes', 'Ya', 'Yes']),
});
export const days = question('integer', 'days', 'Sudah berapa hari', 'For how many days', { least: 0, most: 365 });

/** The form, of one section that asks these. */
export const screening = (...questions: Parameters<typeof section>[2]) =>
  form({ id: 'Skrining batuk', en: 'Cough screening' }, section('main', { id: 'Utama', en: 'Main' }, questions));
