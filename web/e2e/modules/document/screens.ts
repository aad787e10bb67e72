import type { Browser, Page } from 'playwright-core';
import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house, day }) => {
  const { patientId } = day.visits.paid;
  const front = await enter(house.server, 'front-office');
  const fileId = await front.sends(`/v2/patient/${patientId}/document-file`, await paper(house.browser));
  await front.does('document/upload', 0, { patientId, fileId, category: 'family_card', title: 'Kartu Keluarga' });
  const path = `/manage/front-office/patient/${patientId}?tab=documents`;
  const open = (name: string) => async (page: Page) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
  };
  const card = (item: string) => async (page: Page) => {
    await page.getByRole('button', { name: 'Kartu', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('article').waitFor();
  };
  return [
    { name: 'front-office-patient-card', role: 'front-office', path, kind: 'form', open: card('Kartu pasien') },
    { name: 'front-office-record-card', role: 'front-office', path, kind: 'form', open: card('Kartu rekam medis') },
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
