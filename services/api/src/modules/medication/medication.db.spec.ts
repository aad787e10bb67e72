import { reviewMet } from '@alur/contracts/prescription/all-met';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type Answer, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';
import { admitted } from '../../testing/ward.js';

const TIMES = 50;

describe('a dose, when several want the same at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let stay: number;
  let medicineId: number;
  let morphine: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    ({ stay } = await admitted(does, clinic.owner.userId, { name: 'Budi Santoso', gender: 'male' }));
    const kind = { form: 'tablet', baseUnit: 'tablet', price: 500, lookAlike: false, fornas: true };
    medicineId = await does('medicine/add', 0, {
      ...{ ...kind, name: 'Parasetamol 500 mg', medicineClass: 'free', highAlert: false },
    });
    morphine = await does('medicine/add', 0, {
      ...{ ...kind, name: 'Morfin 10 mg', medicineClass: 'narcotic', highAlert: true },
    });
    for (const id of [medicineId, morphine])
      await does('inventory/receive', id, {
        ...{ batch: 'B1', expiry: '2099-12-31', quantity: 1_000, unitCost: 300, origin: 'opening' },
      });
  });
  afterAll(() => clinic.stop());

  /** One tablet three times a day since now, the first due at once; answers its prescription and that time. */
  const ordered = async (of = medicineId): Promise<{ id: number; slot: string }> => {
    const line = { kind: 'single', medicineId: of, quantity: 3, signa: '3 x 1', iterations: 0 };
    const id = await does('prescription/write', 0, { encounterId: stay, lines: [line], allergyAcknowledged: false });
    await does('prescription/approve', id, { review: reviewMet, lines: [{ lineId: 1, quantity: 3 }] });
    await does('prescription/dispense', id, { lines: [{ lineId: 1, quantity: 3 }] });
    const { body } = await clinic.owner.get(`/v2/live/medication.chart?encounterId=${stay}`);
    const row = (body.data as { id: string; nextDueAt: string }[]).find(each => each.id === `${id}_1`);
    return { id, slot: row?.nextDueAt ?? '' };
  };
  const gives = (id: number, slot: string): Promise<Answer> =>
    clinic.owner.post(`/v2/medication/${id}/give`, {
      ...{ lineId: 1, slot, quantity: 1, manualReason: 'Pemindai rusak' },
    });
  const used = async (id: number): Promise<number | undefined> => {
    const { body } = await clinic.owner.get(`/v2/live/medication.chart?encounterId=${stay}`);
    return (body.data as { id: string; used: number }[]).find(each => each.id === `${id}_1`)?.used;
  };

  it('is given once, whoever of two nurses presses', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const { id, slot } = await ordered();
      expect(outcomesInAnyOrder(await Promise.all([gives(id, slot), gives(id, slot)]))).toEqual([
        'done',
        'medication.dose-written',
      ]);
      expect(await used(id)).toBe(1);
    }
  });

  it('is not given after its stop', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const { id, slot } = await ordered();
      const [given, stopped] = await Promise.all([
        gives(id, slot),
        clinic.owner.post(`/v2/medication/${id}/stop`, { lineIds: [1], reason: 'Diganti obat lain' }),
      ]);
      expect(stopped.status).toBe(200);
      // A dose before the stop is kept; after it there is none.
      expect([outcomesInAnyOrder([given]), await used(id)]).toEqual(
        given.status === 200 ? [['done'], 1] : [['medication.stopped'], 0],
      );
      expect(outcomesInAnyOrder([await gives(id, slot)])).toEqual(['medication.stopped']);
    }
  });

  it('of a narcotic is never checked and given by one person, however fast', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const { id, slot } = await ordered(morphine);
      const [checked, given] = await Promise.all([
        clinic.owner.post(`/v2/medication/${id}/check-dose`, { lineId: 1, slot, quantity: 1 }),
        gives(id, slot),
      ]);
      expect(checked.status).toBe(200);
      expect(['medication.check-needed', 'medication.same-person']).toContain(outcomesInAnyOrder([given])[0]);
      expect(outcomesInAnyOrder([await gives(id, slot)])).toEqual(['medication.same-person']);
    }
  });

  it('sent again after its answer was lost finds itself', async () => {
    const { id, slot } = await ordered();
    const body = { lineId: 1, slot, quantity: 1, manualReason: 'Pemindai rusak' };
    const key = { key: crypto.randomUUID() };
    const first = await clinic.owner.post(`/v2/medication/${id}/give`, body, key);
    const again = await clinic.owner.post(`/v2/medication/${id}/give`, body, key);
    expect([first.status, again.status, await used(id)]).toEqual([200, 200, 1]);
    expect(again.body.data.revision).toBe(first.body.data.revision);
  });
});
