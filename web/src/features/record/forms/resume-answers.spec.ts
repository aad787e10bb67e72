import { problemsOf } from '@alur/contracts/questionnaire/answers';
import { medicalResume } from '@alur/contracts/record/forms/discharge-forms';
import { expect, test } from 'vitest';
import { resumeAnswers, type ResumeSources } from './resume-answers';

const visit = {
  notes: [
    { subjective: 'Demam 4 hari', objective: 'Petekie', assessment: 'DBD', plan: 'Cairan' },
    { subjective: 'Membaik', objective: 'Baik', assessment: 'DBD', plan: 'Kontrol 3 hari' },
  ],
  diagnoses: [
    { code: 'E86', name: 'Dehidrasi', kind: 'secondary' },
    { code: 'A91', name: 'DBD', kind: 'primary' },
  ],
  treatments: [
    { name: 'Pasang infus', quantity: 1 },
    { name: 'Nebulizer', quantity: 3 },
  ],
  vitals: [{ systolic: 110, diastolic: 70, pulse: 84, respiration: null, temperature: 36.5, oxygenSaturation: 98 }],
};
const written = (supply: string, name: string, status = 'done') => ({
  status,
  supply,
  lines: [{ name, signa: '3 x 1' }],
});
const test1 = (orderId: number, text: string, flag: string) => ({
  ...{ orderId, parameterId: 5, name: 'Trombosit', unit: '10^3/uL', text, flag },
});
const sources = (more: object = {}) =>
  ({
    visit,
    stay: undefined,
    order: undefined,
    prescriptions: [],
    results: [],
    reports: [],
    ...more,
  }) as unknown as ResumeSources;

test('what was written stands in the resume, and what was not is left to who signs it', () => {
  const prescriptions = [
    written('unit_dose', 'Ringer laktat'),
    written('take_home', 'Paracetamol 500 mg'),
    written('unit_dose', 'Amoksisilin', 'cancelled'),
  ];
  const results = [test1(2, '120', 'N'), test1(1, '40', 'LL')];
  const reports = [{ examination: 'Foto toraks PA', impression: 'Efusi pleura kanan' }];
  const found = resumeAnswers(sources({ prescriptions, results, reports }));
  expect(found).toEqual({
    'admission.diagnosis': 'A91 DBD',
    history: 'Demam 4 hari',
    exam: 'Petekie',
    results: 'Trombosit: 120 10^3/uL\nFoto toraks PA: Efusi pleura kanan',
    'diagnosis.primary': 'A91 DBD',
    'diagnosis.secondary': 'E86 Dehidrasi',
    procedures: 'Pasang infus\nNebulizer 3×',
    'therapy.ward': 'Ringer laktat, 3 x 1',
    'therapy.home': 'Paracetamol 500 mg, 3 x 1',
    'condition.signs': 'TD 110/70 mmHg, nadi 84/menit, suhu 36,5 °C, SpO2 98%',
    advice: 'Kontrol 3 hari',
  });
  expect(problemsOf(medicalResume, found).map(({ linkId }) => linkId)).toEqual(['condition']);
});

test('the order to admit says why she came, and a death how she went', () => {
  const order = { diagnosis: 'A90 Demam dengue', indication: 'Trombosit 40.000' };
  const found = resumeAnswers(sources({ order, stay: { dischargeManner: 'died_after_48h' } }));
  expect(found).toMatchObject({
    'admission.diagnosis': 'A90 Demam dengue',
    indication: 'Trombosit 40.000',
    condition: 'died',
  });
});
