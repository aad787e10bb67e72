import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';
import { MedicalRecordSender } from './medical-record-sender.js';
import type { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { BpjsClinic } from './testing/bpjs-clinic.js';
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

const letters = '/v2/casemix/eligibility-letters?limit=100';
const sender = () => new MedicalRecordSender(bpjs.vclaimParts());
interface Sending {
  status: string;
  problem: Record<string, unknown> | null;
}
const stands = (visit: number, fits: (sending: Sending) => boolean) =>
  until(letters, row => row['id'] === visit && row['recordSending'] !== null && fits(row['recordSending'] as Sending));

/** An outpatient's visit that is over, with a letter of VClaim, signs and a diagnosis. */
const examined = async () => {
  const person = { name: 'Joko Susilo', gender: 'male', birthDate: '1966-02-11', acknowledgeDuplicates: true };
  const patientId = await inHospital('patient/register', 0, { ...person, bpjsNo: bpjs.newCard() });
  const number = numberOf({ patientId, scheduleId, date: today });
  const visit = await inHospital('queue/take-number', 0, { ...number, payer: 'bpjs' });
  await inHospital('casemix/request-letter', visit, {
    ...{ issuedOn: today, care: 'outpatient', classEntitled: 3, poli: { code: 'INT', name: 'PENYAKIT DALAM' } },
    doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' },
    initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
  });
  await until(letters, row => row['id'] === visit && row['letterRequest'] !== null);
  await new VclaimSender(bpjs.vclaimParts()).round();
  await until(letters, row => row['id'] === visit && row['letterNumber'] !== null);
  await inHospital('queue/confirm-attendance', visit);
  await inHospital('consultation/record-vitals', visit, { systolic: 128, diastolic: 82, complaint: 'Batuk' });
  await inHospital('queue/call', visit);
  await inHospital('consultation/start', visit);
  await inHospital('consultation/sign-note', visit, {
    ...{ subjective: 'Batuk', objective: 'Ronki', assessment: 'Pneumonia', plan: 'Antibiotik' },
  });
  await inHospital('consultation/record-diagnosis', visit, { code: 'J18.9', kind: 'primary', name: 'Pneumonia' });
  await inHospital('consultation/finish', visit);
  const { letterNumber } = (await until(letters, row => row['id'] === visit && row['status'] === 'finished')) as {
    letterNumber: string;
  };
  return { visit, letter: letterNumber };
};

describe('the record of a visit', () => {
  it('is sent as a document that BPJS opens, under the letter of the visit', async () => {
    const { visit, letter } = await examined();
    await inHospital('casemix/send-medical-record', visit);
    await stands(visit, ({ status }) => status === 'queued');
    await sender().round();
    await stands(visit, ({ status }) => status === 'sent');
    const resources = (simulator.records.kept.get(letter)?.entry ?? []).map(({ resource }) => resource ?? {});
    expect(resources[0]).toMatchObject({ resourceType: 'Composition', title: 'Resume Medis Rawat Jalan' });
    expect(resources.filter(each => each['resourceType'] === 'Observation')).toMatchObject([
      { valueQuantity: { value: 128 } },
      { valueQuantity: { value: 82 } },
    ]);
    expect(resources.find(each => each['resourceType'] === 'Organization')).toMatchObject({
      ...{ id: '0999R001', name: 'RS MELATI' },
    });
  });

  it('waits through an outage, and is refused in BPJS’s own words', async () => {
    const { visit, letter } = await examined();
    await inHospital('casemix/send-medical-record', visit);
    await stands(visit, ({ status }) => status === 'queued');
    simulator.mode = 'down';
    await sender().round();
    await stands(visit, ({ status, problem }) => status === 'queued' && problem?.['problem'] === 'unreachable');
    simulator.mode = { code: 201, message: 'Periode klaim ditutup' };
    await sender().round();
    await stands(
      visit,
      ({ status, problem }) => status === 'failed' && problem?.['message'] === 'Periode klaim ditutup',
    );
    simulator.mode = 'up';
    await inHospital('casemix/send-medical-record', visit);
    await stands(visit, ({ status }) => status === 'queued');
    await sender().round();
    await stands(visit, ({ status }) => status === 'sent');
    expect(simulator.records.kept.has(letter)).toBe(true);
  });

  it('is not asked for by who may not, nor of PCare’s facilities', async () => {
    const visit = await bpjs.came((await bpjs.practice()).scheduleId);
    const path = (id: number) => `/v2/casemix/${id}/send-medical-record`;
    expect((await clinic.owner.post(path(visit), {})).body.error.code).toBe('bpjs.no-vclaim');
    expect((await clinic.onlooker.post(path(visit), {})).status).toBe(403);
  });
});
