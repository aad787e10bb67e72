import { reviewMet } from '@alur/contracts/prescription/all-met';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type Answer, type ClinicApp } from './testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from './testing/played-day.js';
import type { Do } from './testing/play.js';
import { numberOf, scheduleOf } from './testing/visit-bodies.js';

/**
 * The nurse records an allergy while the doctor writes: a prescription never overlooks a recorded allergy (DOMAIN 1.1).
 */
describe('an allergy and a prescription at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let scheduleId: number;
  let amoxicillin: number;
  let paracetamol: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    const roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
    const medicine = (name: string, brand: string | null) =>
      does('medicine/add', 0, {
        name,
        brand,
        form: 'tablet',
        baseUnit: 'tablet',
        medicineClass: 'prescription',
        price: 500,
        highAlert: false,
        lookAlike: false,
        fornas: true,
      });
    amoxicillin = await medicine('Amoksisilin 500 mg', null);
    paracetamol = await medicine('Parasetamol 500 mg', 'Panadol');
    const batch = { batch: 'B1', expiry: '2099-12-31', quantity: 1000, unitCost: 300, origin: 'opening' };
    for (const id of [amoxicillin, paracetamol]) await does('inventory/receive', id, batch);
    scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
  });
  afterAll(() => clinic.stop());

  let persons = 0;
  /** A patient in consultation. */
  const examined = async () => {
    const person = { name: `Pasien ${++persons}`, gender: 'female', birthDate: '1990-01-01' };
    const patientId = await does('patient/register', 0, { ...person, acknowledgeDuplicates: true });
    const number = numberOf({ patientId, scheduleId, date: facilityToday() });
    const encounterId = await does('queue/take-number', 0, number);
    await does('queue/confirm-attendance', encounterId);
    await does('queue/call', encounterId);
    await does('consultation/start', encounterId);
    return { patientId, encounterId };
  };
  const body = (medicineId: number, said: object = {}) => ({
    lines: [{ kind: 'single', medicineId, quantity: 10, signa: '3 x 1', iterations: 0 }],
    allergyAcknowledged: false,
    ...said,
  });
  const post = (path: string, what: object): Promise<Answer> => clinic.owner.post(path, what);
  const record = (patientId: number, substance: string) =>
    post(`/v2/patient/${patientId}/record-allergy`, { kind: 'medicine', substance });
  const write = (encounterId: number, medicineId: number, said: object = {}) =>
    post('/v2/prescription/write', { encounterId, ...body(medicineId, said) });
  const revise = (id: number, medicineId: number, said: object = {}) =>
    post(`/v2/prescription/${id}/revise`, body(medicineId, said));
  const refused = (medicine: string, substance: string) => ({
    status: 409,
    body: {
      error: {
        code: 'prescription.allergy-not-acknowledged',
        params: { medicine, substance },
        fields: [{ path: 'lines.0.medicineId' }],
      },
    },
  });

  it('is refused with the allergy that it meets, and accepted from a doctor who acknowledges it', async () => {
    const { patientId, encounterId } = await examined();
    await record(patientId, 'Amoxicillin');
    await record(patientId, 'Panadol');
    const unseen = refused('Amoksisilin 500 mg', 'Amoxicillin');
    expect(await write(encounterId, amoxicillin)).toMatchObject(unseen);
    expect(
      await write(encounterId, amoxicillin, { allergyAcknowledged: true, acknowledgedAllergies: [2] }),
    ).toMatchObject(unseen);
    const written = await write(encounterId, amoxicillin, { acknowledgedAllergies: [1] });
    expect(written).toMatchObject({ status: 200 });
    expect(await revise(written.body.data.id, paracetamol)).toMatchObject(refused('Parasetamol 500 mg', 'Panadol'));
    // A client that sends no allergies is trusted.
    expect(await revise(written.body.data.id, paracetamol, { allergyAcknowledged: true })).toMatchObject({
      status: 200,
    });
  });

  const rounds = Array.from({ length: 8 }, (_, round) => round);
  const inTurn = <T>(round: number, one: () => Promise<T>, other: () => Promise<T>): Promise<[T, T]> =>
    round % 2 === 0
      ? Promise.all([one(), other()])
      : Promise.all([other(), one()]).then(([second, first]) => [first, second]);

  it('a prescription stands only where it came before the allergy', async () => {
    for (const round of rounds) {
      const { patientId, encounterId } = await examined();
      const [allergy, written] = await inTurn(
        round,
        () => record(patientId, 'Amoxicillin'),
        () => write(encounterId, amoxicillin),
      );
      expect(allergy.status).toBe(200);
      if (written.status === 200)
        expect(BigInt(written.body.data.position)).toBeLessThan(BigInt(allergy.body.data.position));
      else expect(written).toMatchObject(refused('Amoksisilin 500 mg', 'Amoxicillin'));
      expect(await write(encounterId, amoxicillin)).toMatchObject({ status: 409 });
    }
  });

  it('a changed prescription is refused too, and so is one that acknowledged another allergy', async () => {
    for (const round of rounds) {
      const { patientId, encounterId } = await examined();
      await record(patientId, 'Penisilin');
      const { id } = (await write(encounterId, paracetamol)).body.data;
      const [allergy, revised] = await inTurn(
        round,
        () => record(patientId, 'Amoxicillin'),
        () => revise(id, amoxicillin, { acknowledgedAllergies: [1] }),
      );
      expect(allergy.status).toBe(200);
      if (revised.status === 200)
        expect(BigInt(revised.body.data.position)).toBeLessThan(BigInt(allergy.body.data.position));
      else expect(revised).toMatchObject(refused('Amoksisilin 500 mg', 'Amoxicillin'));
    }
  });

  it('an approval stands only where it came before the allergy; a note settles it after', async () => {
    for (const round of rounds.slice(0, 4)) {
      const { patientId, encounterId } = await examined();
      const { id } = (await write(encounterId, paracetamol)).body.data;
      await does('consultation/sign-note', encounterId, { subjective: 'Demam', assessment: 'ISPA' });
      await does('consultation/record-diagnosis', encounterId, { code: 'J06.9', kind: 'primary' });
      await does('consultation/finish', encounterId);
      const path = `/v2/prescription/prescriptions?encounterId=${encounterId}`;
      await untilSeenBy(clinic.owner)(path, row => row['status'] === 'queue');
      const approve = (review: object, substituteId: number | null = null) =>
        post(`/v2/prescription/${id}/approve`, { review, lines: [{ lineId: 1, quantity: 10, substituteId }] });
      const unsettled = { status: 409, body: { error: { code: 'prescription.allergy-unsettled' } } };
      await record(patientId, 'Amoxicillin');
      expect(await approve(reviewMet, amoxicillin)).toMatchObject(unsettled);
      const [allergy, approved] = await inTurn(
        round,
        () => record(patientId, 'Paracetamol'),
        () => approve(reviewMet),
      );
      expect(allergy.status).toBe(200);
      if (approved.status === 200) {
        expect(BigInt(approved.body.data.position)).toBeLessThan(BigInt(allergy.body.data.position));
        continue;
      }
      expect(approved).toMatchObject(unsettled);
      const clinical = { ...reviewMet.clinical, allergy: false };
      expect(await approve({ ...reviewMet, clinical, note: 'dokter setuju' })).toMatchObject({ status: 200 });
    }
  });
});
