import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';
import { SatusehatSender } from './satusehat-sender.js';
import { SatusehatSimulator } from './simulator/satusehat-simulator.js';

const credentials = { organizationId: '10000004', clientId: 'klien-alur', clientSecret: 'rahasia-sekali' };
const NIK = 'https://fhir.kemkes.go.id/id/nik';
const LOCATION = 'b017aa54-f1df-4ec2-9d84-8823815d7228';
const simulator = new SatusehatSimulator(credentials);
let url: string;
let folder: string;
let clinic: ClinicApp;
let does: Do;
let until: Until;
let scheduleId: number;
let roomId: number;
let now = Date.now();
/** Another process, as after a restart: it has no state but the log. */
const process = (runner: Pick<CommandRunner, 'execute'> = clinic.platform.runner) => {
  const { streams, log, keys, hashes } = clinic.platform;
  return new SatusehatSender({
    ...{ database: clinic.database, platform: { streams, log, keys, hashes, runner }, url, now: () => now },
    logger: pino({ level: 'silent' }),
  });
};

const persons = ['3374011503900001', '3374011503900012', '3374011503900023', '3374011503900034'];
let patients = 0;

beforeAll(async () => {
  url = await simulator.open();
  folder = await mkdtemp(join(tmpdir(), 'satusehat-'));
  const kycKey = join(folder, 'kyc.pem');
  await writeFile(kycKey, simulator.kyc.publicKey.export({ type: 'spki', format: 'pem' }));
  clinic = await clinicApp({ SATUSEHAT_URL: url, SATUSEHAT_KYC_KEY_FILE: kycKey });
  does = doesAs(clinic.owner);
  until = untilSeenBy(clinic.owner);
  const { userId } = clinic.owner;
  const doctor = { name: 'dr. Bayu', email: 'pemilik@contoh.id', nik: '3374011503850002' };
  await doesAs(clinic.operator)('identity/change-user', userId, doctor);
  roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
  scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: userId }));
  await does('settings/save-credentials', 0, { service: 'satu-sehat', values: credentials });
  await does('satusehat/assign-location', 0, { unitId: roomId, locationId: LOCATION });
  simulator.knows({ resourceType: 'Location', id: LOCATION });
  const practitioner = { identifier: [{ system: NIK, value: doctor.nik }] };
  simulator.knows({ resourceType: 'Practitioner', id: 'N1', ...practitioner });
  persons.forEach((value, at) =>
    simulator.knows({ resourceType: 'Patient', id: `P${at}`, identifier: [{ system: NIK, value }] }),
  );
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  simulator.mode = 'up';
  now = Date.now();
});

const code = 'J06.9';
/** A visit that was finished and so is queued. */
const finished = async (diagnosis = code, nik: string | null = persons[patients++ % persons.length] ?? null) => {
  const person = { name: `Pasien ${patients}`, gender: 'male', birthDate: '1990-03-15', acknowledgeDuplicates: true };
  const patientId = await does('patient/register', 0, { ...person, ...(nik !== null && { idCardNumber: nik }) });
  const visit = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date: facilityToday() }));
  await does('queue/confirm-attendance', visit);
  const vitals = { systolic: 120, diastolic: 80, temperature: 36.6, complaint: 'Batuk <3 hari' };
  await does('consultation/record-vitals', visit, vitals);
  await does('consultation/start', visit);
  await does('consultation/sign-note', visit, { subjective: 'Batuk', objective: '', assessment: 'ISPA', plan: '' });
  await does('consultation/record-diagnosis', visit, { code: diagnosis, kind: 'primary' });
  await does('consultation/finish', visit);
  await stands(visit, 'queued');
  return visit;
};
const stands = (visit: number, status: string) =>
  until('/v2/satusehat/submissions?limit=100', row => row['id'] === visit && row['status'] === status) as Promise<{
    resourceCount: number;
    problem: { problem: string; ruleNumber: string | null; message: string | null } | null;
  }>;
const ofVisit = (visit: number) =>
  [...simulator.resources.values()].filter(({ identifier }) =>
    [identifier ?? []]
      .flat()
      .some(each => new RegExp(`^${visit}(-|$)`).test(String((each as { value?: string }).value))),
  );

describe('a finished visit', () => {
  it('goes to SATUSEHAT whole: encounter, diagnoses, signs, summary; its end with a history without gaps', async () => {
    const visit = await finished();
    await process().round();
    const row = await stands(visit, 'sent');
    expect(row.resourceCount).toBe(6);
    const types = ofVisit(visit).map(({ resourceType }) => resourceType);
    expect(types.toSorted()).toEqual(
      ['Composition', 'Condition', 'Encounter', 'Observation', 'Observation', 'Observation'].toSorted(),
    );
    expect(ofVisit(visit).find(({ resourceType }) => resourceType === 'Encounter')).toMatchObject({
      status: 'finished',
      statusHistory: [{ status: 'arrived' }, { status: 'in-progress' }, { status: 'finished' }],
      diagnosis: [{ rank: 1 }],
      location: [{ location: { reference: `Location/${LOCATION}` } }],
    });
  });

  it('is saved while the service is down, or answers by a page, and goes when it is back', async () => {
    for (const mode of ['down', 'html'] as const) {
      simulator.mode = mode;
      const visit = await finished();
      const sender = process();
      await sender.round();
      expect((await stands(visit, 'queued')).problem).toMatchObject({ problem: 'unreachable' });
      simulator.mode = 'up';
      await sender.round();
      await stands(visit, 'queued');
      now += 61_000;
      await sender.round();
      await stands(visit, 'sent');
    }
  });

  it('is not sent twice by a process that ended before it recorded what it sent', async () => {
    const visit = await finished();
    const before = simulator.resources.size;
    // The service takes half of it, and what it took is forgotten with the process.
    simulator.answersBefore = 8;
    simulator.mode = 'down';
    const { runner } = clinic.platform;
    await process({
      execute: (caller, name, ...rest) =>
        name === 'satusehat/record-progress'
          ? Promise.reject(new Error('the process has ended'))
          : runner.execute(caller, name, ...rest),
    }).round();
    expect(simulator.resources.size).toBeGreaterThan(before);
    simulator.mode = 'up';
    await process().round();
    expect((await stands(visit, 'sent')).resourceCount).toBe(6);
    expect(ofVisit(visit)).toHaveLength(6);
  });

  it('fails at once where the service refuses it, in its own words, until it is put right and sent again', async () => {
    const unknown = 'b017aa54-f1df-4ec2-9d84-000000000000';
    await does('satusehat/assign-location', 0, { unitId: roomId, locationId: unknown });
    const visit = await finished();
    await process().round();
    expect((await stands(visit, 'failed')).problem).toMatchObject({
      ...{ problem: 'resource_refused', resourceType: 'Encounter', ruleNumber: '10120' },
      message: expect.stringContaining(`unknown reference Location/${unknown}`),
    });
    await does('satusehat/assign-location', 0, { unitId: roomId, locationId: LOCATION });
    await does('satusehat/resend', visit);
    await process().round();
    await stands(visit, 'sent');
  });

  it('fails where something is missing here, and stops no other', async () => {
    const strange = await finished(code, '3374011503900099');
    const nameless = await finished(code, null);
    const whole = await finished();
    await process().round();
    expect((await stands(strange, 'failed')).problem).toMatchObject({ problem: 'patient_unknown' });
    expect((await stands(nameless, 'failed')).problem).toMatchObject({ problem: 'patient_nik_missing' });
    await stands(whole, 'sent');
  });

  it('is sent anew when it was corrected: what was removed stands there as an error', async () => {
    const visit = await finished();
    await process().round();
    await stands(visit, 'sent');
    await does('consultation/reopen', visit, { reason: 'Diagnosis keliru' });
    await does('consultation/record-diagnosis', visit, { code: 'R50.9', kind: 'primary' });
    await does('consultation/remove-diagnosis', visit, { code });
    await does('consultation/finish', visit);
    await stands(visit, 'queued');
    await process().round();
    await stands(visit, 'sent');
    const conditions = ofVisit(visit).filter(({ resourceType }) => resourceType === 'Condition');
    expect(conditions).toMatchObject([
      { verificationStatus: { coding: [{ code: 'entered-in-error' }] } },
      { code: { coding: [{ code: 'R50' }] }, clinicalStatus: { coding: [{ code: 'active' }] } },
    ]);
    expect(ofVisit(visit).filter(({ resourceType }) => resourceType === 'Encounter')).toMatchObject([
      { diagnosis: [{ condition: { reference: `Condition/${conditions[1]?.id}` } }] },
    ]);
  });

  it('is sent by one of two processes at once, with one token', async () => {
    const [visit, tokens] = [await finished(), simulator.tokens];
    await Promise.all([process().round(), process().round()]);
    await stands(visit, 'sent');
    expect(ofVisit(visit)).toHaveLength(6);
    expect(simulator.tokens - tokens).toBe(1);
  });

  it('waits as long as the service asks to be asked less', async () => {
    const [visit, sender] = [await finished(), process()];
    simulator.mode = 'slow_down';
    await sender.round();
    simulator.mode = 'up';
    now += 29_000;
    await sender.round();
    expect((await stands(visit, 'queued')).resourceCount).toBe(0);
    now += 2_000;
    await sender.round();
    expect((await stands(visit, 'sent')).resourceCount).toBe(6);
  });
});

describe('the verification of a profile', () => {
  const officerNik = '3374011503850002';
  const verify = (patientId: number, officerId: number) =>
    clinic.owner.post(`/v2/satusehat/patients/${patientId}/verify-profile`, { officerId, officerNik });

  it('is opened in the name of an officer of the facility, whose NIK is typed', async () => {
    const patientId = await does('patient/register', 0, { name: 'Siti Verifikasi', gender: 'female' });
    const { status, body } = await verify(patientId, clinic.owner.userId);
    expect([status, body.data?.url]).toEqual([200, expect.stringMatching(/^https:\/\/kyc\.example\/\?token=/)]);
    expect(simulator.verifiedBy).toEqual([{ name: 'dr. Bayu', nik: officerNik }]);
    expect((await verify(patientId, clinic.foreigner.userId)).body.error.code).toBe('satusehat.no-such-officer');
    expect((await verify(patientId + 100_000, clinic.owner.userId)).status).toBe(404);
    const path = `/v2/satusehat/patients/${patientId}/verify-profile`;
    expect((await clinic.owner.post(path, { officerId: clinic.owner.userId })).status).toBe(400);
    expect((await clinic.onlooker.post(path, { officerId: clinic.owner.userId, officerNik })).status).toBe(403);
    simulator.mode = 'down';
    expect((await verify(patientId, clinic.owner.userId)).body.error.code).toBe('satusehat.unreachable');
  });
});

describe('the credentials', () => {
  const tested = async () => (await clinic.owner.get('/v2/live/settings.integrations')).body.data[0];

  it('are tried in earnest, and refused in the service’s words', async () => {
    await does('settings/test-credentials', 0, { service: 'satu-sehat' });
    expect(await tested()).toMatchObject({ tested: true, test: { outcome: 'accepted', message: null } });
    const values = { ...credentials, clientSecret: 'keliru' };
    await does('settings/save-credentials', 0, { service: 'satu-sehat', values });
    expect(await tested()).toMatchObject({ tested: false, test: null });
    await does('settings/test-credentials', 0, { service: 'satu-sehat' });
    const test = { outcome: 'refused', message: 'ClientId is Invalid' };
    expect(await tested()).toMatchObject({ tested: false, test });
    simulator.mode = 'html';
    await does('settings/test-credentials', 0, { service: 'satu-sehat' });
    expect(await tested()).toMatchObject({ tested: false, test: { outcome: 'unreachable' } });
  });
});
