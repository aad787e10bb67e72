import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type Answer, type ClinicApp } from '../../testing/clinic-app.js';
import type { Do } from '../../testing/play.js';
import { doesAs } from '../../testing/played-day.js';

const TIMES = 50;
const codes = (answers: readonly Answer[]) =>
  answers
    .map(({ status, body }) => (status === 200 ? 'done' : String(body.error.code)))
    .toSorted((a, b) => a.localeCompare(b));
const answer = (linkId: string, text: string) => ({ linkId, group: 0, number: null, text, code: null });

describe('what nurses write, when two press at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let stay: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    const wardId = await does('ward/add', 0, { name: 'Melati', kind: 'ward' });
    const classId = await does('room-class/add', 0, { name: 'Kelas 3', pricePerNight: 150_000 });
    const roomId = await does('ward-room/add', 0, { name: 'Melati 1', wardId, classId });
    const doctorId = await does('inpatient-doctor/add', 0, {
      name: 'dr. Ratna',
      staffId: clinic.owner.userId,
      visitPrice: 0,
    });
    const bedId = await does('bed/add', 0, { roomId, name: 'A' });
    const patientId = await does('patient/register', 0, { name: 'Sri Lestari', gender: 'female' });
    stay = await does('stay/admit', 0, { patientId, bedId, doctorId, payer: 'general' });
  });
  afterAll(() => clinic.stop());

  it('a handover is received once', { timeout: 120_000 }, async () => {
    const giver = doesAs(await clinic.owner.colleague());
    const handover = { encounterId: stay, shift: 'night', parts: [{ part: 'situation', text: 'Tenang' }] };
    for (let time = 0; time < TIMES; time++) {
      const id = await giver('nursing/hand-over', 0, handover);
      const receives = () => clinic.owner.post(`/v2/nursing/${id}/receive-handover`, {});
      expect(codes(await Promise.all([receives(), receives()]))).toEqual(['done', 'nursing.handover-moved']);
    }
  });

  it('a problem ends once, and nothing is done about it after', { timeout: 120_000 }, async () => {
    const answers = [answer('subjective', 'Nyeri'), answer('problem', 'Nyeri akut')];
    for (let time = 0; time < TIMES; time++) {
      const id = await does('record/sign-form', 0, {
        encounterId: stay,
        form: 'nursing-care',
        formVersion: 1,
        answers,
      });
      const ends = () => clinic.owner.post(`/v2/nursing/${id}/resolve`, { problem: 1, resolution: 'met' });
      expect(codes(await Promise.all([ends(), ends()]))).toEqual(['done', 'nursing.problem-ended']);
      const late = await clinic.owner.post(`/v2/nursing/${id}/record-action`, { problem: 1, action: 'Kompres' });
      expect(codes([late])).toEqual(['nursing.problem-ended']);
    }
  });
});
