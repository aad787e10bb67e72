import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

const NAME = 'Sutarno Wibowo';

/** Vital signs recorded at the bedside appear at the nursing post; mistaken ones are struck. */
describe('a score that rises', () => {
  let house: House;
  let bedside: Page;
  let post: Page;
  let stay: number;
  let ward: unknown;
  beforeAll(async () => {
    house = await openHouse();
    const front = await enter(house.server, 'front-office');
    const desk = await enter(house.server, 'nurse');
    const patientId = await front.does('patient/register', 0, { name: NAME, gender: 'male', birthDate: '1955-02-11' });
    const bed = await desk.row('/v2/live/ward.beds', row => row['status'] === 'available');
    const [who] = await desk.rows('/v2/inpatient-doctor/selector?limit=1');
    stay = await desk.does('stay/admit', 0, { patientId, bedId: bed.id, doctorId: who?.id, payer: 'general' });
    ward = bed['wardId'];
  });
  afterAll(() => house?.close());

  const dialog = (page: Page) => page.getByRole('dialog');
  const measures = async (signs: Record<string, string>) => {
    await button(bedside, 'Catat tanda vital').click();
    for (const [sign, value] of Object.entries(signs))
      await dialog(bedside).getByRole('textbox', { name: sign }).fill(value);
    await dialog(bedside).getByRole('combobox', { name: 'Oksigen' }).selectOption('air');
    await dialog(bedside).getByRole('combobox', { name: 'Kesadaran' }).selectOption('A');
  };
  const saves = async () => {
    await dialog(bedside).getByRole('button', { name: 'Simpan' }).click();
    await dialog(bedside).waitFor({ state: 'detached' });
  };

  it('is counted while it is typed', async () => {
    bedside = await house.openAt('nurse', `/manage/inpatient/${stay}?view=chart`);
    post = await house.openAt('doctor', `/manage/inpatient/nurse-room?ward=${String(ward)}`);
    await post.getByText(NAME).first().waitFor();
    await measures({
      ...{ 'Frekuensi napas': '22', 'SpO₂': '95', Sistolik: '108', Diastolik: '66', Nadi: '96', Suhu: '38,4' },
    });
    await dialog(bedside).getByText('NEWS2 6 · Mendesak').waitFor();
    expect(await seriousFindings(bedside)).toEqual([]);
    await saves();
  });

  it('is at the nursing post within a second, until somebody sees to it', async () => {
    await post.getByText('6 · Mendesak').first().waitFor({ timeout: 1_000 });
    await post
      .getByRole('button', { name: new RegExp(NAME) })
      .first()
      .click();
    await button(post, 'Saya tangani').click();
    await button(post, 'Saya tangani').waitFor({ state: 'detached' });
    expect(await seriousFindings(post)).toEqual([]);
    await bedside.getByText('NEWS2 6 · Mendesak').first().waitFor();
  });

  it('that was typed wrong is put right, at the post too, and what stood before is seen', async () => {
    await bedside
      .getByRole('button', { name: /^Perbaiki nilai pukul/ })
      .first()
      .click();
    await dialog(bedside).getByRole('textbox', { name: 'Frekuensi napas' }).fill('26');
    await dialog(bedside).getByText('NEWS2 7 · Gawat').waitFor();
    await dialog(bedside).getByRole('textbox', { name: 'Alasan perbaikan' }).fill('Salah hitung napas');
    await saves();
    await post.getByText('7 · Gawat').first().waitFor({ timeout: 2_000 });
    await bedside.getByRole('button', { name: /^Diperbaiki: lihat versi/ }).click();
    await dialog(bedside).getByText('Salah hitung napas').waitFor();
    await dialog(bedside).getByText('NEWS2 6 · Mendesak').waitFor();
    expect(await seriousFindings(bedside)).toEqual([]);
    await dialog(bedside).getByRole('button', { name: 'Tutup' }).last().click();
    await dialog(bedside).waitFor({ state: 'detached' });
  });

  it('that was another patient’s is taken back, and what was before it holds again', async () => {
    await measures({ ...{ 'Frekuensi napas': '30', 'SpO₂': '88', Sistolik: '84', Nadi: '134', Suhu: '39,5' } });
    await saves();
    await bedside
      .getByText(/NEWS2 [12]\d · Gawat/)
      .first()
      .waitFor();
    await bedside
      .getByRole('button', { name: /^Batalkan catatan pukul/ })
      .first()
      .click();
    await dialog(bedside).getByRole('textbox').fill('Salah pasien');
    await dialog(bedside).getByRole('button', { name: 'Batalkan', exact: true }).last().click();
    await bedside.getByText('NEWS2 7 · Gawat').first().waitFor();
    await bedside
      .getByText(/NEWS2 [12]\d · Gawat/)
      .first()
      .waitFor({ state: 'detached' });
    expect(await seriousFindings(bedside)).toEqual([]);
  });
});
