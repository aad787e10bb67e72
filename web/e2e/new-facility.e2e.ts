import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { seriousFindings } from './harness/accessibility.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouse, openHouseOnHalfDay, type House, type Window } from './harness/house.ts';
import { button, rowButton, rowOf, save } from './harness/people.ts';
import { steps } from './harness/steps.ts';

const facility = 'Klinik Kamboja';
const password = 'kucing tidur di atas atap';
const patient = 'Wahyu Kusumaningrum';

/**
 * From an empty facility to its first called patient, guided only by the screens: each step begins where the last one
 * ended.
 */
describe('a new facility', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  const links: Record<string, string> = {};
  const at = (who: string): Page => windows[who]!.page;
  beforeAll(async () => {
    house = await openHouse();
    windows['operator'] = await house.signIn('channel-admin');
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  /** Registers an employee on the facility's page, and returns her link. */
  const hires = async (press: string, who: { name: string; profession: string; email: string; roles: string[] }) => {
    const page = at('operator');
    await button(page, press).click();
    await page.getByRole('textbox', { name: 'Nama' }).fill(who.name);
    await page.getByLabel('Profesi').selectOption({ label: who.profession });
    await page.getByRole('textbox', { name: 'Email' }).fill(who.email);
    // The roles appear by themselves after the facility was chosen.
    for (const role of who.roles) await page.getByLabel(role, { exact: true }).click();
    await save(page);
    const dialog = page.getByRole('dialog', { name: `Tautan untuk ${who.name}` });
    await expect.poll(() => dialog.getByLabel('Tautan', { exact: true }).inputValue()).toContain('/password#');
    links[who.email] = await dialog.getByLabel('Tautan', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Tutup' }).first().click();
    await page.goto('/channel/merchants');
    await rowOf(page, facility).click();
    await page.getByRole('tab', { name: 'Karyawan' }).click();
    await rowOf(page, who.name).getByText('Belum masuk').waitFor();
  };
  /** Opens the link, chooses a password and logs in: with a single facility, that one is open at once. */
  const enters = async (who: string, email: string) => {
    windows[who] = await house.window({ at: links[email]! });
    const page = at(who);
    await page.getByLabel('Kata sandi baru').fill(password);
    await button(page, 'Simpan kata sandi').click();
    await page.getByText('Kata sandi tersimpan').waitFor();
    await page.getByRole('link', { name: 'Masuk' }).or(button(page, 'Masuk')).first().click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Kata sandi', { exact: true }).fill(password);
    await button(page, 'Masuk').click();
    await page.waitForURL(/\/manage\/dashboard/);
  };
  /** Follows the next of the first steps. */
  const goes = async (press: string) => {
    await at('admin').getByRole('link', { name: 'Dasbor' }).click();
    await button(at('admin'), press).click();
  };

  it('is made with what every facility needs, and stands in the list of whoever looks at it', async () => {
    windows['another'] = await house.signIn('channel-admin');
    await rowOf(at('another'), 'Klinik').first().waitFor();
    const page = at('operator');
    await button(page, 'Tambah fasyankes').click();
    await page.getByLabel('Nama fasyankes').fill(facility);
    await page.getByLabel('Kategori').selectOption({ label: 'Klinik pratama' });
    await page.getByLabel('Nomor izin').fill('440/77/2026');
    expect(await seriousFindings(page)).toEqual([]);
    await save(page, 'Buat fasyankes');
    await page.getByRole('heading', { name: facility }).waitFor();
    await rowOf(at('another'), facility).waitFor({ timeout: 2_000 });
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('gets its people, who come in by a link', async () => {
    await hires('Tambah karyawan pertama', {
      ...{ name: 'Ayu Lestari', profession: 'Administrator', email: 'ayu@kamboja.example' },
      roles: ['Admin Fasyankes'],
    });
    await hires('Tambah karyawan', {
      ...{ name: 'dr. Bima Sakti', profession: 'Dokter', email: 'bima@kamboja.example', roles: ['Dokter'] },
    });
    await hires('Tambah karyawan', {
      ...{ name: 'Citra Dewi', profession: 'Petugas pendaftaran', email: 'citra@kamboja.example' },
      roles: ['Pendaftaran', 'Kasir'],
    });
    expect(await seriousFindings(at('operator'))).toEqual([]);
    await enters('admin', 'ayu@kamboja.example');
    await enters('desk', 'citra@kamboja.example');
    await enters('doctor', 'bima@kamboja.example');
  });

  it('has its rooms, schedules, prices and stock from its administrator', async () => {
    const page = at('admin');
    await page.getByText('Langkah pertama').waitFor();
    await goes('Tambah ruangan');
    await button(page, 'Tambah poli atau ruangan').click();
    await page.getByLabel('Nama', { exact: false }).first().fill('Poli Umum');
    await save(page);
    await rowOf(page, 'Poli Umum').waitFor();

    await goes('Buka jadwal');
    await button(page, 'Tambah jadwal').click();
    const schedule = page.getByRole('dialog', { name: 'Tambah jadwal' });
    await schedule.getByLabel('Nama jadwal').fill('Umum pagi');
    await schedule.getByLabel('Awalan').fill('A');
    await schedule.getByRole('combobox', { name: 'Poli atau ruangan' }).click();
    await page.getByRole('option', { name: 'Poli Umum' }).click();
    await schedule.getByRole('combobox', { name: 'Dokter' }).click();
    await page.getByRole('option', { name: /Bima/ }).click();
    await schedule.getByLabel('Setiap hari').click();
    await schedule.getByLabel('Jam mulai').fill('00:00');
    await schedule.getByLabel('Jam selesai').fill('23:59');
    await schedule.getByLabel('Harga konsultasi').fill('50000');
    await save(page);
    await rowOf(page, 'Umum pagi').waitFor();

    await goes('Tambah obat');
    await button(page, 'Tambah obat dan BMHP').click();
    const medicine = page.getByRole('dialog', { name: 'Tambah obat dan BMHP' });
    await medicine.getByLabel('Nama').first().fill('Parasetamol 500 mg');
    await medicine.getByLabel('Bentuk sediaan').fill('tablet');
    await medicine.getByRole('combobox', { name: 'Satuan dasar' }).click();
    await page.getByRole('option', { name: 'tablet', exact: true }).click();
    await medicine.getByLabel('Harga').fill('500');
    await save(page);
    await rowOf(page, 'Parasetamol').waitFor();

    await goes('Terima stok');
    await rowButton(page, 'Parasetamol', 'Rincian').click();
    await button(page, 'Terima stok').click();
    const receipt = page.getByRole('dialog', { name: 'Terima stok Parasetamol 500 mg' });
    await receipt.getByLabel('No. batch').fill('B1');
    await receipt.getByLabel('Kedaluwarsa').fill('2099-12-31');
    await receipt.getByLabel('Jumlah').fill('500');
    await receipt.getByLabel('Harga beli').fill('300');
    await receipt.getByRole('button', { name: 'Terima stok' }).click();
    await receipt.waitFor({ state: 'hidden' });
    await page.getByText('Tersedia: 500 tablet').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Dasbor' }).click();
    await button(page, 'Daftarkan pasien').waitFor();
    await expect.poll(() => page.getByRole('img', { name: 'Belum' }).count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('calls its first patient', async () => {
    const [desk, doctor] = [at('desk'), at('doctor')];
    await desk.getByRole('link', { name: 'Pendaftaran pasien' }).click();
    await desk.getByRole('combobox', { name: 'Cari nama' }).fill(patient);
    await button(desk, 'Pasien baru').click();
    await expect.poll(() => desk.getByLabel('Nama lengkap').inputValue()).toBe(patient);
    await desk.getByRole('radio', { name: 'Perempuan' }).click();
    await desk.getByLabel('Tanggal lahir').fill('1990-05-17');
    await desk.getByLabel('Telepon', { exact: true }).fill('081234567890');
    await save(desk, 'Simpan dan daftarkan ke poli');
    await desk.getByRole('radio', { name: /Poli Umum/ }).click();
    await button(desk, 'Ambil nomor').click();
    await desk.getByRole('status').getByText('A-001').waitFor();
    await button(desk, 'Hadir').click();
    await doctor.getByRole('link', { name: 'Rawat jalan' }).click();
    await rowButton(doctor, patient, 'Panggil').click();
    await rowOf(doctor, patient).getByText('Dipanggil').waitFor();
    // No step is left, and the operator sees the facility work.
    await at('admin').getByText('Langkah pertama').waitFor({ state: 'detached' });
    await rowOf(at('another'), facility).getByRole('cell', { name: '1', exact: true }).waitFor({ timeout: 5_000 });
  });

  it('its administrator sees who works there, and what each may do', async () => {
    const page = at('admin');
    await page.getByRole('link', { name: 'Karyawan' }).click();
    await rowOf(page, 'Citra Dewi')
      .getByText('Kasir, Pendaftaran')
      .or(rowOf(page, 'Citra Dewi').getByText('Pendaftaran, Kasir'))
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await rowOf(page, 'Citra Dewi').click();
    await button(page, 'Hak di luar peran').click();
    await page.getByLabel('Batalkan', { exact: false }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('no window complained, and the build says which it is', async () => {
    expect(Object.entries(windows).flatMap(([who, { faults }]) => faults.map(fault => `${who}: ${fault}`))).toEqual([]);
    const build = (await (await fetch(`${house.server.url}/builds/latest.json`)).json()) as { id: string };
    expect(build).toEqual({ id: expect.any(String), routeRules: {}, prerendered: [] });
    expect(await at('admin').locator('meta[name="build"]').getAttribute('content')).toBe(build.id);
  });
});

describe('a right that is taken away', () => {
  let house: House;
  let day: HalfDay;
  const windows: Record<string, Window> = {};
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('is gone from the screens that stand open, within a second', async () => {
    windows['desk'] = await house.signIn('front-office');
    const desk = windows['desk'].page;
    await desk.goto('/manage/front-office');
    await button(desk, 'Pasien baru').waitFor();

    windows['admin'] = await house.signIn('facility-admin');
    const admin = windows['admin'].page;
    await admin.goto('/manage/dashboard');
    await admin.getByRole('link', { name: 'Peran dan akses' }).click();
    await rowOf(admin, 'Pendaftaran').click();
    await admin.getByLabel('Daftarkan pasien baru').click();
    expect(await seriousFindings(admin)).toEqual([]);
    await save(admin);
    await admin.getByText('Peran berhasil disimpan.').waitFor();
    await button(desk, 'Pasien baru').waitFor({ state: 'detached', timeout: 1_000 });
  });

  it('is said in the dialog that stands open, which keeps what was typed', async () => {
    windows['cashier'] = await house.signIn('cashier');
    const [cashier, admin] = [windows['cashier'].page, windows['admin']!.page];
    await cashier.goto(`/manage/cashier?bill=${day.visits.billed.transactionId}`);
    await button(cashier, 'Aksi lain').click();
    await cashier.getByRole('menuitem', { name: 'Batalkan transaksi' }).click();
    const dialog = cashier.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Pasien salah dipilih');

    await admin.goto('/manage/dashboard');
    await admin.getByRole('link', { name: 'Peran dan akses' }).click();
    await rowOf(admin, 'Kasir').click();
    const branch = admin.getByRole('group', { name: 'Kasir' }).first();
    await branch.getByLabel('Batalkan tagihan').click();
    await save(admin);
    await admin.getByText('Peran berhasil disimpan.').waitFor();

    await dialog.getByRole('alert').getByText('baru saja dicabut').waitFor({ timeout: 1_000 });
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Pasien salah dipilih');
    expect(await seriousFindings(cashier)).toEqual([]);
    expect(await dialog.getByRole('button', { name: 'Batalkan transaksi' }).getAttribute('aria-disabled')).toBe('true');
    await button(cashier, 'Batal').click();
    await dialog.waitFor({ state: 'hidden' });
    await button(cashier, 'Aksi lain').click();
    await cashier.getByRole('menuitem').first().waitFor();
    expect(await cashier.getByRole('menuitem', { name: 'Batalkan transaksi' }).count()).toBe(0);
    await cashier.keyboard.press('Escape');
    await cashier.getByText('Menunggu pembayaran', { exact: true }).first().waitFor();
  });
});
