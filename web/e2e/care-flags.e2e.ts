import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter, type Desk } from './harness/api.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

/**
 * SPEC 6: what the operator switches off for a facility has no link and cannot be opened, in a ward and in the
 * department.
 */
describe('care that a facility does not have', () => {
  let house: House;
  let operator: Desk;
  let doctor: Page;
  let stay: number;
  let visit: number;
  beforeAll(async () => {
    house = await openHouse();
    operator = await enter(house.server, 'channel-admin');
    const [front, nurse] = await Promise.all(['front-office', 'nurse'].map(role => enter(house.server, role)));
    if (!front || !nurse) throw new Error('nobody is there');
    const registers = (name: string) =>
      front.does('patient/register', 0, { name, gender: 'female', birthDate: '1994-04-02' });
    const bed = await nurse.row(
      '/v2/live/ward.beds',
      row => row['status'] === 'available' && row['kind'] !== 'emergency',
    );
    const [who] = await nurse.rows('/v2/inpatient-doctor/selector?limit=1');
    const admission = {
      patientId: await registers('Yuliana Sari'),
      bedId: bed.id,
      doctorId: who?.id,
      payer: 'general',
    };
    stay = await nurse.does('stay/admit', 0, admission);
    const unit = await nurse.row('/v2/ward/selector?limit=100', row => row['kind'] === 'emergency');
    visit = await front.does('emergency/register', 0, {
      ...{ patientId: await registers('Rahayu Putri'), unitId: unit.id, payer: 'general', mode: 'walking' },
    });
    doctor = await house.openAt('doctor', `/manage/inpatient/${stay}`);
  });
  afterAll(() => house?.close());

  const switches = (constant: string, enabled: boolean) =>
    operator.does('merchant/set-features', house.server.login('doctor').merchantId, { menus: [{ constant, enabled }] });
  const isMissing = async (path: string) => {
    await doctor.goto(path);
    await doctor.getByRole('heading', { name: 'Halaman tidak ditemukan' }).waitFor();
  };
  const link = (name: string) => doctor.getByRole('link', { name, exact: true });

  it('a report to the police survives leaving the page, and is the doctor’s alone', async () => {
    await doctor.goto(`/manage/inpatient/${stay}/judicial/0`);
    await doctor.getByRole('textbox', { name: 'Nomor surat permintaan' }).fill('R/77/Reskrim');
    await doctor.getByText(/^Tersimpan/).waitFor();
    await doctor.goto(`/manage/inpatient/${stay}`);
    await link('Visum').waitFor();
    await doctor.goto(`/manage/inpatient/${stay}/judicial/0`);
    const number = doctor.getByRole('textbox', { name: 'Nomor surat permintaan' });
    await number.waitFor();
    expect(await number.inputValue()).toBe('R/77/Reskrim');
    expect(await seriousFindings(doctor)).toEqual([]);
    await button(doctor, 'Buang konsep').click();
    await number.waitFor();
    await expect.poll(() => number.inputValue()).toBe('');
  });

  it.each([
    ['judicial_patient', 'Visum', 'judicial'],
    ['nursing_care', 'Asuhan keperawatan', 'nurse-care'],
  ])('%s: no link and no page', async (flag, name, page) => {
    await switches(flag, false);
    for (const area of [`/manage/inpatient/${stay}`, `/manage/emergency/${visit}`]) {
      await doctor.goto(area);
      await doctor.getByRole('link', { name: 'Pemantauan' }).waitFor();
      expect(await link(name).count()).toBe(0);
      await isMissing(`${area}/${page}`);
    }
    await switches(flag, true);
    await doctor.goto(`/manage/inpatient/${stay}`);
    await link(name).waitFor();
  });

  it('midwifery_care: no card of a labour beside the care', async () => {
    const card = doctor.getByRole('heading', { name: 'Persalinan' });
    for (const area of ['inpatient', 'emergency']) {
      const path = `/manage/${area}/${area === 'inpatient' ? stay : visit}/nurse-care`;
      await doctor.goto(path);
      await card.waitFor();
      await switches('midwifery_care', false);
      await doctor.goto(path);
      await doctor.getByRole('heading', { name: 'Timbang terima' }).waitFor();
      expect(await card.count()).toBe(0);
      await switches('midwifery_care', true);
    }
  });

  it('medical_resume: the resume is not among the forms', async () => {
    await switches('medical_resume', false);
    await isMissing(`/manage/inpatient/${stay}/medical-record/0?form_name=medical-resume`);
    await switches('medical_resume', true);
    await doctor.goto(`/manage/inpatient/${stay}/medical-record/0?form_name=medical-resume`);
    await doctor.getByRole('button', { name: /Tanda tangani/ }).waitFor();
  });
});
