import type { Page } from 'playwright-core';
import { takePhotos } from './photos.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

async function actOnRecord(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Aksi rekam medis' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
}

export const screens: ModuleScreens = async ({ house, day }) => {
  const { serving, called, paid } = day.visits;
  await takePhotos(house.server, house.browser, paid);
  return [
    { name: 'front-office-patients', role: 'front-office', path: '/manage/front-office', kind: 'list', vital: true },
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
      name: 'front-office-allergies',
      role: 'front-office',
      path: `/manage/front-office/patient/${serving.patientId}?tab=allergies`,
      kind: 'form',
    },
    {
      name: 'front-office-correct',
      role: 'front-office',
      path: `/manage/front-office/patient/${paid.patientId}`,
      kind: 'form',
      open: page => page.getByRole('button', { name: 'Ubah data' }).click(),
    },
    {
      name: 'front-office-photo',
      role: 'front-office',
      path: `/manage/front-office/patient/${called.patientId}`,
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Ambil foto' }).click();
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
      name: 'front-office-register-day',
      role: 'front-office',
      path: `/manage/front-office/patient/${paid.patientId}/register`,
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Kalender' }).click();
        await page.getByRole('dialog', { name: 'Kalender' }).getByRole('grid').waitFor();
      },
    },
    {
      name: 'front-office-timeline',
      role: 'front-office',
      path: `/manage/front-office/patient/${paid.patientId}?tab=timeline`,
      kind: 'form',
    },
  ];
};
