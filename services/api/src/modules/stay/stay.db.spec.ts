import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type Answer, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';
import { wardDoctor, wardRoom } from '../../testing/ward.js';

const TIMES = 50;

describe('beds, when several want the same at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let roomId: number;
  let doctorId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    ({ roomId } = await wardRoom(does));
    doctorId = await wardDoctor(does, clinic.owner.userId);
  });
  afterAll(() => clinic.stop());

  let beds = 0;
  const bed = () => does('bed/add', 0, { roomId, name: `Bed ${++beds}` });
  const patient = () => does('patient/register', 0, { name: 'Budi Santoso', gender: 'male' });
  const admit = (patientId: number, bedId: number): Promise<Answer> =>
    clinic.owner.post('/v2/stay/admit', { patientId, bedId, doctorId, payer: 'general' });

  it('has one patient in one bed, and one bed for one patient', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const [one, other, bedId, spare] = await Promise.all([patient(), patient(), bed(), bed()]);
      const wanted = await Promise.all([admit(one, bedId), admit(other, bedId)]);
      expect(outcomesInAnyOrder(wanted)).toEqual(['bed.occupied', 'done']);
      const without = wanted[0].status === 200 ? other : one;
      const twice = await Promise.all([admit(without, spare), admit(without, await bed())]);
      expect(outcomesInAnyOrder(twice)).toEqual(['done', 'stay.already-admitted']);
    }
  });

  it(
    'lets nobody go while something is ordered for her, nor orders for who has gone',
    { timeout: 120_000 },
    async () => {
      const treatmentId = await does('treatment/add', 0, { name: 'Nebulisasi', price: 60_000 });
      for (let time = 0; time < TIMES; time++) {
        const stay = (await admit(await patient(), await bed())).body.data.id as number;
        await does('stay/order-discharge', stay, { manner: 'approved', plannedOn: facilityToday() });
        const [ordered] = await Promise.all([
          clinic.owner.post(`/v2/consultation/${stay}/order-treatment`, { treatmentId, quantity: 1 }),
          does('stay/leave', stay),
        ]);
        // Done at once, it is charged before she goes, or refused after.
        const { body } = await clinic.owner.get(`/v2/transaction/transactions?encounterId=${stay}`);
        const [bill] = body.data as { subtotal: number }[];
        expect([ordered.status, bill?.subtotal]).toEqual(ordered.status === 200 ? [200, 210_000] : [409, 150_000]);
      }
    },
  );

  it('isolate a patient once, and tell the bed board what the sign on her door says', async () => {
    const stay = (await admit(await patient(), await bed())).body.data.id as number;
    const isolation = { precaution: 'droplet', reason: 'Menunggu hasil swab', until: facilityToday() };
    const start = () => clinic.owner.post(`/v2/stay/${stay}/start-isolation`, isolation);
    expect(outcomesInAnyOrder(await Promise.all([start(), start()]))).toEqual(['done', 'stay.isolated-already']);
    const { body } = await clinic.owner.get('/v2/live/stay.plans?inHouse=yes');
    const plan = (body.data as { id: number; isolation: unknown }[]).find(({ id }) => id === stay);
    expect(plan?.isolation).toEqual({ precaution: 'droplet', until: facilityToday() });
  });

  it('give a companion one bed beside one patient, which is on the bill and gone when she goes', async () => {
    const general = { cameraOnRegistration: false, checkInTime: '14:00', checkOutTime: '12:00' };
    await does('settings/change', 0, { section: 'general', values: { ...general, companionNightPrice: 40_000 } });
    const stay = (await admit(await patient(), await bed())).body.data.id as number;
    const add = () => clinic.owner.post(`/v2/stay/${stay}/add-companion`, { relation: 'spouse' });
    expect(outcomesInAnyOrder(await Promise.all([add(), add()]))).toEqual(['done', 'stay.companion-here']);
    const plan = async () => {
      const { body } = await clinic.owner.get('/v2/live/stay.plans?inHouse=yes');
      return (body.data as { id: number; companion: boolean }[]).find(({ id }) => id === stay)?.companion;
    };
    expect(await plan()).toBe(true);
    await does('stay/order-discharge', stay, { manner: 'approved', plannedOn: facilityToday() });
    await does('stay/leave', stay);
    const { body } = await clinic.owner.get(`/v2/transaction/transactions?encounterId=${stay}`);
    expect([body.data, await plan()]).toMatchObject([[{ subtotal: 190_000 }], undefined]);
  });
});
