import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';
import type { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { BpjsClinic } from './testing/bpjs-clinic.js';
import { VclaimSender } from './vclaim-sender.js';
import { wardDoctor, wardRoom } from '../../testing/ward.js';

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

const newCard = () => bpjs.newCard();
let practice: ReturnType<BpjsClinic['practice']> | undefined;
const came = async () => bpjs.came((await (practice ??= bpjs.practice())).scheduleId);

/** A visit in the hospital, which does not use PCare. */
const visitOf = async (bpjsNo: string | null) => {
  const person = { name: 'Joko Susilo', gender: 'male', acknowledgeDuplicates: true };
  const patientId = await inHospital('patient/register', 0, { ...person, bpjsNo });
  const number = numberOf({ patientId, scheduleId, date: today });
  return inHospital('queue/take-number', 0, { ...number, payer: 'bpjs' });
};

describe('VClaim', () => {
  it('is searched by words for its codes', async () => {
    const rows = async (query: string, person = clinic.foreigner) => person.get(`/v2/bpjs/vclaim-references?${query}`);
    expect((await rows('list=poli&q=dalam')).body.data).toEqual([{ code: 'INT', name: 'PENYAKIT DALAM' }]);
    expect((await rows('list=hospital&q=melati')).body.data).toEqual([{ code: '0999R001', name: 'RS MELATI' }]);
    expect((await rows('list=poli&q=da')).status).toBe(400);
    expect((await rows('list=poli&q=dalam', clinic.onlooker)).status).toBe(403);
    const places = (await clinic.foreigner.get('/v2/bpjs/vclaim-places?list=district&within=1101')).body.data;
    expect(places).toEqual([{ code: '110101', name: 'TEMBALANG' }]);
    simulator.mode = 'html';
    expect((await rows('list=doctor&q=ratna')).body.error.code).toBe('bpjs.unreachable');
  });

  it('tells the referrals of a visit’s patient, the latest first, and whether her fingerprint was taken', async () => {
    const card = newCard();
    simulator.vclaim.referrals.push(
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
      member: { isActive: true, entitledClass: '3' },
      fingerprint: { isTaken: false, status: 'Peserta belum melakukan finger' },
    });
    expect((await ask(await came())).status).toBe(404);
    expect((await ask(visit, clinic.owner)).body.error.code).toBe('bpjs.no-vclaim');
    expect((await ask(await visitOf(null))).body.error.code).toBe('casemix.card-missing');
    expect((await ask(await visitOf(newCard()))).body.data.referrals).toEqual([]);
  });
});

describe('a letter that is asked of VClaim', () => {
  const sender = (runner?: Pick<CommandRunner, 'execute'>) => new VclaimSender(bpjs.vclaimParts(runner));
  const letter = {
    ...{ issuedOn: today, care: 'outpatient', classEntitled: 3 },
    initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
    ...{ poli: { code: 'INT', name: 'PENYAKIT DALAM' }, doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' } },
  };
  interface Asked {
    status: string;
    problem: Record<string, unknown> | null;
  }
  interface Row extends Record<string, unknown> {
    letterNumber: string | null;
    letterRequest: Asked | null;
    letterCorrection: Asked | null;
    letterDeletion: Asked | null;
    dischargeReport: Asked | null;
  }
  const stands = (visit: number, fits: (row: Row) => boolean) =>
    until('/v2/casemix/eligibility-letters?limit=100', row => row['id'] === visit && fits(row as unknown as Row));
  const requested = async (card = newCard(), more: object = {}) => {
    const visit = await visitOf(card);
    await inHospital('casemix/request-letter', visit, { ...letter, ...more });
    await stands(visit, row => row.letterRequest?.status === 'queued');
    return visit;
  };
  const fails = (visit: number, status: string, told: Record<string, unknown>) =>
    stands(
      visit,
      ({ letterRequest }) =>
        letterRequest?.status === status &&
        Object.entries(told).every(([name, is]) => letterRequest.problem?.[name] === is),
    );
  const there = (card: string) => simulator.vclaim.letters.filter(({ body }) => body.noKartu === card);

  it('is issued once, though an answer was lost and two processes send', async () => {
    const card = newCard();
    const visit = await requested(card);
    simulator.losesNextWrite = true;
    await sender().round();
    await fails(visit, 'queued', { problem: 'unreachable' });
    await Promise.all([sender().round(), sender().round()]);
    await stands(visit, row => row.letterNumber === there(card)[0]?.number && row.letterRequest === null);
    expect(there(card)).toHaveLength(1);
  });

  it('says the clinic, the surgery, another insurer and the letter it follows, and so does its correction', async () => {
    const card = bpjs.newCard({ insurer: 'ASURANSI SEHAT' });
    const entry = (code: string) => ({ code, name: code });
    const accident = {
      ...{ kind: 'traffic', date: today, description: 'Ditabrak motor' },
      place: { province: entry('11'), regency: entry('1101'), district: entry('110101') },
    };
    const first = await requested(card, { accident });
    await sender().round();
    const [earlier] = there(card);
    await stands(first, row => row.letterNumber === earlier?.number);
    const follows = earlier?.number;

    const special = { poli: { code: 'MAT', name: 'MATA' }, executive: true, cataract: true, cob: 'ASURANSI SEHAT' };
    const visit = await requested(card, { ...special, accident: { ...accident, follows } });
    const asked = (path: string) => clinic.foreigner.get(`/v2/bpjs/${path}?encounterId=${visit}&date=${today}`);
    expect((await asked('vclaim-patient')).body.data.member.otherInsurer).toBe('ASURANSI SEHAT');
    expect((await asked('accident-letters')).body.data).toEqual([
      { number: follows, issuedOn: today, accidentOn: today },
    ]);
    await sender().round();
    await stands(visit, row => row.letterNumber !== null);
    expect(there(card)[1]?.body).toMatchObject({
      ...{ poli: { tujuan: 'MAT', eksekutif: '1' }, cob: { cob: '1' }, katarak: { katarak: '1' } },
      jaminan: { penjamin: { suplesi: { suplesi: '1', noSepSuplesi: follows } } },
    });
    const { initialDiagnosis, doctor } = letter;
    await inHospital('casemix/correct-letter', visit, {
      ...special,
      cob: null,
      classEntitled: 3,
      initialDiagnosis,
      doctor,
    });
    await stands(visit, row => row.letterCorrection?.status === 'queued');
    await sender().round();
    await stands(visit, row => row.letterCorrection === null);
    expect(there(card)[1]?.body).toMatchObject({ cob: { cob: '0' }, katarak: { katarak: '1' } });
  });

  it('with another insurer whom BPJS does not know is refused in its own words', async () => {
    const card = newCard();
    const visit = await requested(card, { cob: 'ASURANSI SEHAT' });
    await sender().round();
    await fails(visit, 'failed', { problem: 'refused', message: 'Peserta tidak terdaftar COB' });
    expect(there(card)).toEqual([]);
  });

  it('is adopted after a process that ended before it recorded it', async () => {
    const card = newCard();
    const visit = await requested(card);
    await sender({ execute: () => Promise.reject(new Error('the process has ended')) }).round();
    expect(there(card)).toHaveLength(1);
    await sender().round();
    await stands(visit, row => row.letterNumber === there(card)[0]?.number);
    expect(there(card)).toHaveLength(1);
  });

  it('is asked once by two desks', async () => {
    const visit = await visitOf(newCard());
    const ask = () => clinic.foreigner.post(`/v2/casemix/${visit}/request-letter`, letter);
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is refused in BPJS’s own words, and tried no more until it is asked again', async () => {
    const card = newCard();
    simulator.vclaim.referrals.push({ card, number: 'R90', date: '2026-01-01', origin: 'fktp' });
    const referral = {
      number: 'R90',
      date: '2026-01-01',
      origin: 'fktp',
      facility: { code: '0999U001', name: 'FKTP' },
    };
    const visit = await requested(card, { referral });
    await sender().round();
    await fails(visit, 'failed', { problem: 'refused', code: 201, message: 'Masa berlaku rujukan sudah 90 hari' });
    await sender().round();
    expect(there(card)).toEqual([]);
    await inHospital('casemix/request-letter', visit, letter);
    await stands(visit, row => row.letterRequest?.status === 'queued');
    await sender().round();
    await stands(visit, row => row.letterNumber === there(card)[0]?.number);
  });

  it('of a day that is past is issued once BPJS has approved it, which is asked for once', async () => {
    const card = newCard();
    const visit = await visitOf(card);
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    const issues = async () => {
      await inHospital('casemix/request-letter', visit, { ...letter, issuedOn: yesterday });
      await stands(visit, row => row.letterRequest?.status === 'queued');
      await sender().round();
    };
    await issues();
    await fails(visit, 'failed', { message: 'Tanggal SEP backdate belum disetujui' });
    await inHospital('casemix/request-approval', visit, {
      ...{ kind: 'back_dated', issuedOn: yesterday, reason: 'Jaringan putus' },
    });
    const last = (row: Row) => (row['letterApprovals'] as Asked[]).at(-1);
    await stands(visit, row => last(row)?.status === 'queued');
    simulator.losesNextWrite = true;
    await sender().round();
    await stands(visit, row => last(row)?.problem?.['problem'] === 'unreachable');
    await sender().round();
    await stands(visit, row => last(row)?.status === 'submitted');
    const submitted = simulator.vclaim.approvals.submitted.filter(({ noKartu }) => noKartu === card);
    expect(submitted).toMatchObject([{ tglSep: yesterday, jnsPengajuan: '1', keterangan: 'Jaringan putus' }]);

    const approvals = async () =>
      (await clinic.foreigner.get(`/v2/bpjs/letter-approvals?encounterId=${visit}&date=${yesterday}`)).body.data;
    expect(await approvals()).toMatchObject([{ issuedOn: yesterday, kind: 'back_dated', isApproved: false }]);
    simulator.vclaim.approvals.approves = true;
    expect(await approvals()).toMatchObject([{ isApproved: true, status: 'Backdate, Disetujui' }]);
    await issues();
    await stands(visit, row => row.letterNumber === there(card)[0]?.number);
    simulator.vclaim.approvals.approves = false;
  });

  it('of a participant who is not active is not asked', async () => {
    const card = bpjs.newCard({ inactive: 'MENINGGAL' });
    const visit = await requested(card);
    await sender().round();
    await fails(visit, 'failed', { problem: 'member_inactive', message: 'MENINGGAL' });
    expect(there(card)).toEqual([]);
  });

  it('waits through an outage, and what is typed by hand ends it', async () => {
    simulator.mode = 'down';
    const card = newCard();
    const visit = await requested(card);
    const waiting = sender();
    await waiting.round();
    await fails(visit, 'queued', { problem: 'unreachable' });
    const other = await requested();
    const number = '0999R0011126V999999';
    const typed = { ...letter, number, poli: null, doctor: undefined };
    await inHospital('casemix/record-letter', visit, typed);
    await stands(visit, row => row.letterNumber === number && row.letterRequest === null);
    simulator.mode = 'up';
    const before = simulator.vclaim.letters.length;
    await waiting.round();
    expect(simulator.vclaim.letters).toHaveLength(before);
    bpjs.clock.now += 61_000;
    await waiting.round();
    await stands(other, row => row.letterNumber !== null);
    expect(there(card)).toEqual([]);
  });

  it('is corrected there as it was asked last, though an answer was lost, and stays where BPJS refuses', async () => {
    const card = newCard();
    const visit = await requested(card);
    await sender().round();
    await stands(visit, row => row.letterNumber === there(card)[0]?.number);
    const number = there(card)[0]?.number ?? '';
    const { initialDiagnosis, poli, doctor } = letter;
    const corrects = async (classEntitled: number) => {
      await inHospital('casemix/correct-letter', visit, { classEntitled, initialDiagnosis, poli, doctor });
      await stands(visit, row => row.letterCorrection?.status === 'queued' && row.letterCorrection.problem === null);
    };
    simulator.vclaim.kept.add(number);
    await corrects(1);
    await sender().round();
    await stands(visit, row => row.letterCorrection?.problem?.['message'] === 'SEP sudah dilakukan klaim');
    expect(there(card)[0]?.body.klsRawat.klsRawatHak).toBe('3');

    simulator.vclaim.kept.delete(number);
    simulator.losesNextWrite = true;
    await corrects(1);
    await sender().round();
    await stands(visit, row => row.letterCorrection?.problem?.['problem'] === 'unreachable');
    await corrects(2);
    await sender().round();
    await stands(visit, row => row.letterCorrection === null && row.letterNumber === number);
    expect(there(card)).toMatchObject([{ number, body: { noKartu: card, klsRawat: { klsRawatHak: '2' } } }]);
  });

  it('is deleted there once it is asked, though an answer was lost, and kept where BPJS refuses', async () => {
    const card = newCard();
    const visit = await requested(card);
    await sender().round();
    await stands(visit, row => row.letterNumber === there(card)[0]?.number);
    const number = there(card)[0]?.number ?? '';
    simulator.vclaim.kept.add(number);
    const deletes = async () => {
      await inHospital('casemix/delete-letter', visit, { reason: 'Salah poli' });
      await stands(visit, row => row.letterDeletion?.status === 'queued');
      await sender().round();
    };
    await deletes();
    await stands(visit, ({ letterDeletion }) => letterDeletion?.problem?.['message'] === 'SEP sudah dilakukan klaim');
    expect(there(card)).toHaveLength(1);

    simulator.mode = { code: 201, message: 'Akses faskes dibatasi' };
    await deletes();
    await stands(visit, ({ letterDeletion }) => letterDeletion?.problem?.['message'] === 'Akses faskes dibatasi');
    simulator.mode = 'up';

    simulator.vclaim.kept.delete(number);
    simulator.losesNextWrite = true;
    await deletes();
    await stands(visit, ({ letterDeletion }) => letterDeletion?.problem?.['problem'] === 'unreachable');
    await sender().round();
    await stands(visit, row => row.letterNumber === null && row.letterDeletion === null);
    expect(there(card)).toEqual([]);
  });

  it('that was typed is corrected and deleted there only as the patient’s own', async () => {
    const [hers, his] = [newCard(), newCard()];
    const visit = await requested(hers);
    await sender().round();
    await stands(visit, row => row.letterNumber !== null);
    const number = there(hers)[0]?.number ?? '';
    await inHospital('casemix/void-letter', visit, { reason: 'Salah pasien' });
    const deletes = async (card: string) => {
      const other = await visitOf(card);
      await inHospital('casemix/record-letter', other, { ...letter, number, poli: null, doctor: undefined });
      await inHospital('casemix/delete-letter', other, { reason: 'Salah poli' });
      await stands(other, row => row.letterDeletion?.status === 'queued');
      await sender().round();
      return other;
    };
    const mistaken = await deletes(his);
    await stands(mistaken, ({ letterDeletion }) => letterDeletion?.problem?.['problem'] === 'other_patient');
    expect(there(hers)).toHaveLength(1);
    const { poli, doctor, initialDiagnosis } = letter;
    await inHospital('casemix/correct-letter', mistaken, { classEntitled: 1, poli, doctor, initialDiagnosis });
    await stands(mistaken, row => row.letterCorrection?.status === 'queued');
    await sender().round();
    await stands(mistaken, ({ letterCorrection }) => letterCorrection?.problem?.['problem'] === 'other_patient');
    await inHospital('casemix/void-letter', mistaken, { reason: 'Salah nomor' });
    const own = await deletes(hers);
    await stands(own, row => row.letterNumber === null);
    expect(there(hers)).toEqual([]);
  });

  it('of a stay is told when and how she left, and her death needs its certificate', async () => {
    const { roomId } = await wardRoom(inHospital);
    const bedId = await inHospital('bed/add', 0, { roomId, name: 'A' });
    const doctorId = await wardDoctor(inHospital, clinic.foreigner.userId);
    const patientId = await inHospital('patient/register', 0, { name: 'Sri', gender: 'female', bpjsNo: newCard() });
    const stay = await inHospital('stay/admit', 0, { patientId, bedId, doctorId, payer: 'bpjs' });
    const spri = { care: 'inpatient', poli: null, controlLetter: '0999R0011126K000001' };
    await inHospital('casemix/request-letter', stay, { ...letter, ...spri });
    await stands(stay, row => row.letterRequest?.status === 'queued');
    await sender().round();
    const { letterNumber: number } = (await stands(stay, row => row.letterNumber !== null)) as Row;

    await inHospital('stay/order-discharge', stay, { manner: 'died_within_48h', plannedOn: today });
    await inHospital('stay/leave', stay);
    await stands(stay, row => row.dischargeReport?.status === 'queued');
    await sender().round();
    await stands(stay, ({ dischargeReport }) => dischargeReport?.problem?.['problem'] === 'death_letter_missing');
    await inHospital('casemix/report-discharge', stay, { deathLetter: 'SKM/1' });
    await stands(stay, row => row.dischargeReport?.status === 'queued');
    await sender().round();
    await stands(stay, row => row.dischargeReport?.status === 'reported');
    expect(simulator.vclaim.discharges.get(number ?? '')).toMatchObject({
      ...{ statusPulang: '4', tglPulang: today, tglMeninggal: today, noSuratMeninggal: 'SKM/1' },
    });
  });

  it('is nothing that PCare’s facilities have', async () => {
    const { body } = await clinic.owner.post(`/v2/casemix/${await came()}/request-letter`, letter);
    expect(body.error.code).toBe('bpjs.no-vclaim');
  });
});
