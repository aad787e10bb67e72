import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';
import { admitted } from '../../testing/ward.js';

const TIMES = 50;

describe('a chart, when several write at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let encounterId: number;
  let wardId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    const person = { name: 'Budi Santoso', gender: 'male', birthDate: '1960-01-01' };
    ({ stay: encounterId, wardId } = await admitted(does, clinic.owner.userId, person));
  });
  afterAll(() => clinic.stop());

  const alarming = () => ({
    ...{ encounterId, category: 'vital_signs' },
    values: [
      { parameter: 'respiration', value: 26 },
      { parameter: 'oxygenSaturation', value: 90 },
      { parameter: 'oxygen', choice: 'oxygen' },
      { parameter: 'systolic', value: 96 },
      { parameter: 'pulse', value: 124 },
      { parameter: 'consciousness', choice: 'A' },
      { parameter: 'temperature', value: 39.2 },
    ],
  });
  const watched = async () => {
    const { body } = await clinic.owner.get(`/v2/live/ward.observations?wardId=${wardId}`);
    const [row] = body.data as { alerts: object[]; devices: object[]; observations: { observationId: number }[] }[];
    return row;
  };

  it('an alert is acknowledged once, whoever of two presses', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const id = await does('record/record-observations', 0, alarming());
      const acknowledge = () => clinic.owner.post(`/v2/record/${id}/acknowledge-alert`, {});
      expect(outcomesInAnyOrder(await Promise.all([acknowledge(), acknowledge()]))).toEqual([
        'done',
        'record.alert-acknowledged',
      ]);
    }
    expect((await watched())?.alerts).toEqual([]);
  });

  it('a device is removed once, whoever of two presses', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const id = await does('invasive-device/insert', 0, { encounterId, kind: 'urinary_catheter' });
      const remove = () => clinic.owner.post(`/v2/invasive-device/${id}/remove`, {});
      expect(outcomesInAnyOrder(await Promise.all([remove(), remove()]))).toEqual(['done', 'invasive-device.removed']);
    }
    expect((await watched())?.devices).toEqual([]);
  });

  it('what is sent again, whenever that is, finds itself', async () => {
    const key = 'b7b3c1a2-4f6c-4a53-9b0e-8f4f0a2d7c11';
    const send = () => clinic.owner.post('/v2/record/record-observations', alarming(), { key });
    const first = await send();
    const again = await send();
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.data).toEqual(first.body.data);
    const ids = (await watched())?.observations.map(({ observationId }) => observationId) ?? [];
    expect(ids.filter(id => id === (first.body.data as { id: number }).id)).toHaveLength(1);
  });
});
