import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { chooseIn } from './harness/choose.ts';
import { openHouse, type House } from './harness/house.ts';

const NAME = 'Suharti Ningsih';

/** A ward asks another for a bed: both see the progress, and the patient's stay continues. */
describe('a transfer', () => {
  let house: House;
  let sender: Page;
  let receiver: Page;
  beforeAll(async () => {
    house = await openHouse();
    sender = await house.openAt('doctor', '/manage/inpatient?tab=referral');
    receiver = await house.openAt('nurse', '/manage/inpatient?tab=referral');
  });
  afterAll(() => house?.close());

  const row = (page: Page, status: string) =>
    page.getByRole('row').filter({ hasText: NAME }).filter({ hasText: status });
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Rujukan', exact: true });

  it('is accepted with a bed that is kept, and the sender sees it', async () => {
    await row(receiver, 'Menunggu jawaban').click();
    await sheet(receiver).getByRole('button', { name: 'Terima pasien' }).click();
    const form = receiver.getByRole('dialog', { name: 'Terima pasien' });
    const bed = form.getByRole('combobox', { name: 'Tempat tidur', exact: true });
    await chooseIn(bed, 'Melati 2, 2A');
    expect(await seriousFindings(receiver)).toEqual([]);
    await form.getByRole('button', { name: 'Terima pasien' }).click();
    await row(sender, 'Siap berangkat').waitFor();
  });

  it('leaves only when she is handed over in full', async () => {
    await row(sender, 'Siap berangkat').click();
    await sheet(sender).getByRole('button', { name: 'Berangkatkan' }).click();
    const form = sender.getByRole('dialog', { name: 'Berangkatkan' });
    await form.getByRole('textbox', { name: 'Latar belakang (B)' }).fill('DBD hari ke-4');
    await form.getByRole('textbox', { name: 'Penilaian (A)' }).fill('Stabil dengan oksigen');
    await form.getByRole('textbox', { name: 'Rekomendasi (R)' }).fill('Oksigen 3 L per menit');
    await form.getByRole('button', { name: 'Berangkatkan', exact: true }).click();
    await form.getByText('Isi keadaan pasien.').waitFor();
    await form.getByRole('textbox', { name: 'Keadaan sebelum berangkat' }).fill('GCS 15, TD 110/70');
    expect(await seriousFindings(sender)).toEqual([]);
    await form.getByRole('button', { name: 'Berangkatkan', exact: true }).click();
    await sheet(receiver).getByText('Dalam perjalanan').waitFor();
    await sheet(sender).getByRole('button', { name: 'Batalkan' }).waitFor({ state: 'detached' });
  });

  it('ends in the bed that was kept, which the board shows', async () => {
    await sheet(receiver).getByRole('button', { name: 'Pasien tiba' }).click();
    const form = receiver.getByRole('dialog', { name: 'Pasien tiba' });
    await form.getByRole('textbox', { name: 'Keadaan saat tiba' }).fill('Sama seperti sebelum berangkat');
    await form.getByRole('button', { name: 'Pasien tiba', exact: true }).click();
    await row(sender, 'Dalam perjalanan').waitFor({ state: 'detached' });
    const board = await house.openAt('nurse', '/manage/inpatient');
    await board
      .getByRole('region', { name: 'Melati', exact: true })
      .locator('button')
      .filter({ hasText: '2A' })
      .filter({ hasText: NAME })
      .waitFor();
    await board
      .getByRole('region', { name: 'Anggrek', exact: true })
      .locator('button')
      .filter({ hasText: 'Dibersihkan' })
      .waitFor();
  });
});
