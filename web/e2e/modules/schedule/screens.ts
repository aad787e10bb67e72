import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'settings-schedule', role: 'facility-admin', path: '/manage/settings?tab=schedule', kind: 'form' },
  {
    ...{ name: 'settings-schedule-sheet', role: 'facility-admin', path: '/manage/settings?tab=schedule', kind: 'form' },
    open: async page => {
      await page.getByRole('button', { name: 'Impor dan ekspor' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
