import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { commandPath, doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';

let clinic: ClinicApp;
let does: Do;
let until: Until;
let scheduleId: number;
beforeAll(async () => {
  clinic = await clinicApp();
  does = doesAs(clinic.owner);
  until = untilSeenBy(clinic.owner);
  const roomId = await does('room/add', 0, { name: 'Poli Anak', code: 'A' });
  scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
});
afterAll(() => clinic.stop());

const day = (before: number) => new Date(Date.parse(facilityToday()) - before * 86_400_000).toISOString().slice(0, 10);
const child = (name: string) => does('patient/register', 0, { name, gender: 'female', birthDate: day(70) });
const visitOf = async (patientId: number) => {
  const visit = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date: facilityToday() }));
  await does('queue/confirm-attendance', visit);
  return visit;
};
const polio = async (name: string) => {
  const medicineId = await does('medicine/add', 0, {
    ...{ name, form: 'tetes', baseUnit: 'dosis', medicineClass: 'prescription', price: 0, vaccine: 'opv' },
    ...{ programmeVaccine: true, highAlert: false, lookAlike: false, fornas: true },
  });
  await does('inventory/receive', medicineId, {
    ...{ batch: 'P1', expiry: '2099-12-31', quantity: 10, unitCost: 0, origin: 'opening' },
  });
  const lot = (await until(`/v2/live/immunization.lots?itemId=${medicineId}`, row => row['batch'] === 'P1')) as object;
  return { medicineId, lot: lot as { id: number } };
};

describe('a dose', () => {
  it('of which another visit of hers has one, or her record that was merged, is asked about', async () => {
    const { medicineId, lot } = await polio('Vaksin polio tetes');
    const [own, twice] = [await child('Bayi Rini'), await child('By. Ny. Rini')];
    const reported = (patientId: number, doseNumber: number, before: number) => ({
      ...{ patientId, vaccine: 'opv', doseNumber, date: day(before), source: 'kia_book' },
    });
    const first = await does('immunization/report', 0, reported(twice, 1, 40));
    await does('patient/merge', own, { mergedId: twice, reason: 'Terdaftar dua kali' });
    await until(`/v2/live/immunization.patient?patientId=${own}`, row => row['id'] === first);
    const again = await clinic.owner.post(commandPath('immunization/report', 0), reported(own, 1, 30));
    expect(again.body).toMatchObject({ error: { code: 'immunization.dose-given', params: { day: day(40) } } });
    const visit = await visitOf(own);
    const dose = {
      ...{ encounterId: visit, medicineId, lotId: lot.id, route: 'oral', amount: 2, amountUnit: 'drop' },
      ...{ doseNumber: 1, reason: 'basic' },
    };
    const refused = await clinic.owner.post(commandPath('immunization/give', 0), dose);
    expect(refused.body).toMatchObject({ error: { code: 'immunization.dose-given' } });
    const given = await does('immunization/give', 0, { ...dose, doseNumber: 2 });
    await until(
      `/v2/immunization/immunizations?personId=${own}`,
      row => row['id'] === given && row['lotNumber'] === 'P1',
    );
    await until(`/v2/live/immunization.lots?itemId=${medicineId}`, row => row['onHand'] === 9);
  });

  it('is not given twice by two who record it at once', async () => {
    const { medicineId, lot } = await polio('Vaksin polio tetes 10 dosis');
    const visit = await visitOf(await child('Bayi Sari'));
    const body = {
      ...{ encounterId: visit, medicineId, lotId: lot.id, route: 'oral', amount: 2, amountUnit: 'drop' },
      ...{ doseNumber: 1, reason: 'basic' },
    };
    const answers = await Promise.all([1, 2].map(() => clinic.owner.post(commandPath('immunization/give', 0), body)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: { code: 'immunization.dose-given' },
    });
  });
});
