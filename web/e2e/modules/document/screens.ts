import type { Browser, Page } from 'playwright-core';
import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house, day }) => {
  const { patientId } = day.visits.paid;
  const front = await enter(house.server, 'front-office');
  const fileId = await front.sends(`/v2/patient/${patientId}/document-file`, await paper(house.browser));
  await front.does('document/upload', 0, { patientId, fileId, category: 'family_card', title: 'Kartu Keluarga' });
  const { serving } = day.visits;
  const nurse = await enter(house.server, 'nurse');
  const agreed = ['care.agreed', 'care.rights', 'care.rules', 'care.students', 'information.payer'];
  const consented = [...agreed, 'costs.class', 'costs.agreed', 'belongings'].map(linkId => [linkId, 'true'] as const);
  const answers = [['signer', 'patient'] as const, ...consented].map(([linkId, code]) => ({
    ...{ linkId, group: 0, number: null, text: null, code },
  }));
  const consent = { form: 'general-consent', formVersion: 1, answers };
  await nurse.does('record/sign-form', 0, { encounterId: serving.encounterId, ...consent });
  const path = `/manage/front-office/patient/${patientId}?tab=documents`;
  const open = (name: string) => async (page: Page) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
  };
  const card = (item: string) => async (page: Page) => {
    await page.getByRole('button', { name: 'Kartu dan cetakan' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('article').waitFor();
  };
  return [
    { name: 'front-office-patient-card', role: 'front-office', path, kind: 'form', open: card('Kartu pasien') },
    { name: 'front-office-record-card', role: 'front-office', path, kind: 'form', open: card('Kartu rekam medis') },
    {
      ...{ name: 'front-office-consent', role: 'front-office', kind: 'form', open: card('Persetujuan umum') },
      path: `/manage/front-office/patient/${serving.patientId}`,
    },
    {
      ...{ name: 'front-office-consent-none', role: 'front-office', kind: 'form', open: noConsent },
      ...{ path, like: 'front-office-consent' },
    },
    {
      ...{ name: 'front-office-wristband', role: 'front-office', kind: 'form', open: card('Gelang pasien') },
      ...{ path, like: 'inpatient-wristband' },
    },
    { name: 'front-office-documents', role: 'front-office', path, kind: 'form' },
    {
      name: 'front-office-document-upload',
      role: 'front-office',
      path,
      kind: 'form',
      open: open('Unggah dokumen'),
    },
    {
      name: 'front-office-document-preview',
      role: 'front-office',
      path,
      kind: 'form',
      open: async page => {
        await open('Lihat Kartu Keluarga')(page);
        await page.getByRole('img', { name: 'Kartu Keluarga' }).waitFor();
      },
    },
  ];
};

async function noConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kartu dan cetakan' }).click();
  await page.getByRole('menuitem', { name: 'Persetujuan umum' }).click();
  await page.getByRole('dialog').getByText('belum ditandatangani').waitFor();
}

/** A made-up family card. */
async function paper(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  await page.setContent(
    '<body style="font:28px sans-serif;padding:48px;background:#f6f1de"><h2>KARTU KELUARGA</h2><p>No. 3374000000000000</p><p>Contoh, bukan milik siapa pun.</p></body>',
  );
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
}
