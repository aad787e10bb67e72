import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'inpatient-beds', role: 'nurse', path: '/manage/inpatient', kind: 'list' },
  { name: 'inpatient-list', role: 'nurse', path: '/manage/inpatient?tab=list', kind: 'list' },
  { name: 'inpatient-rooms', role: 'facility-admin', path: '/manage/settings?tab=ward-room', kind: 'form' },
  {
    name: 'inpatient-admit',
    role: 'nurse',
    path: '/manage/inpatient',
    kind: 'form',
    open: async page => {
      await page.getByRole('button', { name: 'Rawat inap baru' }).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'DPJP' }).waitFor();
    },
  },
];
