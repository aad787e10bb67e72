import type { Visit } from '../../harness/half-day.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const under = (one: Visit, page: string) => `/manage/outpatient/patient/${one.patientId}/${page}/${one.encounterId}`;

export const screens: ModuleScreens = ({ day }) => {
  const { paid } = day.visits;
  return [
    { name: 'outpatient-record', role: 'doctor', path: under(paid, 'medical'), kind: 'form' },
    {
      name: 'outpatient-record-edit',
      role: 'doctor',
      path: under(paid, 'medical'),
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Perbaiki' }).click();
        await page.getByLabel('Alasan perbaikan').waitFor();
      },
    },
    {
      name: 'medical-history',
      role: 'doctor',
      path: `/manage/outpatient/medical-history/${paid.patientId}`,
      kind: 'list',
    },
  ];
};
