import { enter } from '../../harness/api.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import type { House } from '../../harness/house.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

/** A patient whom BPJS pays, who has left for another hospital by a number of VClaim. */
const insuredReferral = async ({ server }: House): Promise<string> => {
  const [ward, desk, doctor] = await Promise.all(
    (['nurse', 'front-office', 'doctor'] as const).map(role => enter(server, role)),
  );
  const patientId = await desk!.does('patient/register', 0, {
    name: 'Ngatirah',
    gender: 'female',
    bpjsNo: '0001234567807',
  });
  const [[bed], [who]] = await Promise.all([
    ward!.rows('/v2/bed/beds?status=available'),
    ward!.rows('/v2/inpatient-doctor/selector?limit=1'),
  ]);
  const stay = await ward!.does('stay/admit', 0, { patientId, bedId: bed?.id, doctorId: who?.id, payer: 'bpjs' });
  await doctor!.does('consultation/record-diagnosis', stay, { code: 'I10', kind: 'primary' });
  const letter = { number: '0999R0011126V000822', issuedOn: dayAfter(0), care: 'inpatient', classEntitled: 3 };
  await desk!.does('casemix/record-letter', stay, letter);
  const destination = { facility: 'RS Kenanga', department: 'Jantung', direction: 'up', transport: 'ambulance' };
  const id = await doctor!.does('referral/draft', 0, {
    ...{ encounterId: stay, type: 'external', plannedOn: dayAfter(0), destination, diagnosisCode: 'I10' },
    reason: 'Krisis hipertensi, perlu perawatan intensif',
  });
  await doctor!.does('referral/request', id);
  await doctor!.does('referral/record-number', id, { externalNumber: '0999R0011126B000822' });
  await doctor!.does('stay/order-discharge', stay, { manner: 'referred', plannedOn: dayAfter(0) });
  await ward!.does('stay/leave', stay);
  await ward!.does('bed/clean', Number(bed?.id));
  return `/manage/inpatient/${stay}/ward-referral/${id}`;
};

export const screens: ModuleScreens = async ({ house, day }) => {
  const nurse = await enter(house.server, 'nurse');
  const doctor = await enter(house.server, 'doctor');
  const asked = await nurse.row('/v2/referral/referrals?limit=100', row => row['patientName'] === 'Suharti Ningsih');
  const urgent = await nurse.row('/v2/emergency/visits?limit=100', row => row['patientName'] === 'Joko Susilo');
  /** A draft of a referral to another hospital. */
  const draft = (encounterId: number) =>
    doctor.does('referral/draft', 0, {
      ...{ encounterId, type: 'external', plannedOn: day.date, reason: 'Perlu bedah saraf' },
      ...{ destination: { facility: 'RSUD Kota', direction: 'up', transport: 'ambulance' } },
    });
  const { patientId, encounterId } = day.visits.serving;
  const [sent, sentFromEmergency] = [await draft(encounterId), await draft(urgent.id)];
  const record = `/manage/outpatient/patient/${patientId}/booking/${encounterId}/move`;
  return [
    {
      name: 'referral-number',
      role: 'doctor',
      path: await insuredReferral(house),
      kind: 'form',
      like: 'referral-page',
    },
    { name: 'referral-board', role: 'nurse', path: '/manage/inpatient?tab=referral', kind: 'list' },
    {
      name: 'referral-detail',
      role: 'nurse',
      path: '/manage/inpatient?tab=referral',
      kind: 'form',
      open: async page => {
        await page.getByText('Suharti Ningsih').first().click();
        await page.getByRole('button', { name: 'Terima pasien' }).waitFor();
      },
    },
    {
      name: 'referral-accept',
      role: 'nurse',
      path: '/manage/inpatient?tab=referral',
      kind: 'form',
      open: async page => {
        await page.getByText('Suharti Ningsih').first().click();
        await page.getByRole('button', { name: 'Terima pasien' }).click();
        await page.getByRole('combobox', { name: 'Tempat tidur', exact: true }).waitFor();
      },
    },
    {
      ...{ name: 'referral-page', role: 'nurse', kind: 'form' },
      path: `/manage/inpatient/${String(asked['encounterId'])}/ward-referral/${asked.id}`,
    },
    {
      ...{ name: 'referral-page-outpatient', role: 'doctor', kind: 'form', like: 'referral-page' },
      path: record.replace('move', `ward-referral/${sent}`),
    },
    {
      ...{ name: 'referral-page-emergency', role: 'doctor', kind: 'form', like: 'referral-page' },
      path: `/manage/emergency/${urgent.id}/ward-referral/${sentFromEmergency}`,
    },
    {
      ...{ name: 'referral-draft-inpatient', role: 'doctor', kind: 'form', like: 'referral-draft' },
      path: `/manage/inpatient/${String(asked['encounterId'])}/reference`,
    },
    {
      ...{ name: 'referral-draft-emergency', role: 'doctor', kind: 'form', like: 'referral-draft' },
      path: `/manage/emergency/${urgent.id}/reference`,
    },
    {
      ...{ name: 'referral-move-emergency', role: 'doctor', kind: 'form', like: 'referral-draft' },
      path: `/manage/emergency/${urgent.id}/move`,
    },
    { name: 'referral-outpatient', role: 'doctor', path: '/manage/outpatient?tab=referral', kind: 'list' },
    {
      name: 'referral-draft',
      role: 'doctor',
      path: record,
      kind: 'form',
      open: async page => {
        await page.getByRole('dialog').getByText('Rujukan keluar').click();
        await page.getByRole('combobox', { name: 'Diagnosis' }).waitFor();
      },
    },
  ];
};
