import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'requisitions', role: 'pharmacist', path: '/manage/inventory?tab=requisition', kind: 'list' },
  {
    name: 'requisition-make',
    role: 'pharmacist',
    path: '/manage/inventory?tab=requisition',
    kind: 'form',
    open: async page => {
      await page.getByRole('button', { name: 'Minta barang' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
