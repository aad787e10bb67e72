import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { dayAfter } from './harness/facility-time.ts';
import { openHouse, type House } from './harness/house.ts';
import { insuredStay } from './harness/insured-stay.ts';
import { button, rowButton, rowOf } from './harness/people.ts';

const NAME = 'Suwarni Astuti';
const NUMBER = '0999R0011126V000731';

/** The front office records a letter, and casemix claims the stay; what was finalized too early is opened again. */
describe('a stay that BPJS pays', () => {
  let house: House;
  let desk: Page;
  let coder: Page;
  beforeAll(async () => {
    house = await openHouse();
    await insuredStay(house, NAME, { bpjsNo: '0001234567801' });
    desk = await house.openAt('front-office', '/manage/casemix');
    coder = await house.openAt('casemix', '/manage/casemix?tab=unclaimed');
  });
  afterAll(() => house?.close());

  it('gets its letter as BPJS has issued it, and a wrong number is told beside its field', async () => {
    await desk.getByRole('button', { name: `Catat SEP ${NAME}` }).click();
    const dialog = desk.getByRole('dialog', { name: 'Catat SEP' });
    await dialog.getByLabel('Nomor SEP').fill('0999R001');
    await dialog.getByRole('button', { name: 'Simpan SEP' }).click();
    await dialog.getByText(/Nomor SEP 19 karakter/).waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
    await dialog.getByLabel('Nomor SEP').fill(NUMBER);
    await dialog.getByRole('button', { name: 'Simpan SEP' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowOf(desk, NAME).getByText(NUMBER).waitFor();
    await desk.getByRole('button', { name: `Cetak SEP ${NAME}` }).click();
    await desk.getByRole('dialog', { name: 'Surat Eligibilitas Peserta' }).waitFor();
  });

  it('is followed by the letter of her control, typed without VClaim, which is printed', async () => {
    const admin = await enter(house.server, 'facility-admin');
    const [[room], [person]] = await Promise.all([
      admin.rows('/v2/room/selector?limit=1'),
      admin.rows('/v2/identity/staff'),
    ]);
    const poli = { code: 'INT', name: 'PENYAKIT DALAM' };
    await admin.does('bpjs/assign-vclaim-poli', 0, { unitId: room?.id, poli });
    const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
    await admin.does('bpjs/assign-vclaim-doctor', 0, { staffId: person?.id, doctor });
    await desk.reload();
    await rowButton(desk, NAME, `Rencana kontrol ${NAME}`).click();
    await button(desk, 'Catat surat kontrol').click();
    const dialog = desk.getByRole('dialog', { name: 'Catat surat kontrol' });
    await dialog.getByLabel('Nomor surat kontrol').fill('0999R0011126K000731');
    await dialog.getByLabel('Tanggal rencana').fill(dayAfter(7));
    await dialog.getByLabel('Poli').selectOption('INT');
    await dialog.getByLabel('Dokter').selectOption('31661');
    expect(await seriousFindings(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await dialog.waitFor({ state: 'detached' });
    await button(desk, 'Cetak 0999R0011126K000731').click();
    const paper = desk.getByRole('dialog', { name: 'Surat kontrol', exact: true });
    await paper.locator('iframe').contentFrame().getByText('Surat Rencana Kontrol').waitFor();
    await desk.reload();
  });

  it('is claimed: coded, filled in as its records say, and finalized as it was billed', async () => {
    await coder.reload();
    await rowOf(coder, NAME)
      .getByRole('button', { name: `Buka klaim ${NAME}` })
      .click();
    const add = coder.getByRole('combobox', { name: /diagnosis ICD-10/ });
    for (const code of ['J18.9', 'E11.9']) {
      await add.fill(code);
      await coder
        .getByRole('option', { name: new RegExp(`^${code.replace('.', '\\.')}`) })
        .first()
        .click();
    }
    await button(coder, 'Naikkan E11.9').focus();
    await coder.keyboard.press('Enter');
    await coder.locator('ol > li').first().getByText('E11.9').waitFor();
    await button(coder, 'Simpan kode').click();
    await coder.getByText('Sudah diberi kode').waitFor();
    await coder.getByText('Terhitung: Atas persetujuan dokter').waitFor();
    await button(coder, 'Simpan data').click();
    await coder.getByText('Data klaim disimpan.').waitFor();
    await coder.getByText('Sama dengan tagihan.').waitFor();
    expect(await seriousFindings(coder)).toEqual([]);
    await button(coder, 'Finalkan').click();
    await coder
      .getByRole('alertdialog')
      .or(coder.getByRole('dialog'))
      .getByRole('button', { name: 'Finalkan' })
      .click();
    await coder.getByText('Dibekukan saat klaim difinalkan.', { exact: true }).waitFor();
    expect(await button(coder, 'Simpan kode').count()).toBe(0);
  });

  it('waits for E-Klaim once the facility has its key, and says so', async () => {
    await button(coder, 'Kelompokkan').click();
    await coder.getByText('Kredensial layanan ini belum disimpan.').waitFor();
    const admin = await enter(house.server, 'facility-admin');
    const values = { encryptionKey: 'ab'.repeat(32), coderNik: '3374014101900011', tariffCode: 'CS' };
    await admin.does('settings/save-credentials', 0, {
      ...{ service: 'e-klaim', values: { ...values, server: 'http://10.0.0.5' } },
    });
    await button(coder, 'Kirim ke E-Klaim').click();
    const dialog = coder.getByRole('alertdialog').or(coder.getByRole('dialog'));
    await dialog.getByRole('button', { name: 'Kirim ke E-Klaim' }).click();
    await coder.getByText('Antre', { exact: true }).waitFor();
    expect(await button(coder, 'Kelompokkan').count()).toBe(0);
    expect(await seriousFindings(coder)).toEqual([]);
  });

  it('is opened again with a reason, and the letter stays while it is claimed', async () => {
    await button(coder, 'Buka kembali').click();
    const dialog = coder.getByRole('alertdialog').or(coder.getByRole('dialog'));
    await dialog.getByRole('textbox').fill('Prosedur belum dikode');
    await dialog.getByRole('button', { name: 'Buka kembali' }).click();
    await button(coder, 'Simpan kode').waitFor();
    await coder.getByText('Prosedur belum dikode').waitFor();
    await coder.getByText('Belum dikirim').waitFor();
    await desk.reload();
    await rowButton(desk, NAME, `Cetak SEP ${NAME}`).waitFor();
    expect(await rowButton(desk, NAME, `Batalkan SEP ${NAME}`).count()).toBe(0);
  });
});
