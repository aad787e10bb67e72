import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Page } from 'playwright-core';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { launchBrowser } from './harness/browser.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button, save } from './harness/people.ts';
import { steps } from './harness/steps.ts';

/** A patient's photo: taken at registration where the facility wants it, and shown where staff verify her identity. */
describe('photo of a patient', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  const desk = (): Page => windows['front-office']?.page as Page;
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Foto pasien' });
  const photo = (page: Page) => page.getByRole('img', { name: 'Foto Siti Berfoto' });
  /** Its width in pixels, once it has loaded: 0 for a broken picture. */
  const widthOf = (page: Page) =>
    photo(page)
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));

  beforeAll(async () => {
    house = await openHouse();
    windows['front-office'] = await house.signIn('front-office');
    await desk().goto('/manage/front-office/patient/add');
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('is asked for only where the facility wants it', async () => {
    await desk().getByLabel('Nama lengkap').waitFor();
    expect(await button(desk(), 'Ambil foto').count()).toBe(0);
    const admin = await enter(house.server, 'facility-admin');
    const values = { ...defaultSettings.general, cameraOnRegistration: true };
    await admin.does('settings/change', 0, { section: 'general', values });
    await button(desk(), 'Ambil foto').waitFor();
  });

  it('is taken with either of two cameras, looked at, taken again, and kept with the record', async () => {
    const page = desk();
    await page.getByLabel('Nama lengkap').fill('Siti Berfoto');
    await page.getByRole('radio', { name: 'Perempuan' }).click();
    await button(page, 'Ambil foto').click();
    const camera = dialog(page).getByLabel('Kamera', { exact: true });
    await camera.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await camera.selectOption({ index: 1 });
    const seen = () =>
      dialog(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.videoWidth);
    const take = async () => {
      await expect.poll(seen).toBeGreaterThan(0);
      await dialog(page).getByRole('button', { name: 'Ambil foto' }).click();
      await dialog(page).getByLabel('Perbesar').waitFor();
    };
    await take();
    await dialog(page).getByLabel('Perbesar').fill('2');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Ulangi' }).click();
    await take();
    await dialog(page).getByRole('button', { name: 'Pakai foto' }).click();
    await page.getByRole('img', { name: 'Pratinjau foto' }).waitFor();
    await save(page, 'Simpan pasien');
    await page.waitForURL(/patient\/\d+$/);
    await photo(page).first().waitFor();
    expect(await widthOf(page)).toBe(480);
  });

  it('is changed for a file, and a file that is no picture is refused in words', async () => {
    const page = desk();
    const before = await photo(page).first().getAttribute('src');
    await button(page, 'Ganti foto').click();
    const file = dialog(page).locator('input[type=file]');
    await file.setInputFiles({ name: 'surat.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') });
    await page.getByText('tidak dapat dibaca sebagai foto').waitFor();
    await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await dialog(page).getByLabel('Perbesar').waitFor();
    await dialog(page).getByRole('button', { name: 'Pakai foto' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => photo(page).first().getAttribute('src')).not.toBe(before);
    expect(await widthOf(page)).toBe(480);
  });

  it('is before the nurse, who cannot change it', async () => {
    windows['nurse'] = await house.signIn('nurse');
    const { page } = windows['nurse'];
    await page.goto(new URL(desk().url()).pathname);
    await photo(page).first().waitFor();
    expect(await widthOf(page)).toBe(480);
    expect(await button(page, 'Ganti foto').count()).toBe(0);
  });

  it('says what to do when the camera is not allowed, and a file will still do', async () => {
    const browser = await launchBrowser('denied');
    onTestFinished(() => browser.close());
    const storageState = await desk().context().storageState();
    const page = await browser.newPage({ storageState, colorScheme: 'dark' });
    await page.goto(desk().url());
    await button(page, 'Ganti foto').click();
    await dialog(page).getByText('Kamera tidak diizinkan').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Pilih berkas' }).waitFor();
  });

  it('can be taken away again', async () => {
    await button(desk(), 'Hapus foto').click();
    await dialog(desk()).getByRole('button', { name: 'Hapus foto' }).click();
    await button(desk(), 'Ambil foto').waitFor();
    expect(await photo(desk()).count()).toBe(0);
    expect(windows['front-office']?.faults).toEqual([]);
  });
});
