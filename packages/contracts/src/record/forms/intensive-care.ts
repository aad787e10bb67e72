import { choices, form, question, section } from '../../questionnaire/builders.js';

const yesNo = choices(
  ['yes', 'Ya', 'Yes'],
  ['no', 'Tidak', 'No'],
  ['not-applicable', 'Tidak berlaku', 'Not applicable'],
);
const met = (linkId: string, id: string, en: string) => question('choice', linkId, id, en, { options: yesNo });

/** The team's goals for today, checked at the bedside (DOMAIN-CLINICAL 9.3); target values are the team's own. */
export const icuGoals = form(
  { id: 'Sasaran harian ICU', en: 'Daily goals in intensive care' },
  section('targets', { id: 'Sasaran hari ini', en: 'Today’s targets' }, [
    question('string', 'map', 'Tekanan arteri rata-rata (MAP)', 'Mean arterial pressure'),
    question('string', 'saturation', 'Saturasi oksigen', 'Oxygen saturation'),
    question('string', 'sedation', 'Tingkat sedasi (RASS)', 'Depth of sedation (RASS)'),
    question('string', 'balance', 'Balans cairan', 'Fluid balance'),
    question('text', 'plan', 'Rencana hari ini', 'Today’s plan', { required: true }),
  ]),
  section('checks', { id: 'Diperiksa bersama', en: 'Gone over together' }, [
    met('pain', 'Nyeri dinilai dan ditangani', 'Pain assessed and treated'),
    met('awakening', 'Percobaan penghentian sedasi', 'Awakening trial'),
    met('breathing', 'Percobaan napas spontan', 'Breathing trial'),
    met('delirium', 'Delirium dinilai', 'Delirium assessed'),
    met('mobility', 'Mobilisasi', 'Mobilised'),
    met('nutrition', 'Nutrisi sesuai kebutuhan', 'Nutrition as needed'),
    met('thrombosis', 'Pencegahan trombosis', 'Thrombosis prevented'),
    met('ulcer', 'Pencegahan ulkus stres', 'Stress ulcer prevented'),
    met('devices', 'Alat invasif masih diperlukan', 'Lines and tubes still needed'),
    met('family', 'Keluarga diberi penjelasan', 'Family informed'),
  ]),
);

/**
 * Criteria for admission to intensive care, or discharge from it: the facility's own are recorded, and not judged here.
 */
export const icuCriteria = form(
  { id: 'Kriteria masuk dan keluar ICU', en: 'Criteria of admission to and discharge from intensive care' },
  section('decision', { id: 'Keputusan', en: 'Decision' }, [
    question('choice', 'kind', 'Keputusan', 'Decision', {
      required: true,
      options: choices(
        ['admission', 'Masuk ICU', 'Admission'],
        ['discharge', 'Keluar ICU', 'Discharge'],
        ['refused', 'Tidak memenuhi kriteria masuk', 'Criteria of admission not met'],
      ),
    }),
    question('choice', 'priority', 'Prioritas menurut pedoman fasyankes', 'Priority by the facility’s guideline', {
      options: choices(
        ['1', 'Prioritas 1', 'Priority 1'],
        ['2', 'Prioritas 2', 'Priority 2'],
        ['3', 'Prioritas 3', 'Priority 3'],
      ),
    }),
    question('text', 'criteria', 'Kriteria yang terpenuhi', 'Criteria that are met', { required: true }),
    question('string', 'source', 'Pedoman (nama, tahun)', 'Guideline (name, year)', { required: true }),
    question('string', 'decided-by', 'Diputuskan bersama', 'Decided with'),
    question('string', 'destination', 'Tujuan sesudah ICU', 'Where to from intensive care'),
  ]),
);
