import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

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
