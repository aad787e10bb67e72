import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import type { Do } from '../../testing/play.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';
import { wardDoctor, wardRoom } from '../../testing/ward.js';

const TIMES = 50;

describe('orders to admit, when two things are done at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let roomId: number;
  let classId: number;
  let doctorId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    ({ roomId, classId } = await wardRoom(does));
    doctorId = await wardDoctor(does, clinic.owner.userId);
  });
  afterAll(() => clinic.stop());

  const until = new Date(Date.now() + 3_600_000).toISOString();
  let beds = 0;
  const bed = () => does('bed/add', 0, { roomId, name: `Bed ${++beds}` });
  const ordered = async () => {
    const patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male' });
    const id = await does('admission/request', 0, {
      ...{ patientId, plannedOn: facilityToday(), diagnosis: 'DBD', indication: 'Syok', doctorId, payer: 'general' },
      ...{ entitledClassId: classId, classId },
    });
    return { id, patientId };
  };
  const reserve = (id: number, bedId: number) => clinic.owner.post(`/v2/admission/${id}/reserve`, { bedId, until });

  it('keeps one bed for one of them', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const [one, other, bedId] = await Promise.all([ordered(), ordered(), bed()]);
      expect(outcomesInAnyOrder(await Promise.all([reserve(one.id, bedId), reserve(other.id, bedId)]))).toEqual([
        'bed.held',
        'done',
      ]);
    }
  });

  it('either fulfils an order or cancels it', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const [{ id, patientId }, bedId] = await Promise.all([ordered(), bed()]);
      await reserve(id, bedId);
      const [admitted, cancelled] = await Promise.all([
        clinic.owner.post('/v2/stay/admit', { patientId, bedId, doctorId, payer: 'general', admissionId: id }),
        clinic.owner.post(`/v2/admission/${id}/cancel`, { reason: 'Menolak' }),
      ]);
      // A bed whose hold was released meanwhile is free: only the order that the admission names can refuse it.
      const outcome = outcomesInAnyOrder([admitted, cancelled]);
      expect(outcome).toEqual(
        admitted.status === 200 ? ['admission.fulfilled', 'done'] : ['admission.cancelled', 'done'],
      );
    }
  });
});
