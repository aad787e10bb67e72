import type { Page } from 'playwright-core';
import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const signs = (respiration: number, systolic: number, pulse: number, temperature: number) => [
  { parameter: 'respiration', value: respiration },
  { parameter: 'oxygenSaturation', value: 94 },
  { parameter: 'oxygen', choice: 'air' },
  { parameter: 'systolic', value: systolic },
  { parameter: 'diastolic', value: 64 },
  { parameter: 'pulse', value: pulse },
  { parameter: 'consciousness', choice: 'A' },
  { parameter: 'temperature', value: temperature },
];

const prints = async (page: Page) => {
  await page.getByRole('button', { name: 'Cetak', exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** A ward's patient whose score has risen, with an unanswered alert; and the hourly sheet of intensive care. */
export const screens: ModuleScreens = async ({ house }) => {
  const [front, nurse] = await Promise.all(['front-office', 'nurse'].map(role => enter(house.server, role)));
  if (!front || !nurse) throw new Error('nobody is there');
  const patientId = await front.does('patient/register', 0, {
    ...{ name: 'Mulyono Hadi', gender: 'male', birthDate: '1956-06-01' },
  });
  const bed = await nurse.row(
    '/v2/live/ward.beds',
    row => row['status'] === 'available' && row['roomName'] !== 'ICU 1',
  );
  const [who] = await nurse.rows('/v2/inpatient-doctor/selector?limit=1');
  const stay = await nurse.does('stay/admit', 0, { patientId, bedId: bed.id, doctorId: who?.id, payer: 'general' });
  const observe = (category: string, values: object[]) =>
    nurse.does('record/record-observations', 0, { encounterId: stay, category, values });
  const wrong = await observe('vital_signs', signs(81, 124, 86, 37.2));
  await nurse.does('record/correct-observations', wrong, {
    ...{ values: signs(18, 124, 86, 37.2), amends: 1, reason: 'Salah ketik' },
  });
  await observe('icu', [
    ...signs(22, 106, 108, 38.6),
    { parameter: 'meanPressure', value: 74 },
    { parameter: 'ventilation', choice: 'simv' },
    { parameter: 'inspiredOxygen', value: 40 },
    { parameter: 'peep', value: 6 },
    { parameter: 'rass', value: -1 },
    { parameter: 'airway', choice: 'endotracheal' },
    { parameter: 'gcsEye', value: 3 },
    { parameter: 'gcsMotor', value: 5 },
  ]);
  await nurse.does('record/record-fluid', 0, { encounterId: stay, kind: 'infusion', volume: 500 });
  await nurse.does('record/record-fluid', 0, { encounterId: stay, kind: 'urine', volume: 300 });
  await nurse.does('record/record-scale', 0, {
    ...{ encounterId: stay, scale: 'nrs', inputs: [{ input: 'intensity', choice: '4' }] },
  });
  await nurse.does('invasive-device/insert', 0, { encounterId: stay, kind: 'central_line', site: 'Jugularis kanan' });
  await nurse.does('invasive-device/insert', 0, { encounterId: stay, kind: 'ventilator' });
  const goal = (linkId: string, text: string) => ({ linkId, group: 0, number: null, text, code: null });
  await nurse.does('record/sign-form', 0, {
    ...{ encounterId: stay, form: 'icu-goals', formVersion: 1 },
    answers: [goal('map', '≥ 65 mmHg'), goal('sedation', 'RASS −1 sampai 0'), goal('plan', 'Coba napas spontan')],
  });
  const post = `/manage/inpatient/nurse-room?ward=${String(bed['wardId'])}`;
  return [
    { name: 'nursing-post', role: 'nurse', path: post, kind: 'list' },
    { name: 'nursing-post-wall', role: 'nurse', path: `${post}&wall=true`, kind: 'list' },
    { name: 'nurse-room', role: 'nurse', path: `/manage/inpatient/nurse-room/${String(bed['roomId'])}`, kind: 'list' },
    { name: 'observation-chart', role: 'nurse', path: `/manage/inpatient/${stay}?view=chart`, kind: 'record-form' },
    {
      name: 'observation-entry',
      role: 'nurse',
      path: `/manage/inpatient/${stay}?view=chart`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Catat tanda vital' }).click();
        await page.getByRole('dialog').getByRole('textbox', { name: 'Nadi' }).waitFor();
      },
    },
    {
      name: 'observation-correct',
      role: 'nurse',
      path: `/manage/inpatient/${stay}?view=chart`,
      kind: 'record-form',
      open: async page => {
        await page
          .getByRole('button', { name: /^Perbaiki nilai pukul/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('textbox', { name: 'Alasan perbaikan' }).waitFor();
      },
    },
    {
      name: 'observation-print',
      role: 'nurse',
      path: `/manage/inpatient/${stay}?view=chart`,
      kind: 'record-form',
      open: prints,
    },
    { name: 'icu', role: 'nurse', path: '/manage/icu', kind: 'list' },
    { name: 'icu-referral', role: 'nurse', path: '/manage/icu?tab=referral', kind: 'list' },
    { name: 'icu-sheet', role: 'nurse', path: `/manage/icu/${stay}`, kind: 'record-form' },
    { name: 'icu-print', role: 'nurse', path: `/manage/icu/${stay}`, kind: 'record-form', open: prints },
  ];
};
