import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { ClinicApp } from '../../testing/clinic-app.js';
import { facilityToday } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { PcareSender } from './pcare-sender.js';
import type { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { BpjsClinic } from './testing/bpjs-clinic.js';

let bpjs: BpjsClinic;
let clinic: ClinicApp;
let simulator: BpjsSimulator;
let does: Do;
let until: Until;
let scheduleId: number;
let roomId: number;

/** Another process, as after a restart: it has no state but the log. */
const process = (runner: Pick<CommandRunner, 'execute'> = clinic.platform.runner) => {
  const { streams, log, keys } = clinic.platform;
  const { config, clock } = bpjs;
  return new PcareSender({
    ...{ database: clinic.database, platform: { streams, log, keys, runner }, config, now: () => clock.now },
    logger: pino({ level: 'silent' }),
  });
};

beforeAll(async () => {
  bpjs = await BpjsClinic.open();
  ({ clinic, simulator, does, until } = bpjs);
  ({ roomId, scheduleId } = await bpjs.practice());
});
afterAll(() => bpjs.close());
beforeEach(() => bpjs.reset());

const newCard = (...is: Parameters<BpjsClinic['newCard']>) => bpjs.newCard(...is);
const came = (card = newCard()) => bpjs.came(scheduleId, card);
/** A visit whose patient is present, and which is queued for PCare. */
const queued = async (card = newCard()) => {
  const visit = await came(card);
  await does('bpjs/register', visit);
  await stands(visit, { registration: 'queued' });
  return visit;
};
type Row = Record<string, unknown>;
const untilRow = (visit: number, fits: (row: Row) => boolean) =>
  until('/v2/bpjs/visits?limit=100', row => row['id'] === visit && fits(row)) as Promise<{ number: string | null }>;
/** Waits until the visit's row has these values. */
const stands = (visit: number, as: Row) =>
  untilRow(visit, row => Object.entries(as).every(([name, value]) => row[name] === value));
/** Waits until the row says so of a problem; what a problem says is of the last attempt. */
const fails = (visit: number, what: 'registration' | 'visit', status: string, problem: Row) =>
  untilRow(visit, row => {
    const told = row[`${what}Problem`] as Row | null;
    return row[what] === status && Object.entries(problem).every(([name, value]) => told?.[name] === value);
  });
/** Ends a visit, and what PCare has of it: nothing of it waits when the next test begins. */
const undo = async (visit: number) => {
  await does('queue/cancel', visit, { reason: 'Sudah diuji' });
  await stands(visit, { registration: 'deleting' });
  simulator.mode = 'up';
  await process().round();
  await stands(visit, { registration: 'deleted' });
};

describe('a registration', () => {
  it('goes to PCare as the visit stands, and its number opens the way to the doctor', async () => {
    const card = newCard();
    const visit = await came(card);
    expect((await clinic.owner.post(`/v2/consultation/${visit}/start`, {})).body.error.code).toBe(
      'booking.pcare-unfilled',
    );
    await does('bpjs/register', visit);
    await stands(visit, { registration: 'queued' });
    await process().round();
    expect((await stands(visit, { registration: 'registered' })).number).toBe('A1');
    expect(simulator.registrations).toMatchObject([
      {
        noKartu: card,
        kdPoli: '001',
        body: { kunjSakit: true, kdTkp: '10', sistole: 0, kdProviderPeserta: '0999U001' },
      },
    ]);
    await does('consultation/start', visit);
  });

  it('waits while PCare is down or answers by a page, without holding anybody up, and is made when it is back', async () => {
    for (const mode of ['down', 'html'] as const) {
      simulator.mode = mode;
      const visit = await queued();
      const sender = process();
      await sender.round();
      await fails(visit, 'registration', 'queued', { problem: 'unreachable' });
      expect(simulator.registrations).toEqual([]);
      await does('booking/fill-pcare', visit, { number: 'Z9' });
      simulator.mode = 'up';
      bpjs.clock.now += 61_000;
      await sender.round();
      await stands(visit, { registration: 'registered' });
      await undo(visit);
    }
  });

  it('is not made twice by a process that ended before it recorded it, or whose answer was lost', async () => {
    const visit = await queued();
    const { runner } = clinic.platform;
    const ends = (name: string) => name === 'bpjs/record-registration';
    await process({
      execute: (caller, name, ...rest) =>
        ends(name) ? Promise.reject(new Error('the process has ended')) : runner.execute(caller, name, ...rest),
    }).round();
    expect(simulator.registrations).toHaveLength(1);
    await process().round();
    await stands(visit, { registration: 'registered' });
    expect(simulator.registrations).toHaveLength(1);
    await undo(visit);

    const other = await queued();
    simulator.losesNextWrite = true;
    await process().round();
    await fails(other, 'registration', 'queued', { problem: 'unreachable' });
    await process().round();
    await stands(other, { registration: 'registered' });
    expect(simulator.registrations).toHaveLength(1);
    await undo(other);
  });

  it('is made once by two desks and two processes at once', async () => {
    const visit = await came();
    const answers = await Promise.all([1, 2].map(() => clinic.owner.post(`/v2/bpjs/${visit}/register`, {})));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await stands(visit, { registration: 'queued' });
    await Promise.all([process().round(), process().round()]);
    await stands(visit, { registration: 'registered' });
    expect(simulator.registrations).toHaveLength(1);
    await undo(visit);
  });

  it('fails at once in PCare’s words, or for what is missing here, and stops no other', async () => {
    const dead = await queued(newCard({ inactive: 'MENINGGAL' }));
    const alive = await queued();
    await process().round();
    await fails(dead, 'registration', 'failed', { problem: 'member_inactive', message: 'MENINGGAL' });
    await stands(alive, { registration: 'registered' });
    expect(simulator.registrations).toHaveLength(1);
    await undo(dead);
    await undo(alive);
    simulator.mode = { code: 412, message: 'Peserta tidak terdaftar di faskes ini' };
    const refused = await queued();
    await process().round();
    await fails(refused, 'registration', 'failed', {
      problem: 'refused',
      code: 412,
      message: 'Peserta tidak terdaftar di faskes ini',
    });
    await undo(refused);
    simulator.mode = 'up';
    await does('bpjs/assign-poli', 0, { unitId: roomId, visitStatus: 'sick', poli: null });
    const homeless = await queued();
    await process().round();
    await fails(homeless, 'registration', 'failed', { problem: 'poli_missing' });
    await does('bpjs/assign-poli', 0, {
      unitId: roomId,
      visitStatus: 'sick',
      poli: { code: '001', name: 'POLI UMUM' },
    });
    await does('bpjs/register', homeless);
    await stands(homeless, { registration: 'queued' });
    await process().round();
    await stands(homeless, { registration: 'registered' });
    await undo(homeless);
  });

  it('of a cancelled visit is deleted there, even if nobody knows its number', async () => {
    const visit = await queued();
    await process({ execute: () => Promise.reject(new Error('the process has ended')) }).round();
    expect(simulator.registrations).toHaveLength(1);
    await undo(visit);
    expect(simulator.registrations).toEqual([]);
  });
});

describe('the report of a finished visit', () => {
  const report = {
    ...{ consciousness: '01', discharge: '3', prognosis: '02', therapy: 'Parasetamol 3x1' },
    ...{ foodAllergy: '00', airAllergy: '00', medicineAllergy: '00' },
  };
  const finished = async (vitals: object, treated?: number) => {
    const visit = await queued();
    await process().round();
    await stands(visit, { registration: 'registered' });
    await does('consultation/record-vitals', visit, vitals);
    await does('consultation/start', visit);
    await does('consultation/sign-note', visit, { subjective: 'Batuk', objective: '', assessment: 'ISPA', plan: '' });
    await does('consultation/record-diagnosis', visit, { code: 'J06.9', kind: 'primary' });
    if (treated !== undefined) await does('consultation/order-treatment', visit, { treatmentId: treated });
    await does('consultation/finish', visit);
    await until('/v2/bpjs/visits?limit=100', row => row['id'] === visit && row['finishedAt'] !== null);
    return visit;
  };
  const send = async (visit: number, more: object = {}) => {
    await does('bpjs/send-visit', visit, { ...report, ...more });
    await stands(visit, { visit: 'queued' });
  };

  it('goes to PCare once, from record and codes, and is replaced when it is sent again', async () => {
    const visit = await finished({ systolic: 120, diastolic: 80, temperature: 36.5, complaint: 'Batuk' });
    await send(visit);
    // The answer is lost, so that nobody knows whether it is there.
    simulator.losesNextWrite = true;
    await process().round();
    await fails(visit, 'visit', 'queued', { problem: 'unreachable' });
    await process().round();
    await stands(visit, { visit: 'sent', visitNumber: '0999U0011126Y000001' });
    expect(simulator.reports).toMatchObject([
      {
        body: {
          ...{ kdPoli: '001', keluhan: 'Batuk', kdSadar: '01', sistole: 120, suhu: '36,5' },
          ...{ kdDokter: '11111', kdDiag1: 'J06.9', kdDiag2: null, kdTacc: -1, terapiObat: 'Parasetamol 3x1' },
        },
      },
    ]);
    await send(visit);
    await process().round();
    await stands(visit, { visit: 'sent', visitNumber: '0999U0011126Y000001' });
    expect(simulator.reports).toHaveLength(1);
  });

  it('that refers her on needs a reason for a diagnosis of primary care, and its letter is kept', async () => {
    const visit = await finished({ systolic: 120, diastolic: 80, complaint: 'Batuk' });
    const referral = {
      ...{ estimatedOn: facilityToday(), provider: { code: '0901R001', name: 'RS Kasih' } },
      ...{ subspecialty: { code: '3', name: 'Jantung' }, sarana: { code: '1', name: 'EKG' } },
    };
    await send(visit, { discharge: '4', referral });
    await process().round();
    await fails(visit, 'visit', 'failed', { problem: 'refused', message: 'TACC harus diisi' });
    await send(visit, { discharge: '4', referral, tacc: { cause: 'time', reason: '>= 7 Hari' } });
    await process().round();
    await stands(visit, { visit: 'sent', referral: 'due' });
    await process().round();
    const { letter } = (await stands(visit, { referral: 'issued' })) as unknown as Row;
    expect(letter).toMatchObject({
      ...{ number: '0999U0011126P000001', poli: 'JANTUNG', doctor: 'dr. Bayu', name: 'BUDI SANTOSO' },
      diagnoses: ['J06.9 - Acute upper respiratory infection'],
      tacc: { name: 'Time', reason: '>= 7 Hari' },
    });
  });

  it('is followed by the treatments that were done, each once, though an answer was lost', async () => {
    const treatmentId = await does('treatment/add', 0, { name: 'Nebulisasi', price: 30_000 });
    await does('bpjs/assign-treatment', 0, { treatmentId, treatment: { code: '01001', name: 'NEBULISASI' } });
    const visit = await finished({ systolic: 120, diastolic: 80, complaint: 'Batuk' }, treatmentId);
    await send(visit);
    await process().round();
    await stands(visit, { visit: 'sent' });
    const is = (fits: (item: Row) => boolean) => untilRow(visit, row => (row['items'] as Row[]).some(fits));
    await is(({ waits }) => waits === true);
    simulator.losesNextWrite = true;
    await process().round();
    await is(({ problem }) => (problem as Row | null)?.['problem'] === 'unreachable');
    await process().round();
    await is(({ remoteId, waits }) => remoteId === '901' && waits === false);
    expect(simulator.items).toMatchObject([{ kind: 'tindakan', body: { kdTindakan: '01001', biaya: 30_000 } }]);
  });

  it('is refused in PCare’s words', async () => {
    const visit = await finished({ temperature: 36.5, complaint: 'Batuk' });
    await send(visit);
    await process().round();
    await fails(visit, 'visit', 'failed', { problem: 'refused', message: 'Tekanan darah harus diisi' });
    expect(simulator.reports).toEqual([]);
  });
});
