import type { ReferralRow } from '@alur/contracts/referral/rows';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { wardDoctor, wardRoom } from '../../testing/ward.js';

const TIMES = 50;
const reason = 'Perburukan';

describe('a transfer, when several decide at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let wardId: number;
  let roomId: number;
  let doctorId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    ({ wardId, roomId } = await wardRoom(does));
    doctorId = await wardDoctor(does, clinic.owner.userId);
  });
  afterAll(() => clinic.stop());

  let beds = 0;
  const bed = () => does('bed/add', 0, { roomId, name: `Bed ${++beds}` });
  const drafted = async (times: number) => {
    const patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male' });
    const encounterId = await does('stay/admit', 0, { patientId, bedId: await bed(), doctorId, payer: 'general' });
    const draft = { encounterId, type: 'internal', plannedOn: facilityToday(), reason, toWardId: wardId };
    const ids: number[] = [];
    for (let time = 0; time < times; time++) ids.push(await does('referral/draft', 0, draft));
    return ids;
  };
  const requested = async () => {
    const [id] = await drafted(1);
    await does('referral/request', id!);
    return id!;
  };
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const post = (id: number, verb: string, body: object) => clinic.owner.post(`/v2/referral/${id}/${verb}`, body);
  const statusOf = async (bedId: number) => {
    const { body } = await clinic.owner.get('/v2/bed/beds?limit=500&order_by=id&sort_by=desc');
    return (body.data as { id: number; status: string }[]).find(row => row.id === bedId)?.status;
  };

  it('asks once, and again after a rejection', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const ids = await drafted(2);
      const answers = await Promise.all(ids.map(id => post(id, 'request', {})));
      expect(outcomesOf(answers).toSorted()).toEqual(['done', 'referral.already-open']);
      const refused = answers.find(({ status }) => status !== 200);
      expect(refused?.body.error.params).toEqual({ to: 'Melati' });
      const first = answers[0]?.status === 200 ? 0 : 1;
      await does('referral/reject', ids[first]!, { reason });
      await does('referral/request', ids[1 - first]!);
    }
  });

  it('is closed by her leaving, with its reason, and keeps no bed', async () => {
    const [id, bedId] = [await requested(), await bed()];
    await does('referral/accept', id, { bedId, until });
    const rowOf = async () => {
      const { body } = await clinic.owner.get('/v2/referral/referrals?limit=5&order_by=id&sort_by=desc');
      return (body.data as ReferralRow[]).find(row => row.id === id);
    };
    const encounterId = (await rowOf())?.encounterId ?? 0;
    await does('stay/order-discharge', encounterId, { manner: 'own_request', plannedOn: facilityToday() });
    await does('stay/leave', encounterId, {});
    await vi.waitFor(
      async () =>
        expect(await rowOf()).toMatchObject({
          ...{ status: 'cancelled', openSource: null },
          cancelReason: 'Pasien pulang atas permintaan sendiri',
        }),
      { timeout: 10_000 },
    );
    expect(await statusOf(bedId)).toBe('available');
  });

  it('keeps no bed for who was cancelled meanwhile', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const [id, bedId] = [await requested(), await bed()];
      const [accepted, cancelled] = await Promise.all([
        post(id, 'accept', { bedId, until }),
        post(id, 'cancel', { reason }),
      ]);
      // Cancelling is allowed after an acceptance, never the other way about; either way the bed is free.
      expect(outcomesOf([cancelled])).toEqual(['done']);
      expect(['done', 'referral.is-cancelled']).toContain(outcomesOf([accepted])[0]);
      expect(await statusOf(bedId)).toBe('available');
    }
  });

  it('leaves, or is cancelled', { timeout: 120_000 }, async () => {
    const handover = { situation: 'Sesak', background: 'DBD', assessment: 'Syok', recommendation: 'Pantau' };
    const leaving = { handover, escortLevel: 1, conditionBefore: 'Sadar' };
    for (let time = 0; time < TIMES; time++) {
      const [id, bedId] = [await requested(), await bed()];
      await does('referral/accept', id, { bedId, until });
      const both = await Promise.all([post(id, 'depart', leaving), post(id, 'cancel', { reason })]);
      const left = both[0].status === 200;
      expect(outcomesOf(both)).toEqual(left ? ['done', 'referral.is-ongoing'] : ['referral.is-cancelled', 'done']);
      expect(await statusOf(bedId)).toBe(left ? 'held' : 'available');
      if (left) await does('referral/arrive', id, { conditionAfter: 'Stabil' });
    }
  });
});
