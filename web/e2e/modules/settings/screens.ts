import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'settings-general', role: 'facility-admin', path: '/manage/settings', kind: 'form' },
  ...[
    'registration',
    'outpatient',
    'cashier',
    'signa',
    'payment-method',
    'insurer',
    'commission',
    'printer',
    'merchant',
    'satu-sehat',
    'leave',
    'holiday',
    'codes',
    'emergency-bed',
    'numbering',
    'observation',
    'medication',
  ].map(tab => ({
    name: `settings-${tab}`,
    role: 'facility-admin',
    path: `/manage/settings?tab=${tab}`,
    kind: 'form' as const,
  })),
  {
    name: 'settings-codes-used',
    role: 'facility-admin',
    path: '/manage/settings?tab=codes',
    kind: 'form',
    open: async page => {
      await page.getByRole('button', { name: 'Atur kode yang dipakai' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'settings-display', role: 'facility-admin', path: '/manage/settings?tab=display', kind: 'form' },
];
