import { reviewMet } from '@alur/contracts/prescription/all-met';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';
import { SatusehatSender } from './satusehat-sender.js';
import { SatusehatSimulator } from './simulator/satusehat-simulator.js';
import { wardRoom } from '../../testing/ward.js';

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
/** The visit goes, or says in the service's words why not. */
const tried = async (visit: number): Promise<Submission> => {
  await stands(visit, 'queued');
  const { streams, log, keys, hashes, runner } = clinic.platform;
  await new SatusehatSender({
    ...{ database: clinic.database, platform: { streams, log, keys, hashes, runner }, url, now: Date.now },
    logger: pino({ level: 'silent' }),
  }).round();
  return (await until(
    '/v2/satusehat/submissions?limit=100',
    each => each['id'] === visit && ['sent', 'failed'].includes(String(each['status'])),
  )) as unknown as Submission;
};
const sent = async (visit: number): Promise<Submission> => {
  const row = await tried(visit);
  expect(row.problem).toBeNull();
  return row;
};
/** What the service took while this was done. */
const taking = async (act: () => Promise<unknown>): Promise<string[]> => {
  const before = simulator.taken.length;
  await act();
  return simulator.taken.slice(before);
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

describe('an immunisation', () => {
  it('that was given goes with its lot, its number and who gave it; one that is struck stands no more', async () => {
    const medicineId = await does('medicine/add', 0, {
      ...{ name: 'Vaksin MR', form: 'vial', baseUnit: 'dosis', medicineClass: 'prescription', price: 0 },
      ...{ vaccine: 'mr', programmeVaccine: true, highAlert: false, lookAlike: false, fornas: true },
    });
    const batch = { batch: 'MR-77', expiry: '2099-12-31', quantity: 10, unitCost: 0, origin: 'opening' };
    await does('inventory/receive', medicineId, batch);
    const lot = await until(`/v2/live/immunization.lots?itemId=${medicineId}`, row => row['batch'] === 'MR-77');
    const patientId = await registered();
    await does('immunization/report', 0, {
      ...{ patientId, vaccine: 'td', doseNumber: 1, date: '2020-01-31', source: 'certificate' },
    });
    const visit = await consulted(patientId);
    const dose = await does('immunization/give', 0, {
      ...{ encounterId: visit, medicineId, lotId: (lot as { id: number }).id, doseNumber: 1, site: 'left_arm' },
      ...{ route: 'subcutaneous', amount: 0.5, amountUnit: 'ml', reason: 'additional' },
    });
    await does('consultation/finish', visit);
    await sent(visit);
    expect(ofVisit('Immunization', visit)).toMatchObject([
      {
        ...{ status: 'completed', primarySource: true, lotNumber: 'MR-77', expirationDate: '2099-12-31' },
        vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '04' }] },
        ...{ protocolApplied: [{ doseNumberPositiveInt: 1 }], site: { coding: [{ code: 'LA' }] } },
        performer: [{ function: { coding: [{ code: 'AP' }] }, actor: { reference: 'Practitioner/N1' } }],
        reasonCode: [{ coding: [{ code: 'IM-Tambahan' }] }],
      },
    ]);
    await does('immunization/strike', dose, { reason: 'Salah pasien' });
    expect(await taking(() => sent(visit))).toEqual(['PUT Immunization']);
    expect(ofVisit('Immunization', visit)).toMatchObject([{ status: 'entered-in-error', lotNumber: 'MR-77' }]);
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
    const { roomId } = await wardRoom(does);
    const location = await located(roomId);
    const bedId = await does('bed/add', 0, { roomId, name: 'A' });
    const named = { name: 'dr. Bayu', staffId: clinic.owner.userId, visitPrice: 0 };
    const doctorId = await does('inpatient-doctor/add', 0, named);
    const stay = await does('stay/admit', 0, { patientId: await registered(), bedId, doctorId, payer: 'general' });
    await diagnosed(stay);
    const line = { kind: 'single', medicineId: await medicine('Parasetamol', '93005678'), quantity: 3, signa: '3 x 1' };
    const written = { encounterId: stay, lines: [{ ...line, iterations: 0 }], allergyAcknowledged: false };
    const prescribed = await does('prescription/write', 0, written);
    await does('prescription/approve', prescribed, { review: reviewMet, lines: [{ lineId: 1, quantity: 3 }] });
    await does('prescription/dispense', prescribed, { lines: [{ lineId: 1, quantity: 3 }] });
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

describe('results of a visit that was sent', () => {
  const test = async (name: string, loinc: string | null) => {
    const specimenId = await does('laboratory-specimen/add', 0, { name: `Darah untuk ${name}`, container: 'Ungu' });
    const fields = {
      ...{ name, code: name, groupId: null, specimenId, kind: 'number', unit: 'g/dL', decimals: 1 },
      ...{ deltaPercent: null, loinc, goalMinutes: null, price: 30_000 },
    };
    return { id: await does('laboratory-parameter/add', 0, fields), specimenId, fields };
  };
  type Test = Awaited<ReturnType<typeof test>>;
  const ordered = (encounterId: number, { id }: Test) =>
    does('laboratory/order', 0, { encounterId, items: [{ kind: 'parameter', id }], acknowledged: true });
  const validated = async (order: number, { id, specimenId }: Test) => {
    await does('laboratory/collect', order, { specimenIds: [specimenId], collectedBy: clinic.owner.userId });
    const row = await until('/v2/laboratory/orders?limit=100', each => each['id'] === order && numberIn(each) !== null);
    await does('laboratory/receive', order, { number: numberIn(row as object) });
    await does('laboratory/enter', order, { results: [{ parameterId: id, text: '9,4' }] });
    await does('laboratory/verify', order, { parameterIds: [id] });
    await does('laboratory/validate', order, { parameterIds: [id] });
  };
  const numberIn = (row: object) => (row as { specimens: { number: string | null }[] }).specimens[0]?.number ?? null;

  it('follow by themselves, and so do corrections; what is there already is not sent again', async () => {
    const hemoglobin = await test('Hemoglobin', '718-7');
    const visit = await consulted(await registered());
    const order = await ordered(visit, hemoglobin);
    await does('consultation/finish', visit);
    await sent(visit);
    await validated(order, hemoglobin);
    const first = await taking(() => sent(visit));
    expect(first).toEqual(['ServiceRequest', 'Specimen', 'Observation', 'DiagnosticReport'].map(it => `POST ${it}`));
    await does('laboratory/correct', order, { parameterId: hemoglobin.id, text: '9,8', reason: 'Salah ketik' });
    expect(await taking(() => sent(visit))).toEqual(['PUT Observation', 'PUT DiagnosticReport']);
    expect(ofVisit('Observation', visit)).toMatchObject([{ status: 'corrected', valueQuantity: { value: 9.8 } }]);
    await does('satusehat/resend', visit);
    expect(await taking(() => sent(visit))).toContain('PUT Specimen');
  });

  it('of a test whose code the service does not know, fail in its words and go when the code is right', async () => {
    const wrong = await test('Leukosit', '6690-3');
    const visit = await consulted(await registered());
    const order = await ordered(visit, wrong);
    await validated(order, wrong);
    await does('consultation/finish', visit);
    expect((await tried(visit)).problem).toMatchObject({
      ...{ problem: 'resource_refused', resourceType: 'Observation', ruleNumber: '10010' },
    });
    await does('laboratory-parameter/change', wrong.id, { ...wrong.fields, loinc: '6690-2' });
    await does('satusehat/resend', visit);
    await sent(visit);
    expect(ofVisit('DiagnosticReport', visit)).toMatchObject([{ code: { coding: [{ code: '6690-2' }] } }]);
    expect(ofVisit('ServiceRequest', visit)).toMatchObject([{ code: { coding: [{ code: '6690-2' }] } }]);
  });

  it('of radiology follow with their accession number, which is one alone in the facility', async () => {
    const modalityId = await does('radiology-modality/add', 0, {
      name: 'Rontgen',
      abbreviation: 'CR',
      magnetic: false,
    });
    const examinationId = await does('radiology-examination/add', 0, {
      ...{ name: 'Toraks PA', code: 'TOR-PA', modalityId, methodId: null, systemId: null, icd9Code: '87.44' },
      ...{ contrast: false, price: 150_000, goalMinutes: null },
    });
    const visit = await consulted(await registered());
    const order = await does('radiology/order', 0, { encounterId: visit, examinationIds: [examinationId], safety: {} });
    await does('consultation/finish', visit);
    await sent(visit);
    await does('radiology/start', order, { line: 1 });
    await does('radiology/complete', order, { line: 1 });
    const report = { line: 1, findings: 'Cor normal', impression: 'Pneumonia', critical: false };
    await does('radiology/draft', order, report);
    await does('radiology/validate', order, { line: 1, draft: 1 });
    const { lines } = (await until('/v2/radiology/orders?limit=100', row => row['id'] === order)) as unknown as {
      lines: [{ accessionNumber: string }];
    };
    const value = lines[0].accessionNumber;
    const another = { resourceType: 'ServiceRequest', id: 'lama' };
    const identifier = [{ system: `http://sys-ids.kemkes.go.id/acsn/${credentials.organizationId}`, value }];
    simulator.knows({ ...another, identifier });
    expect((await tried(visit)).problem).toMatchObject({ resourceType: 'ServiceRequest', ruleNumber: '20002' });
    simulator.knows({ ...another, identifier: [] });
    await does('satusehat/resend', visit);
    await sent(visit);
    await does('radiology/amend', order, { ...report, kind: 'addendum', impression: 'Efusi', reason: 'Dibaca ulang' });
    expect(await taking(() => sent(visit))).toEqual(['PUT DiagnosticReport']);
    expect(ofVisit('DiagnosticReport', visit)).toMatchObject([
      { status: 'appended', conclusion: expect.stringContaining('Efusi'), category: [{ coding: [{ code: 'RAD' }] }] },
    ]);
  });
});
