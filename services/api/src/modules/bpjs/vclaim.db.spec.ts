import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';
import type { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { BpjsClinic } from './testing/bpjs-clinic.js';

let bpjs: BpjsClinic;
let clinic: ClinicApp;
let simulator: BpjsSimulator;
beforeAll(async () => {
  bpjs = await BpjsClinic.open();
  ({ clinic, simulator } = bpjs);
});
afterAll(() => bpjs.close());
beforeEach(() => bpjs.reset());

const newCard = () => bpjs.newCard();
const came = async () => bpjs.came((await bpjs.practice()).scheduleId);

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
