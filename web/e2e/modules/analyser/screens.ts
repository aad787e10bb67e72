import type { ModuleScreens } from '../../harness/screens.ts';

const path = '/manage/laboratorium?tab=analyser';

export const screens: ModuleScreens = () => [
  { name: 'analyser-tray', role: 'laboratory', path, kind: 'list' },
  {
    ...{ name: 'analyser-match', role: 'laboratory', path, kind: 'form' },
    open: async page => {
      await page.getByRole('button', { name: 'Cocokkan' }).first().click();
      await page.getByRole('dialog').getByLabel('Nomor tabung').waitFor();
    },
  },
  {
    ...{ name: 'analyser-mapping', role: 'laboratory', path, kind: 'form' },
    open: async page => {
      await page.getByRole('button', { name: 'Pemetaan kode Alat hematologi' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Kode alat' }).first().waitFor();
    },
  },
];
