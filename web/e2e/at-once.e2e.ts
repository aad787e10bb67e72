import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination } from './harness/people.ts';
import { keeps } from './harness/refused.ts';

/** Two people edit the same note or prescription: nobody overwrites or approves what she has not seen. */
describe('what two have open at once', () => {
  let house: House;
  let day: HalfDay;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());

  const written = async (id: number) => {
    const desk = await enter(house.server, 'pharmacist');
    const row = await desk.row(`/v2/prescription/prescriptions?date=${day.date}&limit=100`, one => one.id === id);
    return row['lines'] as { quantity: number; note: string | null; approvedQuantity: number | null }[];
  };
  /** Somebody else changes the quantity. */
  const reviseElsewhere = async (id: number, quantity: number) => {
    const desk = await enter(house.server, 'doctor');
    const medicine = await desk.row('/v2/inventory/stock?search=Parasetamol 500', () => true);
    const line = { kind: 'single', medicineId: medicine.id, quantity, signa: '3 x 1 tablet', iterations: 0 };
    await desk.does('prescription/revise', id, { lines: [line], allergyAcknowledged: false });
  };
  const editor = async (page: Page) => {
    await button(page, 'Ubah resep').click();
    const dialog = page.getByRole('dialog', { name: 'Ubah resep' });
    const first = dialog.getByRole('group', { name: 'Obat 1' });
    await first.waitFor();
    return { dialog, note: first.getByLabel('Catatan'), quantity: first.getByLabel('Jumlah') };
  };
  const overtaken = (page: Page) => page.getByRole('alert').filter({ hasText: 'sudah diubah orang lain' });

  it('a prescription follows the other while nothing is typed, and asks once something is', async () => {
    const id = day.visits.serving.prescriptionId!;
    const page = await openExamination(house, day.visits.serving);
    const { dialog, note, quantity } = await editor(page);
    await reviseElsewhere(id, 12);
    await expect.poll(() => quantity.inputValue()).toBe('12');
    expect(await overtaken(page).count()).toBe(0);

    await note.fill('sesudah sarapan');
    await reviseElsewhere(id, 14);
    await overtaken(page).waitFor();
    expect(await button(page, 'Simpan resep').getAttribute('aria-disabled')).toBe('true');
    await keeps([[note, 'sesudah sarapan']]);
    await button(page, 'Tetap pakai tulisan saya').click();
    await overtaken(page).waitFor({ state: 'hidden' });
    await button(page, 'Simpan resep').click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => written(id)).toMatchObject([{ quantity: 12, note: 'sesudah sarapan' }]);
  });

  it('a prescription becomes what the other saved, where that is wanted', async () => {
    const id = day.visits.serving.prescriptionId!;
    const page = await openExamination(house, day.visits.serving);
    const { dialog, note, quantity } = await editor(page);
    await note.fill('sebelum tidur');
    await reviseElsewhere(id, 9);
    await overtaken(page).waitFor();
    await button(page, 'Pakai yang terbaru').click();
    await overtaken(page).waitFor({ state: 'hidden' });
    await keeps([
      [note, ''],
      [quantity, '9'],
    ]);
    await button(page, 'Simpan resep').click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await written(id)).toMatchObject([{ quantity: 9, note: null }]);
  });

  it('a prescription is reviewed again where the doctor has changed it meanwhile', async () => {
    const id = day.visits.prescribed.prescriptionId!;
    const page = await house.openAt('pharmacist', `/manage/pharmacy/${id}`);
    await page.getByRole('button', { name: /^Setujui/ }).waitFor();
    await page.keyboard.press('F2');
    await page.getByText('13 dari 13').waitFor();
    await reviseElsewhere(id, 6);
    await page.getByRole('alert').filter({ hasText: 'Telaah kembali dari awal' }).waitFor();
    await page.getByText('0 dari 13').waitFor();
    await page.keyboard.press('F9');
    await page.getByRole('alert').filter({ hasText: 'tidak sesuai' }).waitFor();
    await page.keyboard.press('F2');
    await page.keyboard.press('F9');
    await page.getByText('Resep disetujui.').waitFor();
    expect(await written(id)).toMatchObject([{ quantity: 6, approvedQuantity: 6 }]);
  });

  it('a note takes in what the other signed in its other parts, and asks about the part in which both wrote', async () => {
    const desk = await enter(house.server, 'doctor');
    const sign = (note: object) => desk.does('consultation/sign-note', day.visits.serving.encounterId, note);
    await sign({ subjective: 'Batuk', plan: 'Kontrol' });
    const page = await openExamination(house, day.visits.serving);
    const [subjective, objective] = [page.getByLabel('Subjektif'), page.getByLabel('Objektif')];
    const asks = page.getByRole('alert').filter({ hasText: 'sejak Anda mulai menulis' });
    await expect.poll(() => subjective.inputValue()).toBe('Batuk');
    await subjective.fill('Batuk dua hari');
    await sign({ subjective: 'Batuk', objective: 'Ronki', plan: 'Kontrol' });
    await expect.poll(() => objective.inputValue()).toBe('Ronki');
    expect(await asks.count()).toBe(0);

    await sign({ subjective: 'Batuk berdahak', objective: 'Ronki basah', plan: 'Kontrol' });
    await asks.filter({ hasText: 'SubjektifBatuk berdahak' }).waitFor();
    const signing = button(page, 'Tanda tangani versi baru');
    const standing = (version: number) => page.getByText(`(versi ${version})`).waitFor();
    await standing(4);
    expect(await signing.getAttribute('aria-disabled')).toBe('true');
    await keeps([
      [subjective, 'Batuk dua hari'],
      [objective, 'Ronki basah'],
    ]);
    await button(page, 'Tetap pakai tulisan saya').click();
    await asks.waitFor({ state: 'hidden' });
    await signing.click();
    await standing(5);

    await subjective.fill('Batuk tiga hari');
    await sign({ subjective: 'Sesak', objective: 'Ronki basah', plan: 'Rujuk' });
    await asks.waitFor();
    await button(page, 'Pakai yang terbaru').click();
    await asks.waitFor({ state: 'hidden' });
    await keeps([[subjective, 'Sesak']]);
  });

  it('a consultation does not end on what is typed and not signed without a word', async () => {
    const page = await openExamination(house, day.visits.serving);
    await page.getByLabel('Rencana').fill('Rujuk: curiga TB paru');
    await button(page, 'Tulis resep').click();
    await page.getByRole('dialog', { name: 'Tulis resep' }).getByLabel('Catatan').fill('malam');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+s');
    const asked = page.getByRole('dialog', { name: 'Selesaikan pemeriksaan?' });
    await asked.getByText('belum ditandatangani').waitFor();
    await asked.getByText('Ada konsep resep yang belum disimpan').waitFor();
  });

  it('a quantity on a bill is not saved over what another has saved unseen, and another’s discount is told', async () => {
    const { transactionId } = day.visits.billed;
    const [desk, page] = await Promise.all([
      enter(house.server, 'cashier'),
      house.openAt('cashier', `/manage/cashier?bill=${transactionId}`),
    ]);
    const items = async () =>
      (await desk.rows(`/v2/live/transaction.charges?transactionId=${transactionId}`)) as unknown as {
        itemId: number;
        name: string;
        quantity: number;
      }[];
    const added = {
      treatmentId: (await desk.row('/v2/treatment/selector?search=Nebulisasi', () => true)).id,
      quantity: 1,
    };
    await desk.does('transaction/add-item', transactionId, added);
    await button(page, 'Ubah jumlah Nebulisasi').click();
    const dialog = page.getByRole('dialog', { name: 'Ubah jumlah' });
    await dialog.getByLabel('Jumlah').fill('3');
    const { itemId } = (await items()).find(({ name }) => name === 'Nebulisasi')!;
    await desk.does('transaction/change-item', transactionId, { itemId, quantity: 2 });
    await overtaken(page).waitFor();
    await button(page, 'Tetap pakai tulisan saya').click();
    await overtaken(page).waitFor({ state: 'hidden' });
    await button(page, 'Simpan').click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await items()).toContainEqual(expect.objectContaining({ itemId, quantity: 3 }));

    await button(page, 'Beri diskon').click();
    await page.getByRole('dialog', { name: 'Beri diskon' }).waitFor();
    const discount = { type: 'single_outpatient_treatment', valueType: 'amount', value: 5000, itemIds: [itemId] };
    await desk.does('transaction/give-discount', transactionId, discount);
    await page
      .getByRole('alert')
      .filter({ hasText: /diskon oleh orang lain: Rp\s5\.000/ })
      .waitFor();
  });
});
