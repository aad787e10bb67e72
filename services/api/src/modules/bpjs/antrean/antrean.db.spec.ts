import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../../platform/commands/command-runner.js';
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
let antreanUrl: string;
let clinic: ClinicApp;
let does: Do;
let scheduleId: number;
let roomId: number;

/** Another process, as after a restart: it has no state but the log. */
const process = (runner: Pick<CommandRunner, 'execute'> = clinic.platform.runner) => {
  const { streams, log, keys, zones } = clinic.platform;
  return new AntreanSender({
    ...{
      database: clinic.database,
      platform: { streams, log, keys, zones, runner },
      config: { antreanUrl },
      now: () => now,
    },
    logger: pino({ level: 'silent' }),
  });
};

const poli = { code: '001', name: 'POLI UMUM' };
beforeAll(async () => {
  antreanUrl = `${await simulator.open()}/antreanfktp`;
  clinic = await clinicApp({ BPJS_ANTREAN_URL: antreanUrl });
  does = doesAs(clinic.owner);
  roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
  scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
  await does('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
  await does('settings/save-credentials', 0, { service: 'mobile-jkn', values: simulatedQueue });
  await does('bpjs/assign-poli', 0, { unitId: roomId, visitStatus: 'sick', poli });
  await does('bpjs/assign-doctor', 0, { staffId: clinic.owner.userId, doctor: { code: '11111', name: 'dr. Bayu' } });
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
const taken = async (change: object = {}) => {
  const card = String(4_000_000_000_000 + (count += 1));
  const person = { name: `Antre ${card}`, gender: 'male', birthDate: '1990-03-15', acknowledgeDuplicates: true };
  const patientId = await does('patient/register', 0, { ...person, bpjsNo: card, phone: '081234567890' });
  const body = { ...numberOf({ patientId, scheduleId, date: facilityToday() }), payer: 'bpjs', ...change };
  return { visit: await does('queue/take-number', 0, body), card };
};
const { stepsOf, until } = antreanStepsSeenBy(() => clinic.owner);
const there = (card: string) => simulator.queue.numbers.find(({ body }) => body['nomorkartu'] === card);

describe('a number of the front office', () => {
  it('is told to BPJS step by step, as it stands', async () => {
    const { visit, card } = await taken();
    await until(visit, 'added queued');
    await does('queue/confirm-attendance', visit);
    await until(visit, 'added queued', 'present queued');
    await process().round();
    await until(visit, 'added sent', 'present queued');
    expect(there(card)).toMatchObject({
      status: 'waiting',
      body: {
        ...{ kodepoli: '001', namapoli: 'POLI UMUM', kodedokter: 11111, namadokter: 'dr. Bayu', nohp: '081234567890' },
        ...{ jampraktek: '00:00-23:59', nomorantrean: 'A-001', angkaantrean: 1, tanggalperiksa: facilityToday() },
      },
    });
    await process().round();
    await until(visit, 'added sent', 'present sent');
    expect(there(card)?.status).toBe('present');
    await does('queue/cancel', visit, { reason: 'Pulang' });
    await until(visit, 'added sent', 'present sent', 'cancelled queued');
    await process().round();
    await until(visit, 'added sent', 'present sent', 'cancelled sent');
    expect(there(card)?.status).toBe('cancelled');
  });

  it('that somebody else pays, or that came from Mobile JKN, is not added there', async () => {
    const general = await taken({ payer: 'general' });
    const theirs = await taken({ source: 'mobile-jkn' });
    await does('queue/confirm-attendance', general.visit);
    await does('queue/record-absence', theirs.visit);
    await until(theirs.visit, 'absent queued');
    await process().round();
    await until(theirs.visit, 'absent failed: refused');
    expect(await stepsOf(general.visit)).toEqual([]);
  });

  it('that is moved to another day is taken back there, and taken anew', async () => {
    const { visit, card } = await taken();
    await until(visit, 'added queued');
    await process().round();
    await until(visit, 'added sent');
    const tomorrow = new Date(Date.parse(facilityToday()) + 86_400_000).toISOString().slice(0, 10);
    await does('booking/move-schedule', visit, { scheduleId, date: tomorrow });
    await until(visit, 'moved queued', 'added queued');
    await process().round();
    await until(visit, 'moved sent', 'added queued');
    await process().round();
    await until(visit, 'moved sent', 'added sent');
    expect(
      simulator.queue.numbers
        .filter(({ body }) => body['nomorkartu'] === card)
        .map(({ body, status }) => [body['tanggalperiksa'], status]),
    ).toEqual([
      [facilityToday(), 'cancelled'],
      [tomorrow, 'waiting'],
    ]);
  });

  it('that BPJS was not told of yet when it was moved is there once, where it is', async () => {
    const { visit, card } = await taken();
    await until(visit, 'added queued');
    const other = await does('schedule/open', 0, {
      ...scheduleOf({ roomId, doctorId: clinic.owner.userId }),
      prefix: 'B',
    });
    await does('booking/move-schedule', visit, { scheduleId: other, date: facilityToday() });
    await until(visit, 'moved queued', 'added queued');
    await process().round();
    await until(visit, 'moved sent', 'added queued');
    await process().round();
    await until(visit, 'moved sent', 'added sent');
    expect(simulator.queue.numbers.filter(({ body }) => body['nomorkartu'] === card)).toMatchObject([
      { status: 'waiting', body: { nomorantrean: 'B-001' } },
    ]);
  });

  it('waits through an outage, and is there once though an answer was lost', async () => {
    simulator.mode = 'down';
    const { visit, card } = await taken();
    await until(visit, 'added queued');
    const sender = process();
    await sender.round();
    await until(visit, 'added queued: unreachable');
    simulator.mode = 'up';
    simulator.losesNextWrite = true;
    now += 61_000;
    await sender.round();
    expect(there(card)?.status).toBe('waiting');
    await process().round();
    await until(visit, 'added sent');
    expect(simulator.queue.numbers.filter(({ body }) => body['nomorkartu'] === card)).toHaveLength(1);
  });

  it('fails in BPJS’s words or for what is missing here, and is sent again by whoever asks', async () => {
    await does('bpjs/assign-poli', 0, { unitId: roomId, visitStatus: 'sick', poli: null });
    const { visit } = await taken();
    await until(visit, 'added queued');
    await process().round();
    await until(visit, 'added failed: poli_missing');
    await does('bpjs/assign-poli', 0, { unitId: roomId, visitStatus: 'sick', poli: { code: '777', name: 'X' } });
    await does('mobile-jkn/resend', visit);
    await until(visit, 'added queued');
    await process().round();
    await until(visit, 'added failed: refused');
    const { body } = await clinic.owner.get(`/v2/live/mobile-jkn.visit?encounterId=${visit}`);
    expect(body.data[0].steps[0].problem).toMatchObject({ code: 201, message: 'Poli tidak ditemukan' });
    await does('bpjs/assign-poli', 0, { unitId: roomId, visitStatus: 'sick', poli });
    expect((await clinic.onlooker.post(`/v2/mobile-jkn/${visit}/resend`, {})).status).toBe(403);
    await does('mobile-jkn/resend', visit);
    await until(visit, 'added queued');
    await process().round();
    await until(visit, 'added sent');
  });
});

it('the credentials are tried by BPJS’s list of polis', async () => {
  const tested = async () => {
    await does('settings/test-credentials', 0, { service: 'mobile-jkn' });
    const { body } = await clinic.owner.get('/v2/live/settings.integrations');
    return (body.data as { service: string; test: { outcome: string } }[]).find(
      ({ service }) => service === 'mobile-jkn',
    )?.test.outcome;
  };
  expect(await tested()).toBe('accepted');
  await does('settings/save-credentials', 0, {
    service: 'mobile-jkn',
    values: { ...simulatedQueue, queueUserKey: 'salah' },
  });
  expect(await tested()).toBe('refused');
});
