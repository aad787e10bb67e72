import type { Page } from 'playwright-core';
import type { ModuleScreens } from '../../harness/screens.ts';

/** Gives the reason for reading the log, which is asked once per window. */
async function giveReason(page: Page): Promise<void> {
  const field = page.getByRole('dialog').getByLabel('Alasan');
  const given = page.getByText('Alasan: ');
  await field.or(given).first().waitFor();
  if (!(await field.isVisible())) return;
  await field.fill('Audit bulanan November');
  await page.keyboard.press('Enter');
  await given.first().waitFor();
}

/** Opens a replay whose day has been fetched, with this tab beside it. */
const replayed = (tab: string) => async (page: Page) => {
  await giveReason(page);
  await page.getByRole('img', { name: /^Peristiwa \d+ dari [1-9]\d*$/ }).waitFor();
  await page.getByRole('tab', { name: tab }).click();
};

export const screens: ModuleScreens = ({ day }) => {
  const { paid } = day.visits;
  return [
    { name: 'audit-reason', role: 'auditor', path: '/manage/audit/replay', kind: 'replay' },
    {
      name: 'audit-replay-queue',
      role: 'auditor',
      path: '/manage/audit/replay',
      kind: 'replay',
      open: replayed('Terlama'),
    },
    {
      name: 'audit-replay-pharmacy',
      role: 'auditor',
      path: '/manage/audit/replay?screen=pharmacy',
      kind: 'replay',
      open: replayed('Penanda'),
    },
    {
      name: 'audit-replay-cashier',
      role: 'auditor',
      path: '/manage/audit/replay?screen=cashier',
      kind: 'replay',
      open: replayed('Perubahan'),
    },
    {
      name: 'audit-replay-display',
      role: 'auditor',
      path: '/manage/audit/replay?screen=display',
      kind: 'replay',
      open: replayed('Terlama'),
    },
    {
      name: 'audit-replay-dashboard',
      role: 'auditor',
      path: '/manage/audit/replay?screen=dashboard',
      kind: 'replay-charts',
      open: replayed('Perubahan'),
    },
    { name: 'audit-events', role: 'auditor', path: '/manage/audit/events', kind: 'list', open: giveReason },
    { name: 'audit-patient', role: 'auditor', path: '/manage/audit/patient', kind: 'list' },
    {
      name: 'audit-flow',
      role: 'auditor',
      path: `/manage/audit/patient/${paid.patientId}`,
      kind: 'list',
      open: giveReason,
    },
    {
      name: 'audit-event',
      role: 'auditor',
      path: `/manage/audit/patient/${paid.patientId}`,
      kind: 'form',
      open: async page => {
        await giveReason(page);
        await page.getByRole('button', { name: 'Pembayaran diterima' }).click();
        await page.getByRole('dialog', { name: 'Pembayaran diterima' }).getByText('Data teknis').waitFor();
      },
    },
    ...['waiting', 'changes', 'sign-ins'].map(tab => ({
      name: `audit-report-${tab}`,
      role: 'auditor',
      path: `/manage/audit/reports?tab=${tab}`,
      kind: 'charts' as const,
      open: async (page: Page) => {
        await giveReason(page);
        await page.locator('tbody tr[data-key]').first().waitFor();
      },
    })),
    {
      name: 'audit-report-access',
      role: 'auditor',
      path: `/manage/audit/reports?tab=access&patient=${paid.patientId}`,
      kind: 'charts',
      open: async page => {
        await giveReason(page);
        await page.getByText('Rantai utuh').waitFor();
        // After a reload the list also contains this look itself.
        await page.reload();
        await page.locator('tbody tr[data-key]').first().waitFor();
      },
    },
    {
      name: 'audit-report-visits',
      role: 'auditor',
      path: '/manage/audit/reports?figure=standard',
      kind: 'charts',
      open: async page => {
        await giveReason(page);
        await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
      },
    },
  ];
};
