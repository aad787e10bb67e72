import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../../platform/commands/command-runner.js';
import { clinicApp, type ClinicApp } from '../../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../../testing/played-day.js';
import type { Do, Until } from '../../../testing/play.js';
import { numberOf, scheduleOf } from '../../../testing/visit-bodies.js';
import { EklaimSender } from './eklaim-sender.js';
import { EklaimSimulator } from './simulator/eklaim-simulator.js';

const encryptionKey = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const simulator = new EklaimSimulator(encryptionKey);
let server: string;
let clinic: ClinicApp;
let does: Do;
let until: Until;
let scheduleId: number;
let now = Date.now();
/** Another process, as after a restart: it has no state but the log. */
const process = (runner: Pick<CommandRunner, 'execute'> = clinic.platform.runner) => {
  const { streams, log, keys, zones } = clinic.platform;
  return new EklaimSender({
    ...{ database: clinic.database, platform: { streams, log, keys, zones, runner }, servers: [server] },
    ...{ now: () => now, logger: pino({ level: 'silent' }) },
  });
};
const credentials = () => ({ server, encryptionKey, coderNik: '3374011503850002', tariffCode: 'CS' });
const saves = (values: object) => does('settings/save-credentials', 0, { service: 'e-klaim', values });

beforeAll(async () => {
  server = await simulator.open();
  clinic = await clinicApp({ EKLAIM_SERVERS: server });
  does = doesAs(clinic.owner);
  until = untilSeenBy(clinic.owner);
  const { userId } = clinic.owner;
  const rules = [{ ruleName: 'pcare', enabled: false }];
  await doesAs(clinic.operator)('merchant/set-features', clinic.here, { rules });
  const roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
  scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: userId }));
  await saves(credentials());
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
});
beforeEach(() => {
  simulator.mode = 'up';
  simulator.answersBefore = 0;
  now = Date.now();
});

let count = 0;
interface Claimed {
  readonly claim: number;
  readonly letter: string;
  readonly patientId: number;
  readonly person: object;
}
/** A final claim of a visit that BPJS pays. */
const claimed = async (diagnosis = 'J18.9'): Promise<Claimed> => {
  count += 1;
  const number = String(count).padStart(6, '0');
  const person = { name: `Pasien ${count}`, gender: 'female', birthDate: '1990-03-15', bpjsNo: `0001234${number}` };
  const patientId = await does('patient/register', 0, { ...person, acknowledgeDuplicates: true });
  const asked = { ...numberOf({ patientId, scheduleId, date: facilityToday() }), payer: 'bpjs' };
  const visit = await does('queue/take-number', 0, asked);
  await does('queue/confirm-attendance', visit);
  await does('consultation/start', visit);
  await does('consultation/sign-note', visit, { subjective: 'Batuk', objective: '', assessment: 'ISPA', plan: '' });
  await does('consultation/record-diagnosis', visit, { code: 'J18.9', kind: 'primary' });
  await does('consultation/finish', visit);
  const letter = `0999R0011126V${number}`;
  const issued = { issuedOn: facilityToday(), care: 'outpatient', classEntitled: 3 };
  await does('casemix/record-letter', visit, { ...issued, number: letter });
  const claim = await does('casemix/open', 0, { encounterIds: [visit] });
  await does('casemix/code', claim, {
    diagnoses: [
      { code: diagnosis, name: 'Pneumonia' },
      { code: 'E11.9', name: 'Diabetes' },
    ],
    procedures: [{ code: '93.94', name: 'Nebulisasi', quantity: 2 }],
  });
  const data = { admissionMode: 'gp', careClass: 3, dischargeStatus: 1, attendingDoctorId: clinic.owner.userId };
  await does('casemix/change-data', claim, data);
  await does('casemix/finalize', claim);
  return { claim, letter, patientId, person };
};
const submits = async (claim: number, goal = 'sent') => {
  await does('casemix/submit', claim, { goal });
  await stands(claim, 'queued');
};
interface Row {
  readonly groupings: object[];
  readonly problem: object | null;
  readonly total: number;
}
const stands = async (claim: number, submission: string) =>
  (await until(
    '/v2/casemix/claims?limit=100',
    row => row['id'] === claim && row['submission'] === submission,
  )) as unknown as Row;

describe('a final claim', () => {
  it('goes its whole road, and the grouper’s results stand beside what the facility charges', async () => {
    const { claim, letter } = await claimed();
    await submits(claim);
    await process().round();
    const { groupings, total } = await stands(claim, 'sent');
    expect(groupings).toMatchObject([
      { system: 'idrg', code: '1044', tariff: null },
      { system: 'inacbg', code: 'J-4-16-I', description: 'SIMPLE PNEUMONIA RINGAN', tariff: 2_750_000 },
    ]);
    const sent = simulator.claims.get(letter);
    expect(sent).toMatchObject({ stage: 'sent', diagnoses: 'J18.9#E11.9', procedures: '93.94+2' });
    expect(sent?.data).toMatchObject({ kelas_rawat: '3', jenis_rawat: '2', coder_nik: '3374011503850002' });
    const components = Object.values(sent?.data['tarif_rs'] as Record<string, string>);
    expect(components.reduce((sum, each) => sum + Number(each), 0)).toBe(total);
  });

  it('is grouped without being sent, sent when that is asked, and then stays as it is', async () => {
    const { claim, letter } = await claimed();
    await submits(claim, 'grouped');
    await process().round();
    expect((await stands(claim, 'grouped')).groupings).toHaveLength(2);
    expect(simulator.claims.get(letter)?.stage).toBe('inacbg-grouped');
    await submits(claim);
    await process().round();
    await stands(claim, 'sent');
    const reopened = await clinic.owner.post(`/v2/casemix/${claim}/reopen`, { reason: 'Kode keliru' });
    expect([reopened.status, reopened.body.error.code]).toEqual([409, 'casemix.already-sent']);
  });

  it('is kept while E-Klaim is down, answers by a page or has no connection, and goes when it is back', async () => {
    for (const mode of ['down', 'html', 'offline'] as const) {
      simulator.mode = mode;
      const { claim } = await claimed();
      await submits(claim);
      const sender = process();
      await sender.round();
      expect((await stands(claim, 'queued')).problem).toMatchObject({ problem: 'unreachable' });
      simulator.mode = 'up';
      await sender.round();
      await stands(claim, 'queued');
      now += 61_000;
      await sender.round();
      await stands(claim, 'sent');
    }
  });

  it('is sent once by a process that ended anywhere on the road, and by the next', async () => {
    const methods = ['new_claim', 'idrg_grouper_final', 'inacbg_diagnosa_set', 'claim_final', 'send_claim_individual'];
    const road = (await wholeRoad()).map(method => methods.includes(method));
    for (const [answered, ends] of road.entries()) {
      if (!ends) continue;
      const { claim, letter } = await claimed();
      await submits(claim);
      // E-Klaim takes the steps until then, and what it took is forgotten with the process.
      simulator.answersBefore = answered + 1;
      simulator.mode = 'down';
      await process(forgetful()).round();
      simulator.mode = 'up';
      await process().round();
      await stands(claim, 'sent');
      expect(simulator.claims.get(letter)?.stage).toBe('sent');
    }
  });

  it('fails at once where E-Klaim refuses it, in its own words, until it is coded anew', async () => {
    const { claim } = await claimed('R99');
    await submits(claim);
    await process().round();
    expect((await stands(claim, 'failed')).problem).toMatchObject({
      ...{ problem: 'claim_refused', method: 'idrg_diagnosa_set', errorNo: 'E2063', message: 'R99: IM tidak berlaku' },
    });
    await does('casemix/reopen', claim, { reason: 'Kode keliru' });
    await does('casemix/code', claim, { diagnoses: [{ code: 'J18.9', name: 'Pneumonia' }], procedures: [] });
    await does('casemix/finalize', claim);
    await submits(claim);
    await process().round();
    await stands(claim, 'sent');
  });

  it('fails where codes have no group, or are iDRG’s alone, and stops no other', async () => {
    const [sex, idrgOnly, whole] = [await claimed('O80.9'), await claimed('Z99.9'), await claimed()];
    for (const { claim } of [sex, idrgOnly, whole]) await submits(claim);
    await process().round();
    const ungroupable = { problem: 'ungroupable', method: 'grouper', message: '3611199 Ungroupable: sex' };
    expect((await stands(sex.claim, 'failed')).problem).toMatchObject(ungroupable);
    const refused = { method: 'inacbg_diagnosa_set', errorNo: 'E2101', message: 'Z99.9: IM tidak berlaku' };
    expect((await stands(idrgOnly.claim, 'failed')).problem).toMatchObject(refused);
    await stands(whole.claim, 'sent');
  });

  it('fails where the patient’s card was taken off her record meanwhile', async () => {
    const { claim, letter, patientId, person } = await claimed();
    await submits(claim);
    await does('patient/correct', patientId, { ...person, bpjsNo: null, reason: 'Kartu orang lain' });
    await process().round();
    expect((await stands(claim, 'failed')).problem).toMatchObject({ problem: 'card_number_missing' });
    expect(simulator.claims.has(letter)).toBe(false);
    const answer = await clinic.owner.post(`/v2/casemix/${claim}/submit`, { goal: 'sent' });
    expect(answer.body.error.code).toBe('casemix.card-number-missing');
  });

  it('takes over no other patient’s letter', async () => {
    const { claim, letter } = await claimed();
    const other = { recordNumber: '999999', data: {}, diagnoses: '', procedures: '' };
    simulator.claims.set(letter, { stage: 'new', ...other });
    await submits(claim);
    await process().round();
    expect((await stands(claim, 'failed')).problem).toMatchObject({ method: 'new_claim', errorNo: 'E2007' });
    expect(simulator.claims.get(letter)).toMatchObject({ stage: 'new', recordNumber: '999999' });
  });

  it('is not finished there when it is reopened while it is being sent', async () => {
    const { claim, letter } = await claimed();
    await submits(claim);
    // The coder opens it again while the grouper answers.
    simulator.onTaken = async method => {
      if (method === 'grouper') await does('casemix/reopen', claim, { reason: 'Kode keliru' }).catch(() => undefined);
    };
    await process().round();
    simulator.onTaken = undefined;
    await stands(claim, 'unsent');
    expect(simulator.claims.get(letter)?.stage).toBe('inacbg-grouped');
  });

  it('is sent by one of two processes at once, and asked for by one of two coders', async () => {
    const { claim } = await claimed();
    const path = `/v2/casemix/${claim}/submit`;
    const answers = await Promise.all([1, 2].map(() => clinic.owner.post(path, { goal: 'sent' })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    await stands(claim, 'queued');
    const before = simulator.taken.length;
    await Promise.all([process().round(), process().round()]);
    await stands(claim, 'sent');
    expect(simulator.taken.slice(before).filter(method => method === 'send_claim_individual')).toHaveLength(1);
  });
});

/** The methods of a whole road, as E-Klaim took them. */
const wholeRoad = async (): Promise<string[]> => {
  const { claim } = await claimed();
  await submits(claim);
  const before = simulator.taken.length;
  await process().round();
  await stands(claim, 'sent');
  return simulator.taken.slice(before);
};

/** A process that ends before it records how an attempt ended. */
const forgetful = (): Pick<CommandRunner, 'execute'> => {
  const { runner } = clinic.platform;
  return {
    execute: (caller, name, ...rest) =>
      name === 'casemix/record-submission'
        ? Promise.reject(new Error('the process has ended'))
        : runner.execute(caller, name, ...rest),
  };
};

describe('the credentials', () => {
  const tested = async () => {
    await does('settings/test-credentials', 0, { service: 'e-klaim' });
    return (await clinic.owner.get('/v2/live/settings.integrations')).body.data[0];
  };

  it('are tried in earnest: another key is refused, and no server that the installation does not know is called', async () => {
    expect(await tested()).toMatchObject({ tested: true, test: { outcome: 'accepted', message: null } });
    simulator.mode = 'html';
    expect(await tested()).toMatchObject({ tested: false, test: { outcome: 'unreachable' } });
    simulator.mode = 'up';
    await saves({ ...credentials(), encryptionKey: encryptionKey.replace('00', 'ff') });
    const test = { outcome: 'refused', message: 'Decryption key mismatch' };
    expect(await tested()).toMatchObject({ tested: false, test });
    await saves({ ...credentials(), server: 'http://169.254.169.254' });
    expect(await tested()).toMatchObject({ test: { outcome: 'not_connected' } });
  });

  it('have the form that E-Klaim gives them', async () => {
    for (const wrong of [{ server: '10.0.0.5' }, { encryptionKey: 'abc' }, { coderNik: '1' }]) {
      const values = { ...credentials(), ...wrong };
      const answer = await clinic.owner.post('/v2/settings/save-credentials', { service: 'e-klaim', values });
      expect(answer.status).toBe(400);
    }
  });
});
