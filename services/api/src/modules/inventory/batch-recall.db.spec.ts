import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';

let clinic: ClinicApp;
beforeAll(async () => {
  clinic = await clinicApp();
});
afterAll(() => clinic.stop());

const recipients = async (itemId: number, batch: string, whoever = clinic.owner) =>
  (await whoever.get(`/v2/inventory/batch-recipients?itemId=${itemId}&batch=${batch}`)).body.data as object[];
const lots = async (batch: string, whoever = clinic.owner) =>
  (await whoever.get(`/v2/inventory/batch-lots?batch=${batch}`)).body.data as object[];

/** A vaccine of one dose on the shelf, and a child who gets it. */
const vaccinated = async (name: string, batch: string) => {
  const does = doesAs(clinic.owner);
  const until = untilSeenBy(clinic.owner);
  const roomId = await does('room/add', 0, { name: `Poli ${name}`, code: batch });
  const scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
  const medicineId = await does('medicine/add', 0, {
    ...{ name: `Vaksin ${name}`, form: 'tetes', baseUnit: 'dosis', medicineClass: 'prescription', price: 0 },
    ...{ vaccine: 'opv', programmeVaccine: true, highAlert: false, lookAlike: false, fornas: true },
  });
  await does('inventory/receive', medicineId, {
    ...{ batch, expiry: '2099-12-31', quantity: 1, unitCost: 0, origin: 'opening' },
  });
  const lot = (await until(`/v2/live/stock.lots?itemId=${medicineId}`, row => row['batch'] === batch)) as {
    id: number;
  };
  const born = new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 10);
  const patientId = await does('patient/register', 0, { name, gender: 'female', birthDate: born });
  const visit = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date: facilityToday() }));
  await does('queue/confirm-attendance', visit);
  const dose = await does('immunization/give', 0, {
    ...{ encounterId: visit, medicineId, lotId: lot.id, route: 'oral', amount: 2, amountUnit: 'drop' },
    ...{ doseNumber: 1, reason: 'basic' },
  });
  return { does, medicineId, lotId: lot.id, patientId, dose };
};

describe('a recalled batch', () => {
  it('is found in all stores, used up too, with who got it; not once it came back', async () => {
    const { does, medicineId, lotId, patientId, dose } = await vaccinated('Bayi Rini', 'RC-01');
    await vi.waitFor(async () => expect(await recipients(medicineId, 'RC-01')).toHaveLength(1));
    expect(await recipients(medicineId, 'RC-01')).toEqual([
      {
        ...{ source: 'immunization', sourceId: dose, storeId: clinic.owner.merchantId, date: facilityToday() },
        ...{ quantity: 1, patientId, patientName: 'Bayi Rini', recordNumber: expect.any(String) },
      },
    ]);
    expect(await lots('rc-01')).toMatchObject([
      { lotId, itemId: medicineId, name: 'Vaksin Bayi Rini', batch: 'RC-01', expiry: '2099-12-31', onHand: 0 },
    ]);
    await does('immunization/strike', dose, { reason: 'Salah anak' });
    await vi.waitFor(async () => expect(await recipients(medicineId, 'RC-01')).toEqual([]));
    expect(await lots('c-0')).toMatchObject([{ lotId, onHand: 1 }]);
  });

  it('is of this facility alone, shown to whoever has the right, and each look is written down', async () => {
    const { medicineId } = await vaccinated('Bayi Sari', 'RC-02');
    await vi.waitFor(async () => expect(await recipients(medicineId, 'RC-02')).toHaveLength(1));
    expect(await recipients(medicineId, 'RC-02', clinic.foreigner)).toEqual([]);
    expect(await lots('RC-02', clinic.foreigner)).toEqual([]);
    const path = `/v2/inventory/batch-recipients?itemId=${medicineId}&batch=RC-02`;
    expect((await clinic.onlooker.get(path)).status).toBe(403);
    expect((await clinic.owner.get('/v2/inventory/batch-recipients?batch=RC-02')).status).toBe(400);
    const written = await clinic.database.worker.query(
      'select jsonb_array_elements(entries) as entry from alur.access_log where merchant_id = $1',
      [clinic.owner.merchantId],
    );
    const looks = written.rows.map(({ entry }) => entry as { what: string });
    expect(looks.filter(({ what }) => what === 'inventory.batch-recipients')).not.toEqual([]);
  });
});
