import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';
import type { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { BpjsClinic } from './testing/bpjs-clinic.js';
import { VclaimControlSender } from './vclaim-control-sender.js';
import { VclaimSender } from './vclaim-sender.js';

let bpjs: BpjsClinic;
let clinic: ClinicApp;
let simulator: BpjsSimulator;
let inHospital: Do;
let until: Until;
let scheduleId: number;
const today = facilityToday();
beforeAll(async () => {
  bpjs = await BpjsClinic.open();
  ({ clinic, simulator } = bpjs);
  inHospital = doesAs(clinic.foreigner);
  until = untilSeenBy(clinic.foreigner);
  scheduleId = await bpjs.hospitalPractice();
});
afterAll(() => bpjs.close());
beforeEach(() => bpjs.reset());

const poli = { code: 'INT', name: 'PENYAKIT DALAM' };
const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
const eligibility = {
  ...{ issuedOn: today, care: 'outpatient', classEntitled: 3, poli, doctor },
  initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
};
const sender = (runner?: Pick<CommandRunner, 'execute'>) => new VclaimControlSender(bpjs.vclaimParts(runner));

interface Planned {
  id: number;
  status: string;
  number: string | null;
  problem: Record<string, unknown> | null;
  plannedOn: string;
  change: { status: string; problem: Record<string, unknown> | null } | null;
  deletion: { status: string; problem: Record<string, unknown> | null } | null;
  usedFor: number | null;
}
interface Visit {
  card: string;
  visit: number;
}
/** A visit that BPJS pays, with the letter that VClaim has issued for it. */
const lettered = async (): Promise<Visit> => {
  const card = bpjs.newCard();
  const person = { name: 'Joko Susilo', gender: 'male', acknowledgeDuplicates: true };
  const patientId = await inHospital('patient/register', 0, { ...person, bpjsNo: card });
  const number = numberOf({ patientId, scheduleId, date: today });
  const visit = await inHospital('queue/take-number', 0, { ...number, payer: 'bpjs' });
  await inHospital('casemix/request-letter', visit, eligibility);
  const letters = '/v2/casemix/eligibility-letters?limit=100';
  await until(letters, row => row['id'] === visit && row['letterRequest'] !== null);
  await new VclaimSender(bpjs.vclaimParts()).round();
  await until(letters, row => row['id'] === visit && row['letterNumber'] !== null);
  return { card, visit };
};
const planOf = (visit: number) => ({ encounterId: visit, kind: 'control', plannedOn: today, poli, doctor });
const stands = (visit: number, fits: (row: Planned) => boolean) =>
  until(`/v2/live/control-letter.visit?encounterId=${visit}`, row => fits(row as unknown as Planned));
const requested = async (more: object = {}) => {
  const { card, visit } = await lettered();
  const id = await inHospital('control-letter/request', 0, { ...planOf(visit), ...more });
  await stands(visit, row => row.id === id && row.status === 'queued');
  return { card, visit, id };
};
const there = (of: string) => simulator.vclaim.plans.planned.filter(({ card }) => card === of);

describe('a control letter', () => {
  it('is planned by what VClaim lists of the day: polis with their capacity, and doctors', async () => {
    const { visit } = await lettered();
    const rows = async (query: string, person = clinic.foreigner) => person.get(`/v2/bpjs/${query}`);
    const polis = `control-polis?encounterId=${visit}&date=${today}`;
    expect((await rows(`${polis}&kind=control`)).body.data[0]).toEqual({ ...poli, capacity: 20, booked: 0 });
    expect((await rows(`${polis}&kind=admission`)).body.data).toHaveLength(2);
    expect((await rows(`control-doctors?kind=control&poli=INT&date=${today}`)).body.data).toEqual([
      { ...doctor, hours: '08:00 - 12:00', capacity: 20 },
    ]);
    expect((await rows(`${polis}&kind=control`, clinic.onlooker)).status).toBe(403);
    expect((await rows(`${polis}&kind=control`, clinic.owner)).body.error.code).toBe('bpjs.no-vclaim');
  });

  it('is issued once, though an answer was lost and two processes send', async () => {
    const { card, visit } = await requested();
    simulator.losesNextWrite = true;
    await sender().round();
    await stands(visit, row => row.status === 'queued' && row.problem?.['problem'] === 'unreachable');
    await Promise.all([sender().round(), sender().round()]);
    await stands(visit, row => row.status === 'issued' && row.number === there(card)[0]?.number);
    expect(there(card)).toHaveLength(1);
  });

  it('of an admission is adopted after a process that ended before it recorded it', async () => {
    const { card, visit } = await requested({ kind: 'admission' });
    await sender({ execute: () => Promise.reject(new Error('the process has ended')) }).round();
    expect(there(card)).toMatchObject([
      { noSEP: '', body: { noKartu: card, poliKontrol: 'INT', kodeDokter: '31661' } },
    ]);
    await sender().round();
    await stands(visit, row => row.status === 'issued' && row.number === there(card)[0]?.number);
    expect(there(card)).toHaveLength(1);
  });

  it('is asked once by two desks', async () => {
    const { visit } = await lettered();
    const ask = () => clinic.foreigner.post('/v2/control-letter/request', planOf(visit));
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is refused in BPJS’s own words, and may be asked again', async () => {
    const { card, visit } = await requested({ doctor: { code: '31662', name: 'dr. Anton, Sp.JP' } });
    await sender().round();
    await stands(
      visit,
      ({ status, problem }) => status === 'failed' && problem?.['message'] === 'Jadwal dokter tidak ditemukan',
    );
    await inHospital('control-letter/request', 0, planOf(visit));
    await stands(visit, row => row.status === 'queued');
    await sender().round();
    await stands(visit, row => row.status === 'issued');
    expect(there(card)).toHaveLength(1);
  });

  it('waits through an outage, and is not asked for once it is withdrawn', async () => {
    const { card, visit, id } = await requested();
    simulator.mode = 'down';
    await sender().round();
    await stands(visit, row => row.problem?.['problem'] === 'unreachable');
    await inHospital('control-letter/withdraw', id);
    await stands(visit, row => row.status === 'withdrawn');
    simulator.mode = 'up';
    await sender().round();
    expect(there(card)).toEqual([]);
  });

  it('follows no letter that is void by then', async () => {
    const { card, visit } = await requested();
    await inHospital('casemix/void-letter', visit, { reason: 'Salah poli' });
    await sender().round();
    await stands(visit, row => row.status === 'failed' && row.problem?.['problem'] === 'letter_missing');
    expect(there(card)).toEqual([]);
  });

  it('and an order to admit are changed there by their number, though an answer was lost, and stay where BPJS refuses', async () => {
    for (const kind of ['control', 'admission']) {
      const { card, visit, id } = await requested({ kind });
      await sender().round();
      await stands(visit, row => row.status === 'issued');
      const changes = async (plannedOn: string, doctorCode = doctor.code) => {
        await inHospital('control-letter/change', id, { plannedOn, poli, doctor: { ...doctor, code: doctorCode } });
        await stands(visit, row => row.change?.status === 'queued' && row.change.problem === null);
      };
      await changes('2030-12-03', '31662');
      await sender().round();
      await stands(visit, ({ change }) => change?.problem?.['message'] === 'Jadwal dokter tidak ditemukan');
      simulator.losesNextWrite = true;
      await changes('2030-12-03');
      await sender().round();
      await stands(visit, ({ change }) => change?.problem?.['problem'] === 'unreachable');
      await changes('2030-12-04');
      await sender().round();
      const row = (await stands(visit, each => each.change === null)) as unknown as Planned;
      expect(row).toMatchObject({ plannedOn: '2030-12-04', number: there(card)[0]?.number });
      expect(there(card)).toMatchObject([{ body: { tglRencanaKontrol: '2030-12-04', kodeDokter: '31661' } }]);
    }
  });

  it('is deleted there once it is asked, and kept where BPJS refuses, whatever its words', async () => {
    const { card, visit, id } = await requested();
    await sender().round();
    await stands(visit, row => row.status === 'issued');
    const deletes = async () => {
      await inHospital('control-letter/delete', id, { reason: 'Salah hari' });
      await stands(visit, row => row.deletion?.status === 'queued');
      await sender().round();
    };
    simulator.mode = { code: 201, message: 'Akses faskes dibatasi' };
    await deletes();
    await stands(visit, ({ deletion }) => deletion?.problem?.['message'] === 'Akses faskes dibatasi');
    simulator.mode = 'up';
    simulator.losesNextWrite = true;
    await deletes();
    await stands(visit, ({ deletion }) => deletion?.problem?.['problem'] === 'unreachable');
    await sender().round();
    await stands(visit, row => row.status === 'voided');
    expect(there(card)).toEqual([]);
  });

  it('that was typed is deleted there only as the patient’s own', async () => {
    const first = await requested();
    await sender().round();
    await stands(first.visit, row => row.status === 'issued');
    const number = there(first.card)[0]?.number;
    await inHospital('control-letter/void', first.id, { reason: 'Salah pasien' });
    const { visit } = await lettered();
    const typed = await inHospital('control-letter/record', 0, { ...planOf(visit), number });
    await inHospital('control-letter/delete', typed, { reason: 'Salah nomor' });
    await stands(visit, row => row.deletion?.status === 'queued');
    await sender().round();
    await stands(visit, ({ deletion }) => deletion?.problem?.['problem'] === 'other_patient');
    expect(there(first.card)).toHaveLength(1);
  });

  it('is nothing that PCare’s facilities ask for', async () => {
    const visit = await bpjs.came((await bpjs.practice()).scheduleId);
    const { body } = await clinic.owner.post('/v2/control-letter/request', { ...planOf(visit), kind: 'admission' });
    expect(body.error.code).toBe('bpjs.no-vclaim');
  });
});
