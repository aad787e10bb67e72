import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';
import type { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { BpjsClinic } from './testing/bpjs-clinic.js';
import { VclaimReferralSender } from './vclaim-referral-sender.js';
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
const eligibility = {
  ...{ issuedOn: today, care: 'outpatient', classEntitled: 3, poli, doctor: { code: '31661', name: 'dr. Ratna' } },
  initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
};
const asked = {
  ...{ extent: 'full', care: 'outpatient', facility: { code: '0999R002', name: 'RS KENANGA' }, poli },
  ...{ diagnosis: { code: 'I10', name: 'Hipertensi' }, notes: 'Perlu ekokardiografi', plannedOn: today },
};
const reason = 'Pasien menolak';
const sender = (runner?: Pick<CommandRunner, 'execute'>) => new VclaimReferralSender(bpjs.vclaimParts(runner));

interface Asked {
  status: string;
  problem: Record<string, unknown> | null;
}
interface Row {
  id: number;
  status: string;
  externalNumber: string | null;
  numberRequest: Asked | null;
  numbered: { asked: { facility: { code: string }; plannedOn: string } } | null;
  numberChange: Asked | null;
  numberDeletion: Asked | null;
}
/** A referral of a visit that BPJS pays, whose letter VClaim has issued. */
const sent = async () => {
  const card = bpjs.newCard();
  const person = { name: 'Joko Susilo', gender: 'male', acknowledgeDuplicates: true };
  const patientId = await inHospital('patient/register', 0, { ...person, bpjsNo: card });
  const number = numberOf({ patientId, scheduleId, date: today });
  const visit = await inHospital('queue/take-number', 0, { ...number, payer: 'bpjs' });
  await inHospital('queue/confirm-attendance', visit);
  await inHospital('consultation/start', visit);
  await inHospital('consultation/record-diagnosis', visit, { code: 'I10', kind: 'primary' });
  await inHospital('casemix/request-letter', visit, eligibility);
  const letters = '/v2/casemix/eligibility-letters?limit=100';
  await until(letters, row => row['id'] === visit && row['letterRequest'] !== null);
  await new VclaimSender(bpjs.vclaimParts()).round();
  await until(letters, row => row['id'] === visit && row['letterNumber'] !== null);
  const destination = { facility: 'RS Kenanga', direction: 'up', transport: 'private_vehicle' };
  const draft = { type: 'external', plannedOn: today, reason: 'Angina', destination, diagnosisCode: 'I10' };
  const id = await inHospital('referral/draft', 0, { encounterId: visit, ...draft });
  await inHospital('referral/request', id);
  return { card, visit, id };
};
const stands = async (id: number, fits: (row: Row) => boolean) =>
  (await until(`/v2/live/referral.detail?referralId=${id}`, row => fits(row as unknown as Row))) as unknown as Row;
const requested = async (more: object = {}) => {
  const all = await sent();
  await inHospital('referral/request-number', all.id, { ...asked, ...more });
  await stands(all.id, row => row.numberRequest?.status === 'queued');
  return all;
};
const issued = async () => {
  const all = await requested();
  await sender().round();
  await stands(all.id, row => row.numbered !== null);
  return all;
};
const there = (of: string) => simulator.vclaim.sent.sent.filter(({ card }) => card === of);

describe('the number of a referral to another hospital', () => {
  it('is asked for by what VClaim lists of the destination', async () => {
    const polis = (facility: string, person = clinic.foreigner) =>
      person.get(`/v2/bpjs/referral-polis?facility=${facility}&date=${today}`);
    expect((await polis('0999R002')).body.data).toContainEqual({ ...poli, capacity: 20, booked: expect.any(Number) });
    expect((await polis('0888R002')).body.data).toEqual([]);
    expect((await polis('0999R002', clinic.onlooker)).status).toBe(403);
    expect((await polis('0999R002', clinic.owner)).body.error.code).toBe('bpjs.no-vclaim');
    const listed = (list: string) => clinic.foreigner.get(`/v2/bpjs/vclaim-references?list=${list}&q=mela`);
    expect((await listed('first_contact')).body.data).toEqual([{ code: '0999U001', name: 'KLINIK MELATI' }]);
    expect((await listed('hospital')).body.data).toEqual([{ code: '0999R001', name: 'RS MELATI' }]);
  });

  it('is issued once, though an answer was lost and two processes send', async () => {
    const { card, id } = await requested();
    simulator.losesNextWrite = true;
    await sender().round();
    await stands(id, row => row.numberRequest?.problem?.['problem'] === 'unreachable');
    await Promise.all([sender().round(), sender().round()]);
    const row = await stands(id, each => each.numbered !== null);
    expect(there(card)).toMatchObject([
      { number: row.externalNumber, body: { ppkDirujuk: '0999R002', poliRujukan: 'INT', tipeRujukan: '0' } },
    ]);
  });

  it('is adopted after a process that ended before it recorded it', async () => {
    const { card, id } = await requested();
    await sender({ execute: () => Promise.reject(new Error('the process has ended')) }).round();
    expect(there(card)).toHaveLength(1);
    await sender().round();
    await stands(id, row => row.externalNumber === there(card)[0]?.number);
    expect(there(card)).toHaveLength(1);
  });

  it('is refused in BPJS’s own words, and may be asked for again', async () => {
    const { card, id } = await requested({ facility: { code: '0999R009', name: 'RS ANGGREK' } });
    await sender().round();
    await stands(id, ({ numberRequest }) => numberRequest?.problem?.['message'] === 'PPK dirujuk tidak ditemukan');
    await inHospital('referral/request-number', id, { ...asked, poli: { code: 'BDH', name: 'BEDAH' } });
    await stands(id, row => row.numberRequest?.status === 'queued');
    await sender().round();
    await stands(id, ({ numberRequest }) => numberRequest?.problem?.['message'] === 'Poli rujukan tidak ditemukan');
    await inHospital('referral/request-number', id, asked);
    await stands(id, row => row.numberRequest?.status === 'queued');
    await sender().round();
    await stands(id, row => row.numbered !== null);
    expect(there(card)).toHaveLength(1);
  });

  it('of one that goes back to a facility of first contact has no poli', async () => {
    const back = { extent: 'back', facility: { code: '0999U001', name: 'KLINIK MELATI' }, poli: null };
    const { card, id } = await requested(back);
    await sender().round();
    await stands(id, row => row.numbered !== null);
    expect(there(card)).toMatchObject([{ body: { tipeRujukan: '2', poliRujukan: '', ppkDirujuk: '0999U001' } }]);
  });

  it('waits through an outage, and is not asked for once it is withdrawn', async () => {
    const { card, id } = await requested();
    simulator.mode = 'down';
    await sender().round();
    await stands(id, row => row.numberRequest?.problem?.['problem'] === 'unreachable');
    await inHospital('referral/withdraw-number', id);
    await stands(id, row => row.numberRequest === null);
    simulator.mode = 'up';
    await sender().round();
    expect(there(card)).toEqual([]);
  });

  it('follows no letter of eligibility that is void by then', async () => {
    const { card, visit, id } = await requested();
    await inHospital('casemix/void-letter', visit, { reason });
    await sender().round();
    await stands(id, row => row.numberRequest?.problem?.['problem'] === 'letter_missing');
    expect(there(card)).toEqual([]);
  });

  it('stays while VClaim changes what is under it, though an answer was lost, and where BPJS refuses', async () => {
    const { card, id } = await issued();
    const changes = async (plannedOn: string, code = 'JAN') => {
      await inHospital('referral/change-number', id, { ...asked, plannedOn, poli: { code, name: 'JANTUNG' } });
      await stands(id, row => row.numberChange?.status === 'queued' && row.numberChange.problem === null);
    };
    await changes('2030-12-03', 'BDH');
    await sender().round();
    await stands(id, ({ numberChange }) => numberChange?.problem?.['message'] === 'Poli rujukan tidak ditemukan');
    simulator.losesNextWrite = true;
    await changes('2030-12-03');
    await sender().round();
    await stands(id, ({ numberChange }) => numberChange?.problem?.['problem'] === 'unreachable');
    await changes('2030-12-04');
    await sender().round();
    const row = await stands(id, each => each.numberChange === null);
    expect(row).toMatchObject({
      externalNumber: there(card)[0]?.number,
      numbered: { asked: { plannedOn: '2030-12-04' } },
    });
    expect(there(card)).toMatchObject([
      { body: { tglRencanaKunjungan: '2030-12-04', poliRujukan: 'JAN', tglRujukan: today } },
    ]);
  });

  it('is deleted there with its referral, though an answer was lost, and kept where BPJS refuses', async () => {
    const { card, id } = await issued();
    const number = there(card)[0]?.number ?? '';
    simulator.vclaim.sent.used.add(number);
    await inHospital('referral/cancel', id, { reason });
    await stands(id, row => row.numberDeletion?.status === 'queued');
    await sender().round();
    await stands(id, ({ numberDeletion }) => numberDeletion?.problem?.['message'] === 'Rujukan sudah digunakan');
    simulator.vclaim.sent.used.delete(number);
    simulator.losesNextWrite = true;
    await inHospital('referral/delete-number', id, { reason });
    await stands(id, row => row.numberDeletion?.status === 'queued');
    await sender().round();
    await stands(id, row => row.numberDeletion?.problem?.['problem'] === 'unreachable');
    await sender().round();
    await stands(id, row => row.externalNumber === null && row.status === 'cancelled');
    expect(there(card)).toEqual([]);
  });

  it('that was typed is changed and deleted there only as the patient’s own', async () => {
    const first = await issued();
    const number = there(first.card)[0]?.number;
    const { id } = await sent();
    await inHospital('referral/record-number', id, { externalNumber: number });
    await inHospital('referral/change-number', id, { ...asked, plannedOn: '2030-12-03' });
    await stands(id, row => row.numberChange?.status === 'queued');
    await sender().round();
    await stands(id, ({ numberChange }) => numberChange?.problem?.['problem'] === 'other_patient');
    expect(there(first.card)).toMatchObject([{ body: { tglRencanaKunjungan: today } }]);
    await inHospital('referral/delete-number', id, { reason });
    await stands(id, row => row.numberDeletion?.status === 'queued');
    await sender().round();
    await stands(id, ({ numberDeletion }) => numberDeletion?.problem?.['problem'] === 'other_patient');
    expect(there(first.card)).toHaveLength(1);
  });
});
