import { nightDue, stayView } from '@alur/domain/stay/stay-view';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ClockWorker } from '../../platform/processes/clock-worker.js';
import { DueRows } from '../../platform/processes/due-rows.js';
import { Steps } from '../../platform/processes/steps.js';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';

const DAY_MS = 86_400_000;
const silent = pino({ level: 'silent' });
const PRICE = 150_000;

let clinic: ClinicApp;
let does: Do;
beforeAll(async () => {
  clinic = await clinicApp();
  does = doesAs(clinic.owner);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => clinic.stop());

const daysAgo = (days: number): string =>
  new Date(Date.parse(`${facilityToday()}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Somebody who came in the evening three days ago, whose nights no clock has charged since. */
const cameThreeDaysAgo = async (): Promise<number> => {
  const wardId = await does('ward/add', 0, { name: 'Melati', kind: 'ward' });
  const classId = await does('room-class/add', 0, { name: 'Kelas 3', pricePerNight: PRICE });
  const roomId = await does('ward-room/add', 0, { name: 'Melati 1', wardId, classId });
  const bedId = await does('bed/add', 0, { roomId, name: 'A' });
  const doctorId = await does('inpatient-doctor/add', 0, {
    name: 'dr. Ratna',
    staffId: clinic.owner.userId,
    visitPrice: 0,
  });
  const patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${daysAgo(3)}T20:00:00+07:00`) });
  const stay = await does('stay/admit', 0, { patientId, bedId, doctorId, payer: 'general' });
  vi.useRealTimers();
  return stay;
};

/** A newly started worker, after it has done everything due. */
const awakes = async (): Promise<void> => {
  const { platform, database } = clinic;
  const rows = new DueRows(nightDue, stayView, platform.table('due_left'), database.worker);
  const steps = new Steps(platform.runner, platform.streams, silent);
  const clock = new ClockWorker([rows], steps, 1, platform.arrivals, silent);
  const duty = clock.partition(0);
  duty.start();
  await clock.tick(new Date().toISOString());
  await clock.tick(new Date().toISOString());
  await duty.stop();
};

const nightsOf = async (stay: number) => {
  const { body } = await clinic.owner.get(`/v2/live/stay.nights?encounterId=${stay}`);
  const rows = body.data as { date: string; price: number }[];
  return rows.toSorted((one, other) => one.date.localeCompare(other.date)).map(({ date, price }) => [date, price]);
};
const written = async (stay: number): Promise<number> =>
  [...(await clinic.platform.log.readMany([{ stream: `stay-${stay}`, from: 0 }])).values()].flat().length;

it('after three days in which no clock ran, each night is charged once and by its own date', async () => {
  const stay = await cameThreeDaysAgo();
  const slept = [3, 2, 1].map(days => [daysAgo(days), PRICE]);
  await awakes();
  await vi.waitFor(async () => {
    const { body } = await clinic.owner.get(`/v2/transaction/transactions?encounterId=${stay}`);
    expect([await nightsOf(stay), body.data]).toMatchObject([slept, [{ subtotal: 3 * PRICE }]]);
  });
  const events = await written(stay);
  await awakes();
  await does('stay/plan-discharge', stay, { estimatedOn: daysAgo(-1) });
  expect([await written(stay), await nightsOf(stay)]).toEqual([events + 1, slept]);
});
