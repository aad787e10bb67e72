import { scoreTable } from './score.js';

const whole = (most: number) => ({ bands: [{ most, points: 0 }], decimals: 0, unit: 'mm[Hg]', most });

/** SPEC 5: a blood pressure with one value missing is incomplete; with both it is not classified here. */
export const bloodPressureTable = scoreTable({
  table: 'blood-pressure',
  version: '1',
  source: 'SPEC 5',
  id: 'Tekanan darah',
  en: 'Blood pressure',
  inputs: [
    { input: 'systolic', id: 'Sistolik', en: 'Systolic', least: 40, ...whole(300) },
    { input: 'diastolic', id: 'Diastolik', en: 'Diastolic', least: 20, ...whole(200) },
  ],
  outcomes: { complete: { id: 'Lengkap', en: 'Complete', tone: 'neutral' } },
  classify: () => 'complete',
});
