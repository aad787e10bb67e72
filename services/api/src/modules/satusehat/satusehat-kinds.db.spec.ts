import { reviewMet } from '@alur/contracts/prescription/all-met';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';
import { SatusehatSender } from './satusehat-sender.js';
import { SatusehatSimulator } from './simulator/satusehat-simulator.js';

const credentials = { organizationId: '10000004', clientId: 'klien-alur', clientSecret: 'rahasia-sekali' };
const NIK = 'https://fhir.kemkes.go.id/id/nik';
const DRUG_FORM = 'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm';
const simulator = new SatusehatSimulator(credentials);
let url: string;
let clinic: ClinicApp;
let does: Do;
let until: Until;
let scheduleId: number;
let patients = 0;
beforeAll(async () => {
  url = await simulator.open();
  clinic = await clinicApp({ SATUSEHAT_URL: url });
  does = doesAs(clinic.owner);
  until = untilSeenBy(clinic.owner);
  const doctor = { name: 'dr. Bayu', email: 'pemilik@contoh.id', nik: '3374011503850002' };
  await doesAs(clinic.operator)('identity/change-user', clinic.owner.userId, doctor);
  const identifier = [{ system: NIK, value: doctor.nik }];
  simulator.knows({ resourceType: 'Practitioner', id: 'N1', identifier });
  const roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
  scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
  await does('settings/save-credentials', 0, { service: 'satu-sehat', values: credentials });
  await located(roomId);
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
});

/** Has a Location in SATUSEHAT. */
const located = async (unitId: number) => {
  const id = `b017aa54-f1df-4ec2-9d84-${String(unitId).padStart(12, '0')}`;
  simulator.knows({ resourceType: 'Location', id });
  await does('satusehat/assign-location', 0, { unitId, locationId: id });
  return id;
};
const registered = async () => {
  const nik = `337401150390000${++patients}`;
  simulator.knows({ resourceType: 'Patient', id: `P${patients}`, identifier: [{ system: NIK, value: nik }] });
  const person = { name: `Pasien ${patients}`, gender: 'male', birthDate: '1990-03-15', acknowledgeDuplicates: true };
  return does('patient/register', 0, { ...person, idCardNumber: nik });
};
const medicine = async (name: string, kfaCode: string | null) => {
  const fields = { name, form: 'tablet', baseUnit: 'tablet', medicineClass: 'free', price: 500, kfaCode };
  const id = await does('medicine/add', 0, { ...fields, highAlert: false, lookAlike: false, fornas: true });
  const batch = { batch: 'B1', expiry: '2099-12-31', quantity: 1_000, unitCost: 300, origin: 'opening' };
  await does('inventory/receive', id, batch);
  return id;
};
const diagnosed = (visit: number) => does('consultation/record-diagnosis', visit, { code: 'J06.9', kind: 'primary' });
const consulted = async (patientId: number) => {
  const visit = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date: facilityToday() }));
  await does('queue/confirm-attendance', visit);
  await does('consultation/start', visit);
  await does('consultation/sign-note', visit, { subjective: 'Batuk', objective: '', assessment: 'ISPA', plan: '' });
  await diagnosed(visit);
  return visit;
};

/** A stay is finished when its bill is paid. */
const paid = async (stay: number) => {
  const billOf = (status: string) =>
    until(
      '/v2/transaction/transactions?limit=100',
      row => row['encounterId'] === stay && row['status'] === status,
    ) as Promise<unknown> as Promise<{ id: number; remaining: number }>;
  const { id } = await billOf('WAITING');
  await does('transaction/close', id);
  const { remaining: amount } = await billOf('ONGOING');
  const shiftId = await does('shift/open', 0, { float: 50_000 });
  await does('transaction/pay', id, { shiftId, lines: [{ method: 'qris', amount }] });
};

interface Submission {
  leftOut: { resourceType: string; leftOutFor: string; name: string | null }[];
  problem: { problem: string; ruleNumber: string | null; message: string | null } | null;
}
const stands = (visit: number, wanted: string) =>
  until(
    '/v2/satusehat/submissions?limit=100',
    row => row['id'] === visit && row['status'] === wanted,
  ) as Promise<unknown> as Promise<Submission>;
/** The visit goes whole, or says in the service's words why not. */
const sent = async (visit: number): Promise<Submission> => {
  await stands(visit, 'queued');
  const { streams, log, keys, hashes, runner } = clinic.platform;
  await new SatusehatSender({
    ...{ database: clinic.database, platform: { streams, log, keys, hashes, runner }, url, now: Date.now },
    logger: pino({ level: 'silent' }),
  }).round();
  const row = (await until(
    '/v2/satusehat/submissions?limit=100',
    each => each['id'] === visit && ['sent', 'failed'].includes(String(each['status'])),
  )) as unknown as Submission;
  expect(row.problem).toBeNull();
  return row;
};
const encounterOf = (visit: number) =>
  simulator
    .of('Encounter')
    .find(({ identifier }) => (identifier as { value: string }[]).some(({ value }) => value === String(visit)));
/** Resources of a visit's Encounter, or of its context. */
const ofVisit = (type: string, visit: number) => {
  const reference = `Encounter/${encounterOf(visit)?.id}`;
  return simulator
    .of(type)
    .filter(each => [each['encounter'], each['context']].some(it => (it as typeof each)?.['reference'] === reference));
};

describe('a visit of an outpatient', () => {
  it('goes with its medicine and allergies; what has no code or category is left out, and named', async () => {
    const [known, codeless] = [await medicine('Amoksisilin 500 mg', '93001234'), await medicine('Jamu', null)];
    const patientId = await registered();
    await does('patient/record-allergy', patientId, { kind: 'food', substance: 'Udang' });
    await does('patient/record-allergy', patientId, { kind: 'other', substance: 'Entah' });
    const visit = await consulted(patientId);
    const lines = [known, codeless].map(medicineId => ({
      ...{ kind: 'single', medicineId, quantity: 10, signa: '3 x 1', iterations: 0 },
    }));
    await does('prescription/write', 0, { encounterId: visit, lines, allergyAcknowledged: true });
    await does('consultation/finish', visit);
    const { leftOut } = await sent(visit);
    expect(leftOut).toMatchObject([
      { resourceType: 'AllergyIntolerance', leftOutFor: 'category_unknown', name: null },
      { resourceType: 'MedicationRequest', leftOutFor: 'kfa_missing', name: 'Jamu' },
    ]);
    expect(simulator.of('AllergyIntolerance')).toMatchObject([{ category: ['food'], code: { text: 'Udang' } }]);
    expect(simulator.of('Medication')).toMatchObject([{ code: { coding: [{ code: '93001234' }] } }]);
    const [medication] = simulator.of('Medication');
    expect(ofVisit('MedicationRequest', visit)).toMatchObject([
      {
        medicationReference: { reference: `Medication/${medication?.id}` },
        requester: { reference: 'Practitioner/N1' },
      },
    ]);
  });
});

describe('a visit to the emergency department', () => {
  it('is EMER, triaged first, and ends as she left', async () => {
    const unitId = await does('ward/add', 0, { name: 'IGD', kind: 'emergency' });
    const location = await located(unitId);
    const named = { name: 'dr. Bayu', staffId: clinic.owner.userId, price: 75_000 };
    const doctorId = await does('emergency-doctor/add', 0, named);
    const patientId = await registered();
    const visit = await does('emergency/register', 0, { patientId, unitId, payer: 'general' });
    const findings = { airway: 'stable', breathing: 'stable', circulation: 'stable', disability: 'stable' };
    await does('emergency/triage', visit, { scale: 'colours', level: 2, findings, after: 0 });
    await does('emergency/begin', visit, { doctorId });
    await diagnosed(visit);
    const statement = { signer: 'Sari', relation: null, witness: null };
    await does('emergency/dispose', visit, { disposition: 'against_advice', statement });
    await sent(visit);
    expect(encounterOf(visit)).toMatchObject({
      ...{ status: 'finished', class: { code: 'EMER' } },
      statusHistory: [{ status: 'arrived' }, { status: 'triaged' }, { status: 'in-progress' }, { status: 'finished' }],
      location: [{ location: { reference: `Location/${location}` } }],
      hospitalization: { dischargeDisposition: { coding: [{ code: 'aadvice' }] } },
      diagnosis: [{ rank: 1 }],
    });
  });
});

describe('a stay', () => {
  it('is IMP, in the rooms where she lay and their class, with what the ward was supplied', async () => {
    const wardId = await does('ward/add', 0, { name: 'Melati', kind: 'ward' });
    const classId = await does('room-class/add', 0, { name: 'Kelas 3', pricePerNight: 150_000 });
    const roomId = await does('ward-room/add', 0, { name: 'Melati 1', wardId, classId });
    const location = await located(roomId);
    const bedId = await does('bed/add', 0, { roomId, name: 'A' });
    const named = { name: 'dr. Bayu', staffId: clinic.owner.userId, visitPrice: 0 };
    const doctorId = await does('inpatient-doctor/add', 0, named);
    const stay = await does('stay/admit', 0, { patientId: await registered(), bedId, doctorId, payer: 'general' });
    await diagnosed(stay);
    const line = { kind: 'single', medicineId: await medicine('Parasetamol', '93005678'), quantity: 3, signa: '3 x 1' };
    const written = { encounterId: stay, lines: [{ ...line, iterations: 0 }], allergyAcknowledged: false };
    const script = await does('prescription/write', 0, written);
    await does('prescription/approve', script, { review: reviewMet, lines: [{ lineId: 1, quantity: 3 }] });
    await does('prescription/dispense', script, { lines: [{ lineId: 1, quantity: 3 }] });
    await does('stay/order-discharge', stay, { manner: 'approved', plannedOn: facilityToday() });
    await does('stay/leave', stay);
    await paid(stay);
    await sent(stay);
    expect(encounterOf(stay)).toMatchObject({
      ...{ status: 'finished', class: { code: 'IMP' } },
      location: [
        {
          location: { reference: `Location/${location}` },
          extension: [{ extension: [{ valueCodeableConcept: { coding: [{ code: '3' }] } }, {}] }],
        },
      ],
      hospitalization: { dischargeDisposition: { coding: [{ code: 'home' }] } },
    });
    expect(ofVisit('MedicationDispense', stay)).toMatchObject([
      { category: { coding: [{ code: 'inpatient' }] }, quantity: { value: 3, system: DRUG_FORM, code: 'TAB' } },
    ]);
  });
});
