import { toPane } from '../../harness/pane.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'emergency-board', role: 'nurse', path: '/manage/emergency', kind: 'list' },
  { name: 'emergency-report', role: 'doctor', path: '/manage/emergency?tab=report', kind: 'list' },
  { name: 'emergency-settings', role: 'facility-admin', path: '/manage/settings?tab=emergency', kind: 'form' },
  {
    name: 'emergency-register',
    role: 'nurse',
    path: '/manage/emergency',
    kind: 'form',
    open: async page => {
      await page.getByRole('button', { name: 'Pasien baru' }).click();
      await page.getByRole('dialog').getByLabel('Cara datang').waitFor();
    },
  },
  {
    name: 'emergency-triage',
    role: 'nurse',
    path: '/manage/emergency',
    kind: 'form',
    open: async page => {
      await page.getByRole('button', { name: 'Triase', exact: true }).first().click();
      await page.getByRole('dialog').getByText('Jalan napas').waitFor();
    },
  },
  {
    name: 'emergency-visit',
    role: 'doctor',
    path: '/manage/emergency',
    kind: 'record-form',
    open: async page => {
      await page.getByText('Joko Susilo').first().click();
      await toPane(page, 'Riwayat dan tanda vital');
      await page.getByRole('heading', { name: 'Kedatangan' }).waitFor();
      await page.getByRole('table', { name: 'Pasien IGD' }).waitFor({ state: 'detached' });
    },
  },
];
