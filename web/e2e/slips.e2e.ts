import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page, Request, Route } from 'playwright-core';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination, rowButton, rowOf, save, takesFocus } from './harness/people.ts';
import { keeps, refused } from './harness/refused.ts';

const queuePath = '/manage/front-office/patient/clinic-queue';

/** Mistyped keys, misplaced clicks and interruptions: nothing is lost, and nothing is done that was not meant. */
describe('slips', () => {
  let house: House;
  let day: HalfDay;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());
  const otherActions = (page: Page) => rowOf(page, day.visits.present.name).getByRole('button', { name: /Aksi lain/ });

  it('a half-filled patient is not left without a question, nor asked about once saved', async () => {
    const page = await house.openAt('front-office', '/manage/front-office');
    await button(page, 'Pasien baru').click();
    const name = page.getByLabel('Nama lengkap');
    await name.fill('Laksmi Wardani');
    await page.getByLabel('Tanggal lahir').fill('1984-03-04');
    await page.getByText(/^4 Mar 1984 · \d+ th$/).waitFor();
    const question = page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });
    for (const leave of [() => page.getByRole('link', { name: 'Dasbor' }).click(), () => page.goBack()]) {
      await leave();
      await question.waitFor();
      await button(page, 'Tetap di sini').click();
      await question.waitFor({ state: 'hidden' });
      await keeps([[name, 'Laksmi Wardani']]);
    }
    await page.getByRole('radio', { name: 'Perempuan' }).click();
    await save(page, 'Simpan pasien');
    await page.getByRole('heading', { level: 1, name: 'Laksmi Wardani' }).waitFor();
    await page.getByRole('link', { name: 'Dasbor' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dasbor' }).waitFor();
  });

  it('two who correct the same patient at once keep what each of them typed', async () => {
    const path = `/manage/front-office/patient/${day.visits.called.patientId}`;
    const [one, other] = [await house.openAt('front-office', path), await house.openAt('facility-admin', path)];
    for (const page of [one, other]) await button(page, 'Ubah data').click();
    await one.getByLabel('Tempat lahir').fill('Surakarta');
    await other.getByLabel('Pekerjaan').fill('Guru');
    for (const page of [one, other]) {
      await save(page, 'Simpan perubahan');
      await button(page, 'Ubah data').waitFor();
    }
    await other.getByText('Guru', { exact: true }).waitFor();
    await other.getByText('Surakarta', { exact: true }).waitFor();

    // Both have changed the same field: the second one to save chooses which value wins.
    for (const [page, work] of [
      [one, 'Perawat'],
      [other, 'Bidan'],
    ] as const) {
      await button(page, 'Ubah data').click();
      await page.getByLabel('Pekerjaan').fill(work);
    }
    await save(one, 'Simpan perubahan');
    await button(one, 'Ubah data').waitFor();
    const asks = other.getByRole('alert').filter({ hasText: 'PekerjaanPerawat' });
    await button(other, 'Simpan perubahan').click();
    await asks.waitFor();
    await asks.getByRole('button', { name: 'Pakai yang terbaru' }).click();
    await asks.waitFor({ state: 'hidden' });
    await keeps([[other.getByLabel('Pekerjaan'), 'Perawat']]);
    await other.getByLabel('Tempat lahir').fill('Klaten');
    await save(other, 'Simpan perubahan');
    await button(other, 'Ubah data').waitFor();
    await other.getByText('Perawat', { exact: true }).waitFor();
  });

  it('two who change the same schedule, or the same treatment, at once keep what each of them typed', async () => {
    const change = async (
      path: string,
      row: string,
      fields: readonly [label: string, value: string, kept?: string][],
    ) => {
      const pages = [await house.openAt('facility-admin', path), await house.openAt('facility-admin', path)];
      for (const page of pages) await rowButton(page, row, 'Ubah').click();
      for (const [at, page] of pages.entries()) await page.getByLabel(fields[at]![0]).fill(fields[at]![1]);
      for (const page of pages) {
        await save(page);
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
      await rowButton(pages[0]!, row, 'Ubah').click();
      await keeps(fields.map(([label, value, kept = value]) => [pages[0]!.getByLabel(label), kept]));
    };
    await change('/manage/settings?tab=schedule', 'Poli Gigi', [
      ['Harga konsultasi', '65.000'],
      ['Kuota per hari', '33'],
    ]);
    await change('/manage/treatments?tab=items', 'Nebulisasi', [
      ['Harga', '95.000'],
      ['Kode ICD-9-CM', '93.96', '93.96 Pemberian oksigen'],
    ]);
  });

  it('a change that rests on what another has changed meanwhile is refused, and done when looked at again', async () => {
    const page = await house.openAt('facility-admin', '/manage/settings?tab=schedule');
    await rowButton(page, 'Poli KIA', 'Ubah').click();
    await page.getByLabel('Kuota per hari').fill('21');
    const anotherFirst = async (route: Route, request: Request) => {
      const headers = { ...(await request.allHeaders()), 'idempotency-key': crypto.randomUUID() };
      const data = { ...request.postDataJSON(), price: 61_000, quota: 40 };
      expect((await page.request.post(request.url(), { headers, data })).ok()).toBe(true);
      await route.continue();
    };
    await page.route(/\/v2\/schedule\/\d+\/change$/, anotherFirst, { times: 1 });
    await save(page);
    await page.getByText('Data ini baru saja diubah orang lain.', { exact: false }).waitFor();
    await keeps([
      [page.getByLabel('Kuota per hari'), '21'],
      [page.getByLabel('Harga konsultasi'), '61.000'],
    ]);
    // Both changed the quota: she chooses which value wins.
    const asks = page.getByRole('alert').filter({ hasText: 'Kuota40' });
    await asks.waitFor();
    expect(await button(page, 'Simpan').getAttribute('aria-disabled')).toBe('true');
    await asks.getByRole('button', { name: 'Tetap pakai tulisan saya' }).click();
    await asks.waitFor({ state: 'hidden' });
    await save(page);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await rowOf(page, 'Poli KIA').getByText('61.000').waitFor();
    await rowButton(page, 'Poli KIA', 'Ubah').click();
    await keeps([[page.getByLabel('Kuota per hari'), '21']]);
  });

  it('a press beside a dialog takes no typed reason with it, and Escape gives the focus back', async () => {
    const page = await house.openAt('front-office', queuePath);
    await otherActions(page).click();
    await page.getByRole('menuitem', { name: 'Batalkan kunjungan' }).click();
    const reason = page.getByRole('dialog').getByLabel('Alasan');
    await reason.fill('ab');
    await page.mouse.click(20, 700);
    await page.getByRole('dialog').getByRole('button', { name: 'Batalkan antrean' }).click();
    await refused(reason, /minimal 3 karakter/);
    await keeps([[reason, 'ab']]);
    await takesFocus(reason);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await takesFocus(otherActions(page));
    await page.keyboard.press('Control+k');
    await takesFocus(page.getByRole('dialog').getByRole('combobox'));
    await page.keyboard.press('Escape');
    await takesFocus(otherActions(page));
  });

  it('moving to no schedule says so', async () => {
    const page = await house.openAt('front-office', queuePath);
    await otherActions(page).click();
    await page.getByRole('menuitem', { name: 'Pindah jadwal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan' }).click();
    await refused(page.getByRole('dialog').getByLabel('Jadwal'), /Harus diisi/);
  });

  it('a note too long is refused beside its field; a diagnosis chosen twice stays the primary one', async () => {
    const page = await openExamination(house, day.visits.serving);
    const plan = page.getByLabel('Rencana');
    await plan.fill('x'.repeat(10_001));
    await page.keyboard.press('Control+Enter');
    await refused(plan, /Maksimal 10\.000 karakter/);
    await takesFocus(plan);

    const diagnosis = page.getByRole('combobox', { name: 'Tambah diagnosis' });
    const primary = page.getByRole('listitem').filter({ hasText: 'Utama' });
    const code = /^[A-Z]\d\d(\.\d)?/.exec(await primary.innerText())?.[0] ?? '';
    for (const chosen of [code, 'R51']) {
      await diagnosis.fill(chosen);
      await page.getByRole('option', { name: chosen }).click();
    }
    await page.getByRole('listitem').filter({ hasText: 'R51' }).getByText('Sekunder').waitFor();
    expect(await primary.innerText()).toContain(code);
    await page.getByRole('button', { name: 'Hapus diagnosis R51' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('R51').waitFor({ state: 'hidden' });
    await takesFocus(diagnosis);
  });

  it('a prescribed quantity of nothing is told what it must be', async () => {
    const page = await openExamination(house, day.visits.serving);
    await button(page, 'Tulis resep').click();
    const quantity = page.getByRole('dialog').getByLabel('Jumlah');
    await quantity.fill('0');
    await button(page, 'Simpan resep').click();
    await refused(quantity, /Harus lebih dari 0/);
    // The first error is the medicine that was not chosen.
    const medicine = page.getByRole('dialog').getByRole('combobox', { name: 'Obat' });
    await takesFocus(medicine);
  });

  it('a long name pushes no button out of sight', async () => {
    const desk = await enter(house.server, 'front-office');
    const name = 'Raden Mas Soerjo Koesoemo Hadiningrat Tjokroaminoto Wirjosandjojo';
    const patientId = await desk.does('patient/register', 0, { name, gender: 'male', birthDate: '1980-01-01' });
    const schedule = (await desk.rows('/v2/schedule/schedules'))[0];
    const visit = { payer: 'general', source: 'web', visitStatus: 'sick', date: day.date };
    await desk.does('queue/take-number', 0, { ...visit, patientId, scheduleId: schedule?.id });
    const page = await house.openAt('cashier', '/manage/cashier');
    await rowOf(page, name).waitFor();
    const hidden = await page.getByRole('table', { name: 'Kasir' }).evaluate(table => {
      const scroller = table.parentElement as HTMLElement;
      return scroller.scrollWidth - scroller.clientWidth;
    });
    expect(hidden).toBe(0);
    expect(await rowButton(page, name, 'Lihat').isVisible()).toBe(true);
  });

  it('a drawer that was not counted is not counted as empty', async () => {
    const page = await house.openAt('cashier', '/manage/cashier');
    await button(page, 'Tutup shift').click();
    await button(page, 'Simpan hitungan').click();
    const cash = page.getByLabel('Hasil hitung Tunai');
    await refused(cash, /harus diisi, boleh 0/);
    await cash.fill('0');
    await button(page, 'Simpan hitungan').click();
    await page.getByText(/^Kurang Rp/).waitFor();
  });

  it('a supervisor voids what a cashier took, with no drawer of her own', async () => {
    const page = await house.openAt('supervisor', `/manage/cashier?bill=${day.visits.paid.transactionId}`);
    await button(page, 'Aksi lain').click();
    await page.getByRole('menuitem', { name: 'Void' }).click();
    await page.getByRole('dialog').getByLabel('Alasan').fill('Salah pasien');
    await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('Dikembalikan', { exact: true }).waitFor();
  });
});
