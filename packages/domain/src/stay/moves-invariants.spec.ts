import * as transfers from '@alur/contracts/referral/commands';
import * as commands from '@alur/contracts/stay/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { beds, DAY, DOCTOR, hospital, patientOf } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { referral } from '../referral/referral.js';
import { transaction } from '../transaction/transaction.js';
import { stay } from './stay.js';
import { reason } from './testing/admitted.js';

describe('whatever happens', () => {
  type Step = (all: ReturnType<typeof hospital>, at: { today: string; clock: string }) => void;
  const who = fc.constantFrom(1, 2, 3);
  const where = fc.constantFrom(...beds);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(who, where).map(([n, bedId]): Step => ({ story }, at) => {
      const body = { patientId: patientOf(n), bedId, doctorId: DOCTOR, payer: 'general' };
      story.attempt(commands.admit, body, at);
    }),
    fc.tuple(fc.nat(5), where).map(([nth, bedId]): Step => ({ story }, at) => {
      story.attempt(commands.moveStay, { id: staysOf(story)[nth] ?? 0, bedId }, at);
    }),
    fc.nat(5).map((nth): Step => ({ story }, at) => {
      const id = staysOf(story)[nth] ?? 0;
      story.attempt(commands.orderDischarge, { id, manner: 'approved', plannedOn: at.today }, at);
      story.attempt(commands.leaveStay, { id }, at);
    }),
    fc.tuple(fc.nat(5), fc.constantFrom(1, 2)).map(([nth, toWardId]): Step => ({ story }, at) => {
      const encounterId = staysOf(story)[nth] ?? 999;
      const draft = { type: 'internal', plannedOn: at.today, reason, toWardId };
      story.attempt(transfers.draftReferral, { encounterId, ...draft }, at);
      story.attempt(transfers.requestReferral, { id: transfersOf(story).at(-1) ?? 0 }, at);
    }),
    fc.tuple(fc.nat(5), where, fc.nat(3)).map(([nth, bedId, what]): Step => ({ story }, at) => {
      const id = transfersOf(story)[nth] ?? 0;
      const until = new Date(Date.parse(`${at.today}T${at.clock}:00Z`) + 3_600_000).toISOString();
      const handover = { situation: 'a', background: 'b', assessment: 'c', recommendation: 'd' };
      if (what === 0) story.attempt(transfers.acceptTransfer, { id, bedId, until }, at);
      if (what === 1)
        story.attempt(transfers.departReferral, { id, handover, escortLevel: 0, conditionBefore: 'x' }, at);
      if (what === 2) story.attempt(transfers.arriveInBed, { id, conditionAfter: 'x' }, at);
      if (what === 3) story.attempt(transfers.cancelReferral, { id, reason }, at);
    }),
    fc.nat(5).map((nth): Step => ({ story }, at) => {
      story.attempt(commands.resumeStay, { id: staysOf(story)[nth] ?? 0, reason }, at);
    }),
    fc.nat(5).map((nth): Step => ({ story }, at) => {
      story.attempt(commands.chargeNights, { id: staysOf(story)[nth] ?? 0, through: at.today }, at);
    }),
  );
  const staysOf = (story: ReturnType<typeof hospital>['story']): number[] =>
    story.clinic.log.flatMap(({ type, data }) => (type === 'StayPlaced' ? [data['encounterId'] as number] : []));

  const transfersOf = (story: ReturnType<typeof hospital>['story']): number[] =>
    story.clinic.log.flatMap(({ type, data }) => (type === 'ReferralDrafted' ? [data['referralId'] as number] : []));

  test('nobody is in two beds, no bed has two, each night is charged once and the bill has what the stay has', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.integer({ min: 1, max: 600 })), { maxLength: 35 }), steps => {
        const all = hospital();
        for (const n of [1, 2, 3]) all.registers(n);
        let minute = 8 * 60;
        for (const [take, later] of steps) {
          minute += later;
          const at = new Date(Date.parse(`${DAY}T00:00:00Z`) + minute * 60_000).toISOString();
          take(all, { today: at.slice(0, 10), clock: at.slice(11, 16) });
        }
        const { story } = all;
        const stays = staysOf(story).map(id => story.state(stay, id));
        const there = stays.filter(({ status }) => status === 'in_bed');
        const occupied = beds.map(id => story.state(bed, id)).filter(each => each.status === 'occupied');
        // A patient on her way to another bed is in none.
        const away = transfersOf(story)
          .map(id => story.state(referral, id))
          .flatMap(each => (each.status === 'ongoing_transfer' ? [each.encounterId] : []));
        const inBed = occupied.map(({ encounterId }) => encounterId);
        expect(new Set(inBed).size).toBe(inBed.length);
        const stayed = there.map(each => ('encounterId' in each ? each.encounterId : 0));
        expect(inBed.filter(id => !stayed.includes(id))).toEqual([]);
        expect(stayed.filter(id => !inBed.includes(id) && !away.includes(id))).toEqual([]);
        expect(new Set(occupied.map(({ patientId }) => patientId)).size).toBe(occupied.length);
        for (const each of stays) {
          if (each.status === 'none') continue;
          const dates = each.nights.map(({ date }) => date);
          expect(new Set(dates).size).toBe(dates.length);
          const visit = story.state(encounter, each.encounterId);
          const bill = story.state(transaction, 'transactionId' in visit ? visit.transactionId : 0);
          expect('subtotal' in bill && bill.subtotal).toBe(each.nights.reduce((sum, { price }) => sum + price, 0));
        }
      }),
      { numRuns: 100 },
    );
  });
});
