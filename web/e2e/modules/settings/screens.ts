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
    'bed',
    'numbering',
    'observation',
    'medication',
  ].map(tab => ({
    name: `settings-${tab}`,
    role: 'facility-admin',
    path: `/manage/settings?tab=${tab}`,
    kind: 'form' as const,
  })),
  // Lists of the same catalogue screen, and sections of the same form.
  ...['room-class', 'ward', 'department', 'inpatient-doctor', 'emergency-doctor', 'merchant-bank']
    .concat('nursing-intervention')
    .map(tab => ({
      ...{ name: `settings-${tab}`, role: 'facility-admin', kind: 'form' as const, like: 'settings-insurer' },
      path: `/manage/settings?tab=${tab}`,
    })),
  ...(['bpjs', 'e-klaim', 'laboratory'] as const).map(tab => ({
    ...{ name: `settings-${tab}`, role: 'facility-admin', kind: 'form' as const },
    ...{
      path: `/manage/settings?tab=${tab}`,
      like: tab === 'laboratory' ? 'settings-numbering' : 'settings-satu-sehat',
    },
  })),
  // The same parts at the addresses of SPEC 1.
  ...['bpjs', 'merchant', 'satu-sehat'].map(page => ({
    ...{ name: `settings-page-${page}`, role: 'facility-admin', kind: 'form' as const, like: `settings-${page}` },
    path: `/manage/settings/${page}`,
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
