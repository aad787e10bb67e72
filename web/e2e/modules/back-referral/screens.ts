import { enter } from '../../harness/api.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import type { House } from '../../harness/house.ts';
import { toPane } from '../../harness/pane.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const NUMBER = '9419821';
const under = (patientId: number, visit: number) =>
  `/manage/outpatient/patient/${patientId}/booking/${visit}/record/${visit}?form_category=outpatient&form_id=1&form_name=soap&consultation_id=${visit}`;

/** A patient whom BPJS pays and who is being examined, with a back-referral as BPJS's own pages have issued it. */
const referredBack = async ({ server }: House): Promise<string> => {
  const [desk, doctor] = await Promise.all([enter(server, 'front-office'), enter(server, 'doctor')]);
  const patientId = await desk.does('patient/register', 0, {
    ...{
      name: 'Sumarni',
      gender: 'female',
      birthDate: '1963-09-12',
      bpjsNo: '0001234567811',
      address: 'Jl. Anggrek 7',
    },
  });
  const [schedule] = await desk.rows('/v2/schedule/schedules');
  const visit = await desk.does('queue/take-number', 0, {
    ...{ patientId, scheduleId: schedule?.id, date: dayAfter(0), payer: 'bpjs', source: 'web', visitStatus: 'sick' },
  });
  await desk.does('queue/confirm-attendance', visit);
  await doctor.does('queue/call', visit);
  await doctor.does('consultation/start', visit);
  await desk.does('casemix/record-letter', visit, {
    ...{ number: '0999R0011126V000831', issuedOn: dayAfter(0), care: 'outpatient', classEntitled: 3 },
  });
  await doctor.does('back-referral/record', 0, {
    ...{ encounterId: visit, number: NUMBER, issuedOn: dayAfter(0) },
    ...{ programme: { code: '01', name: 'Diabetes Mellitus' }, doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' } },
  });
  return under(patientId, visit);
};

export const screens: ModuleScreens = async ({ house, day }) => {
  const path = await referredBack(house);
  const { serving } = day.visits;
  return [
    {
      ...{ name: 'back-referral', role: 'doctor', path, kind: 'form' },
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        const print = page.getByRole('button', { name: `Cetak SRB ${NUMBER}` });
        await print.waitFor();
        await print.scrollIntoViewIfNeeded();
      },
    },
    {
      ...{ name: 'back-referral-paper', role: 'doctor', path, kind: 'form' },
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: `Cetak SRB ${NUMBER}` }).click();
        await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('article').waitFor();
      },
    },
    {
      ...{ name: 'back-referral-type', role: 'doctor', kind: 'form' },
      path: under(serving.patientId, serving.encounterId),
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: 'Catat SRB' }).click();
        await page.getByRole('dialog', { name: 'Catat SRB' }).waitFor();
      },
    },
    { name: 'back-referral-list', role: 'doctor', path: '/manage/outpatient?tab=back-referral', kind: 'list' },
  ];
};
