import type { Page } from 'playwright-core';
import type { HalfDay, Visit } from './half-day.ts';

/** A screen as somebody has it before her: who, where, and what there is when it is ready. */
export interface Screen {
  name: string;
  role: string | null;
  path: string;
  /** What has to be done there before it shows what it is for. */
  open?: (page: Page) => Promise<void>;
  /** What this screen weighs against: its JS beyond the shell's, or all of it for the display. */
  kind: 'entry' | 'list' | 'form' | 'charts' | 'display' | 'replay' | 'replay-charts';
}

/** The television, as whoever is signed in at it. */
export async function showBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Pakai akun/ }).click();
  // What it shows is chosen once, and kept.
  const show = page.getByRole('button', { name: 'Tampilkan' });
  const board = page.getByRole('list', { name: 'Jadwal' });
  await show.or(board).waitFor();
  if (await show.isVisible()) await show.click();
  await board.waitFor();
}

async function actOnRecord(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Tindakan rekam medis' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
}

/** Why an auditor looks, asked once a window. */
async function giveReason(page: Page): Promise<void> {
  const field = page.getByRole('dialog').getByLabel('Alasan');
  const given = page.getByText('Alasan: ');
  await field.or(given).first().waitFor();
  if (!(await field.isVisible())) return;
  await field.fill('Audit bulanan November');
  await page.keyboard.press('Enter');
  await given.first().waitFor();
}

/** A replay whose day has come, with this beside it. */
const replayed = (tab: string) => async (page: Page) => {
  await giveReason(page);
  await page.getByRole('img', { name: /^Peristiwa \d+ dari [1-9]\d*$/ }).waitFor();
  await page.getByRole('tab', { name: tab }).click();
};

/** Every screen that exists, on a day that is half over. */
export function screensOf({ visits }: HalfDay): Screen[] {
  const { serving, present, called, billed, paid, prescribed } = visits;
  const under = (one: Visit, page: string) => `/manage/outpatient/patient/${one.patientId}/${page}/${one.encounterId}`;
  const record = (one: Visit) =>
    `${under(one, 'booking')}/record/${one.encounterId}?form_category=outpatient&form_id=1&form_name=soap&consultation_id=${one.encounterId}`;
  return [
    { name: 'login', role: null, path: '/', kind: 'entry' },
    { name: 'password', role: null, path: '/password', kind: 'entry' },
    { name: 'channel-merchants', role: 'front-office', path: '/channel/merchants', kind: 'list' },
    { name: 'channel-operations', role: 'channel-admin', path: '/channel/operations', kind: 'list' },
    { name: 'front-office-patients', role: 'front-office', path: '/manage/front-office', kind: 'list' },
    { name: 'front-office-patient-add', role: 'front-office', path: '/manage/front-office/patient/add', kind: 'form' },
    {
      name: 'front-office-patient',
      role: 'front-office',
      path: `/manage/front-office/patient/${serving.patientId}`,
      kind: 'form',
    },
    {
      name: 'front-office-patient-merge',
      role: 'facility-admin',
      path: `/manage/front-office/patient/${serving.patientId}`,
      kind: 'form',
      open: async page => {
        await actOnRecord(page, 'Gabungkan dengan data lain');
        await page.getByLabel('Pasien yang sama').fill('a');
        await page.getByRole('option').first().click();
        await page.getByRole('table').waitFor();
      },
    },
    {
      name: 'front-office-patient-erase',
      role: 'facility-admin',
      path: `/manage/front-office/patient/${serving.patientId}`,
      kind: 'form',
      open: page => actOnRecord(page, 'Hapus data pribadi'),
    },
    {
      name: 'front-office-visits',
      role: 'front-office',
      path: `/manage/front-office/patient/${paid.patientId}?tab=visits`,
      kind: 'form',
    },
    {
      name: 'front-office-correct',
      role: 'front-office',
      path: `/manage/front-office/patient/${paid.patientId}`,
      kind: 'form',
      open: page => page.getByRole('button', { name: 'Ubah Data' }).click(),
    },
    {
      name: 'front-office-photo',
      role: 'front-office',
      path: `/manage/front-office/patient/${called.patientId}`,
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Ambil Foto' }).click();
        await page.getByRole('dialog').getByLabel('Kamera', { exact: true }).waitFor();
      },
    },
    {
      name: 'front-office-register',
      role: 'front-office',
      path: `/manage/front-office/patient/${paid.patientId}/register`,
      kind: 'form',
    },
    {
      name: 'front-office-queue',
      role: 'front-office',
      path: '/manage/front-office/patient/clinic-queue',
      kind: 'list',
    },
    {
      name: 'front-office-timeline',
      role: 'front-office',
      path: `/manage/front-office/patient/${paid.patientId}?tab=timeline`,
      kind: 'form',
    },
    { name: 'outpatient-queue', role: 'nurse', path: '/manage/outpatient', kind: 'list' },
    { name: 'outpatient-ongoing', role: 'doctor', path: '/manage/outpatient?tab=ongoing', kind: 'list' },
    { name: 'outpatient-history', role: 'doctor', path: '/manage/outpatient?tab=medical-history', kind: 'list' },
    { name: 'outpatient-vitals', role: 'nurse', path: under(present, 'booking'), kind: 'form' },
    { name: 'outpatient-consultation', role: 'doctor', path: record(serving), kind: 'form' },
    { name: 'outpatient-record', role: 'doctor', path: under(paid, 'medical'), kind: 'form' },
    {
      name: 'outpatient-record-edit',
      role: 'doctor',
      path: under(paid, 'medical'),
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Perbaiki' }).click();
        await page.getByLabel('Alasan perbaikan').waitFor();
      },
    },
    {
      name: 'medical-history',
      role: 'doctor',
      path: `/manage/outpatient/medical-history/${paid.patientId}`,
      kind: 'list',
    },
    { name: 'pharmacy-queue', role: 'pharmacist', path: '/manage/pharmacy', kind: 'list' },
    {
      name: 'pharmacy-review',
      role: 'pharmacist',
      path: `/manage/pharmacy/${prescribed.prescriptionId}`,
      kind: 'form',
    },
    { name: 'pharmacy-handover', role: 'pharmacist', path: `/manage/pharmacy/${billed.prescriptionId}`, kind: 'form' },
    { name: 'cashier', role: 'cashier', path: '/manage/cashier', kind: 'list' },
    { name: 'cashier-payment', role: 'cashier', path: `/manage/cashier?bill=${billed.transactionId}`, kind: 'form' },
    { name: 'cashier-paid', role: 'cashier', path: `/manage/cashier?bill=${paid.transactionId}`, kind: 'form' },
    { name: 'inventory', role: 'pharmacist', path: '/manage/inventory', kind: 'list' },
    ...['item', 'category', 'supplier', 'unit'].map(tab => ({
      name: `inventory-${tab}`,
      role: 'pharmacist',
      path: `/manage/inventory?tab=${tab}`,
      kind: 'list' as const,
    })),
    { name: 'treatments-categories', role: 'facility-admin', path: '/manage/treatments?tab=categories', kind: 'list' },
    { name: 'treatments', role: 'facility-admin', path: '/manage/treatments', kind: 'list' },
    { name: 'settings-general', role: 'facility-admin', path: '/manage/settings', kind: 'form' },
    { name: 'settings-schedule', role: 'facility-admin', path: '/manage/settings?tab=schedule', kind: 'form' },
    ...['registration', 'outpatient', 'cashier', 'signa', 'payment-method'].map(tab => ({
      name: `settings-${tab}`,
      role: 'facility-admin',
      path: `/manage/settings?tab=${tab}`,
      kind: 'form' as const,
    })),
    { name: 'settings-display', role: 'facility-admin', path: '/manage/settings?tab=display', kind: 'form' },
    { name: 'dashboard', role: 'supervisor', path: '/manage/dashboard', kind: 'charts' },
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
    { name: 'audit-processes', role: 'facility-admin', path: '/manage/audit/processes', kind: 'list' },
    { name: 'channel-processes', role: 'channel-admin', path: '/channel/processes', kind: 'list' },
    ...['waiting', 'changes'].map(tab => ({
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
        // By now this look itself is one that was written down.
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
    { name: 'display-pair', role: null, path: '/display', kind: 'display' },
    { name: 'display', role: 'display', path: '/display', kind: 'display', open: showBoard },
    { name: 'not-found', role: 'front-office', path: '/manage/tidak-ada', kind: 'list' },
  ];
}
