import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type Answer, type ClinicApp } from '../../testing/clinic-app.js';
import { examined } from '../../testing/examined.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';

const TIMES = 25;
const HOUR = 3_600_000;

describe('a theatre, when two want it at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let theatreId: number;
  let ask: () => Promise<number>;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    theatreId = await does('theatre/add', 0, { name: 'OK 1', turnaroundMinutes: 30 });
    const treatmentId = await does('treatment/add', 0, { name: 'Apendektomi', price: 3_000_000 });
    const roomId = await does('room/add', 0, { name: 'Poli Bedah', code: 'PB' });
    const scheduleId = await does('schedule/open', 0, {
      ...{ name: 'Poli Bedah', roomId, doctorId: clinic.owner.userId, doctorName: 'dr. Ratna', prefix: 'B' },
      ...{ startTime: '00:00', endTime: '23:59', consultationMinutes: 5, price: 0, quota: null, sharePercent: null },
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    });
    const { visit: encounterId } = await examined(does, { scheduleId, date: facilityToday() }, 'Siti Aminah');
    ask = () => does('surgery/request', 0, { encounterId, treatmentId, diagnosis: 'Apendisitis' });
  });
  afterAll(() => clinic.stop());

  const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const plan = (id: number, from: number, until: number, more: object = {}): Promise<Answer> =>
    clinic.owner.post(`/v2/surgery/${id}/schedule`, {
      ...{ theatreId, from: later(from), until: later(until), confirmed: true, ...more },
      team: [{ role: 'operator', staffId: clinic.owner.userId }],
    });

  it(
    'is given to one of them, also where only the minutes between clash, across midnight',
    { timeout: 120_000 },
    async () => {
      for (let time = 0; time < TIMES; time++) {
        const [one, other] = [await ask(), await ask()];
        // Each turn's slots lie two hours after the last one's, so that some of them touch midnight.
        const from = 2 + 3 * time;
        const both = await Promise.all([plan(one, from, from + 1), plan(other, from + 1.2, from + 2)]);
        expect(outcomesInAnyOrder(both)).toEqual(['done', 'surgery.theatre-taken']);
      }
    },
  );

  it('asks once more where the operator is elsewhere at that time', async () => {
    const elsewhere = await does('theatre/add', 0, { name: 'OK 2', turnaroundMinutes: 0 });
    const far = 24 * 30;
    expect(outcomesInAnyOrder([await plan(await ask(), far, far + 2)])).toEqual(['done']);
    const id = await ask();
    const again = (confirmed: boolean) => plan(id, far + 1, far + 3, { theatreId: elsewhere, confirmed });
    await expect.poll(async () => outcomesInAnyOrder([await again(false)])).toEqual(['surgery.team-busy']);
    expect(outcomesInAnyOrder([await again(true)])).toEqual(['done']);
  });
});
