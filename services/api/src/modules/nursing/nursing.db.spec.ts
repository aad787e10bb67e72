import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import type { Do } from '../../testing/play.js';
import { doesAs } from '../../testing/played-day.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';
import { admitted } from '../../testing/ward.js';

const TIMES = 50;
const answer = (linkId: string, text: string) => ({ linkId, group: 0, number: null, text, code: null });

describe('what nurses write, when two press at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let stay: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    ({ stay } = await admitted(does, clinic.owner.userId, { name: 'Sri Lestari', gender: 'female' }));
  });
  afterAll(() => clinic.stop());

  it('a handover is received once', { timeout: 120_000 }, async () => {
    const giver = doesAs(await clinic.owner.colleague());
    const handover = { encounterId: stay, shift: 'night', parts: [{ part: 'situation', text: 'Tenang' }] };
    for (let time = 0; time < TIMES; time++) {
      const id = await giver('nursing/hand-over', 0, handover);
      const receives = () => clinic.owner.post(`/v2/nursing/${id}/receive-handover`, {});
      expect(outcomesInAnyOrder(await Promise.all([receives(), receives()]))).toEqual([
        'done',
        'nursing.handover-moved',
      ]);
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
      expect(outcomesInAnyOrder(await Promise.all([ends(), ends()]))).toEqual(['done', 'nursing.problem-ended']);
      const late = await clinic.owner.post(`/v2/nursing/${id}/record-action`, { problem: 1, action: 'Kompres' });
      expect(outcomesInAnyOrder([late])).toEqual(['nursing.problem-ended']);
    }
  });
});
