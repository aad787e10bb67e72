import * as commands from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../care/testing/facility.js';
import { billOf, CLASS_3, DAY, ICU_BED, VIP_BED } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { transaction } from '../transaction/transaction.js';
import { stayNightView } from './stay-night-view.js';
import { stayView } from './stay-view.js';
import { stay } from './stay.js';
import { MOTHER, BABY, NEXT, roomingIn, goes, thenIsNow } from './testing/newborn.js';
import { reason } from './testing/admitted.js';

// DOMAIN-CLINICAL 1.1: a rooming-in newborn pays a percentage of the mother's room; none where the facility says nothing.
describe('nights in a cot', () => {
  const charged = (percent: number | null) => {
    const all = roomingIn();
    const { story } = all;
    const general = { checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false };
    if (percent !== null) story.given(settingsOf('general', { ...general, newbornNightPercent: percent }));
    for (const id of [MOTHER, BABY])
      story.when(commands.chargeNights, { id, through: DAY }, { today: NEXT, clock: '00:01' });
    return all;
  };

  test('stand on the stay and cost nothing', () => {
    const { story } = charged(null);
    thenIsNow(story, stay, BABY, { nights: [{ date: DAY, bedId: null, price: 0 }] });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 100_000 });
    expect(story.clinic.rows(stayNightView)).toMatchObject([{ price: 100_000 }, { price: 0, bedName: 'Boks Bed 1' }]);
    story.when(commands.chargeNights, { id: BABY, through: DAY }, { today: NEXT, clock: '00:05' }).then();
  });

  test('cost a percentage of the mother’s room; those in a bed of its own the bed’s class, however often they are asked', () => {
    const { story } = charged(30);
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 130_000 });
    const icu = { id: BABY, bedId: ICU_BED, basis: 'entitled', entitledClassId: null };
    story.when(commands.moveStay, icu, { today: NEXT, clock: '17:00' });
    for (const clock of ['00:01', '00:02'])
      story.when(commands.chargeNights, { id: BABY, through: NEXT }, { today: '2026-11-25', clock });
    thenIsNow(story, stay, BABY, {
      nights: [
        { date: DAY, bedId: null, price: 30_000 },
        { date: NEXT, bedId: ICU_BED, price: 900_000 },
      ],
    });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 1_030_000 });
  });
});

describe('a bill of its own', () => {
  const OWN = 777;
  const own = (body: object = {}) => ({ id: BABY, payer: 'insurance', insurer: 'PT Sehat', ...body });
  const ids = { transaction: OWN };
  /** A newborn who has been in the incubator since the evening; the night has been charged for mother and child. */
  const ill = () => {
    const all = roomingIn({ isBpjs: true });
    const { story } = all;
    story.when(commands.recordVisit, { id: BABY, doctorId: 1 }, { clock: '17:00' });
    const icu = { id: BABY, bedId: ICU_BED, basis: 'entitled', entitledClassId: null };
    story.when(commands.moveStay, icu, { clock: '18:00' });
    for (const id of [MOTHER, BABY])
      story.when(commands.chargeNights, { id, through: DAY }, { today: NEXT, clock: '00:00' });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 100_000 + 900_000 + 150_000 });
    return all;
  };

  test('has what was charged for the newborn and all that comes; the mother’s keeps what is hers', () => {
    const { story } = ill();
    story.when(commands.billNewborn, own({ sep: '0301R0011126V000001' }), { ids, today: NEXT, clock: '08:00' });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 100_000, encounters: [{ encounterId: MOTHER }] });
    thenIsNow(story, transaction, OWN, {
      ...{
        subtotal: 1_050_000,
        status: 'open',
        encounters: [{ encounterId: BABY, kind: 'inpatient', concluded: false }],
      },
      guarantors: [{ kind: 'insurance', name: 'PT Sehat' }],
    });
    thenIsNow(story, encounter, BABY, { transactionId: OWN, payer: 'insurance', insurer: 'PT Sehat' });
    const row = story.clinic.rows(stayView).find(({ id }) => id === BABY);
    expect(row).toMatchObject({ transactionId: OWN, sep: '0301R0011126V000001', payer: 'insurance', spri: null });
    for (const id of [MOTHER, BABY])
      story.when(commands.chargeNights, { id, through: NEXT }, { today: '2026-11-25', clock: '00:00' });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 200_000 });
    thenIsNow(story, transaction, OWN, { subtotal: 1_950_000 });
  });

  test('is waited for by itself: the mother goes home, and her bill waits for nobody else', () => {
    const { story } = ill();
    story.when(commands.billNewborn, own({ payer: 'bpjs', insurer: null }), { ids, today: NEXT, clock: '08:00' });
    thenIsNow(story, transaction, OWN, { guarantors: [{ kind: 'bpjs' }] });
    story.when(commands.orderDischarge, goes(MOTHER), { today: NEXT, clock: '08:10' });
    story.when(commands.leaveStay, { id: MOTHER }, { today: NEXT, clock: '11:00' });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 100_000, encounters: [{ concluded: true }] });
    thenIsNow(story, transaction, OWN, { encounters: [{ concluded: false }] });
  });

  test('is a newborn’s alone, once, and not out of a bill that takes no more', () => {
    const { story } = ill();
    story.when(commands.billNewborn, { ...own(), id: MOTHER }, { ids }).thenRejects('stay.not-newborn');
    story
      .when(commands.billNewborn, own({ insurer: null }), { ids })
      .thenRejects('booking.insurer-missing', {}, 'insurer');
    story.when(commands.billNewborn, own(), { ids });
    story.when(commands.billNewborn, own(), { ids: { transaction: 778 } }).thenRejects('stay.billed-alone');
    const locked = ill();
    locked.story.given({ [`transaction-${billOf(MOTHER)}`]: [{ type: 'TransactionCancelled', data: {} }] });
    locked.story.when(commands.billNewborn, own(), { ids }).thenRejects('transaction.items-locked');
  });
});

describe('a class that is another while a cot stands beside her', () => {
  const general = { checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false, newbornNightPercent: 50 };
  /** The mother lies in the VIP's bed; on the second day it is recorded that she boards there from the first night on. */
  const boards = (before?: (all: ReturnType<typeof roomingIn>) => void) => {
    const all = roomingIn();
    const { story } = all;
    story.given(settingsOf('general', general));
    const vip = { id: MOTHER, bedId: VIP_BED, basis: 'upgrade', entitledClassId: CLASS_3 };
    story.when(commands.moveStay, vip, { clock: '17:00' });
    before?.(all);
    const change = { id: MOTHER, basis: 'boarding', entitledClassId: CLASS_3, fromNight: DAY, reason };
    story.when(commands.changeClass, change, { today: NEXT, clock: '10:00' });
    story.when(commands.chargeNights, { id: BABY, through: NEXT }, { today: '2026-11-25', clock: '00:00' });
    return story;
  };

  test('is the cot’s too, from the same night on, in the same append', () => {
    const story = boards(({ story: so }) => {
      const midnight = { today: NEXT, clock: '00:00' };
      so.when(commands.chargeNights, { id: BABY, through: DAY }, midnight);
      thenIsNow(so, stay, BABY, { nights: [{ date: DAY, price: 250_000 }] });
    });
    expect(story.state(stay, BABY)).toMatchObject({
      nights: [
        { date: DAY, classId: CLASS_3, price: 50_000 },
        { date: NEXT, classId: CLASS_3, price: 50_000 },
      ],
    });
  });

  test('is not that of one in a bed of its own, nor of nights before it was beside her again', () => {
    const icu = { id: BABY, bedId: ICU_BED, basis: 'entitled', entitledClassId: null };
    const away = boards(({ story }) => story.when(commands.moveStay, icu, { clock: '18:00' }));
    expect(away.state(stay, BABY)).toMatchObject({ nights: [{ price: 900_000 }, { price: 900_000 }] });
    const back = boards(({ story }) => {
      story.when(commands.moveStay, icu, { clock: '18:00' });
      story.when(commands.roomIn, { id: BABY }, { today: NEXT, clock: '09:00' });
    });
    expect(back.state(stay, BABY)).toMatchObject({
      nights: [
        { date: DAY, bedId: ICU_BED, price: 900_000 },
        { date: NEXT, bedId: null, classId: CLASS_3, price: 50_000 },
      ],
    });
  });

  test('does not make a night of one who was born here early', () => {
    const { story } = roomingIn();
    story.given(settingsOf('general', { ...general, checkInTime: '18:00', earlyArrivalCharged: true }));
    for (const id of [MOTHER, BABY])
      story.when(commands.chargeNights, { id, through: DAY }, { today: NEXT, clock: '00:00' });
    expect(story.state(stay, BABY)).toMatchObject({ nights: [{ date: DAY }] });
  });
});
