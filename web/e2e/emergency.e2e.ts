import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { chooseIn } from './harness/choose.ts';
import { enter, type Desk } from './harness/api.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';
import { refused } from './harness/refused.ts';

/** After an accident six unknown persons arrive; two desks treat them until each has a disposition. */
describe('an accident', () => {
  let house: House;
  let nurse: Page;
  let doctor: Page;
  let desk: Desk;
  let ward: Desk;
  beforeAll(async () => {
    house = await openHouse();
    desk = await enter(house.server, 'front-office');
    ward = await enter(house.server, 'doctor');
  });
  afterAll(() => house?.close());

  interface Victim {
    encounterId: number;
    patientName: string;
    patientId: number;
    complaint: string | null;
  }
  const CRASH = 'Kecelakaan bus, jalan tol';
  const victims = async (): Promise<Victim[]> => {
    const all = (await ward.rows('/v2/emergency/visits?limit=500')) as unknown as Victim[];
    return all.filter(({ complaint }) => complaint === CRASH).toSorted((a, b) => a.encounterId - b.encounterId);
  };
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();
  const dialog = (page: Page) => page.getByRole('dialog');

  it('brings six people whom nobody knows, all in a moment', async () => {
    nurse = await house.openAt('nurse', '/manage/emergency');
    doctor = await house.openAt('doctor', '/manage/emergency');
    await button(nurse, 'Pasien baru').click();
    await dialog(nurse).getByLabel('Banyaknya').fill('6');
    await dialog(nurse).getByLabel('Cara datang').selectOption('ambulance');
    await dialog(nurse).getByLabel('Keluhan').fill(CRASH);
    expect(await seriousFindings(nurse)).toEqual([]);
    await dialog(nurse).getByRole('button', { name: 'Daftarkan' }).click();
    await dialog(nurse).waitFor({ state: 'detached' });
    await expect.poll(async () => (await victims()).length).toBe(6);
    const names = (await victims()).map(({ patientName }) => patientName);
    expect(new Set(names).size).toBe(6);
    // The doctor's board shows them without a reload.
    for (const name of names) await row(doctor, name).waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
  });

  it('is triaged by one desk and seen by the other, with the time to doctor counted', async () => {
    const [first] = await victims();
    if (!first) throw new Error('nobody came');
    await row(nurse, first.patientName).getByRole('button', { name: 'Triase' }).click();
    const breathing = dialog(nurse).getByRole('radiogroup', { name: 'Pernapasan' });
    await breathing.getByLabel('Mengancam jiwa').click();
    await button(nurse, 'Simpan triase').click();
    await row(doctor, first.patientName).getByText('Merah 1').waitFor();
    await row(doctor, first.patientName).click();
    await button(doctor, 'Mulai periksa').first().click();
    await dialog(doctor).getByRole('button', { name: 'Mulai periksa' }).click();
    await row(nurse, first.patientName).getByText('Ditangani').waitFor();
  });

  it('gives a medicine at once, which is a dose on the chart before the pharmacy has seen it', async () => {
    const medicine = 'Parasetamol 500 mg';
    await button(doctor, 'Tulis resep').click();
    await dialog(doctor).getByLabel('Cara penyediaan').selectOption({ label: 'Diberikan langsung (stok unit)' });
    await dialog(doctor).getByRole('combobox', { name: 'Obat' }).fill(medicine);
    await doctor
      .getByRole('option', { name: new RegExp(medicine) })
      .first()
      .click();
    await dialog(doctor).getByRole('combobox', { name: 'Signa' }).fill('stat');
    await dialog(doctor).getByRole('textbox', { name: 'Jumlah' }).fill('1');
    expect(await seriousFindings(doctor)).toEqual([]);
    await button(doctor, 'Simpan resep').click();
    const [first] = await victims();
    const bedside = await house.openAt('nurse', `/manage/emergency/${first?.encounterId}`);
    await bedside.getByRole('button', { name: /Sekarang/ }).click();
    await dialog(bedside).getByLabel('Alasan tanpa pindai').fill('Gawat darurat');
    await dialog(bedside).getByRole('button', { name: 'Berikan', exact: true }).click();
    await doctor
      .getByRole('button', { name: /Diberikan/ })
      .first()
      .waitFor();
    await bedside.context().close();
  });

  it('sends one to a ward, one to the theatre’s waiting list, one home, and one was dead on arrival', async () => {
    const [first, theatre, home, dead, fifth, sixth] = await victims();
    if (!first || !theatre || !home || !dead || !fifth || !sixth) throw new Error('six came');
    // Two are identified meanwhile, while their visits are open.
    const known = await desk.does('patient/register', 0, { name: 'Harun Al Rasyid', gender: 'male' });
    const other = await desk.does('patient/register', 0, { name: 'Gilang Ramadhan', gender: 'male' });
    const admin = await enter(house.server, 'facility-admin');
    await admin.does('patient/merge', known, { mergedId: first.patientId, reason: 'Dikenali keluarga' });
    await admin.does('patient/merge', other, { mergedId: home.patientId, reason: 'Kartu identitas ditemukan' });
    await row(nurse, 'Harun Al Rasyid').waitFor();
    await row(nurse, 'Gilang Ramadhan').waitFor();

    const doctors = await ward.rows('/v2/live/emergency-doctor.list');
    const doctorId = Number(doctors[0]?.['id']);
    for (const { encounterId } of [theatre, home]) await ward.does('emergency/begin', encounterId, { doctorId });
    await button(doctor, 'Putuskan tindak lanjut').click();
    // Whoever presses too early sends nobody home.
    await dialog(doctor).getByRole('button', { name: 'Putuskan tindak lanjut' }).click();
    await refused(dialog(doctor).getByLabel('Tindak lanjut'));
    await dialog(doctor).getByLabel('Tindak lanjut').selectOption('admitted');
    await dialog(doctor).getByRole('button', { name: 'Putuskan tindak lanjut' }).click();
    await row(nurse, 'Harun Al Rasyid').getByText('Rawat inap').waitFor();

    await ward.does('emergency/dispose', theatre.encounterId, { disposition: 'operating_room' });
    await row(nurse, theatre.patientName).getByText('Kamar operasi').waitFor();
    await ward.does('consultation/record-diagnosis', home.encounterId, { code: 'A91', kind: 'primary' });
    await ward.does('emergency/dispose', home.encounterId, { disposition: 'home' });
    await ward.does('emergency/dispose', dead.encounterId, { disposition: 'dead_on_arrival' });
    await row(nurse, 'Gilang Ramadhan').waitFor({ state: 'detached' });
    await row(nurse, dead.patientName).waitFor({ state: 'detached' });

    // The doctor admits the patient from the visit's page, under the record that was found.
    await button(doctor, 'Terima rawat inap').click();
    const choose = async (label: string, option: string) =>
      chooseIn(dialog(doctor).getByRole('combobox', { name: label, exact: true }), option);
    await choose('Tempat tidur', 'Kelas');
    await choose('DPJP', 'dr.');
    await dialog(doctor).getByRole('button', { name: 'Rawat', exact: true }).click();
    await doctor.waitForURL(/\/manage\/inpatient\/\d+/);
    await row(nurse, 'Harun Al Rasyid').waitFor({ state: 'detached' });
    const [stay] = await ward.rows(`/v2/stay/stays?patientId=${known}`);
    expect(stay).toMatchObject({ status: 'in_bed', patientName: 'Harun Al Rasyid' });
  });

  it('has the death certified by a letter that is numbered and verified', async () => {
    const dead = (await victims())[3];
    await doctor.goto(`/manage/emergency/${dead?.encounterId}`);
    await button(doctor, 'Buat surat').click();
    const form = doctor.getByRole('dialog', { name: 'Buat surat' });
    await form.getByLabel('Jenis surat').selectOption({ label: 'Surat Keterangan Kematian' });
    await form.getByLabel('Penyebab').fill('Cedera kepala berat');
    await form.getByRole('button', { name: 'Tanda tangani' }).click();
    await form.waitFor({ state: 'hidden' });
    await doctor.getByRole('button', { name: /^Cetak \d+\/SKM/ }).click();
    const sheet = doctor.getByRole('dialog').locator('iframe').contentFrame();
    await sheet.getByText('telah meninggal dunia saat tiba', { exact: false }).waitFor();
    await doctor.keyboard.press('Escape');
  });

  it('is in the department’s report', async () => {
    await doctor.goto('/manage/emergency?tab=report');
    await doctor.getByText('Menurut triase').waitFor();
    await doctor.getByText('Meninggal saat tiba (DOA)').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
  });
});
