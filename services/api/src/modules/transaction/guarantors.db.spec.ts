import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { wardDoctor, wardRoom } from '../../testing/ward.js';

const TIMES = 50;

interface Line {
  type: string;
  unitPrice: number;
}

describe('who pays a stay, when something is charged at the same moment', () => {
  let clinic: ClinicApp;
  let does: Do;
  let admission: object;
  let roomId: number;
  let treatmentId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    ({ roomId } = await wardRoom(does));
    const doctorId = await wardDoctor(does, clinic.owner.userId);
    treatmentId = await does('treatment/add', 0, { name: 'Nebulisasi', price: 60_000 });
    const price = { payer: 'insurance', price: 45_000, effectiveFrom: facilityToday() };
    await does('treatment/set-price', treatmentId, price);
    admission = { doctorId, payer: 'general' };
  });
  afterAll(() => clinic.stop());

  const billOf = async (stay: number) => {
    const { body } = await clinic.owner.get(`/v2/transaction/transactions?encounterId=${stay}`);
    const [bill] = body.data as { id: number; subtotal: number; payer: string }[];
    return bill!;
  };
  const linesOf = async (id: number) =>
    (await clinic.owner.get(`/v2/live/transaction.charges?transactionId=${id}`)).body.data as Line[];

  it('prices everything for the guarantor, and charges nothing twice', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male' });
      const bedId = await does('bed/add', 0, { roomId, name: `Bed ${time}` });
      const stay = await does('stay/admit', 0, { ...admission, patientId, bedId });
      const orders = () => clinic.owner.post(`/v2/consultation/${stay}/order-treatment`, { treatmentId, quantity: 1 });
      expect((await orders()).status).toBe(200);
      const { id } = await billOf(stay);
      const cover = { mode: 'limit', value: 10_000, itemTypes: null };
      const bears = { kind: 'insurance', name: 'Sehat', insurerId: null, document: null, cover };
      const [ordered, added] = await Promise.all([
        orders(),
        time % 2 === 0
          ? clinic.owner.post(`/v2/transaction/${id}/add-guarantor`, bears)
          : clinic.owner.post(`/v2/stay/${stay}/change-payer`, { payer: 'insurance', insurer: 'Sehat' }),
      ]);
      expect([ordered.status, added.status]).toEqual([200, 200]);
      const treatments = (await linesOf(id)).filter(({ type }) => type === 'treatment');
      expect(treatments.map(({ unitPrice }) => unitPrice)).toEqual([45_000, 45_000]);
      expect(await billOf(stay)).toMatchObject({ payer: 'insurance' });
    }
  });
});
