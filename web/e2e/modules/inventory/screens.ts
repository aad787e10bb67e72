import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'inventory', role: 'pharmacist', path: '/manage/inventory', kind: 'list' },
  {
    ...{ name: 'inventory-recall', role: 'pharmacist', path: '/manage/inventory/recall?search=L26', kind: 'list' },
    open: async page => {
      await page.getByRole('row').nth(1).click();
      await page.getByText('Penerima').first().waitFor();
    },
  },
  ...['item', 'category', 'supplier', 'unit'].map(tab => ({
    name: `inventory-${tab}`,
    role: 'pharmacist',
    path: `/manage/inventory?tab=${tab}`,
    kind: 'list' as const,
  })),
  {
    ...{ name: 'inventory-store', role: 'pharmacist', path: '/manage/inventory?tab=store', kind: 'list' },
    like: 'inventory-unit',
  },
];
