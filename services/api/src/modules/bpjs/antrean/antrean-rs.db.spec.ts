import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from '../../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../../testing/played-day.js';
import type { Do } from '../../../testing/play.js';
import { numberOf, scheduleOf } from '../../../testing/visit-bodies.js';
import { BpjsSimulator } from '../simulator/bpjs-simulator.js';
import { simulated, simulatedQueue } from '../simulator/simulated.js';
import { antreanStepsSeenBy } from '../testing/antrean-steps.js';
import { AntreanSender } from './antrean-sender.js';

let now = Date.now();
const simulator = new BpjsSimulator(simulated, () => now);
let antreanRsUrl: string;
let clinic: ClinicApp;
let does: Do;
let scheduleId: number;

/** Another process, as after a restart: it has no state but the log. */
const process = () => {
  const { streams, log, keys, zones, runner } = clinic.platform;
  return new AntreanSender({
    ...{ database: clinic.database, platform: { streams, log, keys, zones, runner } },
    ...{ config: { antreanRsUrl }, now: () => now, logger: pino({ level: 'silent' }) },
  });
};

beforeAll(async () => {
  antreanRsUrl = `${await simulator.open()}/antreanrs`;
  clinic = await clinicApp({ BPJS_ANTREAN_RS_URL: antreanRsUrl });
  // The rule `pcare` is off there: a hospital.
  does = doesAs(clinic.foreigner);
  const staffId = clinic.foreigner.userId;
  const unitId = await does('room/add', 0, { name: 'Poli Penyakit Dalam', code: 'PD' });
  scheduleId = await does('schedule/open', 0, { ...scheduleOf({ roomId: unitId, doctorId: staffId }), quota: 50 });
  await does('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
  await does('settings/save-credentials', 0, { service: 'mobile-jkn', values: simulatedQueue });
  await does('bpjs/assign-vclaim-poli', 0, { unitId, poli: { code: 'INT', name: 'PENYAKIT DALAM' } });
  await does('bpjs/assign-vclaim-doctor', 0, { staffId, doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' } });
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
});
beforeEach(() => {
  simulator.mode = 'up';
  simulator.losesNextWrite = false;
  now = Date.now();
});

let count = 0;
const reference = { kind: 'control_letter', number: '0999R0010126K000001' };
const taken = async (change: object = {}) => {
  const card = String(6_000_000_000_000 + (count += 1));
  const person = { name: `Antre ${card}`, gender: 'male', birthDate: '1990-03-15', acknowledgeDuplicates: true };
  const patientId = await does('patient/register', 0, { ...person, bpjsNo: card, phone: '081234567890' });
  const body = { ...numberOf({ patientId, scheduleId, date: facilityToday() }), payer: 'bpjs', reference, ...change };
  return { visit: await does('queue/take-number', 0, body), card };
};
const { stepsOf, until } = antreanStepsSeenBy(() => clinic.foreigner);
const queued = async (visit: number, step: string) => {
  await vi.waitFor(async () => expect((await stepsOf(visit)).at(-1)).toBe(`${step} queued`), { timeout: 10_000 });
  await process().round();
  await vi.waitFor(async () => expect((await stepsOf(visit)).at(-1)).toBe(`${step} sent`), { timeout: 10_000 });
};
const there = (visit: number) => simulator.hospitalQueue.of(String(visit));

describe('a hospital’s number', () => {
  it('is told to BPJS with its reference, and each of its times in order', async () => {
    const { visit, card } = await taken();
    await queued(visit, 'added');
    expect(there(visit)?.body).toMatchObject({
      ...{ kodebooking: String(visit), jenispasien: 'JKN', nomorkartu: card, kodepoli: 'INT', pasienbaru: 0 },
      ...{ kodedokter: 31661, namadokter: 'dr. Ratna, Sp.PD', jampraktek: '00:00-23:59', nomorantrean: 'A-001' },
      ...{ jeniskunjungan: 3, nomorreferensi: reference.number, kuotajkn: 50, sisakuotajkn: 49 },
    });
    expect(Number(there(visit)?.body['estimasidilayani'])).toBeGreaterThan(now - 60_000);
    await does('queue/confirm-attendance', visit);
    await queued(visit, 'present');
    await does('consultation/start', visit);
    await queued(visit, 'started');
    const note = { subjective: 'Pusing', objective: '-', assessment: 'Tensi tinggi', plan: '-' };
    await does('consultation/sign-note', visit, note);
    await does('consultation/record-diagnosis', visit, { code: 'I10', kind: 'primary' });
    await does('consultation/finish', visit);
    await queued(visit, 'finished');
    expect(there(visit)?.tasks.map(({ taskid }) => taskid)).toEqual([3, 4, 5]);
    expect(there(visit)?.tasks.at(-1)).toMatchObject({ jenisresep: 'Tidak ada' });
  });

  it('that nobody insures is told as well, and stays there when the payer changes', async () => {
    const { visit } = await taken({ payer: 'general', reference: null });
    await queued(visit, 'added');
    expect(there(visit)?.body).toMatchObject({ jenispasien: 'NON JKN', nomorkartu: '', nomorreferensi: '' });
    await does('queue/cancel', visit, { reason: 'Pulang' });
    await queued(visit, 'cancelled');
    expect(there(visit)?.isCancelled).toBe(true);
  });

  it('waits for the reference that BPJS asks for, until a letter has it', async () => {
    const { visit } = await taken({ reference: null });
    await until(visit, 'added queued');
    await process().round();
    await until(visit, 'added failed: reference_missing');
    await does('casemix/record-letter', visit, {
      ...{ number: `0999R0010126V${String(visit).padStart(6, '0')}`, issuedOn: facilityToday(), care: 'outpatient' },
      ...{ classEntitled: 3, initialDiagnosis: { code: 'I10', name: 'Hipertensi' } },
      referral: { number: '0001R0010126B000009', date: facilityToday(), origin: 'fktp', facility: 'Puskesmas' },
    });
    await until(visit, 'added queued');
    await process().round();
    await until(visit, 'added sent');
    expect(there(visit)?.body).toMatchObject({ jeniskunjungan: 1, nomorreferensi: '0001R0010126B000009' });
  });

  it('is told once though an answer was lost, and through an outage with the times at which it happened', async () => {
    simulator.losesNextWrite = true;
    const { visit } = await taken();
    await until(visit, 'added queued');
    await process().round();
    await until(visit, 'added queued: unreachable');
    simulator.mode = 'down';
    await does('queue/confirm-attendance', visit);
    await until(visit, 'added queued: unreachable', 'present queued');
    const before = Date.now();
    simulator.mode = 'up';
    now += 3_600_000;
    await process().round();
    await until(visit, 'added sent', 'present queued');
    await process().round();
    await until(visit, 'added sent', 'present sent');
    expect(simulator.hospitalQueue.bookings.filter(({ body }) => body['kodebooking'] === String(visit))).toHaveLength(
      1,
    );
    expect(there(visit)?.tasks.at(-1)?.waktu).toBeLessThanOrEqual(before);
  });
});

it('the credentials are tried by the hospital queue’s list of polis', async () => {
  await does('settings/test-credentials', 0, { service: 'mobile-jkn' });
  const { body } = await clinic.foreigner.get('/v2/live/settings.integrations');
  const [row] = (body.data as { service: string; test: { outcome: string } }[]).filter(
    ({ service }) => service === 'mobile-jkn',
  );
  expect(row?.test.outcome).toBe('accepted');
});
