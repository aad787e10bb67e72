import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter, type Desk } from './harness/api.ts';
import type { Visit } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination } from './harness/people.ts';

/** A doctor of the clinic orders a patient to bed; the ward sees it, keeps a bed for her, admits her and prepares her leaving. */
describe('an order to admit', () => {
  let house: House;
  let visit: Visit;
  let doctor: Page;
  let nurse: Page;
  let desk: Desk;
  beforeAll(async () => {
    const opened = await openHouseOnHalfDay();
    house = opened.house;
    visit = opened.day.visits.serving;
    desk = await enter(house.server, 'doctor');
    const soap = { subjective: 'Demam 4 hari', objective: 'Petekie', assessment: 'DBD', plan: 'Rawat inap' };
    await desk.does('consultation/sign-note', visit.encounterId, soap);
    await desk.does('consultation/record-diagnosis', visit.encounterId, { code: 'A90', kind: 'primary' });
    nurse = await house.openAt('nurse', '/manage/inpatient');
    doctor = await openExamination(house, visit);
  });
  afterAll(() => house?.close());

  const choose = async (page: Page, label: string, option: string) => {
    const field = page.getByRole('dialog').getByRole('combobox', { name: label });
    const value = await field.locator('option').filter({ hasText: option }).first().getAttribute('value');
    await field.selectOption(value);
  };
  const waiting = (page: Page) => page.getByRole('region', { name: 'Yang menunggu tempat tidur' });

  it('is written in the clinic, and is on the bed board at once', async () => {
    await button(doctor, 'Buat SPRI').click();
    await doctor.getByRole('dialog').getByRole('textbox', { name: 'Indikasi rawat inap' }).fill('Trombosit 40.000');
    await choose(doctor, 'DPJP', 'dr.');
    await choose(doctor, 'Kelas hak', 'Kelas 2');
    await choose(doctor, 'Kelas yang dipilih', 'Kelas 1');
    expect(await seriousFindings(doctor)).toEqual([]);
    await button(doctor, 'Tanda tangani').click();
    await waiting(nurse).getByText(visit.name).waitFor();
    expect(await seriousFindings(nurse)).toEqual([]);
  });

  it('is given up by mistake, and its bed with it', async () => {
    await waiting(nurse).getByText(visit.name).click();
    const sheet = nurse.getByRole('dialog', { name: 'Perintah rawat inap' });
    await sheet.getByRole('button', { name: 'Pesankan tempat tidur' }).click();
    await choose(nurse, 'Tempat tidur', 'Anggrek 1, 1A');
    await nurse
      .getByRole('dialog', { name: 'Pesankan tempat tidur' })
      .getByRole('button', { name: 'Pesankan' })
      .click();
    await sheet.getByText('Tempat tidur dipesankan').first().waitFor();
    await sheet.getByRole('button', { name: 'Lepas pesanan' }).click();
    await sheet.getByText('Menunggu tempat tidur').first().waitFor();
  });

  it('is fulfilled by her admission, with all that it says', async () => {
    const sheet = nurse.getByRole('dialog', { name: 'Perintah rawat inap' });
    await sheet.getByRole('button', { name: 'Rawat', exact: true }).click();
    await choose(nurse, 'Tempat tidur', 'Melati 2, 2A');
    await nurse
      .getByRole('dialog')
      .getByText(/Melaksanakan SPRI/)
      .waitFor();
    await button(nurse, 'Rawat').click();
    await nurse.locator('dd').filter({ hasText: 'Melati, Melati 2, 2A' }).waitFor();
    await nurse.locator('dd').filter({ hasText: '/SPRI/' }).waitFor();
  });

  it('has what is to be done before she goes, and a resume that knows what was written', async () => {
    await nurse.getByRole('checkbox', { name: 'Surat-surat diserahkan' }).click();
    await nurse.getByRole('checkbox', { name: 'Surat-surat diserahkan', checked: true }).waitFor();
    const encounterId = Number(new URL(nurse.url()).pathname.split('/').at(-1));
    await desk.does('consultation/record-diagnosis', encounterId, { code: 'A91', kind: 'primary' });
    const ward = await house.openAt('doctor', `/manage/inpatient/${encounterId}`);
    await button(ward, 'Tulis resume').click();
    const primary = ward.getByRole('textbox', { name: 'Diagnosis utama (ICD-10)' });
    await expect.poll(() => primary.inputValue()).toMatch(/^A91/);
    await expect
      .poll(() => ward.getByRole('textbox', { name: 'Indikasi rawat inap' }).inputValue())
      .toBe('Trombosit 40.000');
    await ward.getByRole('textbox', { name: 'Pemeriksaan fisik' }).fill('Stabil');
    await ward.getByRole('radio', { name: 'Membaik', exact: true }).check();
    expect(await seriousFindings(ward)).toEqual([]);
    await ward.getByRole('button', { name: /^Tanda tangani/ }).click();
    await button(nurse, 'Buka resume').waitFor();
  });
});
