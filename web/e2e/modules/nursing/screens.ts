import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const answer = (linkId: string, group: number, text: string) => ({ linkId, group, number: null, text, code: null });

/** A stay with a nursing care plan in progress, and a handover that nobody has received. */
export const screens: ModuleScreens = async ({ house }) => {
  const [front, nurse] = await Promise.all(['front-office', 'nurse'].map(role => enter(house.server, role)));
  if (!front || !nurse) throw new Error('nobody is there');
  const patientId = await front.does('patient/register', 0, {
    ...{ name: 'Maryati Kusuma', gender: 'female', birthDate: '1996-05-09' },
  });
  const bed = await nurse.row('/v2/live/ward.beds', row => row['status'] === 'available');
  const [who] = await nurse.rows('/v2/inpatient-doctor/selector?limit=1');
  const stay = await nurse.does('stay/admit', 0, { patientId, bedId: bed.id, doctorId: who?.id, payer: 'general' });
  const answers = [
    answer('subjective', 0, 'Nyeri luka operasi saat bergerak, skala 5'),
    answer('objective', 0, 'Meringis, TD 132/80, nadi 92'),
    answer('problem', 0, 'Nyeri akut'),
    answer('outcome', 0, 'Skala nyeri 3 atau kurang dalam 24 jam'),
    answer('interventions', 0, 'Nilai nyeri tiap shift\nAjarkan napas dalam\nKompres hangat'),
    answer('problem', 1, 'Risiko jatuh'),
    answer('interventions', 1, 'Pasang pagar tempat tidur'),
  ];
  const plan = { encounterId: stay, form: 'nursing-care', formVersion: 1, answers };
  const careId = await nurse.does('record/sign-form', 0, plan);
  await nurse.does('nursing/record-action', careId, { problem: 1, action: 'Kompres hangat', response: 'Lebih nyaman' });
  await nurse.does('nursing/evaluate', careId, { problem: 1, outcome: 'improved', text: 'Skala nyeri 5 menjadi 3' });
  await nurse.does('nursing/resolve', careId, { problem: 2, resolution: 'met', text: 'Mandiri berjalan' });
  await nurse.does('nursing/hand-over', 0, {
    ...{ encounterId: stay, shift: 'morning', instruction: 'Nilai nyeri pukul 16.00' },
    parts: [
      { part: 'situation', text: 'Pascaoperasi hari pertama, nyeri 3' },
      { part: 'recommendation', text: 'Lanjutkan kompres hangat' },
    ],
  });
  await nurse.does('labour/start', stay, { gravida: 2, para: 1, abortus: 0, gestationWeeks: 39 });
  await nurse.does('labour/record-progress', stay, {
    ...{ cervix: 4, descent: 4, fetalHeartRate: 138, contractions: 3, contractionSeconds: 30, fluid: 'clear' },
    ...{ pulse: 88, systolic: 118, diastolic: 74, temperature: 36.8 },
  });
  const care = `/manage/inpatient/${stay}/nurse-care`;
  return [
    { name: 'nursing-care', role: 'nurse', path: care, kind: 'record-form' },
    { name: 'nursing-plan', role: 'nurse', path: `${care}/${careId}`, kind: 'record-form' },
    { name: 'nursing-new-plan', role: 'nurse', path: `${care}/0`, kind: 'record-form' },
    {
      name: 'nursing-action',
      role: 'nurse',
      path: `${care}/${careId}`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Catat tindakan' }).first().click();
        await page.getByRole('dialog').getByLabel('Tindakan').waitFor();
      },
    },
    {
      name: 'nursing-hand-over',
      role: 'nurse',
      path: care,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Serahkan dinas' }).click();
        await page.getByRole('dialog').getByLabel('Situasi').waitFor();
      },
    },
    {
      name: 'nursing-birth',
      role: 'nurse',
      path: care,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Bayi lahir' }).click();
        await page.getByRole('dialog').getByLabel('Cara persalinan').waitFor();
      },
    },
    {
      name: 'nursing-partograph',
      role: 'nurse',
      path: care,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Cetak partograf' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'nursing-problems', role: 'facility-admin', path: '/manage/settings?tab=nursing-problem', kind: 'form' },
  ];
};
