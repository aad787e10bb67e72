import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = ({ day }) => {
  const { patientId, encounterId } = day.visits.serving;
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
