import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';
import { PcareSender } from './pcare-sender.js';
import { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { simulated } from './simulator/simulated.js';
import { members, type KnownMember } from './simulator/state.js';

let now = Date.now();
const simulator = new BpjsSimulator(simulated, () => now);
let config: { pcareUrl: string; vclaimUrl: string };
let clinic: ClinicApp;
let does: Do;
let until: Until;
let scheduleId: number;
let roomId: number;

/** Another process, as after a restart: it has no state but the log. */
const process = (runner: Pick<CommandRunner, 'execute'> = clinic.platform.runner) => {
  const { streams, log, keys } = clinic.platform;
  return new PcareSender({
    ...{ database: clinic.database, platform: { streams, log, keys, runner }, config, now: () => now },
    logger: pino({ level: 'silent' }),
  });
};

beforeAll(async () => {
  const url = await simulator.open();
  config = { pcareUrl: `${url}/pcare-rest`, vclaimUrl: `${url}/vclaim-rest` };
  clinic = await clinicApp({ BPJS_PCARE_URL: config.pcareUrl, BPJS_VCLAIM_URL: config.vclaimUrl });
  does = doesAs(clinic.owner);
  until = untilSeenBy(clinic.owner);
  roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
  scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
  await does('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
  await doesAs(clinic.foreigner)('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
  await does('bpjs/assign-poli', 0, { unitId: roomId, visitStatus: 'sick', poli: { code: '001', name: 'POLI UMUM' } });
  await does('bpjs/assign-doctor', 0, { staffId: clinic.owner.userId, doctor: { code: '11111', name: 'dr. Bayu' } });
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
});
beforeEach(() => {
  simulator.mode = 'up';
  simulator.losesNextWrite = false;
  simulator.registrations.length = 0;
  simulator.reports.length = 0;
  simulator.items.length = 0;
  now = Date.now();
});

const active = members[0].card;
let count = 0;
/** A patient whom BPJS knows by the card. */
const patientWith = (bpjsNo: string): Promise<number> => {
  const person = { name: `Pasien ${bpjsNo}`, gender: 'male', birthDate: '1990-03-15', acknowledgeDuplicates: true };
  return does('patient/register', 0, { ...person, bpjsNo });
};
/** A participant of BPJS whom nobody has seen before. */
const newCard = (is: Partial<KnownMember> = {}): string => {
  const card = String(2_000_000_000_000 + (count += 1));
  simulator.members.push({ ...members[0], card, nik: '', ...is });
  return card;
};

const came = async (card = newCard()) => {
  const visit = await does('queue/take-number', 0, {
    ...numberOf({ patientId: await patientWith(card), scheduleId, date: facilityToday() }),
    payer: 'bpjs',
  });
  await does('queue/confirm-attendance', visit);
  return visit;
};
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
      now += 61_000;
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

describe('who is insured', () => {
  const membershipOf = async (person = clinic.owner, patientId: number) =>
    (await person.get(`/v2/live/bpjs.membership?personId=${patientId}`)).body.data[0];

  let patientId: number;
  beforeAll(async () => {
    patientId = await patientWith(active);
  });

  it('is asked of PCare by card or NIK, and its last answer is kept with its time', async () => {
    const id = patientId;
    await does('bpjs/check-membership', id, { by: 'card', number: active });
    expect(await membershipOf(clinic.owner, id)).toMatchObject({
      ...{ foundBy: 'card', name: 'BUDI SANTOSO', birthDate: '1990-03-15', isActive: true, status: 'AKTIF' },
      ...{ entitledClass: '3', provider: { code: '0999U001', name: 'Klinik Melati' }, programme: null },
    });
    await does('bpjs/check-membership', id, { by: 'nik', number: members[2]?.nik ?? '' });
    expect(await membershipOf(clinic.owner, id)).toMatchObject({
      foundBy: 'nik',
      isActive: false,
      status: 'MENINGGAL',
    });
    simulator.mode = 'plain';
    await does('bpjs/check-membership', id, { by: 'card', number: active });
    expect(await membershipOf(clinic.owner, id)).toMatchObject({ isActive: true });
  });

  it('is asked of VClaim where the facility does not use PCare', async () => {
    const does = doesAs(clinic.foreigner);
    const id = await does('patient/register', 0, { name: 'Joko', gender: 'male' });
    await does('bpjs/check-membership', id, { by: 'card', number: '0001234567806' });
    expect(await membershipOf(clinic.foreigner, id)).toMatchObject({
      name: 'JOKO SUSILO',
      programme: 'DIABETES MELITUS',
    });
    const { body } = await clinic.foreigner.post(`/v2/bpjs/${id}/check-membership`, {
      by: 'card',
      number: '0001234567899',
    });
    expect(body.error).toMatchObject({ code: 'bpjs.refused', params: { message: 'Peserta tidak ditemukan' } });
    expect(body.error.fields).toMatchObject([{ path: 'number' }]);
  });

  it('is refused in BPJS’s words, told apart from an outage, and asked by nobody without the right', async () => {
    const id = patientId;
    const asked = (person = clinic.owner, number = active) =>
      person.post(`/v2/bpjs/${id}/check-membership`, { by: 'card', number });
    expect((await asked(clinic.onlooker)).status).toBe(403);
    expect((await asked(clinic.owner, '0001234567899')).body.error).toMatchObject({ code: 'bpjs.refused' });
    simulator.mode = 'html';
    expect((await asked()).body.error).toMatchObject({ code: 'bpjs.unreachable' });
  });
});

describe('PCare’s lists', () => {
  it('are looked up there once, and kept', async () => {
    const rows = (list: string) => clinic.owner.get(`/v2/bpjs/references?list=${list}`);
    expect((await rows('poli')).body.data).toContainEqual({ code: '020', name: 'KUNJUNGAN SEHAT', isForSick: false });
    expect((await rows('prognosis')).body.data).toHaveLength(5);
    simulator.mode = 'down';
    expect((await rows('poli')).status).toBe(200);
    expect((await rows('discharge')).body.error.code).toBe('bpjs.unreachable');
  });
});

describe('VClaim', () => {
  const today = facilityToday();
  let hospital: number | undefined;
  let doctorId: number;
  beforeAll(() => {
    doctorId = clinic.foreigner.userId;
  });
  /** A visit in the hospital, which does not use PCare. */
  const visitOf = async (bpjsNo: string | null) => {
    const inHospital = doesAs(clinic.foreigner);
    hospital ??= await inHospital('schedule/open', 0, {
      ...scheduleOf({ roomId: await inHospital('room/add', 0, { name: 'Poli Dalam', code: 'D' }), doctorId }),
    });
    const person = { name: 'Joko Susilo', gender: 'male', acknowledgeDuplicates: true };
    const patientId = await inHospital('patient/register', 0, { ...person, bpjsNo });
    const number = numberOf({ patientId, scheduleId: hospital, date: today });
    return inHospital('queue/take-number', 0, { ...number, payer: 'bpjs' });
  };

  it('is searched by words for its codes', async () => {
    const rows = async (query: string, person = clinic.foreigner) => person.get(`/v2/bpjs/vclaim-references?${query}`);
    expect((await rows('list=poli&q=dalam')).body.data).toEqual([{ code: 'INT', name: 'PENYAKIT DALAM' }]);
    expect((await rows('list=hospital&q=melati')).body.data).toEqual([{ code: '0999R001', name: 'RS MELATI' }]);
    expect((await rows('list=poli&q=da')).status).toBe(400);
    expect((await rows('list=poli&q=dalam', clinic.onlooker)).status).toBe(403);
    simulator.mode = 'html';
    expect((await rows('list=doctor&q=ratna')).body.error.code).toBe('bpjs.unreachable');
  });

  it('tells the referrals of a visit’s patient, the latest first, and whether her fingerprint was taken', async () => {
    const card = newCard();
    simulator.referrals.push(
      { card, number: 'R1', date: '2026-10-01', origin: 'fktp' },
      { card, number: 'R2', date: '2026-11-02', origin: 'hospital' },
    );
    const visit = await visitOf(card);
    const ask = (id: number, person = clinic.foreigner) =>
      person.get(`/v2/bpjs/vclaim-patient?encounterId=${id}&date=${today}`);
    expect((await ask(visit)).body.data).toMatchObject({
      referrals: [
        { number: 'R2', origin: 'hospital', poli: { code: 'INT' } },
        { number: 'R1', origin: 'fktp', facility: { code: '0999U001' }, diagnosis: { code: 'J18.9' } },
      ],
      fingerprint: { isTaken: false, status: 'Peserta belum melakukan finger' },
    });
    expect((await ask(await came())).status).toBe(404);
    expect((await ask(visit, clinic.owner)).body.error.code).toBe('bpjs.no-vclaim');
    expect((await ask(await visitOf(null))).body.error.code).toBe('casemix.card-missing');
    expect((await ask(await visitOf(newCard()))).body.data.referrals).toEqual([]);
  });
});

describe('the destinations of a referral', () => {
  it('are those of her subspecialty, or of a special cause for her card', async () => {
    const visit = await came();
    const listed = (query: string) =>
      clinic.owner.get(`/v2/bpjs/destinations?encounterId=${visit}&estimatedOn=${facilityToday()}&${query}`);
    const { body } = await listed('subspecialty=26&sarana=1');
    expect(body.data).toMatchObject([{ code: '0901R001', distance: 1500, percent: 25 }, { code: '0901R002' }]);
    expect((await listed('special=HDL')).body.data).toHaveLength(2);
    expect((await listed('special=THA&subspecialty=26')).body.data).toHaveLength(2);
    expect((await listed('subspecialty=26')).body.error.code).toBe('bpjs.refused');
    const foreign = `/v2/bpjs/destinations?encounterId=${visit}&estimatedOn=${facilityToday()}&special=HDL`;
    expect((await clinic.foreigner.get(foreign)).status).toBe(404);
    expect((await clinic.onlooker.get(foreign)).status).toBe(403);
  });
});

describe('the credentials', () => {
  const test = async (person: ClinicApp['owner']) => {
    await doesAs(person)('settings/test-credentials', 0, { service: 'bpjs' });
    return (await person.get('/v2/live/settings.integrations')).body.data[0].test;
  };

  it('are tried in earnest in the service that the facility uses, and refused in its words', async () => {
    for (const person of [clinic.owner, clinic.foreigner])
      expect(await test(person)).toMatchObject({ outcome: 'accepted', message: null });
    now = Date.now() + 400_000;
    expect(await test(clinic.owner)).toMatchObject({ outcome: 'refused', message: 'Timestamp expired' });
    now = Date.now();
    const values = { ...simulated, userKey: 'keliru' };
    await does('settings/save-credentials', 0, { service: 'bpjs', values });
    expect(await test(clinic.owner)).toMatchObject({ outcome: 'refused', message: 'User key tidak valid' });
    simulator.mode = 'html';
    expect(await test(clinic.owner)).toMatchObject({ outcome: 'unreachable', message: 'HTTP 502: 502 Bad Gateway' });
  });
});
