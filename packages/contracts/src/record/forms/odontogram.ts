import { choices, form, question, section } from '../../questionnaire/builders.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';

/** The chart of the teeth and what stands beside it (DOMAIN 5.10): exactly SATUSEHAT's list; D, M and F follow from it. */
export const odontogram: FormContent = {
  tables: [],
  definition: form(
    clinicalTitle('odontogram'),
    section('teeth', { id: 'Gigi', en: 'Teeth' }, [
      question('odontogram', 'chart', 'Odontogram', 'Tooth chart', { required: true }),
    ]),
    section('mouth', { id: 'Rongga mulut', en: 'Mouth' }, [
      question('choice', 'occlusion', 'Oklusi', 'Occlusion', {
        options: choices(
          ['normal', 'Normal bite', 'Normal bite'],
          ['cross', 'Cross bite', 'Cross bite'],
          ['deep', 'Steep bite', 'Steep bite'],
        ),
      }),
      question('choice', 'torus.palatinus', 'Torus palatinus', 'Torus palatinus', {
        options: choices(
          ['none', 'Tidak ada', 'None'],
          ['small', 'Kecil', 'Small'],
          ['medium', 'Sedang', 'Medium'],
          ['large', 'Besar', 'Large'],
          ['multiple', 'Multipel', 'Multiple'],
        ),
      }),
      question('choice', 'torus.mandibularis', 'Torus mandibularis', 'Torus mandibularis', {
        options: choices(
          ['none', 'Tidak ada', 'None'],
          ['left', 'Sisi kiri', 'Left'],
          ['right', 'Sisi kanan', 'Right'],
          ['both', 'Kedua sisi', 'Both sides'],
        ),
      }),
      question('choice', 'palate', 'Palatum', 'Palate', {
        options: choices(['deep', 'Dalam', 'Deep'], ['medium', 'Sedang', 'Medium'], ['shallow', 'Rendah', 'Shallow']),
      }),
      question('string', 'diastema', 'Diastema', 'Diastema'),
      question('string', 'anomaly', 'Gigi anomali', 'Anomalous teeth'),
      question('text', 'other', 'Lain-lain', 'Other'),
    ]),
  ),
};
