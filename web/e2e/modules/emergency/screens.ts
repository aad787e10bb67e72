import { judicialAnswers } from '../../../../services/api/src/modules/judicial/judicial-answers.ts';
import { enter } from '../../harness/api.ts';
import { toPane } from '../../harness/pane.ts';
import type { ModuleScreens, Screen } from '../../harness/screens.ts';
import type { Server } from '../../harness/server.ts';

/** Pages of a visit that are those of a stay, under the emergency department's banner. */
async function pagesOf(server: Server): Promise<Screen[]> {
  const [nurse, doctor] = [await enter(server, 'nurse'), await enter(server, 'doctor')];
  const { id: encounterId } = await nurse.row(
    '/v2/emergency/visits?limit=100',
    row => row['patientName'] === 'Joko Susilo',
  );
  const answer = (linkId: string, of: object) => ({ linkId, group: 0, number: null, text: null, code: null, ...of });
  const answers = ['eye', 'verbal', 'motor'].map(part => answer(`gcs.${part}`, { code: '4' }));
  const gcs = await doctor.does('record/sign-form', 0, { encounterId, form: 'gcs', formVersion: 1, answers });
  const said = {
    subjective: 'Nyeri lengan',
    objective: 'Meringis',
    problem: 'Nyeri akut',
    interventions: 'Nilai nyeri',
  };
  const care = Object.entries({ ...said, outcome: 'Nyeri 3 atau kurang' }).map(([linkId, text]) =>
    answer(linkId, { text }),
  );
  const plan = { encounterId, form: 'nursing-care', formVersion: 1, answers: care };
  const careId = await nurse.does('record/sign-form', 0, plan);
  const report = { encounterId, answers: judicialAnswers({ date: '2026-11-20' }) };
  const judicial = await doctor.does('judicial/sign', 0, report);
  const at = (name: string, role: string, page: string, like?: string): Screen => ({
    ...{ name: `emergency-${name}`, role, path: `/manage/emergency/${encounterId}/${page}`, kind: 'record-form' },
    ...(like && { like }),
  });
  return [
    at('medical-record', 'doctor', 'medical-record'),
    at('form', 'doctor', `medical-record/${gcs}`, 'form-signed'),
    at('form-edit', 'doctor', `medical-record/${gcs}/edit`, 'form-edit'),
    at('nursing-care', 'nurse', 'nurse-care', 'nursing-care'),
    at('nursing-new-plan', 'nurse', 'nurse-care/add', 'nursing-new-plan'),
    at('nursing-plan', 'nurse', `nurse-care/${careId}`, 'nursing-plan'),
    at('judicial-reports', 'doctor', 'judicial', 'judicial-reports'),
    at('judicial-report', 'doctor', `judicial/${judicial}`, 'judicial-report'),
  ];
}

export const screens: ModuleScreens = async ({ house }) => [
  ...(await pagesOf(house.server)),
  { name: 'emergency-referral', role: 'nurse', path: '/manage/emergency?tab=referral', kind: 'list' },
  { name: 'emergency-board', role: 'nurse', path: '/manage/emergency', kind: 'list' },
  { name: 'emergency-report', role: 'doctor', path: '/manage/emergency?tab=report', kind: 'list' },
  { name: 'emergency-settings', role: 'facility-admin', path: '/manage/settings?tab=emergency', kind: 'form' },
  {
    name: 'emergency-register',
    role: 'nurse',
    path: '/manage/emergency',
    kind: 'form',
    open: async page => {
      await page.getByRole('button', { name: 'Pasien baru' }).click();
      await page.getByRole('dialog').getByLabel('Cara datang').waitFor();
    },
  },
  {
    name: 'emergency-triage',
    role: 'nurse',
    path: '/manage/emergency',
    kind: 'form',
    open: async page => {
      await page.getByRole('button', { name: 'Triase', exact: true }).first().click();
      await page.getByRole('dialog').getByText('Jalan napas').waitFor();
    },
  },
  {
    name: 'emergency-visit',
    role: 'doctor',
    path: '/manage/emergency',
    kind: 'record-form',
    open: async page => {
      await page.getByText('Joko Susilo').first().click();
      await toPane(page, 'Riwayat dan tanda vital');
      await page.getByRole('heading', { name: 'Kedatangan' }).waitFor();
      await page.getByRole('table', { name: 'Pasien IGD' }).waitFor({ state: 'detached' });
    },
  },
];
