import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button, rowOf } from './harness/people.ts';
import { steps } from './harness/steps.ts';
import { codeOf } from './harness/totp.ts';

/** The operator logs in with a second factor; an employee gets her link by mail. */
describe('a second factor, and a link by mail', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  let secret = '';
  let recovery: string[] = [];
  beforeAll(async () => {
    house = await openHouse();
    windows['operator'] = await house.signIn('channel-admin');
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('is set up with the password, a picture for the device, and codes for the day it is lost', async () => {
    const { page } = windows['operator']!;
    await page.goto('/channel/employee');
    await page.getByRole('button', { name: /Akun/ }).click();
    await page.getByRole('menuitem', { name: 'Verifikasi dua langkah' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kata sandi sekarang').fill(house.server.login('channel-admin').password);
    await button(page, 'Mulai').click();
    await dialog.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    secret = await dialog.getByLabel('Atau ketik kunci ini').inputValue();
    await dialog.getByLabel('Kode verifikasi').fill('000000');
    await button(page, 'Aktifkan').click();
    await dialog.getByText('Kode salah atau sudah dipakai', { exact: false }).waitFor();
    await dialog.getByLabel('Kode verifikasi').fill(codeOf(secret, -1));
    await button(page, 'Aktifkan').click();
    await dialog.getByText('Verifikasi dua langkah aktif').waitFor();
    recovery = await dialog.getByRole('listitem').allInnerTexts();
    expect(recovery).toHaveLength(10);
    await button(page, 'Sudah saya simpan').click();
  });

  it('is asked for after the password, and a recovery code does once', async () => {
    const { email, password } = house.server.login('channel-admin');
    const enter = async (name: string) => {
      windows[name] = await house.window();
      const { page } = windows[name];
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Kata sandi', { exact: true }).fill(password);
      await button(page, 'Masuk').click();
      await page.getByLabel('Kode verifikasi').waitFor();
      return page;
    };
    const page = await enter('again');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Kode verifikasi').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/channel/);
    const lost = await enter('lost');
    await lost.getByLabel('Kode verifikasi').fill(recovery[0]!.toLowerCase());
    await button(lost, 'Masuk').click();
    await lost.waitForURL(/\/channel/);
  });

  it('an employee is mailed a link, with which she sets her password', async () => {
    const { page } = windows['again']!;
    await page.goto('/channel/employee');
    await rowOf(page, 'Ratna').first().click();
    await button(page, 'Kirim tautan').click();
    await page.getByText('Terkirim', { exact: false }).waitFor();
    await button(page, 'Kotak surat demonstrasi').click();
    const mail = await page.getByRole('dialog').locator('pre').first().innerText();
    expect(await seriousFindings(page)).toEqual([]);
    const link = /http\S+\/password#\S+/.exec(mail)![0];
    windows['employee'] = await house.window({ at: link });
    const employee = windows['employee'].page;
    await employee.getByLabel('Kata sandi baru').fill('kucing tidur di atas atap');
    await button(employee, 'Simpan kata sandi').click();
    await employee.getByText('Kata sandi tersimpan').waitFor();
  });
});
