import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';
import type { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { BpjsClinic } from './testing/bpjs-clinic.js';
import { VclaimBackReferralSender } from './vclaim-back-referral-sender.js';
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

const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
const poli = { code: 'INT', name: 'PENYAKIT DALAM' };
const metformin = { code: '00196120124', name: 'Metformin tab 500 mg' };
const dose = { timesADay: 2, each: 0.5, quantity: 30 };
const enrolment = { programme: { code: '01', name: 'Diabetes Mellitus' }, doctor };
const reason = 'Salah program';
const sender = (runner?: Pick<CommandRunner, 'execute'>) => new VclaimBackReferralSender(bpjs.vclaimParts(runner));

interface Referred {
  id: number;
  status: string;
  number: string | null;
  issuedOn: string | null;
  problem: Record<string, unknown> | null;
  deletion: { status: string; problem: Record<string, unknown> | null } | null;
}
/** A visit that BPJS pays, with the letter that VClaim has issued for it. */
const lettered = async () => {
  const card = bpjs.newCard();
  const person = { name: 'Sutinah', gender: 'female', acknowledgeDuplicates: true, address: 'Jl. Kenanga 4' };
  const patientId = await inHospital('patient/register', 0, { ...person, bpjsNo: card });
  const number = numberOf({ patientId, scheduleId, date: today });
  const visit = await inHospital('queue/take-number', 0, { ...number, payer: 'bpjs' });
  await inHospital('casemix/request-letter', visit, {
    ...{ issuedOn: today, care: 'outpatient', classEntitled: 3, poli, doctor },
    initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
  });
  const letters = '/v2/casemix/eligibility-letters?limit=100';
  await until(letters, row => row['id'] === visit && row['letterRequest'] !== null);
  await new VclaimSender(bpjs.vclaimParts()).round();
  await until(letters, row => row['id'] === visit && row['letterNumber'] !== null);
  return { card, visit };
};
const askedIn = (visit: number, medicine = metformin) => ({
  ...{ encounterId: visit, ...enrolment, notes: 'DM tipe 2 terkontrol', advice: 'Lanjutkan terapi' },
  medicines: [{ medicine, ...dose }],
});
const stands = (visit: number, fits: (row: Referred) => boolean) =>
  until(`/v2/live/back-referral.visit?encounterId=${visit}`, row => fits(row as unknown as Referred));
const requested = async (medicine = metformin) => {
  const { card, visit } = await lettered();
  const id = await inHospital('back-referral/request', 0, askedIn(visit, medicine));
  await stands(visit, row => row.id === id && row.status === 'queued');
  return { card, visit, id };
};
const there = (card: string) => simulator.vclaim.back.issued.filter(({ body }) => body.noKartu === card);

describe('a back-referral', () => {
  it('is made of what VClaim lists: its programmes, and the medicines that are found by a word', async () => {
    const rows = async (query: string, person = clinic.foreigner) => person.get(`/v2/bpjs/${query}`);
    expect((await rows('back-referral-programmes')).body.data[0]).toEqual({ code: '01', name: 'Diabetes Mellitus' });
    expect((await rows('vclaim-references?list=prb_medicine&q=metf')).body.data).toEqual([metformin]);
    expect((await rows('vclaim-references?list=prb_medicine&q=paracetamol')).body.data).toEqual([]);
    expect((await rows('back-referral-programmes', clinic.onlooker)).status).toBe(403);
    expect((await rows('back-referral-programmes', clinic.owner)).body.error.code).toBe('bpjs.no-vclaim');
  });

  it('is issued once, though an answer was lost and two processes send', async () => {
    const { card, visit } = await requested();
    simulator.losesNextWrite = true;
    await sender().round();
    await stands(visit, row => row.status === 'queued' && row.problem?.['problem'] === 'unreachable');
    await Promise.all([sender().round(), sender().round()]);
    await stands(visit, row => row.status === 'issued' && row.number === there(card)[0]?.number);
    expect(there(card)).toMatchObject([
      {
        body: {
          ...{ alamat: 'Jl. Kenanga 4', programPRB: '01', kodeDPJP: '31661', user: String(clinic.foreigner.userId) },
          obat: [{ kdObat: metformin.code, signa1: '2', signa2: '0.5', jmlObat: '30' }],
        },
      },
    ]);
  });

  it('is adopted after a process that ended before it recorded it', async () => {
    const { card, visit } = await requested();
    await sender({ execute: () => Promise.reject(new Error('the process has ended')) }).round();
    expect(there(card)).toHaveLength(1);
    await sender().round();
    await stands(visit, row => row.status === 'issued' && row.number === there(card)[0]?.number);
    expect(there(card)).toHaveLength(1);
  });

  it('is asked once by two desks', async () => {
    const { visit } = await lettered();
    const ask = () => clinic.foreigner.post('/v2/back-referral/request', askedIn(visit));
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('of a medicine that is none of the programme is refused in BPJS’s own words, and may be asked again', async () => {
    const { card, visit } = await requested({ code: '99999999999', name: 'Vitamin C' });
    await sender().round();
    await stands(visit, ({ status, problem }) => status === 'failed' && problem?.['message'] === 'Obat bukan obat PRB');
    await inHospital('back-referral/request', 0, askedIn(visit));
    await stands(visit, row => row.status === 'queued');
    await sender().round();
    await stands(visit, row => row.status === 'issued');
    expect(there(card)).toHaveLength(1);
  });

  it('that BPJS’s own pages have made of the letter already is refused, and typed', async () => {
    const { card, visit } = await requested();
    await sender().round();
    const first = (await stands(visit, row => row.status === 'issued')) as unknown as Referred;
    await inHospital('back-referral/void', first.id, { reason });
    const other = { ...askedIn(visit), programme: { code: '02', name: 'Hipertensi' } };
    await inHospital('back-referral/request', 0, other);
    await stands(visit, row => row.status === 'queued');
    await sender().round();
    await stands(
      visit,
      ({ status, problem }) => status === 'failed' && problem?.['message'] === 'SEP sudah dibuatkan SRB',
    );
    const number = there(card)[0]?.number;
    const typed = await inHospital('back-referral/record', 0, {
      ...{ encounterId: visit, ...enrolment, number, issuedOn: today },
    });
    await stands(visit, row => row.id === typed && row.status === 'issued' && row.number === number);
    expect(there(card)).toHaveLength(1);
  });

  it('waits through an outage, and is not asked for once it is withdrawn', async () => {
    const { card, visit, id } = await requested();
    simulator.mode = 'down';
    await sender().round();
    await stands(visit, row => row.problem?.['problem'] === 'unreachable');
    await inHospital('back-referral/withdraw', id);
    await stands(visit, row => row.status === 'withdrawn');
    simulator.mode = 'up';
    await sender().round();
    expect(there(card)).toEqual([]);
  });

  it('rests on no letter that is void by then', async () => {
    const { card, visit } = await requested();
    await inHospital('casemix/void-letter', visit, { reason });
    await sender().round();
    await stands(visit, row => row.status === 'failed' && row.problem?.['problem'] === 'letter_missing');
    expect(there(card)).toEqual([]);
  });

  it('is deleted there once it is asked, though an answer was lost, and kept where BPJS refuses', async () => {
    const { card, visit, id } = await requested();
    await sender().round();
    await stands(visit, row => row.status === 'issued');
    const number = there(card)[0]?.number ?? '';
    const deletes = async () => {
      await inHospital('back-referral/delete', id, { reason });
      await stands(visit, row => row.deletion?.status === 'queued');
      await sender().round();
    };
    simulator.vclaim.back.used.add(number);
    await deletes();
    await stands(visit, ({ deletion }) => deletion?.problem?.['message'] === 'Obat PRB sudah diklaim');
    simulator.vclaim.back.used.delete(number);
    simulator.losesNextWrite = true;
    await deletes();
    await stands(visit, ({ deletion }) => deletion?.problem?.['problem'] === 'unreachable');
    await sender().round();
    await stands(visit, row => row.status === 'voided');
    expect(there(card)).toEqual([]);
  });

  it('is nothing that PCare’s facilities ask for', async () => {
    const visit = await bpjs.came((await bpjs.practice()).scheduleId);
    await bpjs.does('casemix/record-letter', visit, {
      ...{ number: '0999R0011126V000919', issuedOn: today, care: 'outpatient', classEntitled: 3 },
    });
    const { body } = await clinic.owner.post('/v2/back-referral/request', askedIn(visit));
    expect(body.error.code).toBe('bpjs.no-vclaim');
  });
});
