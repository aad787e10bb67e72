import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button } from './harness/people.ts';
import { refused } from './harness/refused.ts';
import { steps } from './harness/steps.ts';

/** The ways to log in: a one-time link, one's own password, a television's code. */
describe('ways in', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  const open = async (name: string, at: string): Promise<Window['page']> => {
    windows[name] = await house.window({ at, theme: 'dark' });
    return windows[name].page;
  };
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  /** The link that an operator hands to an employee. */
  const linkFor = async (role: string): Promise<string> => {
    const operator = await enter(house.server, 'channel-admin');
    const { email } = house.server.login(role);
    const { id } = await operator.row('/v2/user/users?limit=200', row => row['email'] === email);
    return ((await operator.asks(`/v2/user/users/${id}/password-link`)) as { token: string }).token;
  };

  it('a one-time link: the rule is shown, what is wrong is said, and the password opens the door', async () => {
    const token = await linkFor('nurse');
    const page = await open('link', `/password#${token}`);
    expect(await seriousFindings(page)).toEqual([]);
    // The code must not remain anywhere where it could be read.
    await expect.poll(() => page.url()).not.toContain(token);
    const password = page.getByLabel('Kata sandi baru');
    await page.getByText('Paling sedikit 10 karakter.').waitFor();
    await button(page, 'Simpan kata sandi').click();
    await refused(password, /harus diisi/i);
    await password.fill('pendek');
    await button(page, 'Simpan kata sandi').click();
    await refused(password, /10/);
    await password.fill('kalimat yang mudah diingat');
    await button(page, 'Simpan kata sandi').click();
    await page.getByRole('heading', { name: 'Kata sandi tersimpan' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Masuk').click();
    await page.getByLabel('Email').fill(house.server.login('nurse').email);
    await page.getByLabel('Kata sandi', { exact: true }).fill('kalimat yang mudah diingat');
    await button(page, 'Masuk').click();
    await page.waitForURL(/\/manage/);
  });

  it('a link that was used says so, and a code can be typed', async () => {
    const token = await linkFor('cashier');
    const page = await open('code', '/password');
    await button(page, 'Simpan kata sandi').click();
    await refused(page.getByLabel('Kode sekali pakai'), /harus diisi/i);
    for (const said of [/Kata sandi tersimpan/, /sudah dipakai atau kedaluwarsa/]) {
      await page.goto('/password');
      await page.getByLabel('Kode sekali pakai').fill(token);
      await page.getByLabel('Kata sandi baru').fill('kalimat lain yang panjang');
      await button(page, 'Simpan kata sandi').click();
      await page.getByText(said).waitFor();
    }
  });

  it('one’s own password is changed with the present one', async () => {
    windows['own'] = await house.signIn('pharmacist');
    const { page } = windows['own'];
    await page.getByRole('button', { name: /Akun / }).click();
    await page.getByRole('menuitem', { name: 'Ganti kata sandi' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kata sandi sekarang').fill('bukan ini');
    await dialog.getByLabel('Kata sandi baru').fill('kalimat saya sendiri');
    await dialog.getByRole('button', { name: 'Simpan kata sandi' }).click();
    await refused(dialog.getByLabel('Kata sandi sekarang'), /Kata sandi salah/);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('Kata sandi sekarang').fill(house.server.login('pharmacist').password);
    await dialog.getByRole('button', { name: 'Simpan kata sandi' }).click();
    await page.getByText('Kata sandi berhasil diganti.').waitFor();
    // The session in which it was changed stays open.
    await page.reload();
    await page.getByRole('button', { name: /Akun / }).waitFor();
  });

  it('a demonstration has a button for each role, which nobody needs a password for', async () => {
    const page = await open('demonstration', '/');
    const hospital = page.getByRole('group', { name: 'RSU Alur Sehat' });
    await hospital.getByRole('button', { name: 'Masuk sebagai dokter' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await hospital.getByRole('button', { name: 'Masuk sebagai dokter' }).click();
    await page.waitForURL(/\/manage/);
    await page.getByRole('link', { name: 'Rawat jalan' }).waitFor();
    await page.getByRole('link', { name: 'Rawat inap' }).waitFor();
    const front = await open('front office of the clinic', '/');
    const clinic = front.getByRole('group', { name: 'Klinik Pratama Alur Ungaran' });
    await clinic.getByRole('button', { name: 'Masuk sebagai pendaftaran' }).click();
    await front.waitForURL(/\/manage/);
    await front.getByText('Klinik Pratama Alur Ungaran').first().waitFor();
  });

  it('a menu that is clicked at once is where one goes, whatever comes meanwhile', async () => {
    windows['quick'] = await house.window();
    const { page } = windows['quick'];
    const { email, password } = house.server.login('front-office');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Kata sandi', { exact: true }).fill(password);
    // The rights arrive after the click, and are applied before the clicked page has loaded.
    let asked = 0;
    let rights: Promise<unknown> | undefined;
    await page.route('**/v2/module/modules*', async route => {
      if (++asked === 2) await page.waitForURL(/front-office/);
      await route.continue();
    });
    page.on('response', response => {
      if (asked === 2 && response.url().includes('/v2/module/modules')) rights ??= response.finished();
    });
    await page.route('**/assets/dashboard*.js', async route => {
      await page.waitForURL(/front-office/);
      await route.continue();
    });
    await page.route('**/assets/{front-office,patient-list}*.js', async route => {
      await expect.poll(() => rights).toBeDefined();
      await rights;
      await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await route.continue();
    });
    await button(page, 'Masuk').click();
    await page.getByRole('link', { name: 'Pendaftaran pasien' }).click();
    await page.getByRole('combobox', { name: 'Cari nama' }).waitFor();
    expect(page.url()).toMatch(/front-office/);
  });

  it('a television is paired by its code, shows its schedules, and loses them when its access is revoked', async () => {
    windows['admin'] = await house.signIn('facility-admin');
    const admin = windows['admin'].page;
    await admin.goto('/manage/settings?tab=display');
    await button(admin, 'Tambah layar').click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Simpan dan Buat kode' }).click();
    await refused(dialog.getByLabel('Nama layar'), /harus diisi/i);
    await dialog.getByLabel('Nama layar').fill('Ruang Tunggu Timur');
    await dialog.getByRole('checkbox').first().click();
    await dialog.getByRole('button', { name: 'Simpan dan Buat kode' }).click();
    await button(admin, 'Ya, simpan').click();
    const shown = admin.getByRole('dialog', { name: 'Kode untuk Ruang Tunggu Timur' });
    await shown.waitFor();
    const [code = ''] = (await shown.innerText()).match(/\b[0-9A-Z]{4}[ -]?[0-9A-Z]{4}\b/) ?? [];
    const tv = await open('tv', '/display');
    const field = tv.getByLabel('Kode layar');
    for (const [typed, said] of [
      ['ABC', /8 huruf atau angka/],
      ['ZZZZ9999', /salah atau kedaluwarsa/],
    ] as const) {
      await field.fill(typed);
      await button(tv, 'Pasangkan').click();
      await tv.getByRole('alert').filter({ hasText: said }).waitFor();
    }
    await field.fill(code);
    await button(tv, 'Pasangkan').click();
    await button(tv, 'Tampilkan')
      .or(tv.getByRole('heading', { name: 'RSU Alur Sehat' }))
      .first()
      .waitFor();
    if (await button(tv, 'Tampilkan').isVisible()) await button(tv, 'Tampilkan').click();
    await tv.getByRole('heading', { name: 'RSU Alur Sehat' }).waitFor();
    await tv.reload();
    await tv.getByRole('heading', { name: 'RSU Alur Sehat' }).waitFor();
    await admin.keyboard.press('Escape');
    await admin
      .getByRole('row', { name: /Ruang Tunggu Timur/ })
      .getByRole('button', { name: 'Cabut akses' })
      .click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Cabut akses' }).click();
    await tv.getByText('Layar ini sudah dicabut aksesnya').waitFor({ timeout: 20_000 });
  });
});
