import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'admission-waiting', role: 'nurse', path: '/manage/inpatient?tab=waiting', kind: 'list' },
  {
    name: 'admission-detail',
    role: 'nurse',
    path: '/manage/inpatient?tab=waiting',
    kind: 'form',
    open: async page => {
      await page.getByText('Endang Purwanti').first().click();
      await page.getByRole('button', { name: 'Lepas pesanan' }).waitFor();
    },
  },
  {
    name: 'admission-request',
    role: 'doctor',
    path: '/manage/inpatient?tab=waiting',
    kind: 'form',
    open: async page => {
      await page.getByRole('button', { name: 'Perintah rawat inap baru' }).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Kelas hak' }).waitFor();
    },
  },
  {
    name: 'admission-reserve',
    role: 'nurse',
    path: '/manage/inpatient?tab=waiting',
    kind: 'form',
    open: async page => {
      await page.getByText('Rahmat Hidayat').first().click();
      await page.getByRole('button', { name: 'Pesankan tempat tidur' }).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Tempat tidur' }).waitFor();
    },
  },
];
